import type { Step } from '#domain/booking/step.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** The reservation and language of a step. */
export interface StepOf {
  /** As the server formats it: letters and digits. */
  readonly code: string;
  readonly lang: Lang;
}

/** The URL of a reservation's step. It contains the code, so that each tab keeps its own reservation (T77). */
export const stepAddress = (step: Step, { code, lang }: StepOf): string =>
  `${paths.reservationFlow[lang]}/${step}?code=${code}`;
