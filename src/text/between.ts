import type { Message } from '#text/message.ts';

/** A journey by the names of its ends: `Guadalajara a Puerto Vallarta`. */
export const between = ({
  origin,
  destination,
}: {
  readonly origin: string;
  readonly destination: string;
}): Message => ({
  es: `${origin} a ${destination}`,
  en: `${origin} to ${destination}`,
});
