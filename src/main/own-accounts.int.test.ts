import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountDigits } from '#adapters/secrets/account-digits.ts';
import { signIn } from '#app/loyalty/sign-in.ts';
import type { Handler } from '#http/handler.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { ACCOUNT_CODES_PER_DAY, ACCOUNT_CODE_TRIES } from '#domain/loyalty/account-code.ts';
import { cardNumber } from '#domain/loyalty/card.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import { loyaltyDeps, loyaltyRoom } from '#main/rooms/loyalty.ts';
import { openChannelBox } from '#testing/channel-box.ts';
import { openSite } from '#testing/http/open-site.ts';
import { type Letterbox, openLetterbox, SECRET } from '#testing/letterbox.ts';
import { stranger } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD, type Programme } from '#testing/travellers.ts';

let database: TestDatabase;
let programme: Programme;
let box: Letterbox;
let channels: Awaited<ReturnType<typeof openChannelBox>>;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const fixture = await openPaymentFixture(database.pool);
  programme = openProgramme(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
  channels = await openChannelBox(database.pool, fixture.sale);
  const { pool } = database;
  const room = loyaltyRoom({
    ...loyaltyDeps(pool),
    pool,
    secret: SECRET,
    clock: { now: () => fixture.sale.now },
    origin: 'http://localhost:3000',
    brand: { name: 'Costera' },
    channels: { pushes: undefined, messages: channels.messages },
  });
  site = await openSite(fixture.sale, { handlers: room.handlers as readonly Handler[] });
});
afterAll(async () => {
  await site.close();
  await channels.stop();
  await box.stop();
  await database.drop();
});
beforeEach(async () => {
  await box.clear();
  await database.pool.query('truncate outbox, account_request, recovery_request, look_up_try');
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A browser with its own session. */
function visitor() {
  const cookie = `anden=${randomBytes(24).toString('base64url')}`;
  let session: string | undefined;
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${site.origin}/api/account/site/account/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        'content-type': 'application/json',
        ...(session ? { 'x-traveller-session': session } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    const { content } = JSON.parse(text);
    const errors: readonly { readonly code: string; readonly field?: string }[] = content.errors ?? [];
    if (content.data?.session) session = content.data.session;
    return { status: response.status, text, data: content.data, codes: errors.map(({ code }) => code) };
  };
  const enter = (account: object, password = PASSWORD) => call('login', { ...account, password });
  return { call, enter };
}

let signedUp = 0;
const form = (change: object = {}) => {
  signedUp += 1;
  return {
    first_name: 'Eva',
    last_name: 'Ruiz',
    cell_phone: `33${String(90_000_000 + signedUp)}`,
    email: `eva${signedUp}@example.com`,
    birthday: '05/11',
    password: 'Bahia#2026',
    privacy: true,
    lang: 'en',
    ...change,
  };
};

async function mailed() {
  await box.drain();
  return box.mails();
}
const digitsIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongOf = (digits: string): string => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

describe('signing up', () => {
  test('opens an account once the code comes back, and not before', async () => {
    const eva = visitor();
    const form1 = form();
    expect((await eva.call('sign_up', form1)).data).toEqual({ send_type: 'email' });
    expect((await visitor().enter({ email: form1.email }, form1.password)).codes).toEqual(['authentication_incorrect']);
    const [mail] = await mailed();
    expect(mail).toMatchObject({ to: [form1.email], subject: 'Your code to open your account' });
    const digits = digitsIn(mail!.text);
    expect((await eva.call('verify', { digits: wrongOf(digits) })).codes).toEqual(['account_code_wrong']);
    expect((await eva.call('verify', { digits: ` ${digits.slice(0, 3)} ${digits.slice(3)}` })).status).toBe(200);
    expect((await eva.call('profile')).data).toMatchObject({ first_name: 'Eva', tier: 'classic', email: form1.email });
    expect((await visitor().enter({ email: form1.email }, form1.password)).status).toBe(200);
    // The phone number is not confirmed.
    expect((await visitor().enter({ phone: form1.cell_phone }, form1.password)).codes).toEqual([
      'authentication_incorrect',
    ]);
  });

  test('with the same digits once more is signing in once more: the answer may have been lost', async () => {
    const eva = visitor();
    await eva.call('sign_up', form());
    const digits = digitsIn((await mailed())[0]!.text);
    const both = await Promise.all([eva.call('verify', { digits }), eva.call('verify', { digits })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    // Of two sessions begun at once the later one stays, which may be the one answered first.
    expect((await eva.call('verify', { digits })).status).toBe(200);
    expect((await eva.call('profile')).status).toBe(200);
  });

  test('sent twice at once is one code, and the form as it was sent last', async () => {
    const eva = visitor();
    const form1 = form();
    await Promise.all([eva.call('sign_up', form1), eva.call('sign_up', form1)]);
    await eva.call('sign_up', { ...form1, first_name: 'Eva María' });
    const mails = await mailed();
    expect(mails).toHaveLength(1);
    expect((await eva.call('verify', { digits: digitsIn(mails[0]!.text) })).status).toBe(200);
    expect((await eva.call('profile')).data.first_name).toBe('Eva María');
  });

  test('with an address that is taken is answered with the same bytes, and its owner is written to', async () => {
    const owner = await programme.account();
    const [fresh, taken] = [visitor(), visitor()];
    const answers = [await fresh.call('sign_up', form()), await taken.call('sign_up', form({ email: owner.email }))];
    expect(answers[1]).toEqual(answers[0]);
    const mails = await mailed();
    const letter = mails.find(({ to }) => to[0] === owner.email)!;
    expect(letter.subject).toBe('You already have an account with us');
    expect(digitsIn(letter.text.replace(/\+?[\d ]{10,}/g, ''))).toBe('');
    const { rows } = await database.pool.query<{ readonly code_id: string }>(
      'select code_id from account_request where traveller_id = $1',
      [owner.id],
    );
    const digits = accountDigits(SECRET).of(rows[0]!.code_id as never, 6);
    expect((await taken.call('verify', { digits })).codes).toEqual(['account_code_wrong']);
  });

  test('by text message confirms the telephone and not the e-mail', async () => {
    const eva = visitor();
    const form1 = form();
    await eva.call('sign_up', { ...form1, send_type: 'sms' });
    await channels.tell();
    const text = (await channels.texts()).find(({ to }) => to === `+52${form1.cell_phone}`)!;
    expect((await eva.call('verify', { digits: digitsIn(text.body) })).status).toBe(200);
    expect((await visitor().enter({ phone: form1.cell_phone }, form1.password)).status).toBe(200);
    expect((await eva.call('sessions')).data).toMatchObject({
      cell_phone: { confirmed: true },
      email: { confirmed: false },
    });
    await eva.call('contact/confirm', { send_type: 'email' });
    const digits = digitsIn((await mailed())[0]!.text);
    expect((await eva.call('contact/prove', { digits })).status).toBe(200);
    expect((await visitor().enter({ email: form1.email }, form1.password)).status).toBe(200);
  });

  test('a code is over after five wrong tries, and a new one comes three times at most', async () => {
    const eva = visitor();
    await eva.call('sign_up', form());
    const digits = digitsIn((await mailed())[0]!.text);
    for (let i = 0; i < ACCOUNT_CODE_TRIES; i += 1) await eva.call('verify', { digits: wrongOf(digits) });
    expect((await eva.call('verify', { digits })).codes).toEqual(['account_code_wrong']);
    expect((await eva.call('sign_up/resend', {})).status).toBe(200);
    expect((await eva.call('sign_up/resend', {})).status).toBe(200);
    expect((await eva.call('sign_up/resend', {})).codes).toEqual(['account_code_no_more']);
    const again = digitsIn((await mailed())[0]!.text);
    expect(again).not.toBe(digits);
    expect((await eva.call('verify', { digits: again })).status).toBe(200);
  });

  test('a code is over after ten minutes', async () => {
    const eva = visitor();
    await eva.call('sign_up', form());
    const digits = digitsIn((await mailed())[0]!.text);
    await database.pool.query(`update account_request set expires_at = expires_at - $1 * interval '1 millisecond'`, [
      10 * MINUTE,
    ]);
    expect((await eva.call('verify', { digits })).codes).toEqual(['account_code_wrong']);
  });
});

describe('a forgotten password', () => {
  let ana: Traveller;
  beforeEach(async () => {
    ana = await programme.account();
  });

  test.each([
    ['card', (one: Traveller) => one.card],
    ['telephone', (one: Traveller) => one.phone.slice(3)],
    ['e-mail', (one: Traveller) => one.email],
  ])('is replaced by whoever has the %s and its code; every session ends and a letter says so', async (_, of) => {
    const signedIn = visitor();
    await signedIn.enter({ card: ana.card });
    const asker = visitor();
    expect((await asker.call(`forgot_password/${encodeURIComponent(of(ana))}`)).data).toEqual({
      send_types: ['email', 'whatsapp', 'sms'],
    });
    await asker.call(`forgot_password/${encodeURIComponent(of(ana))}`, { send_type: 'email' });
    const [mail] = await mailed();
    expect(mail!.to).toEqual([ana.email]);
    const digits = digitsIn(mail!.text);
    expect((await asker.call('password', { digits, password: 'short' })).codes).toContain('password_lacks_length');
    const answers = [await asker.call('password', { digits, password: 'Costa#2027' })];
    answers.push(await asker.call('password', { digits, password: 'Costa#2027' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await asker.call('password', { digits, password: 'Costa#2028' })).codes).toEqual(['account_code_wrong']);
    expect((await signedIn.call('profile')).status).toBe(401);
    expect((await visitor().enter({ card: ana.card })).status).toBe(401);
    expect((await visitor().enter({ card: ana.card }, 'Costa#2027')).status).toBe(200);
    expect((await mailed()).map(({ subject }) => subject)).toContain('Cambió la contraseña de tu cuenta');
  });

  test.each(['sms', 'whatsapp'] as const)('comes by %s as well', async (sendType) => {
    const asker = visitor();
    await asker.call(`forgot_password/${ana.card}`, { send_type: sendType });
    await channels.tell();
    const text = (await channels.texts()).find(({ to }) => to.endsWith(ana.phone))!;
    const digits = digitsIn(text.body);
    expect((await asker.call('password', { digits, password: 'Costa#2027' })).status).toBe(200);
  });

  test('opens nothing from another browser, and nobody knows another’s code', async () => {
    await visitor().call(`forgot_password/${ana.card}`, {});
    const digits = digitsIn((await mailed())[0]!.text);
    expect((await visitor().call('password', { digits, password: 'Costa#2027' })).codes).toEqual([
      'account_code_wrong',
    ]);
  });

  test('what is asked for an account and for none is the same: bytes, status and rounds to the database', async () => {
    const workOf = async (identity: string) => {
      await database.pool.query('truncate look_up_try');
      const asker = visitor();
      const rounds = vi.spyOn(Client.prototype, 'query');
      const answers = [
        await asker.call(`forgot_password/${identity}`),
        await asker.call(`forgot_password/${identity}`, { send_type: 'email' }),
        await asker.call(`forgot_password/${identity}`, { send_type: 'sms' }),
        await asker.call('password', { digits: '000000', password: 'Costa#2027' }),
        await asker.call('password/resend', {}),
      ];
      const asked = rounds.mock.calls.map(([query]) => (query as unknown as { readonly text?: string }).text ?? query);
      vi.restoreAllMocks();
      return { answers, asked };
    };
    for (const [known, unknown] of [
      [ana.card, NOBODYS_CARD],
      [ana.phone.slice(3), '5500000000'],
      [encodeURIComponent(ana.email), 'nobody%40example.com'],
    ] as const) {
      const [one, other] = [await workOf(known), await workOf(unknown)];
      expect(other.answers).toEqual(one.answers);
      expect(other.asked).toEqual(one.asked);
      expect(one.asked.length).toBeGreaterThan(5);
    }
  });

  test('codes of a day are bounded for an account, whoever asks and by whatever name', async () => {
    const names = [ana.card, ana.phone.slice(3), encodeURIComponent(ana.email)];
    for (let i = 0; i < ACCOUNT_CODES_PER_DAY + 3; i += 1) {
      await database.pool.query('truncate look_up_try');
      await visitor().call(`forgot_password/${names[i % 3]}`, {});
    }
    expect(await mailed()).toHaveLength(ACCOUNT_CODES_PER_DAY);
  });
});

/** A valid number that no account has. */
const NOBODYS_CARD = cardNumber('89999999999');

describe('guessing passwords', () => {
  test('from many addresses costs a captcha each, and never locks the owner out', async () => {
    const ana = await programme.account();
    const enter = (address: string, password: string) =>
      signIn(programme)({ card: ana.card, password }, { ...stranger(), address }, instant(Date.now()));
    const said = [];
    for (let i = 0; i < 30; i += 1) {
      const tried = await enter(`192.0.2.${i}`, 'Playa#1999');
      said.push(tried.ok ? 'in' : tried.fault[0].code);
    }
    expect(said.filter((code) => code === 'authentication_incorrect').length).toBeLessThanOrEqual(20);
    expect(said.at(-1)).toBe('captcha_required');
    // The owner needs a captcha too, but is not refused: her existing session continues.
    const owner = await enter('198.51.100.7', PASSWORD);
    expect(owner.ok ? 'in' : owner.fault[0].code).toBe('captcha_required');
  });
});

describe('an account of one’s own', () => {
  test('shows its sessions and ends each, or all others', async () => {
    const ana = await programme.account();
    const [here, there, elsewhere] = [visitor(), visitor(), visitor()];
    for (const one of [here, there, elsewhere]) await one.enter({ card: ana.card });
    const { sessions } = (await here.call('sessions')).data;
    expect(sessions.map((one: { readonly is_this: boolean }) => one.is_this)).toEqual([true, false, false]);
    const before = (await there.call('sessions')).data.sessions[0].id;
    await here.call('sessions/end', { id: before });
    expect((await there.call('profile')).status).toBe(401);
    expect((await elsewhere.call('profile')).status).toBe(200);
    await here.call('sessions/end_others', {});
    expect((await elsewhere.call('profile')).status).toBe(401);
    expect((await here.call('profile')).status).toBe(200);
  });

  test('a session of somebody else is not ended', async () => {
    const [ana, bea] = [await programme.account(), await programme.account()];
    const [here, there] = [visitor(), visitor()];
    await here.enter({ card: ana.card });
    await there.enter({ card: bea.card });
    const { id } = (await there.call('sessions')).data.sessions[0];
    expect((await here.call('sessions/end', { id })).status).toBe(200);
    expect((await there.call('profile')).status).toBe(200);
  });

  test('changes its password for who knows it, twice alike, and the other sessions end', async () => {
    const ana = await programme.account();
    const [here, there] = [visitor(), visitor()];
    for (const one of [here, there]) await one.enter({ card: ana.card });
    const change = { current: PASSWORD, password: 'Costa#2027' };
    expect((await here.call('password/change', { ...change, current: 'Wrong#2026' })).codes).toEqual([
      'password_wrong',
    ]);
    expect((await here.call('password/change', { current: '', password: 'x' })).codes).toContain('password_required');
    expect((await here.call('password/change', change)).status).toBe(200);
    expect((await here.call('password/change', change)).status).toBe(200);
    expect((await here.call('profile')).status).toBe(200);
    expect((await there.call('profile')).status).toBe(401);
    expect((await visitor().enter({ card: ana.card }, 'Costa#2027')).status).toBe(200);
    expect((await mailed()).filter(({ to }) => to[0] === ana.email)).toHaveLength(1);
  });

  test('is closed by its password; the person is forgotten, the address is free, and a letter says so', async () => {
    const ana = await programme.account({ win: 500 });
    const here = visitor();
    await here.enter({ card: ana.card });
    expect((await here.call('close', { password: 'Wrong#2026' })).codes).toEqual(['password_wrong']);
    expect((await here.call('close', { password: PASSWORD })).status).toBe(200);
    // The response may have been lost, so a repeated request succeeds; others are refused.
    expect((await here.call('close', { password: PASSWORD })).status).toBe(200);
    expect((await visitor().call('close', { password: PASSWORD })).codes).toEqual(['traveller_session_required']);
    expect((await here.call('profile')).status).toBe(401);
    expect((await visitor().enter({ card: ana.card })).codes).toEqual(['authentication_incorrect']);
    const [letter] = await mailed();
    expect(letter).toMatchObject({ to: [ana.email], subject: 'Cerramos tu cuenta' });
    const { rows } = await database.pool.query('select * from traveller where traveller_id = $1', [ana.id]);
    expect(JSON.stringify(rows)).not.toMatch(/Ana|López|example\.com|\+52/);
    const again = visitor();
    await again.call('sign_up', form({ email: ana.email }));
    const digits = digitsIn((await mailed())[0]!.text);
    expect((await again.call('verify', { digits })).status).toBe(200);
  });

  test('a telephone is whose code came back last', async () => {
    const [ana, eva] = [await programme.account(), visitor()];
    await eva.call('sign_up', form({ cell_phone: ana.phone.slice(3) }));
    await eva.call('verify', { digits: digitsIn((await mailed())[0]!.text) });
    await eva.call('contact/confirm', { send_type: 'sms' });
    await channels.tell();
    const text = (await channels.texts()).findLast(({ to }) => to === ana.phone)!;
    expect((await eva.call('contact/prove', { digits: digitsIn(text.body) })).status).toBe(200);
    expect((await visitor().enter({ phone: ana.phone.slice(3) }, 'Bahia#2026')).status).toBe(200);
    expect((await visitor().enter({ card: ana.card })).status).toBe(200);
  });
});
