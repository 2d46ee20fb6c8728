import type { getSlider } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';

type Slide = DataOf<typeof getSlider>['slides'][number];

/** Slides of the home page (M23). `drawing` names a drawing of the site. */
export const SLIDES: readonly Slide[] = [
  {
    id: 'coast',
    title: { es: 'De la ciudad a la costa', en: 'From the city to the coast' },
    text: {
      es: 'Guadalajara, Puerto Vallarta y las playas de Nayarit, todos los días.',
      en: 'Guadalajara, Puerto Vallarta and the beaches of Nayarit, every day.',
    },
    href: paths.schedules.es,
    drawing: 'coast',
  },
  {
    id: 'seat',
    title: { es: 'Elige tu asiento', en: 'Choose your seat' },
    text: {
      es: 'Lo apartamos quince minutos mientras pagas, sin registrarte.',
      en: 'We hold it for fifteen minutes while you pay, no account needed.',
    },
    href: paths.home.es,
    drawing: 'seat',
  },
  {
    id: 'family',
    title: { es: 'Menores e INAPAM, a mitad de precio', en: 'Half fare for children and INAPAM' },
    text: {
      es: 'Estudiantes y maestros, también con descuento en vacaciones escolares.',
      en: 'Students and teachers travel for less too, in the school holidays.',
    },
    href: paths.schedules.es,
    drawing: 'family',
  },
  {
    id: 'open',
    title: { es: 'Boleto abierto por un año', en: 'An open ticket, good for a year' },
    text: {
      es: 'Compra hoy y decide después cuándo viajas.',
      en: 'Buy today and decide later when you travel.',
    },
    href: paths.home.es,
    drawing: 'ticket',
  },
];
