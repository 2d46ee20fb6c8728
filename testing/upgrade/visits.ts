import { randomUUID } from 'node:crypto';
import { names } from '#adapters/db/amendments/names/names.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { tillStores } from '#adapters/db/counter/till-stores.ts';
import { takeMoney } from '#app/counter/take-money.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { changeName } from '#app/amendments/names/change-name.ts';
import { holdSeats } from '#app/booking/hold-seats.ts';
import { releaseSeats } from '#app/booking/release-seats.ts';
import { confirmAttempt } from '#app/payment/confirm-payment.ts';
import { id } from '#kernel/ids.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { present } from '#testing/present.ts';
import type { StampingFixture } from '#testing/stamping-fixture.ts';
import { type RecordedVisit, recordVisit } from './old-server.ts';
import { callerOf, nowOf } from './orders.ts';

/**
 * No order of makeOrders travels then. All visits but one release their seat at the end, so that they can be replayed
 * repeatedly.
 */
const DAY = '2026-12-22';

/**
 * What a server of this release sends to the database: drafts and holds, a card sale with its follow-ups, a store
 * reference with a change, an order at the counter. Each uses a different bus, so that they can be replayed
 * concurrently.
 */
export async function recordVisits(fixture: StampingFixture, pool: Pool): Promise<readonly RecordedVisit[]> {
  const visits: RecordedVisit[] = [];
  for (const [name, steps] of Object.entries(VISITS)) {
    const caller = callerOf(`visit ${name}`);
    const record = () => steps(fixture, caller, pool);
    visits.push(
      await withConnection(pool, (session) => recordVisit(session, { name, sessionHash: caller.sessionHash }, record)),
    );
  }
  // Releases the kept seat for the replay.
  await pool.query(`update reservation set hold_until = now() where status = 'process' and hold_until is not null`);
  await pool.query(`update seat_claim set hold_until = now() where state = 'held'`);
  await seatInventory(pool).sweep(10);
  return visits;
}

/** The visit that keeps its seat. */
export const LEFT_HELD = 'held';

type Steps = (fixture: StampingFixture, caller: Visit['caller'], pool: Pool) => Promise<unknown>;

const VISITS: Readonly<Record<string, Steps>> = {
  [LEFT_HELD]: (fixture, caller) => held(fixture, caller, { run: 1 }),
  draft: async (fixture, caller) => {
    const visit = await held(fixture, caller, { run: 2 });
    good(await releaseSeats(fixture.sale)(visit, caller, fixture.sale.now));
    const again = { code: visit.code, automatic: true, seats: [] };
    good(await holdSeats(fixture.sale)(again, caller, fixture.sale.now));
    good(await releaseSeats(fixture.sale)(visit, caller, fixture.sale.now));
  },
  sale: async (fixture, caller, pool) => {
    const visit = await paid(fixture, await held(fixture, caller, { run: 0 }));
    const luz = { code: visit.code, passenger: 1, name: { firstName: 'Luz', lastName: 'Díaz' }, key: randomUUID() };
    good(await changeName({ ...fixture.sale, names: names(pool) })(luz, caller));
    await paid(fixture, await fixture.toAdd({ ...visit, reservation: await fixture.now(visit) }));
    good(await fixture.cancel(visit));
  },
  counter: async (fixture, caller, pool) => {
    const visit = await held(fixture, caller, { origin: 'pvr', destination: 'gdl', run: 0 });
    good(await fixture.paying(visit, { method: 'cash', token: undefined }, nowOf()));
    good(
      await takeMoney({ till: tillStores(pool), ...fixture.sale })({
        code: id(visit.code),
        money: { kind: 'cash', received: undefined },
        total: undefined,
        by: { name: 'Eva', role: 'counter', place: '192.0.2.30', key: randomUUID(), requestHash: 'one' },
      }),
    );
    good(await fixture.cancel(visit));
  },
  store: async (fixture, caller) => {
    const visit = await held(fixture, caller, { origin: 'pvr', destination: 'gdl', run: 1 });
    good(await fixture.paying(visit, { method: 'oxxo', token: undefined }, nowOf()));
    const [attempt] = await fixture.attempts(visit);
    fixture.stores.decide(attempt!.payment_id, 'paid');
    await confirmAttempt(fixture.sale, attempt!.payment_id);
    const now = { ...visit, reservation: await fixture.now(visit) };
    good(await fixture.confirm(now, { date: present().day('2026-12-21'), run: 0 }));
    good(await fixture.cancel(visit));
  },
};

const held = (
  { sale }: StampingFixture,
  caller: Visit['caller'],
  options: { origin?: string; destination?: string; run: number },
) => sale.atPayment({ ...options, caller, round: false, departure: { date: present().day(DAY) } });

async function paid(fixture: StampingFixture, visit: Visit): Promise<Visit> {
  good(await fixture.paying(visit, {}, nowOf()));
  return { ...visit, reservation: await fixture.now(visit) };
}
