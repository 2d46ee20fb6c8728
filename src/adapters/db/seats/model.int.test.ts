import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdSeats } from '#adapters/db/booking/hold.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createDraft, endHold, orderOf, publishDeparture, readBack } from '#testing/db/sale-fixtures.ts';
import type { StoredReservation } from '#app/booking/ports.ts';
import { seatsOf } from '#domain/seats/bitmap.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

const LEGS = 5;
const SEATS = 4;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The state of a traveller in the model: nothing, a hold, or an expired hold. */
interface Rider {
  readonly from: number;
  readonly to: number;
  stored: StoredReservation;
  seats: readonly number[];
  state: 'none' | 'held' | 'ended';
}

const overlap = (a: Rider, b: Rider) => a.from < b.to && b.from < a.to;

/** The rule in one line: a seat is free when no live hold of another reservation overlaps. */
const lost = (riders: readonly Rider[], rider: Rider, seats: readonly number[]) =>
  seats.filter((seat) =>
    riders.some(
      (other) => other !== rider && other.state === 'held' && overlap(other, rider) && other.seats.includes(seat),
    ),
  );

const ride = fc
  .tuple(fc.nat({ max: LEGS - 1 }), fc.integer({ min: 1, max: LEGS }))
  .map(([from, length]) => ({ from, to: Math.min(LEGS, from + length) }));
const party = fc.uniqueArray(fc.integer({ min: 1, max: SEATS }), { minLength: 2, maxLength: 2 });
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('hold' as const), who: fc.nat(5), seats: party }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), who: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('sweep' as const) }) },
);

test('whatever is asked in whatever order, the buses say what a model of a few lines says', async () => {
  const property = fc.asyncProperty(
    fc.array(ride, { minLength: 6, maxLength: 6 }),
    fc.array(step, { minLength: 5, maxLength: 30 }),
    async (rides, steps) => {
      const departure = await publishDeparture(database.pool, { legs: LEGS, seats: SEATS });
      const riders = await Promise.all(
        rides.map(async ({ from, to }): Promise<Rider> => {
          const types = ['adult', 'adult'] as const;
          const stored = await createDraft(database.pool, { types, departure: { departure, from, to } });
          return { from, to, stored, seats: [], state: 'none' };
        }),
      );
      const inventory = seatInventory(database.pool);
      for (const asked of steps) {
        if (asked.kind === 'sweep') await inventory.sweep(100);
        else if (asked.kind === 'end') await end(riders[asked.who]!);
        else await hold(riders, riders[asked.who]!, asked.seats);
      }
      for (const rider of riders) {
        const segment = { departure, from: rider.from, to: rider.to };
        const [seen] = await inventory.taken([segment], rider.stored.reservation.id);
        const everyone = Array.from({ length: SEATS }, (_, index) => index + 1);
        const expected = [
          ...new Set([...lost(riders, rider, everyone), ...(rider.state === 'held' ? rider.seats : [])]),
        ];
        expect(seatsOf(seen!.taken)).toEqual(expected.toSorted((a, b) => a - b));
      }
      await inventory.sweep(100);
      await assertInvariants(database.pool);
    },
  );
  await fc.assert(property, { numRuns: 60 });
});

async function end(rider: Rider): Promise<void> {
  if (rider.state !== 'held') return;
  await endHold(database.pool, rider.stored.reservation.id);
  rider.state = 'ended';
}

async function hold(riders: readonly Rider[], rider: Rider, seats: readonly number[]): Promise<void> {
  rider.stored = await readBack(database.pool, rider.stored.reservation.id);
  // The use case checks that the draft is alive before calling this.
  if (rider.state === 'ended') return;
  const outcome = await holdSeats(database.pool, orderOf(rider.stored, seats));
  const gone = lost(riders, rider, seats);
  if (gone.length > 0) {
    const named = outcome.kind === 'taken' ? outcome.seats.map(({ seat }) => seat) : outcome;
    expect(named).toEqual(gone.toSorted((a, b) => a - b));
    return;
  }
  expect(outcome.kind).toBe('held');
  rider.seats = seats;
  rider.state = 'held';
}
