import type { Caller } from '#app/caller.ts';
import type { LoungeStore, Visit, VisitId } from '#app/lounge/ports.ts';
import { type LoungeReadDeps, ticketDays } from '#app/lounge/read-lounges.ts';
import { signedIn } from '#app/loyalty/signed-in.ts';
import { beginOrder, type BeginOrderDeps } from '#app/orders/begin-order.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import { type Fault, type Faults, fault } from '#domain/errors.ts';
import {
  type ChosenVisit,
  HELD_FOR,
  hoursOfVisit,
  type Lounge,
  LOUNGE_VISIT,
  visitFault,
  visitPrice,
} from '#domain/lounge/lounge.ts';
import { newPassCode, PASS_CODE_BYTES, type PassCode } from '#domain/lounge/pass-code.ts';
import { besideOwn, fits } from '#domain/lounge/visit-room.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { type OrderCode, type OrderId, uuidV7 } from '#kernel/ids.ts';
import { after, HOUR, type Instant } from '#kernel/instant.ts';
import { ZERO } from '#kernel/money.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';

export interface BookVisitDeps extends BeginOrderDeps, LoungeReadDeps {
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'lockHours' | 'overlapping' | 'add' | 'cancel'>;
}

interface VisitWanted extends ChosenVisit {
  readonly lounge: string;
  /** Idempotency key. */
  readonly key: string;
  readonly lang: 'es' | 'en';
}

/** A booked visit by its pass, or the order that is to be paid for it. */
export type BookedVisit =
  | { readonly code: PassCode }
  | {
      readonly order: OrderCode;
      /** It goes into the basket of its unpaid trip: alone it cannot be paid. */
      readonly isWithTrip: boolean;
    };

/** What an order for a visit says of it, as stored with its item. */
export interface OrderedVisit extends ChosenVisit {
  readonly visit: VisitId;
  readonly lounge: string;
  readonly total: number;
  /** The trip that gives the right and was unpaid then. Absent: a ticket. */
  readonly trip?: OrderId | undefined;
}

/**
 * Books hours in a lounge for the signed-in traveller. Included in the tier: booked at once. Otherwise its places are
 * held while the order is paid. The same request again gives the same visit.
 */
export const bookVisit =
  (deps: BookVisitDeps) =>
  async (wanted: VisitWanted, caller: Caller, now: Instant): Promise<Result<BookedVisit, Faults>> => {
    const known = await signedIn(deps.travellerSessions, caller, now);
    if (!known) return fail([fault('traveller_session_required')]);
    const { traveller } = known;
    const ticketed = await ticketDays(deps, traveller, caller, now);
    const own = ticketed.filter(({ lounge: { key } }) => key === wanted.lounge);
    if (!own[0]) return fail([fault('lounge_needs_ticket', 'lounge')]);
    const [{ lounge }] = own as [(typeof own)[number]];
    const days = own.map(({ day }) => day);
    const wrong = visitFault(lounge, wanted, { days, now });
    if (wrong) return fail([fault(wrong, FIELDS[wrong])]);

    const total = visitPrice(lounge, traveller.tier, wanted);
    const held = await deps.inTransaction<Result<Pick<Visit, 'id' | 'code' | 'state'>, Faults>>((tx) =>
      takePlaces(deps, tx, { lounge, wanted, traveller, now, heldFor: total === ZERO ? undefined : HELD_FOR }),
    );
    if (!held.ok) return held;
    const { id, code, state } = held.value;
    if (state === 'booked') return ok({ code });
    const { starts, hours, people } = wanted;
    const trip = tripOfVisit(own, wanted);
    const what: OrderedVisit = { visit: id, lounge: lounge.key, starts, hours, people, total, trip };
    const order = await beginOrder(deps)(
      { key: wanted.key, lang: wanted.lang, total, items: [{ kind: LOUNGE_VISIT, what }], buyer: buyerOf(traveller) },
      { caller, now },
    );
    return order.ok ? ok({ order: order.value, isWithTrip: trip !== undefined }) : order;
  };

/** The unpaid trip of the day of a visit; undefined when a ticket gives the right. */
const tripOfVisit = (own: Awaited<ReturnType<typeof ticketDays>>, { starts }: ChosenVisit): OrderId | undefined =>
  own.find(({ day, lounge: { zone } }) => day === dateInZone(starts, zone))?.trip;

const FIELDS = {
  lounge_needs_ticket: 'lounge',
  lounge_hours_invalid: 'starts_at',
  lounge_people_invalid: 'people',
} as const;

interface Places {
  readonly lounge: Lounge;
  readonly wanted: ChosenVisit;
  readonly traveller: Traveller;
  readonly now: Instant;
  readonly heldFor: number | undefined;
}

/** Locks the hours, then takes places in each of them. */
async function takePlaces(
  { loungeStore, random }: Pick<BookVisitDeps, 'loungeStore' | 'random'>,
  tx: Transaction,
  { lounge, wanted, traveller, now, heldFor }: Places,
): Promise<Result<Pick<Visit, 'id' | 'code' | 'state'>, Faults>> {
  const { starts, hours, people } = wanted;
  const ends = after(starts, hours * HOUR);
  // Locked before anything is read, also by a second request of the same traveller.
  await loungeStore.lockHours(tx, lounge, hoursOfVisit(wanted));
  const own = await loungeStore.overlapping(tx, traveller.id, { starts, ends });
  const isSame = own?.lounge === lounge.key && own.starts === starts && own.ends === ends && own.people === people;
  const next = besideOwn(own && { isSame, state: own.state });
  if (typeof next === 'object') return refused(next);
  if (own && next === 'keep') return ok(own);
  if (own && next === 'replace') await loungeStore.cancel(tx, own.id);
  const taken = await loungeStore.lockHours(tx, lounge, hoursOfVisit(wanted));
  if (!fits(lounge.capacity, taken, people)) return refused(fault('lounge_full', 'starts_at'));
  const id: VisitId = uuidV7(now, random(10));
  const code = newPassCode(random(PASS_CODE_BYTES));
  await loungeStore.add(tx, { id, code, traveller: traveller.id, lounge: lounge.key, starts, hours, people, heldFor });
  return ok({ id, code, state: heldFor === undefined ? 'booked' : 'held' });
}

const refused = (why: Fault): never => {
  throw new Rollback<Result<never, Faults>>(fail([why]));
};

const buyerOf = ({ firstName, lastName, phone, email }: Traveller) => ({
  firstName,
  lastName,
  phone,
  email,
  privacy: true,
  ofAge: true,
});
