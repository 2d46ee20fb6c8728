import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { type AccountSite, digitsIn, openAccountSite } from '#testing/account-site.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { PASSWORD } from '#testing/travellers.ts';

let database: TestDatabase;
let site: AccountSite;
beforeAll(async () => {
  database = await createTestDatabase();
  site = await openAccountSite(database);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

let ana: Traveller;
let here: ReturnType<AccountSite['visitor']>;
beforeEach(async () => {
  await site.clear();
  ana = await site.programme.account();
  here = site.visitor();
  await here.enter({ card: ana.card });
});
afterEach(() => {
  vi.restoreAllMocks();
});

let contacts = 0;
const newEmail = () => `nueva${(contacts += 1)}@example.com`;
const newPhone = () => `33${70_000_000 + (contacts += 1)}`;
const codeTo = async (address: string) => digitsIn((await site.mailsTo(address)).at(-1)?.text ?? '');
const shown = async () => (await here.call('sessions')).data;

describe('the e-mail of an account', () => {
  test('is replaced once the code to the new one comes back, and the old one is told', async () => {
    const email = newEmail();
    const change = { send_type: 'email', contact: ` ${email.toUpperCase()} `, password: PASSWORD, lang: 'en' };
    expect((await here.call('contact/change', change)).status).toBe(200);
    // Nothing changes before.
    expect((await shown()).email).toEqual({ value: ana.email, confirmed: true });
    expect((await site.visitor().enter({ email })).codes).toEqual(['authentication_incorrect']);
    expect(await site.mailsTo(ana.email)).toEqual([]);
    const digits = await codeTo(email);
    expect((await here.call('contact/prove', { digits: '000000' })).codes).toEqual(['account_code_wrong']);
    expect((await here.call('contact/prove', { digits })).status).toBe(200);
    // The answer may have been lost.
    expect((await here.call('contact/prove', { digits })).status).toBe(200);
    expect((await shown()).email).toEqual({ value: email, confirmed: true });
    expect((await site.visitor().enter({ email })).status).toBe(200);
    expect((await site.visitor().enter({ email: ana.email })).codes).toEqual(['authentication_incorrect']);
    const told = await site.mailsTo(ana.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Cambió el correo de tu cuenta']);
    expect(told[0]!.text).not.toContain(email);
  });

  test('gets a password back from then on, and no longer by the old one', async () => {
    const email = newEmail();
    await here.call('contact/change', { contact: email, password: PASSWORD });
    await here.call('contact/prove', { digits: await codeTo(email) });
    await site.clear();
    const asker = site.visitor();
    await asker.call(`forgot_password/${encodeURIComponent(ana.email)}`, {});
    expect(await site.mailsTo(ana.email)).toEqual([]);
    await asker.call(`forgot_password/${ana.card}`, {});
    const reset = await asker.call('password', { digits: await codeTo(email), password: 'Costa#2027' });
    expect(reset.status).toBe(200);
  });

  test('stays without the password, from another browser, and with the code of somebody else', async () => {
    const email = newEmail();
    const wrong = await here.call('contact/change', { contact: email, password: 'Wrong#2026' });
    expect(wrong.codes).toEqual(['password_wrong']);
    expect((await here.call('contact/change', { contact: '', password: '' })).codes).toEqual([
      'email_required',
      'password_required',
    ]);
    expect((await here.call('contact/change', { contact: ana.email, password: PASSWORD })).codes).toEqual([
      'contact_unchanged',
    ]);
    expect((await site.visitor().call('contact/change', { contact: email, password: PASSWORD })).status).toBe(401);
    expect(await site.mailsTo(email)).toEqual([]);
    await here.call('contact/change', { contact: email, password: PASSWORD });
    const digits = await codeTo(email);
    const bea = await site.programme.account();
    const there = site.visitor();
    await there.enter({ card: bea.card });
    expect((await there.call('contact/prove', { digits })).codes).toEqual(['account_code_wrong']);
    // Another traveller signs in where it was asked for.
    await here.enter({ card: bea.card });
    expect((await here.call('contact/prove', { digits })).codes).toEqual(['account_code_wrong']);
  });
});

describe('the telephone of an account', () => {
  test('is replaced by text message, and a letter tells of it', async () => {
    const phone = newPhone();
    const asked = await here.call('contact/change', { send_type: 'sms', contact: phone, password: PASSWORD });
    expect(asked.status).toBe(200);
    const [text] = await site.textsTo(`+52${phone}`);
    expect((await here.call('contact/prove', { digits: digitsIn(text!.body) })).status).toBe(200);
    expect((await shown()).cell_phone).toEqual({ value: `+52${phone}`, confirmed: true });
    expect((await site.visitor().enter({ phone })).status).toBe(200);
    expect((await site.visitor().enter({ phone: ana.phone.slice(3) })).codes).toEqual(['authentication_incorrect']);
    expect((await site.mailsTo(ana.email)).map(({ subject }) => subject)).toEqual(['Cambió el celular de tu cuenta']);
  });
});

describe('a contact of another account', () => {
  test('is answered and asked for alike: bytes, status and rounds to the database', async () => {
    const bea = await site.programme.account();
    const workOf = async (contact: string) => {
      const rounds = vi.spyOn(Client.prototype, 'query');
      const answers = [
        await here.call('contact/change', { contact, password: PASSWORD }),
        await here.call('contact/prove', { digits: '000000' }),
      ];
      const asked = rounds.mock.calls.map(([query]) => (query as unknown as { readonly text?: string }).text ?? query);
      vi.restoreAllMocks();
      return { answers, asked };
    };
    const fresh = await workOf(newEmail());
    const taken = await workOf(bea.email);
    expect(taken).toEqual(fresh);
    expect(fresh.asked.length).toBeGreaterThan(5);
    expect((await site.mailsTo(bea.email)).map(({ subject }) => subject)).toEqual([
      'Tu código para confirmar tu correo',
    ]);
    // Nothing of hers changed.
    expect((await site.visitor().enter({ email: bea.email })).status).toBe(200);
  });

  test('belongs to the person who reads the code', async () => {
    const bea = await site.programme.account();
    await here.call('contact/change', { contact: bea.email, password: PASSWORD });
    expect((await here.call('contact/prove', { digits: await codeTo(bea.email) })).status).toBe(200);
    expect((await site.visitor().enter({ email: bea.email })).status).toBe(200);
    expect((await shown()).email.value).toBe(bea.email);
    const there = site.visitor();
    expect((await there.enter({ card: bea.card })).status).toBe(200);
    expect((await there.call('sessions')).data.email).toEqual({ value: bea.email, confirmed: false });
  });
});

test('codes to many addresses cost a captcha, also with the right password', async () => {
  const codes: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    const asked = await here.call('contact/change', { contact: newEmail(), password: PASSWORD });
    codes.push(asked.codes.join());
  }
  expect(codes).toEqual(['', '', '', '', '', 'captcha_required', 'captcha_required']);
});
