import { ERROR_CODES, type ErrorCode } from '#domain/errors.ts';
import { statusOf } from '#http/status-of.ts';
import { errorMessage } from '#text/errors.ts';
import type { Message } from '#text/message.ts';

/** Example figures for sentences with parameters: an answer carries the real ones in `params`. */
const EXAMPLE_FIGURES = {
  max: 10,
  days: 90,
  minutes: 30,
  times: 2,
  age: 18,
  seat: 12,
  left: 3,
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
  stops: 'Nuevo Vallarta (…); Puerto Vallarta (…)',
  departures: 'Guadalajara - Puerto Vallarta, Guadalajara – Puerto Vallarta (…)',
};

export interface CatalogueEntry {
  readonly code: ErrorCode;
  readonly status: number;
  readonly text: Message;
}

/** Every refusal: code, HTTP status and text. */
export const ERROR_CATALOGUE: readonly CatalogueEntry[] = ERROR_CODES.map((code) => ({
  code,
  status: statusOf([code]),
  text: errorMessage(code, EXAMPLE_FIGURES),
}));
