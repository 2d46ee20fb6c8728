import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stopNotices } from '#app/notices/choose-channels.ts';
import { announce } from '#adapters/db/announce.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Channel } from '#domain/notices/channel.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { after, DAY, HOUR, instant, MINUTE } from '#kernel/instant.ts';
import { type ChannelBox, openChannelBox } from '#testing/channel-box.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timeoutUnder } from '../../../stand-ins/stage/testing/timeouts.ts';

const SHORT_MS = 1_000;

let database: TestDatabase;
let fixture: PaymentFixture;
let box: ChannelBox;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  box = await openChannelBox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await database.pool.query('truncate notice_choice cascade');
  await box.textFaults({});
  await box.pushFaults([]);
  box.problems.length = 0;
});

/** A paid ticket whose notices have all been sent. */
async function bought(run = 0) {
  const visit = await fixture.sale.atPayment({ round: false, return: undefined, run });
  good(await fixture.paying(visit));
  await box.tell();
  return visit;
}

/** The text messages sent since then. */
async function since(before: number) {
  return (await box.texts()).slice(0, -before || undefined).toReversed();
}

/** Causes a notice about the trip. */
const reseat = (reservation: string) =>
  inTransaction(database.pool, (session) =>
    announce(session, { topic: 'ticket.reseated', reservation, seats: 'other' }),
  );

test('nobody is told by anything but e-mail who did not ask for it', async () => {
  const { reservation } = await bought();
  const before = (await box.texts()).length;
  await reseat(reservation.id);
  expect(await box.tell()).toBe(0);
  expect(await since(before)).toEqual([]);
});

test.each(['sms', 'whatsapp'] as const)(
  'by %s: first the way out and the ticket, then what happens',
  async (channel) => {
    const { reservation, code } = await bought();
    const before = (await box.texts()).length;
    expect(await box.choices.choose(reservation.id, channel, undefined)).toBe(true);
    expect(await box.tell()).toBe(2);
    const [chosen, ticket] = await since(before);
    const prefix = channel === 'whatsapp' ? 'whatsapp:' : '';
    expect(chosen).toMatchObject({ to: `${prefix}+523331234567` });
    expect(chosen!.body).toMatch(/https:\/\/anden\.example\/mi-reservacion\/sin-avisos\?t=[\w-]{51}$/);
    expect(ticket!.body).toContain(code);
    expect(ticket!.body.length).toBeLessThanOrEqual(160);
    expect(ticket!.body).toMatch(/8:00 a\.m\./);
    await reseat(reservation.id);
    expect([await box.tell(), await box.tell()]).toEqual([1, 0]);
    expect((await since(before)).at(-1)!.body).toContain('sin-avisos');
  },
);

test.each(['sms', 'push'] as const)(
  'by %s: a bus that is late, and one that runs in another class',
  async (channel) => {
    const { reservation } = await bought(1);
    const before = (await box.texts()).length;
    const browser = await box.browser();
    await box.choices.choose(reservation.id, channel, channel === 'push' ? browser : undefined);
    await box.tell();
    expect(await fixture.delay(reservation, 45)).toBe(1);
    expect(await fixture.runAs(reservation, 'plus')).toBe(1);
    expect(await box.tell()).toBe(2);
    const told = JSON.stringify(channel === 'push' ? await box.shown(browser) : await since(before));
    for (const words of ['45 min', 'Plus']) expect(told).toContain(words);
    expect(box.problems).toEqual([]);
  },
);

test('what was said of a bus before the last of it is not told', async () => {
  const { reservation } = await bought();
  const before = (await box.texts()).length;
  await box.choices.choose(reservation.id, 'sms', undefined);
  await box.tell();
  for (const minutes of [45, 60]) await fixture.delay(reservation, minutes);
  expect(await box.tell()).toBe(1);
  expect(JSON.stringify(await since(before))).not.toContain('45 min');
  expect(box.problems).toEqual([]);
});

test('a push is sealed for its browser, signed for its service, and says where more is read', async () => {
  const { reservation, code } = await bought();
  const browser = await box.browser();
  await box.choices.choose(reservation.id, 'push', browser);
  await reseat(reservation.id);
  expect(await box.tell()).toBe(2);
  const shown = await box.shown(browser);
  expect(shown.map(({ tag }) => tag).toSorted()).toEqual(['channel.chosen', 'ticket.reseated']);
  expect(shown[0]!.url).toBe(`https://anden.example/mi-reservacion/buscar?code=${code}`);
  expect(JSON.stringify(shown)).not.toMatch(/ana@|3331234567/);
  expect(box.problems).toEqual([]);
});

test('a browser that no longer exists is forgotten, with what waits for it', async () => {
  const { reservation } = await bought();
  const browser = await box.browser();
  await box.choices.choose(reservation.id, 'push', browser);
  await box.leave(browser);
  expect(await box.tell()).toBe(0);
  expect(await box.choices.of(reservation.id)).toEqual([]);
  const { rows } = await database.pool.query('select * from notice_delivery where done_at is null');
  expect(rows).toEqual([]);
});

