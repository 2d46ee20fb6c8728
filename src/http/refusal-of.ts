import type { Fault } from '#domain/errors.ts';
import { statusOf } from '#http/status-of.ts';
import { errorMessage } from '#text/errors.ts';
import { type Envelope, refusal } from '#wire/envelope.ts';

export interface Answered {
  readonly status: number;
  readonly envelope: Envelope<unknown>;
}

/** Faults as the calls answer them: in Spanish whatever the page's language (M197), with code, field and figures. */
export function refusalOf(faults: readonly Fault[], status = statusOf(faults.map(({ code }) => code))): Answered {
  const errors = faults.map(({ code, field, params }) => ({
    code,
    message: errorMessage(code, params).es,
    ...(field === undefined ? {} : { field }),
    ...(params === undefined ? {} : { params: { ...params } }),
  }));
  return { status, envelope: refusal(status, errors) };
}
