import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../db/demo/travellers.ts';
import { passwordLacks } from '#domain/loyalty/password-policy.ts';
import { signIn } from '#app/loyalty/sign-in.ts';
import { instant } from '#kernel/instant.ts';
import { loadDemoTravellers, withdrawDemoTravellers } from '#main/demo-travellers.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = instant(Date.now());
const entering = (email: string) =>
  signIn(loyaltyDeps(database.pool))({ email, password: DEMO_PASSWORD }, stranger(), now);

test('the demo travellers are opened once, and nobody is one where real tickets are sold', async () => {
  const { pool } = database;
  expect(passwordLacks(DEMO_PASSWORD)).toEqual([]);
  const moment = { now, random: randomBytes };
  expect(await loadDemoTravellers(pool, moment)).toBe(DEMO_TRAVELLERS.length);
  expect(await loadDemoTravellers(pool, moment)).toBe(0);
  const [ana] = DEMO_TRAVELLERS;
  const { travellers, points } = loyaltyDeps(pool);
  const account = await travellers.byIdentity({ kind: 'card', value: ana!.card });
  expect(await points.balances(account!.traveller.id)).toEqual({ purchased: 6_000_000, win: 2_000_000 });
  expect((await entering(ana!.email)).ok).toBe(true);
  expect(await withdrawDemoTravellers(pool)).toBe(DEMO_TRAVELLERS.length);
  expect(await withdrawDemoTravellers(pool)).toBe(0);
  for (const { email } of DEMO_TRAVELLERS) expect(codes(await entering(email))).toEqual(['traveller_card_inactive']);
});
