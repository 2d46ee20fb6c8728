import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';

/** Where a step of the reservation is, in the visitor's language. */
export const stepAddress = (step: Step, lang: Lang): string =>
  `/${lang === 'es' ? 'reservacion' : 'reservation'}/${step}`;
