import type { OpenStep } from '#domain/booking/step.ts';

/** What is complete in a reservation. */
export interface Progress {
  readonly departureOpen: boolean;
  /** Every dated journey has its run. */
  readonly runsChosen: boolean;
  readonly contactGiven: boolean;
  /** Its step was seen, or there is nothing to choose in it (T80). */
  readonly extrasDone: boolean;
  /** Every dated journey has a seat for each passenger who needs one. */
  readonly seatsHeld: boolean;
}

/**
 * The first incomplete step: the value of a draft's `now`. With an open departure the return is open too (T24), so
 * there is no run and no seat to choose.
 */
export function nextStep(progress: Progress): OpenStep {
  if (!progress.departureOpen && !progress.runsChosen) return 'horarios';
  if (!progress.contactGiven) return 'contacto';
  if (!progress.extrasDone) return 'adicionales';
  if (!progress.departureOpen && !progress.seatsHeld) return 'asientos';
  return 'pago';
}
