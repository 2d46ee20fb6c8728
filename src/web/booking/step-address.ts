import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** Whose step, and in which language. */
export interface StepOf {
  /** As the server says it: letters and figures. */
  readonly code: string;
  readonly lang: Lang;
}

/** Where a step of a reservation is. The address names the reservation, so that each tab stays with its own (T77). */
export const stepAddress = (step: Step, { code, lang }: StepOf): string =>
  `${paths.reservationFlow[lang]}/${step}?code=${code}`;
