import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#app/caller.ts';
import { readProfile, signOut } from '#app/loyalty/profile.ts';
import { type SignIn, signIn } from '#app/loyalty/sign-in.ts';
import { SPENDING_IDLE } from '#domain/loyalty/traveller-session.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { after, before, DAY, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { stranger } from '#testing/paying-sale.ts';
import { codes } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let programme: Programme;
let ana: Traveller;
const NOW = instant(Date.now());

beforeAll(async () => {
  database = await createTestDatabase();
  programme = openProgramme(database.pool);
  ana = await programme.account({ purchased: 123_450, win: 10_000 });
});
afterAll(() => database.drop());

const entering = (input: Partial<SignIn>, caller = stranger(), now = NOW) =>
  signIn(programme)({ password: PASSWORD, ...input }, caller, now);
const profile = (caller: Caller, now = NOW) => readProfile(programme)(caller, now);

describe('who one is', () => {
  test('by card, phone or e-mail, however they are typed', async () => {
    const ways = [
      { card: ana.card.replace(/(\d{4})/g, '$1 ') },
      { phone: ana.phone.slice(3) },
      { email: ` ${ana.email.toUpperCase()}` },
    ];
    for (const way of ways) expect((await entering(way)).ok).toBe(true);
    const caller = await programme.enter(ana, NOW);
    expect(await profile(caller)).toEqual({
      ok: true,
      value: { traveller: ana, balances: { purchased: 123_450, win: 10_000 }, birthday: undefined, maySpend: true },
    });
  });

  test('an unknown traveller and a mistyped password get the same answer, after the same work', async () => {
    const wrong = await entering({ card: ana.card, password: 'Playa#2027' });
    expect(wrong).toEqual({ ok: false, fault: [{ code: 'authentication_incorrect', field: 'password' }] });
    expect(await entering({ email: 'nobody@example.com' })).toEqual(wrong);
    expect(await entering({ card: ana.card, password: 'x'.repeat(2_000) })).toEqual(wrong);
    const compared: (string | undefined)[] = [];
    const { passwords } = programme;
    const counting = {
      ...programme,
      passwords: {
        ...passwords,
        matches: (password: string, hash: string | undefined) => {
          compared.push(hash);
          return passwords.matches(password, hash);
        },
      },
    };
    await signIn(counting)({ email: 'nobody@example.com', password: PASSWORD }, stranger(), NOW);
    await signIn(counting)({ card: ana.card, password: 'Playa#2027' }, stranger(), NOW);
    expect(compared.map((hash) => hash === undefined)).toEqual([true, false]);
  });

  test.each([
    [{}, ['traveller_identity_required']],
    [{ card: '123', password: '' }, ['traveller_card_invalid', 'password_required']],
    [{ email: 'viajera1@example.com', password: '' }, ['password_required']],
  ])('%j is refused with %o', async (input, expected) => {
    expect(codes(await entering(input))).toEqual(expected);
  });

  test('a withdrawn card is said only to anyone who knows its password', async () => {
    const { card } = await programme.account({ active: false });
    expect(codes(await entering({ card }))).toEqual(['traveller_card_inactive']);
    expect(codes(await entering({ card, password: 'Playa#2027' }))).toEqual(['authentication_incorrect']);
  });
});

describe('a session', () => {
  test('opens nothing from another site session, nor with another value', async () => {
    const caller = await programme.enter(ana, NOW);
    expect(codes(await profile({ ...caller, sessionHash: stranger().sessionHash }))).toEqual([
      'traveller_session_required',
    ]);
    expect(codes(await profile({ ...caller, travellerHash: stranger().sessionHash }))).toEqual([
      'traveller_session_required',
    ]);
    expect(codes(await profile(stranger()))).toEqual(['traveller_session_required']);
  });

  test('lasts a day, and spends points for half an hour after each use', async () => {
    const caller = await programme.enter(ana, NOW);
    const spendsAt = async (minutes: number) => {
      const found = await profile(caller, after(NOW, minutes * MINUTE));
      return found.ok && found.value.maySpend;
    };
    expect(await spendsAt(20)).toBe(true);
    expect(await spendsAt(49)).toBe(true);
    expect(await spendsAt(49 + SPENDING_IDLE / MINUTE)).toBe(false);
    // Activity does not restore it; only the password does.
    expect(await spendsAt(81)).toBe(false);
    expect((await profile(caller, before(after(NOW, DAY), MINUTE))).ok).toBe(true);
    expect((await profile(caller, after(NOW, DAY))).ok).toBe(false);
  });

  test('is asked for its password again by name, and a new one takes its place', async () => {
    const caller = await programme.enter(ana, NOW);
    const later = after(NOW, HOUR);
    expect(codes(await entering({ card: ana.card, password: 'Playa#2027' }, caller, later))).toEqual([
      'password_wrong',
    ]);
    const again = await programme.enter(ana, later, caller);
    expect(await profile(again, later)).toMatchObject({ ok: true, value: { maySpend: true } });
    expect((await profile(caller, later)).ok).toBe(false);
  });

  test('ends with signing out, and with the card', async () => {
    const caller = await programme.enter(ana, NOW);
    expect(await signOut(programme)(caller)).toMatchObject({ ok: true });
    expect(await signOut(programme)(caller)).toMatchObject({ ok: true });
    expect((await profile(caller)).ok).toBe(false);
    const withdrawn = await programme.account();
    const signed = await programme.enter(withdrawn, NOW);
    await database.pool.query('update traveller set active = false where traveller_id = $1', [withdrawn.id]);
    expect((await profile(signed)).ok).toBe(false);
  });
});

test('two accounts never share a card, a phone or an e-mail', async () => {
  const account = { traveller: { ...ana, id: (await programme.account()).id }, passwordHash: 'x' };
  expect(await programme.travellers.open(account, NOW)).toBe(false);
});

test('points are given once under one id', async () => {
  const bea = await programme.account();
  const transfer = { id: bea.id, traveller: bea.id, kind: 'win', points: 500 } as never;
  expect([await programme.points.credit(transfer), await programme.points.credit(transfer)]).toEqual([true, false]);
  expect(await programme.points.balances(bea.id)).toEqual({ purchased: 0, win: 500 });
});
