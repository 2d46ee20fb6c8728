import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { readSent, resendTickets, showPin } from '#app/notices/correspondence.ts';
import { lookUp } from '#app/access/look-up.ts';
import { proveByOneTimeCode, recoverPin, sendOneTimeCode } from '#app/access/recover-pin.ts';
import { ONE_TIME_CODE_LIFETIME, RESENT_PER_DAY } from '#domain/access/look-up.ts';
import { DAY, HOUR, MINUTE, SECOND } from '#kernel/instant.ts';
import { openLetterbox, type Letterbox, SECRET } from '#testing/letterbox.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { codes, openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let box: Letterbox;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await fixture.clear();
  await box.clear();
  await database.pool.query(
    'truncate look_up_try, recovery_request, one_time_code, reservation_access, resend_request',
  );
});

const deps = () => ({
  lookUps: lookUps(database.pool, SECRET),
  pins: pins(SECRET),
  ...guardDeps({ pool: database.pool, secret: SECRET }),
  correspondence: correspondence(database.pool),
});
const pinOf = ({ reservation }: Visit) => pins(SECRET).pinOf(reservation);

async function bought(lang = 'es'): Promise<Visit> {
  const visit = await fixture.sale.atPayment({ round: false, return: undefined });
  await database.pool.query('update reservation set lang = $1', [lang]);
  good(await fixture.paying(visit));
  return visit;
}

/** A visitor who sees the masked view and requested a code. */
async function asked(visit: Visit) {
  const caller = stranger();
  const input = { code: visit.code, lastName: 'lopez', pin: undefined, captcha: undefined };
  good(await lookUp(deps())(input, caller, fixture.sale.now));
  good(await sendOneTimeCode(deps())(visit, caller));
  return caller;
}

/** All stored data as text: it must contain nothing that proves a reservation. */
async function kept(): Promise<string> {
  const tables = ['outbox', 'mail_sent', 'one_time_code', 'recovery_request', 'reservation', 'look_up_try'];
  const rows = await Promise.all(tables.map((table) => database.pool.query(`select t::text from ${table} t`)));
  return JSON.stringify(rows.map((found) => found.rows));
}

/** The new e-mails without the tickets, which are sent first. */
async function sent() {
  await box.drain();
  expect(box.problems).toEqual([]);
  return (await box.mails()).filter(({ files }) => files.length === 0);
}

test('the tickets come with the PIN and what it is for, and the PDF without', async () => {
  const visit = await bought();
  await box.drain();
  const [mail] = await box.mails();
  expect(mail!.text).toContain(`NIP: ${pinOf(visit)}`);
  expect(mail!.html).toContain(pinOf(visit));
  expect(mail!.text).toContain('No compartas el NIP');
  expect(mail!.subject).not.toContain(pinOf(visit));
  expect(await box.pdfText(mail!)).not.toContain(pinOf(visit));
  expect(await kept()).not.toContain(pinOf(visit));
});

describe('a forgotten PIN', () => {
  test.each([
    ['es', 'El NIP de tu reservación', 'Si no lo pediste', '/reservacion/continuar?t='],
    ['en', 'The PIN of your reservation', 'If you did not ask for it', '/reservation/resume?t='],
  ])('comes to the contact in %s, and stands nowhere else', async (lang, subject, ...words) => {
    const visit = await bought(lang);
    good(await recoverPin(deps())(visit, stranger(), fixture.sale.now));
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: ['ana@example.com'], subject });
    for (const part of [...words, pinOf(visit), visit.code]) expect(mail!.text).toContain(part);
    expect(mail!.text).not.toMatch(new RegExp(`https?:\\S*${pinOf(visit)}`));
    expect(mail!.subject).not.toContain(pinOf(visit));
    expect(await kept()).not.toContain(pinOf(visit));
    expect(await box.sent()).toContainEqual(expect.objectContaining({ topic: 'pin.requested' }));
  });

  test('of a code that is nobody’s, or of a draft, comes to nobody', async () => {
    const draft = await fixture.sale.atPayment();
    good(await recoverPin(deps())({ code: '0000000000' }, stranger(), fixture.sale.now));
    good(await recoverPin(deps())(draft, stranger(), fixture.sale.now));
    expect(await sent()).toEqual([]);
  });

  test('is the one that is good when the e-mail is written', async () => {
    const visit = await bought();
    good(await recoverPin(deps())(visit, stranger(), fixture.sale.now));
    await database.pool.query('update reservation set pin_version = 2');
    const [mail] = await sent();
    expect(mail!.text).toContain(pins(SECRET).pinOf({ ...visit.reservation, pinVersion: 2 }));
    expect(mail!.text).not.toContain(pinOf(visit));
  });
});

