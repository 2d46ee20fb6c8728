import { fields, textOf } from '#adapters/providers/fields.ts';
import type { ErrorCode } from '#domain/errors.ts';

/**
 * How a bank's refusal is shown to the traveller. A stolen or suspected card is shown as simply declined: telling the
 * cardholder is up to the bank.
 */
const FAULTS: Readonly<Record<string, ErrorCode>> = {
  EXPIRED_CARD: 'card_expired',
  INSUFFICIENT_FUNDS: 'card_funds',
};

export const faultOf = (gatewayCode: string): ErrorCode => FAULTS[gatewayCode] ?? 'card_declined';

/** A refusal of the request itself. */
export interface Refusal {
  readonly cause: string;
  /** Path of the rejected field. */
  readonly field: string;
}

/** Undefined when the reply is not an explicit refusal. */
export function refusalIn(status: number, body: unknown): Refusal | undefined {
  const { cause, field } = fields(fields(body).error);
  const isClear = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isClear && typeof cause === 'string' ? { cause, field: textOf(field) ?? '' } : undefined;
}

/** The gateway has no such object. Wrong credentials have the same cause, but status 401. */
export const isNotThere = (status: number, body: unknown): boolean =>
  (status === 400 || status === 404) && refusalIn(status, body)?.cause === 'INVALID_REQUEST';

/**
 * A token that is used, expired or not meant for us: the traveller can pay in another way. Any other rejected field is
 * our fault.
 */
export const faultOfRefusal = ({ field }: Refusal): ErrorCode =>
  field.endsWith('paymentToken') ? 'card_declined' : 'provider_unavailable';

/** The gateway rejected our credentials: the request was not processed. */
export const isTurnedAway = (status: number): boolean => status === 401 || status === 403;
