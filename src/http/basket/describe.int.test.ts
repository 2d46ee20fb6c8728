import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeTrip } from '#http/basket/describe.ts';
import { transferLeads } from '#http/basket/leads-to.ts';
import { id } from '#kernel/ids.ts';
import { openConnectionFixture } from '#testing/connection-fixture.ts';
import { stranger, type Visit } from '#testing/paying-sale.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: Awaited<ReturnType<typeof openConnectionFixture>>;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openConnectionFixture(database.pool);
});
afterAll(() => database.drop());

const described = async ({ reservation }: Visit) => {
  const { order } = (await fixture.sale.orders.byId(reservation.id))!;
  const none = {
    newOrders: { isReturned: async () => false, isUsed: async () => false },
    tripGivesBack: async () => undefined,
  };
  return describeTrip({ ...fixture.sale, ...none })(order, []);
};

test('a connection is a journey from its first stop to its last, with both of its buses by their names', async () => {
  const { title, details } = await described(await fixture.bought());
  expect(title).toEqual({ es: 'Guadalajara a Tepic', en: 'Guadalajara to Tepic' });
  expect(details.map(({ label }) => label.es)).toEqual(['Primer autobús', 'Segundo autobús']);
});

test('of shuttle and bus each has its own name', async () => {
  const { title, details } = await described(await fixture.bought({ between: ['s-hot', 'zzz'] }));
  expect(title.es).toBe('Puerto Vallarta a Tepic');
  expect(details.map(({ label }) => label.en)).toEqual(['Shuttle', 'Bus']);
});

test('a shuttle leads to a bus of another reservation, which is protected; a connection is not', async () => {
  const caller = stranger();
  const way = (origin: string, destination: string) => {
    const ends = { origin: id<'stop'>(origin), destination: id<'stop'>(destination) };
    return { ...ends, round: false, return: {}, passengers: ['adult'], caller } as const;
  };
  const [shuttle] = (await described(await fixture.sale.atSeats(way('s-hot', 's-pvr')))).occasions;
  const [bus] = (await described(await fixture.sale.atSeats(way('pvr', 'zzz')))).occasions;
  const [early] = (await described(await fixture.sale.atSeats(way('pvr', 'gua')))).occasions;
  const leadsTo = await transferLeads(fixture.sale)();
  expect([leadsTo(shuttle!, bus!), leadsTo(bus!, shuttle!), leadsTo(shuttle!, early!)]).toEqual([true, false, false]);
  expect([shuttle!.isProtected, bus!.isProtected]).toEqual([true, true]);
  const { occasions } = await described(await fixture.atSeats({ caller }));
  expect(occasions.map(({ isProtected }) => isProtected)).toEqual([false, false]);
});

test('a round trip goes and comes back', async () => {
  const visit = await fixture.sale.atPayment({});
  const { title, details } = await described(visit);
  expect(title.es).toMatch(/^Guadalajara a /);
  expect(details.map(({ label }) => label.es)).toEqual(['Salida', 'Regreso']);
});
