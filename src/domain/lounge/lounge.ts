import { fault } from '#domain/errors.ts';
import type { TaxCategory } from '#domain/ledger/tax-category.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { ReturnTerms } from '#domain/orders/return-terms.ts';
import { after, before, HOUR, type Instant, instant, type LocalDate, MINUTE, type Zone } from '#kernel/instant.ts';
import { type Centavos, centavos, ZERO } from '#kernel/money.ts';
import { clockHour } from '#kernel/zoned.ts';

/** The item kind of a paid visit. */
export const LOUNGE_VISIT = 'lounge-visit';

/** A lounge of the carrier, open every day. */
export interface Lounge {
  /** Its name in requests and in the database; never changed once somebody booked it. */
  readonly key: string;
  readonly name: Readonly<Record<'es' | 'en', string>>;
  /** Who lets people in, and their telephone number: on vouchers. */
  readonly host: { readonly name: string; readonly phone: string };
  /** Ids of the stops whose passengers may use it. */
  readonly stops: readonly string[];
  readonly zone: Zone;
  /** Whole hours of the day, by its clock. */
  readonly opens: number;
  readonly closes: number;
  /** People at the same time. */
  readonly capacity: number;
  /** For each person and hour, VAT included, for travellers whose tier does not include it. */
  readonly price: Centavos;
}

/** The tax category of the use of a lounge. The carrier's tax officer decides; the catalogue has no closer class. */
export const LOUNGE_TAX: TaxCategory = {
  vatRate: 16,
  product: '90111600',
  unit: { key: 'E48', name: 'Unidad de servicio' },
};

/** What a visit is called on its voucher and its invoice. */
export const VISIT_TITLE = { es: 'Sala del viajero', en: 'Traveller lounge' } as const;

/** A visit takes this many consecutive hours at most. */
export const MAX_VISIT_HOURS = 3;
/** The traveller and one guest (T84). */
export const MAX_VISITORS = 2;
/** How long places are held for a payment. */
export const HELD_FOR = 15 * MINUTE;

/** Golden and platinum include the lounge, with one guest (T84). */
export const includesLounge = (tier: Tier): boolean => tier !== 'classic';

/** A visit as chosen. */
export interface ChosenVisit {
  readonly starts: Instant;
  readonly hours: number;
  readonly people: number;
}

/** VAT included. */
export const visitPrice = ({ price }: Lounge, tier: Tier, { hours, people }: ChosenVisit): Centavos =>
  includesLounge(tier) ? ZERO : centavos(price * hours * people);

/** Starts of the hours of a day in which it is open, except those that are over. */
export function hoursOfDay({ opens, closes, zone }: Lounge, day: LocalDate, now: Instant): readonly Instant[] {
  const [first, end] = [clockHour(day, opens, zone), clockHour(day, closes, zone)];
  return Array.from({ length: Math.floor((end - first) / HOUR) }, (_, index) => after(first, index * HOUR)).filter(
    (starts) => after(starts, HOUR) > now,
  );
}

/** The beginning or the end of a ride. */
export interface TicketEnd {
  readonly at: Instant;
  readonly isDeparture: boolean;
}

/** An hour with the places left in it. */
export interface OpenHour {
  readonly starts: Instant;
  readonly left: number;
}

/** The hour most people want: the one before their bus leaves, or the one in which it arrives. */
export function suggestedHour(hours: readonly OpenHour[], { at, isDeparture }: TicketEnd): Instant | undefined {
  const free = hours.filter(({ left }) => left > 0);
  const latest = isDeparture ? before(at, HOUR) : at;
  return (free.findLast(({ starts }) => starts <= latest) ?? free[0])?.starts;
}

/** Starts of the hours that a visit takes. */
export const hoursOfVisit = ({ starts, hours }: Pick<ChosenVisit, 'starts' | 'hours'>): readonly Instant[] =>
  Array.from({ length: hours }, (_, index) => instant(starts + index * HOUR));

/** Why a visit cannot be booked on the days of a traveller's tickets; undefined when it can, if there is room. */
export function visitFault(
  lounge: Lounge,
  visit: ChosenVisit,
  { days, now }: { readonly days: readonly LocalDate[]; readonly now: Instant },
): 'lounge_needs_ticket' | 'lounge_hours_invalid' | 'lounge_people_invalid' | undefined {
  if (days.length === 0) return 'lounge_needs_ticket';
  if (!isBetween(visit.hours, MAX_VISIT_HOURS)) return 'lounge_hours_invalid';
  if (!isBetween(visit.people, MAX_VISITORS)) return 'lounge_people_invalid';
  const isOpen = days.some((day) => {
    const open = hoursOfDay(lounge, day, now);
    return hoursOfVisit(visit).every((hour) => open.includes(hour));
  });
  return isOpen ? undefined : 'lounge_hours_invalid';
}

const isBetween = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** People may enter this long before their visit begins. */
export const ENTER_EARLY = 10 * MINUTE;

export const ENTRY_VERDICTS = ['enters', 'entered_before', 'too_early', 'over', 'cancelled', 'not_paid'] as const;

export type EntryVerdict = (typeof ENTRY_VERDICTS)[number];

/** The state of a visit, as far as its pass depends on it. */
export interface StandingVisit {
  readonly state: 'held' | 'booked' | 'cancelled';
  readonly starts: Instant;
  readonly ends: Instant;
  readonly hasEntered: boolean;
}

/** What the pass of a visit is worth at the door. */
export function entryVerdict({ state, starts, ends, hasEntered }: StandingVisit, now: Instant): EntryVerdict {
  if (state === 'cancelled') return 'cancelled';
  if (state === 'held') return 'not_paid';
  if (hasEntered) return 'entered_before';
  if (now >= ends) return 'over';
  return now < starts - ENTER_EARLY ? 'too_early' : 'enters';
}

/**
 * Why a visit cannot be given up by its traveller; undefined when it can. One that the tier includes until it is over,
 * so that others have its places; a paid one, which is refunded in full, until it begins.
 */
export function cancelFault(
  { isPaid, hasEntered, starts, ends }: StandingVisit & { readonly isPaid: boolean },
  now: Instant,
): 'lounge_visit_paid' | 'lounge_visit_over' | undefined {
  if (hasEntered || now >= ends) return 'lounge_visit_over';
  return isPaid && now >= starts ? 'lounge_visit_paid' : undefined;
}

/** What the buyer of a paid visit gets back. */
export function visitReturnTerms(
  visit: Parameters<typeof cancelFault>[0] & { readonly isCancelled: boolean },
  now: Instant,
): ReturnTerms {
  if (visit.isCancelled) return { kind: 'returned' };
  const refusal = cancelFault(visit, now);
  return refusal ? { kind: 'refused', fault: fault(refusal) } : { kind: 'open', prepaid: ZERO };
}
