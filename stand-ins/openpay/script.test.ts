import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, GOOD, KEYS, type Provider, startProvider } from './testing/start.ts';

interface Answer {
  readonly status: number;
  readonly data: { readonly id?: string; readonly error_code?: number };
}
type Then = (answer: Answer) => void;
interface OpenPay {
  setId(id: string): void;
  setApiKey(key: string): void;
  setSandboxMode(on: boolean): void;
  getSandboxMode(): boolean;
  readonly token: {
    create(card: object, succeed: Then, fail: Then): void;
    extractFormAndCreate(form: unknown, succeed: Then, fail: Then): void;
  };
  readonly card: {
    cardType(number: string): string;
    validateCardNumber(number: string): boolean;
    validateCVC(code: string, number?: string): boolean;
    validateExpiry(month: string, year: string): boolean;
  };
  readonly deviceData: { setup(form?: string, field?: string): string };
}

let provider: Provider;
let script: string;
beforeAll(async () => {
  provider = await startProvider();
  script = await (await fetch(`${provider.url}/openpay.v1.js`)).text();
});
afterAll(() => provider.kill());

/** The script in a page with one form, whose fields are marked. */
function page(src = `${provider.url}/openpay.v1.js`) {
  const fields: { name?: string; value?: string }[] = [];
  const form = {
    append: (field: object) => fields.push(field),
    querySelectorAll: () =>
      Object.entries({ card_number: GOOD, ...CARD }).map(([name, value]) => ({
        value,
        dataset: { openpayCard: name },
      })),
  };
  const document = { currentScript: { src }, createElement: () => ({}), getElementById: () => form };
  const scope = { document, fetch, btoa, crypto, URL } as unknown as { OpenPay: OpenPay };
  runInNewContext(script, scope);
  scope.OpenPay.setId(KEYS.merchant);
  scope.OpenPay.setApiKey(KEYS.public);
  return { openpay: scope.OpenPay, fields };
}

const outcome = (begin: (succeed: Then, fail: Then) => void) =>
  new Promise<{ readonly ok: boolean; readonly answer: Answer }>((done) =>
    begin(
      (answer) => done({ ok: true, answer }),
      (answer) => done({ ok: false, answer }),
    ),
  );

test('a card becomes a token at the origin the script came from', async () => {
  const card = { ...CARD, card_number: GOOD };
  const { ok, answer } = await outcome((succeed, fail) => page().openpay.token.create(card, succeed, fail));
  expect(ok).toBe(true);
  expect((await provider.charge({ source_id: answer.data.id })).status).toBe(200);
});

test.each(['payment-form', undefined])('so do the fields of a form (%s)', async (id) => {
  const { openpay } = page();
  const form = id ?? { querySelectorAll: () => [{ value: GOOD, dataset: { openpayCard: 'card_number' } }] };
  const { ok, answer } = await outcome((succeed, fail) => openpay.token.extractFormAndCreate(form, succeed, fail));
  expect([ok, answer.data.error_code]).toEqual(id ? [true, undefined] : [false, 1001]);
});

test('a refusal and silence call the other', async () => {
  const card = { ...CARD, card_number: '4111111111111112' };
  const refused = await outcome((succeed, fail) => page().openpay.token.create(card, succeed, fail));
  expect([refused.ok, refused.answer.status, refused.answer.data.error_code]).toEqual([false, 422, 2004]);
  const nobody = page('http://127.0.0.1:1/openpay.v1.js').openpay;
  const silent = await outcome((succeed, fail) => nobody.token.create(card, succeed, fail));
  expect([silent.ok, silent.answer.status]).toEqual([false, 0]);
});

test('cards are judged before they are sent', () => {
  const { card } = page().openpay;
  expect([GOOD, '4111111111111112', '', '4'].map(card.validateCardNumber)).toEqual([true, false, false, false]);
  expect([card.validateCVC('123'), card.validateCVC('1234'), card.validateCVC('12')]).toEqual([true, true, false]);
  expect([card.validateCVC('123', '345678000000007'), card.validateCVC('1234', GOOD)]).toEqual([false, false]);
  expect([card.validateExpiry('12', '39'), card.validateExpiry('1', '2039')]).toEqual([true, true]);
  expect([card.validateExpiry('13', '39'), card.validateExpiry('1', '20')]).toEqual([false, false]);
  expect([GOOD, '5555555555554444', '345678000000007', '9'].map(card.cardType)).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    '',
  ]);
});

test('a device has a session, in a hidden field where one is named', () => {
  const { openpay, fields } = page();
  const session = openpay.deviceData.setup('payment-form', 'device');
  expect(session).toMatch(/^[0-9a-f]{32}$/);
  expect(fields).toEqual([{ type: 'hidden', name: 'device', id: 'device', value: session }]);
  expect(openpay.deviceData.setup()).not.toBe(session);
});

test('the mode is remembered, and the second script is there', async () => {
  const { openpay } = page();
  openpay.setSandboxMode(false);
  expect(openpay.getSandboxMode()).toBe(false);
  const second = await fetch(`${provider.url}/openpay-data.v1.js`);
  expect(second.headers.get('content-type')).toContain('text/javascript');
});
