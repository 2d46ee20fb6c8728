import { type Fault, fault } from '#domain/errors.ts';
import { type ChosenVisit, HELD_FOR, type Lounge, visitFault, visitPrice } from '#domain/lounge/lounge.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { OrderId } from '#kernel/ids.ts';
import type { Instant, LocalDate } from '#kernel/instant.ts';
import type { Centavos } from '#kernel/money.ts';
import { dateInZone } from '#kernel/zoned.ts';

/** A day on which a traveller may use a lounge. */
export interface RightOfDay {
  readonly lounge: Lounge;
  /** By the lounge's clock. */
  readonly day: LocalDate;
  /** The unpaid trip that gives the right; undefined: a ticket. */
  readonly trip: OrderId | undefined;
}

/** A visit as its traveller wants it. */
export interface WantedVisit extends ChosenVisit {
  /** Key of the lounge. */
  readonly lounge: string;
}

export interface VisitToJudge {
  readonly wanted: WantedVisit;
  /** Of all lounges. */
  readonly rights: readonly RightOfDay[];
  readonly tier: Tier;
  readonly now: Instant;
}

export type VisitVerdict =
  | { readonly kind: 'refused'; readonly fault: Fault }
  | {
      readonly kind: 'open';
      readonly lounge: Lounge;
      readonly total: Centavos;
      /** Its places are held for so long until its order is sold, in milliseconds. */
      readonly heldFor: number;
      /** The unpaid trip of its day, which is paid with it; undefined: a ticket gives the right. */
      readonly trip: OrderId | undefined;
    };

const FIELDS = {
  lounge_needs_ticket: 'lounge',
  lounge_hours_invalid: 'starts_at',
  lounge_people_invalid: 'people',
} as const;

/** Whether a traveller may book a visit, at which price, and by which right; whether there is room is another question. */
export function visitVerdict({ wanted, rights, tier, now }: VisitToJudge): VisitVerdict {
  const own = rights.filter(({ lounge }) => lounge.key === wanted.lounge);
  if (!own[0]) return { kind: 'refused', fault: fault('lounge_needs_ticket', 'lounge') };
  const { lounge } = own[0];
  const wrong = visitFault(lounge, wanted, { days: own.map(({ day }) => day), now });
  if (wrong) return { kind: 'refused', fault: fault(wrong, FIELDS[wrong]) };
  const total = visitPrice(lounge, tier, wanted);
  const trip = own.find(({ day }) => day === dateInZone(wanted.starts, lounge.zone))?.trip;
  return { kind: 'open', lounge, total, heldFor: HELD_FOR, trip };
}