test.each<[string, Channel, number | 'reset' | 'hang-after']>([
  ['the provider is down', 'sms', 503],
  ['the line breaks', 'sms', 'reset'],
  ['the provider hears and does not answer', 'sms', 'hang-after'],
  ['the push service is down', 'push', 503],
])('%s: later, and once', async (_, channel, fault) => {
  const { reservation } = await bought();
  const before = (await box.texts()).length;
  const browser = await box.browser();
  await box.choices.choose(reservation.id, channel, channel === 'push' ? browser : undefined);
  await (channel === 'push' ? box.pushFaults([Number(fault)]) : box.textFaults({ next: [fault] }));
  await box.tellWithin(timeoutUnder(String(fault), SHORT_MS));
  await box.pass(10 * MINUTE);
  await box.tell();
  await box.tell();
  const bodies: readonly unknown[] =
    channel === 'push' ? await box.shown(browser) : (await since(before)).map(({ body }) => body);
  expect(bodies).toHaveLength(channel === 'push' ? 1 : 2);
  expect(new Set(bodies).size).toBe(bodies.length);
});

test('a push that is never taken is put aside after a day, and reported', async () => {
  const { reservation } = await bought();
  await box.choices.choose(reservation.id, 'push', await box.browser());
  const tries = 8;
  await box.pushFaults(Array.from({ length: tries }, () => 503));
  for (let left = tries; left > 0; left -= 1) {
    expect(box.problems).toEqual([]);
    expect(await box.tell()).toBe(0);
    await box.pass(12 * HOUR);
  }
  expect(String(box.problems)).toMatch(/^Error: the push channel\.chosen:\S+ will not be sent: 503$/);
  expect(await box.tell()).toBe(0);
  const { rows } = await database.pool.query(
    'select attempts, trouble, dead_at is not null as is_dead from notice_delivery where notice_choice_id is not null',
  );
  expect(rows).toEqual([{ attempts: tries, trouble: '503', is_dead: true }]);
});

test.each([
  ['that refuses our key', 401, '401'],
  ['that refuses our key for a browser', 403, '403'],
  ['that cannot be reached', 0, 'unreachable'],
])('a push service %s: each try counts, and what was tried all day is put aside', async (_, fault, code) => {
  const { reservation } = await bought();
  await box.choices.choose(reservation.id, 'push', await box.browser());
  const tries = 8;
  await box.pushFaults(Array.from({ length: tries }, () => fault));
  for (let left = tries; left > 0; left -= 1) {
    await box.tell();
    await box.pass(12 * HOUR);
  }
  expect(String(box.problems.at(-1))).toContain(`will not be sent: ${code}`);
  const { rows } = await database.pool.query(
    'select attempts, trouble, dead_at is not null as is_dead from notice_delivery where notice_choice_id is not null',
  );
  expect(rows).toEqual([{ attempts: tries, trouble: code, is_dead: true }]);
});

test('a browser that subscribed with a former key keeps no other from its pushes', async () => {
  const [old, present] = [await bought(), await bought()];
  const browser = await box.browser();
  await box.choices.choose(old.reservation.id, 'push', await box.browser('the-former-key'));
  await box.choices.choose(present.reservation.id, 'push', browser);
  expect(await box.tell()).toBe(1);
  expect(await box.shown(browser)).toHaveLength(1);
});

test('a link stops it all, without signing in; another one stops nothing', async () => {
  const { reservation } = await bought();
  const stop = stopNotices({ links: box.links, choices: box.choices });
  const now = instant(Date.now());
  await box.choices.choose(reservation.id, 'sms', undefined);
  await box.choices.choose(reservation.id, 'push', await box.browser());
  const expires = after(now, DAY);
  const resume = box.links.sign({ purpose: 'resume', reservation: reservation.id, expires });
  expect(await stop({ token: resume }, now)).toMatchObject({ ok: false });
  expect(await box.choices.of(reservation.id)).toHaveLength(2);
  const token = box.links.sign({ purpose: 'notices', reservation: reservation.id, expires });
  expect(await stop({ token }, now)).toMatchObject({ ok: true });
  expect(await box.choices.of(reservation.id)).toEqual([]);
  expect(await box.tell()).toBe(0);
});

test('an hour before the bus leaves its travellers are reminded, once', async () => {
  const { reservation } = await bought();
  const before = (await box.texts()).length;
  await box.choices.choose(reservation.id, 'sms', undefined);
  await box.tell();
  await box.remindBoarding();
  expect(await box.tell()).toBe(0);
  const moved = `update departure_call set departs_at = clock_timestamp() + interval '50 minutes'
    where (departure_id, call_index) = (select departure_id, from_leg from ticket where reservation_id = $1 limit 1)
    returning departure_id`;
  await database.pool.query(moved, [reservation.id]);
  await box.remindBoarding();
  await box.remindBoarding();
  expect(await box.tell()).toBe(1);
  expect((await since(before)).at(-1)!.body).toMatch(/autobus/);
});

test('a one-time code goes to the telephone as well, and to nobody when it is too old', async () => {
  const { reservation, code } = await bought();
  const before = (await box.texts()).length;
  const asked = (ago: number) => uuidV7(Date.now() - ago, new Uint8Array(10));
  for (const request of [asked(0), asked(HOUR)])
    await inTransaction(database.pool, (session) =>
      announce(session, { topic: 'one_time_code.requested', reservation: reservation.id, request }),
    );
  expect(await box.tell()).toBe(1);
  const [text, ...others] = await since(before);
  expect(others).toEqual([]);
  expect(text!.body).toMatch(/^\d{6} es tu codigo de Costera\./);
  expect(text!.body).not.toContain(code);
});
