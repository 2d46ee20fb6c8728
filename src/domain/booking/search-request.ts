import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { type LocalDate, parseLocalDate } from '#kernel/instant.ts';

/** A journey as sent by the search form or an API client. */
export interface JourneyInput {
  readonly date?: string | null | undefined;
  readonly open?: boolean | undefined;
}

/** The search form as submitted: any field may be missing. */
export interface SearchInput {
  readonly origin: string;
  readonly destination: string;
  /** Default true (spec 3). */
  readonly round: boolean;
  readonly departure: JourneyInput;
  readonly return: JourneyInput;
  readonly passengers: readonly PassengerType[];
  /** Null means no code. A form whose field is blank sends null, not an empty code. */
  readonly promo: string | null;
}

/** What was requested for one journey. */
export type RequestedJourney =
  | { readonly kind: 'dated'; readonly date: LocalDate }
  | { readonly kind: 'open' }
  | { readonly kind: 'missing' }
  /** Not a valid calendar date. */
  | { readonly kind: 'impossible' };

/** An outbound journey is open when that box was ticked, whatever date is in the field (open defaults to false). */
export const requestedOutbound = ({ date, open }: JourneyInput): RequestedJourney =>
  open === true ? OPEN : dateWish(date);

/** A return is open until a date is chosen: `open` defaults to true, so a date is the more explicit choice (T23). */
export function requestedReturn({ date, open }: JourneyInput): RequestedJourney {
  const requested = date ? dateWish(date) : undefined;
  return requested ?? (open === false ? MISSING : OPEN);
}

const OPEN: RequestedJourney = { kind: 'open' };
const MISSING: RequestedJourney = { kind: 'missing' };

function dateWish(text: string | null | undefined): RequestedJourney {
  if (!text) return MISSING;
  const date = parseLocalDate(text);
  return date === undefined ? { kind: 'impossible' } : { kind: 'dated', date };
}
