import type { Message } from '#text/message.ts';

/** How long it takes until something can be done again: in minutes up to an hour and a half, then in hours, rounded up. */
export function timeLeft(seconds: number): Message {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes === 1) return { es: 'un minuto', en: 'a minute' };
  if (minutes > 90) return { es: `${Math.ceil(minutes / 60)} h`, en: `${Math.ceil(minutes / 60)} h` };
  return { es: `${minutes} minutos`, en: `${minutes} minutes` };
}
