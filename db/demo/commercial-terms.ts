/** A holiday window of the SEP calendar, both days inclusive. */
export interface SepWindowSeed {
  readonly starts_on: string;
  readonly ends_on: string;
  readonly kind: 'winter' | 'easter' | 'summer';
  readonly source: string;
  /** False for estimates, to be replaced once the ministry has published the dates. */
  readonly confirmed: boolean;
}

const PUBLISHED = 'SEP calendar 2025-26';
const PATTERN = 'estimate by the pattern of earlier years';

export const SEP_WINDOWS: readonly SepWindowSeed[] = [
  { starts_on: '2025-12-22', ends_on: '2026-01-06', kind: 'winter', source: PUBLISHED, confirmed: true },
  { starts_on: '2026-03-30', ends_on: '2026-04-10', kind: 'easter', source: PUBLISHED, confirmed: true },
  // Courses end on 15 July; the day on which they begin again is the estimate.
  { starts_on: '2026-07-16', ends_on: '2026-08-30', kind: 'summer', source: PATTERN, confirmed: false },
  { starts_on: '2026-12-21', ends_on: '2027-01-08', kind: 'winter', source: PATTERN, confirmed: false },
  { starts_on: '2027-03-22', ends_on: '2027-04-02', kind: 'easter', source: PATTERN, confirmed: false },
  { starts_on: '2027-07-16', ends_on: '2027-08-29', kind: 'summer', source: PATTERN, confirmed: false },
];

export interface PromoCodeSeed {
  readonly code: string;
  readonly percent: number;
  readonly is_public: boolean;
}

/** A public code to try. */
export const PROMO_CODES: readonly PromoCodeSeed[] = [{ code: 'VERANO10', percent: 10, is_public: true }];
