import type { LocalDate } from '#kernel/instant.ts';

/** A holiday period of the SEP calendar in which the legal student and teacher rates apply. Both ends are included. */
export interface SepWindow {
  readonly startsOn: LocalDate;
  readonly endsOn: LocalDate;
}

/** The window a travel date falls into (T13); undefined outside all of them. Dates compare as text. */
export const windowOn = (date: LocalDate, windows: readonly SepWindow[]): SepWindow | undefined =>
  windows.find((window) => window.startsOn <= date && date <= window.endsOn);

/** Whether the legal rates apply on a travel date. */
export const isInSepWindow = (date: LocalDate, windows: readonly SepWindow[]): boolean =>
  windowOn(date, windows) !== undefined;

/**
 * The wire's `fecha_sep` and `fecha_fin_sep`: the window of today or, outside all windows, the next one. Undefined
 * after the last one.
 */
export function currentWindow(today: LocalDate, windows: readonly SepWindow[]): SepWindow | undefined {
  return windows
    .filter((window) => window.endsOn >= today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
    .at(0);
}
