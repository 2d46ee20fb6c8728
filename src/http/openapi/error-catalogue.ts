import { ERROR_CODES, type ErrorCode } from '#domain/errors.ts';
import { statusOf } from '#http/status-of.ts';
import { errorMessage } from '#text/errors.ts';
import type { Message } from '#text/message.ts';

/** Figures for sentences that name some: what an answer carries is in `params`. */
const EXAMPLE_FIGURES = {
  max: 10,
  days: 90,
  minutes: 30,
  times: 2,
  age: 18,
  seat: 12,
  min: 11,
  megabytes: 4,
  retry_after: 60,
  until: '2026-11-27T09:05:00-07:00',
  missing: 5_000,
  name: 'Ana Gil',
  at: '2026-11-27T09:05:00-06:00',
  text: 'quince',
  origin: 'Guadalajara',
  destination: 'Puerto Vallarta',
};

export interface CatalogueEntry {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: Message;
}

/** Every refusal there is: code, HTTP status and what we say. */
export const ERROR_CATALOGUE: readonly CatalogueEntry[] = ERROR_CODES.map((code) => ({
  code,
  status: statusOf([code]),
  text: errorMessage(code, EXAMPLE_FIGURES),
}));