describe('a one-time code', () => {
  test('comes to the contact and opens the rest; it stands nowhere else', async () => {
    const visit = await bought();
    const caller = await asked(visit);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    const [digits] = /\b\d{6}\b/.exec(mail!.text)!;
    expect(mail!.subject).toBe('Tu código para abrir tu reservación');
    expect(await kept()).not.toContain(digits);
    good(await proveByOneTimeCode(deps())({ code: visit.code, digits }, caller));
  });

  test('that is no longer valid is not sent', async () => {
    await asked(await bought());
    await box.pass(ONE_TIME_CODE_LIFETIME + 1);
    expect(await sent()).toEqual([]);
    expect(await box.rows()).toContainEqual(
      expect.objectContaining({ topic: 'one_time_code.requested', is_done: true }),
    );
  });
});

describe('what was sent', () => {
  test('is told to the owner, newest first, and to nobody else', async () => {
    const visit = await bought();
    await box.drain();
    good(await recoverPin(deps())(visit, stranger(), fixture.sale.now));
    await box.drain();
    const { notices } = good(await readSent(deps())(visit, visit.caller));
    expect(notices.map(({ topic }) => topic)).toEqual(['pin.requested', 'ticket.issued']);
    expect(notices.every(({ at, recipient }) => Date.now() - at < MINUTE && recipient === 'ana@example.com')).toBe(
      true,
    );
    const masked = await asked(visit);
    for (const caller of [masked, stranger()]) {
      expect(codes(await readSent(deps())(visit, caller))).toEqual(['reservation_not_found']);
      expect(codes(await showPin(deps())(visit, caller))).toEqual(['reservation_not_found']);
      expect(codes(await resendTickets(deps())(visit, caller))).toEqual(['reservation_not_found']);
    }
    expect(good(await showPin(deps())(visit, visit.caller))).toBe(pinOf(visit));
  });

  test('is sent again three times a day, however quickly it is asked for, and each asking is kept', async () => {
    const visit = await bought();
    await box.drain();
    await box.clear();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resendTickets(deps())(visit, visit.caller)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(RESENT_PER_DAY);
    const refused = answers.find(({ ok }) => !ok)!;
    expect(codes(refused)).toEqual(['resent_enough']);
    const wait = refused.ok ? 0 : Number(refused.fault[0].params?.['retry_after']);
    expect(wait).toBeGreaterThan((DAY - MINUTE) / SECOND);
    expect(wait).toBeLessThanOrEqual(DAY / SECOND);
    await database.pool.query(`update resend_request set asked_at = asked_at - interval '23 hours'`);
    const later = await resendTickets(deps())(visit, visit.caller);
    expect(later.ok ? 0 : Number(later.fault[0].params?.['retry_after'])).toBeLessThanOrEqual(HOUR / SECOND);
    expect(await box.drain()).toBe(RESENT_PER_DAY);
    const [mail] = await box.mails();
    expect(mail).toMatchObject({ subject: expect.stringContaining('Tus boletos a'), files: [{}] });
    const kept = await database.pool.query('select session_hash from resend_request where reservation_id = $1', [
      visit.reservation.id,
    ]);
    expect(kept.rows.map((row) => Buffer.compare(row.session_hash, Buffer.from(visit.caller.sessionHash)))).toEqual([
      0, 0, 0,
    ]);
  });

  test('cannot be sent again before there is anything', async () => {
    const draft = await fixture.sale.atPayment();
    expect(codes(await resendTickets(deps())(draft, draft.caller))).toEqual(['tickets_not_ready']);
  });

  test.each([
    ['counter', { method: 'cash', token: undefined }, 'Esto todavía no es tu boleto', 1],
    ['store', { method: 'oxxo', token: undefined }, 'Paga a más tardar', 0],
  ] as const)('to anyone who pays in the %s is what has to be paid', async (_, wish, words, files) => {
    const visit = await fixture.sale.atPayment({ round: false, return: undefined });
    good(await fixture.paying(visit, wish));
    await box.drain();
    await box.clear();
    good(await resendTickets(deps())(visit, visit.caller));
    await box.drain();
    const [mail] = await box.mails();
    expect(mail!.text).toContain(words);
    expect(mail!.files).toHaveLength(files);
  });
});
