import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ACCOUNT_CODE_TRIES,
  ACCOUNT_CODES_PER_DAY,
  LONG_ACCOUNT_CODE_DIGITS,
  SHARED_CODE_INTERVAL,
  SHORT_CODE_TRIES_PER_DAY,
} from '#domain/loyalty/account-code.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { type AccountSite, digitsIn, openAccountSite } from '#testing/account-site.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

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
beforeEach(async () => {
  await site.clear();
  ana = await site.programme.account();
});

const NEW = 'Costa#2027';
const namesOf = (one: Traveller) => [one.card, one.phone.slice(3), encodeURIComponent(one.email)];

/** So many strangers ask for a code to the account, each with another name of it. */
async function strangersAsk(times: number, owner = ana): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    // Each from another address.
    await site.forgiveTries();
    expect((await site.visitor().call(`forgot_password/${namesOf(owner)[i % 3]}`, {})).status).toBe(200);
    // One at a time: letters that wait together arrive in any order.
    await site.mailsTo(owner.email);
  }
  await site.forgiveTries();
}

const newest = async () => digitsIn((await site.mailsTo(ana.email)).at(-1)!.text);

describe('strangers who ask for codes', () => {
  test('ten of them asked, and the owner still gets a code', async () => {
    await strangersAsk(ACCOUNT_CODES_PER_DAY);
    const owner = site.visitor();
    await owner.call(`forgot_password/${ana.card}`, {});
    expect((await owner.call('password', { digits: await newest(), password: NEW })).status).toBe(200);
    expect((await site.visitor().enter({ card: ana.card }, NEW)).status).toBe(200);
  });

  test('fill no mailbox: beyond ten a day one code is sent every few minutes, and the last one works', async () => {
    await strangersAsk(30);
    expect(await site.mailsTo(ana.email)).toHaveLength(ACCOUNT_CODES_PER_DAY);
    await site.wait(SHARED_CODE_INTERVAL);
    await strangersAsk(5);
    const owner = site.visitor();
    await owner.call(`forgot_password/${ana.card}`, {});
    expect(await site.mailsTo(ana.email)).toHaveLength(ACCOUNT_CODES_PER_DAY + 1);
    expect((await owner.call('password', { digits: await newest(), password: NEW })).status).toBe(200);
  });

  test('and whose session asks about others next neither stop the code nor have more sent', async () => {
    await strangersAsk(ACCOUNT_CODES_PER_DAY - 1);
    const stranger = site.visitor();
    for (let i = 0; i < 6; i += 1) {
      await site.forgiveTries();
      await stranger.call(`forgot_password/${i % 2 === 0 ? ana.card : 'nobody%40example.com'}`, {});
      if (i % 2 === 1) await site.mailsTo(ana.email);
    }
    expect(await site.mailsTo(ana.email)).toHaveLength(ACCOUNT_CODES_PER_DAY);
    const owner = site.visitor();
    await owner.call(`forgot_password/${ana.card}`, {});
    expect((await owner.call('password', { digits: await newest(), password: NEW })).status).toBe(200);
  });

  test('are asked for a captcha while nobody is refused', async () => {
    const answers = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const { status, codes } = await site.visitor().call(`forgot_password/${ana.card}`, {});
      answers.add(`${status} ${codes.join()}`);
    }
    expect([...answers]).toEqual(['200 ', '429 captcha_required']);
  });

  test('to open an account with somebody else’s address keep nobody from opening one with it', async () => {
    const email = 'carla@example.com';
    const form = (cell: number) => ({
      first_name: 'Carla',
      last_name: 'Ruiz',
      email,
      password: NEW,
      privacy: true,
      cell_phone: `33${80_000_000 + cell}`,
    });
    for (let i = 0; i < ACCOUNT_CODES_PER_DAY + 2; i += 1) {
      await site.forgiveTries();
      await site.visitor().call('sign_up', form(i));
      await site.mailsTo(email);
    }
    await site.forgiveTries();
    const carla = site.visitor();
    await carla.call('sign_up', form(99));
    const mails = await site.mailsTo(email);
    expect(mails).toHaveLength(ACCOUNT_CODES_PER_DAY);
    expect((await carla.call('verify', { digits: digitsIn(mails.at(-1)!.text) })).status).toBe(200);
    expect((await carla.call('profile')).data).toMatchObject({ cell_phone: '+523380000099' });
  });
});

describe('strangers who guess codes', () => {
  /** As many wrong digits as short codes bear, from many browsers. */
  async function guess(times: number): Promise<void> {
    for (let i = 0; i < times / ACCOUNT_CODE_TRIES; i += 1) {
      const stranger = site.visitor();
      await site.forgiveTries();
      await stranger.call(`forgot_password/${ana.card}`, {});
      await site.mailsTo(ana.email);
      for (let tried = 0; tried < ACCOUNT_CODE_TRIES; tried += 1)
        await stranger.call('password', { digits: 'not digits', password: NEW });
    }
    await site.forgiveTries();
  }

  test('make the codes longer and keep the owner from nothing', async () => {
    const owner = site.visitor();
    await owner.call(`forgot_password/${ana.card}`, {});
    const short = await newest();
    await guess(SHORT_CODE_TRIES_PER_DAY);
    // A short code is no longer accepted from anybody, and another one comes.
    expect((await owner.call('password', { digits: short, password: NEW })).codes).toEqual(['account_code_wrong']);
    expect((await owner.call('password/resend', {})).status).toBe(200);
    const long = await newest();
    expect(long).toHaveLength(LONG_ACCOUNT_CODE_DIGITS);
    expect((await owner.call('password', { digits: long, password: NEW })).status).toBe(200);
  });

  test('one try less, and the short code is still the right one', async () => {
    const owner = site.visitor();
    await owner.call(`forgot_password/${ana.card}`, {});
    const short = await newest();
    await guess(SHORT_CODE_TRIES_PER_DAY - ACCOUNT_CODE_TRIES);
    expect((await owner.call('password', { digits: short, password: NEW })).status).toBe(200);
  });
});
