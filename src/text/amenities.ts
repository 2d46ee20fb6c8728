import type { Message } from '#text/message.ts';

/** Amenities of a bus, by their timetable names. A name not listed here is not shown. */
export const amenities: Readonly<Record<string, Message>> = {
  wifi: { es: 'wifi básico', en: 'basic wifi' },
  power: { es: 'enchufes', en: 'power sockets' },
  wc: { es: 'baño', en: 'toilet' },
  screen: { es: 'pantallas', en: 'screens' },
  legroom: { es: 'más espacio', en: 'extra legroom' },
};
