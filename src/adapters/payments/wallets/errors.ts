import { fields, textOf } from '#adapters/providers/fields.ts';
import type { ErrorCode } from '#domain/errors.ts';

/** What the traveller hears of a bank's refusal. Whether a card is stolen or suspected its bank tells its client, we do not. */
const FAULTS: Readonly<Record<string, ErrorCode>> = {
  EXPIRED_CARD: 'card_expired',
  INSUFFICIENT_FUNDS: 'card_funds',
};

export const faultOf = (gatewayCode: string): ErrorCode => FAULTS[gatewayCode] ?? 'card_declined';

/** A refusal of the request itself. */
export interface Refusal {
  readonly cause: string;
  /** Path of what it does not like. */
  readonly field: string;
}

/** Undefined for an answer that refuses nothing, or not clearly. */
export function refusalIn(status: number, body: unknown): Refusal | undefined {
  const { cause, field } = fields(fields(body).error);
  const isClear = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isClear && typeof cause === 'string' ? { cause, field: textOf(field) ?? '' } : undefined;
}

/** The gateway understood us and has nothing by that name. Wrong credentials are told under the same cause, with 401. */
export const isNotThere = (status: number, body: unknown): boolean =>
  (status === 400 || status === 404) && refusalIn(status, body)?.cause === 'INVALID_REQUEST';

/** A token that is used up, too old or not for us is paid otherwise; everything else in a request is our fault. */
export const faultOfRefusal = ({ field }: Refusal): ErrorCode =>
  field.endsWith('paymentToken') ? 'card_declined' : 'provider_unavailable';

/** The gateway does not know us: it has not looked at what was asked. */
export const isTurnedAway = (status: number): boolean => status === 401 || status === 403;
