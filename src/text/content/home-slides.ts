import type { ContentDocument } from '#domain/content/block.ts';
import { link } from '#text/content/writing.ts';

/** Cards of the home page: they show only their title and description, and link to their first link's target. */
export const seat: ContentDocument = {
  title: { es: 'Elige tu asiento', en: 'Choose your seat' },
  description: {
    es: 'Lo apartamos {hold-time} mientras pagas, sin registrarte.',
    en: 'We hold it for {hold-time} while you pay, no account needed.',
  },
  blocks: [link('home', 'Buscar viaje', 'Find a trip')],
};

export const family: ContentDocument = {
  title: { es: 'Menores e INAPAM: {minor-percent} menos', en: 'Children and INAPAM, {minor-percent} less' },
  description: {
    es: 'Estudiantes y maestros, también con descuento en vacaciones escolares.',
    en: 'Students and teachers travel for less too, in the school holidays.',
  },
  blocks: [link('schedules', 'Horarios y tarifas', 'Schedules and fares')],
};

export const open: ContentDocument = {
  title: { es: 'Boleto abierto por {validity}', en: 'An open ticket, good for {validity}' },
  description: {
    es: 'Compra hoy y decide después cuándo viajas.',
    en: 'Buy today and decide later when you travel.',
  },
  blocks: [link('home', 'Buscar viaje', 'Find a trip')],
};
