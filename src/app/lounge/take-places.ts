import type { LoungeStore, Visit, VisitId } from '#app/lounge/ports.ts';
import type { Random } from '#app/ports.ts';
import { type InTransaction, Rollback, type Transaction } from '#app/transaction.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import type { WantedVisit } from '#domain/lounge/book-visit.ts';
import { hoursOfVisit, type Lounge } from '#domain/lounge/lounge.ts';
import { newPassCode, PASS_CODE_BYTES } from '#domain/lounge/pass-code.ts';
import { besideOwn, roomFault } from '#domain/lounge/visit-room.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, HOUR, type Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface TakePlacesDeps {
  readonly inTransaction: InTransaction;
  readonly loungeStore: Pick<LoungeStore, 'lockHours' | 'overlapping' | 'add' | 'cancel'>;
  readonly random: Random;
}

interface Places {
  readonly lounge: Lounge;
  readonly wanted: WantedVisit;
  readonly traveller: TravellerId;
  readonly now: Instant;
  /** Until its order is sold, in milliseconds. */
  readonly heldFor: number;
}

type TakenVisit = Pick<Visit, 'id' | 'code' | 'state'>;

/** Locks the hours of a visit, then takes places in each of them. The same visit again is the same. */
export const takePlaces = (
  { inTransaction, loungeStore, random }: TakePlacesDeps,
  { lounge, wanted, traveller, now, heldFor }: Places,
): Promise<Result<TakenVisit, Faults>> =>
  inTransaction<Result<TakenVisit, Faults>>(async (tx) => {
    const { starts, hours, people } = wanted;
    const locked = hoursOfVisit(wanted);
    // Locked before anything is read, also by a second request of the same traveller.
    await loungeStore.lockHours(tx, lounge, locked);
    const time = { starts, ends: after(starts, hours * HOUR) };
    const ask = async () => besideOwn(await loungeStore.overlapping(tx, traveller, time), wanted);
    let beside = await ask();
    for (; beside.kind === 'replace'; beside = await ask()) await loungeStore.cancel(tx, beside.own.id);
    if (beside.kind === 'refused') return refused(beside.fault);
    if (beside.kind === 'keep') return ok(beside.own);
    await checkRoom(loungeStore, tx, { lounge, locked, people });
    const id: VisitId = uuidV7(now, random(10));
    const code = newPassCode(random(PASS_CODE_BYTES));
    await loungeStore.add(tx, { id, code, traveller, lounge: lounge.key, starts, hours, people, heldFor });
    return ok({ id, code, state: 'held' });
  });

interface Room {
  readonly lounge: Lounge;
  readonly locked: readonly Instant[];
  readonly people: number;
}

/** Rolls back when the places are taken: a visit that was replaced stays. */
async function checkRoom(
  { lockHours }: Pick<LoungeStore, 'lockHours'>,
  tx: Transaction,
  { lounge, locked, people }: Room,
): Promise<void> {
  const full = roomFault({ capacity: lounge.capacity, taken: await lockHours(tx, lounge, locked), people });
  if (full) refused(full);
}

const refused = (why: Fault): never => {
  throw new Rollback<Result<never, Faults>>(fail([why]));
};
