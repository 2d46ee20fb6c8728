import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openpay, type OpenpayOptions } from '#adapters/payments/openpay/gateway.ts';
import type { ChargeRequest } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { type SimulatedOpenpay, simulateOpenpay } from '#testing/simulated-openpay.ts';
import { LONG_MS, timeoutUnder } from '../../../stand-ins/stage/testing/timeouts.ts';

const GOOD = '4111111111111111';
const WANTS_BANK = '4000000000000044';
const TIMEOUTS = { charge: LONG_MS, question: LONG_MS };
const SHORT_MS = 800;

let simulated: SimulatedOpenpay;
beforeAll(async () => {
  simulated = await simulateOpenpay();
});
afterAll(() => simulated.stop());
beforeEach(() => simulated.faults({}));

const gateway = (change: Partial<OpenpayOptions> = {}) =>
  openpay({
    ...simulated.accounts.openpay,
    threeDSecure: 'selective',
    timeouts: TIMEOUTS,
    ...change,
  });

/** A shorter timeout when a missing response is simulated. */
const gatewayUnder = (fault: string, ofQuestion = '') =>
  gateway({
    timeouts: { charge: timeoutUnder(fault, SHORT_MS), question: timeoutUnder(ofQuestion, SHORT_MS) },
  });

const request = async (card: string): Promise<ChargeRequest> => ({
  id: uuidV7(Date.now(), randomBytes(10)),
  amount: centavos(65_001),
  means: { kind: 'card', token: await simulated.tokenOf(card), deviceSession: undefined },
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago?codigo=7K3M9QWX2D',
  lang: 'es',
});

const questionOf = ({ id }: ChargeRequest) => ({ id, ref: undefined, mayTake: true });

test('its keys are on no command line, where every user of the machine could read them', () => {
  const { openpay: cards, oxxo } = simulated.accounts;
  const lines = execFileSync('ps', ['-ww', '-o', 'args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  expect(lines).toContain('stand-ins/openpay/main.ts');
  for (const key of [cards.privateKey, cards.publicKey, cards.webhookPassword, oxxo.privateKey, oxxo.webhookPassword])
    expect(lines).not.toContain(key);
});

test('each of its two accounts has a password of its own for notices', () => {
  const { openpay: cards, oxxo } = simulated.accounts;
  expect(cards.webhookPassword).not.toBe(oxxo.webhookPassword);
});

/** Answers on the bank's page; returns the URL it redirects to. */
const answerBank = async (url: string, answer: 'authorize' | 'reject') => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
  return response.headers.get('location');
};

const CHARGED = { kind: 'charged', amount: 65_001, cardType: 'debit', last4: '1111' };

test('a card is charged to the centavo, found again, and told', async () => {
  const asked = await request(GOOD);
  const charged = await gateway().charge(asked);
  expect(charged).toMatchObject(CHARGED);
  expect(await gateway().find(questionOf(asked))).toEqual(charged);
  const { ref } = charged as { readonly ref: string };
  expect(await gateway().attemptOf(ref)).toEqual({ kind: 'ours', id: asked.id });
  await expect.poll(() => simulated.notices.openpay).toContainEqual({ kind: 'charge', ref, key: expect.any(String) });
});

test.each([
  ['4222222222222220', 'card_declined'],
  ['4000000000000069', 'card_expired'],
  ['4444444444444448', 'card_funds'],
  ['4000000000000119', 'card_declined'],
])('%s is %s, also when it is asked about later', async (card, fault) => {
  const asked = await request(card);
  expect(await gateway().charge(asked)).toEqual({ kind: 'declined', ref: undefined, fault });
  expect(await gateway().find(questionOf(asked))).toMatchObject({ kind: 'declined', fault });
});

describe('the bank is asked where the provider wants it', () => {
  test.each([
    ['authorize', { kind: 'charged', amount: 65_001 }],
    ['reject', { kind: 'declined', fault: 'card_declined' }],
  ] as const)('and %ss', async (answer, outcome) => {
    const asked = await request(WANTS_BANK);
    const redirect = await gateway().charge(asked);
    const { ref, url } = redirect as { readonly ref: string; readonly url: string };
    expect(redirect).toEqual({ kind: 'redirect', ref, url: expect.stringContaining('/3ds/') });
    expect(await gateway().find(questionOf(asked))).toEqual(redirect);
    expect(await answerBank(url, answer)).toBe(`${asked.returnUrl}&id=${ref}`);
    expect(await gateway().find(questionOf(asked))).toMatchObject({ ...outcome, ref });
    expect(await gateway().attemptOf(ref)).toEqual({ kind: 'ours', id: asked.id });
  });

  test('and each time where that is wished', async () => {
    expect(await gateway({ threeDSecure: 'always' }).charge(await request(GOOD))).toMatchObject({ kind: 'redirect' });
  });
});

test('an attempt made twice is one charge', async () => {
  const asked = await request(GOOD);
  const first = await gateway().charge(asked);
  expect(await gateway().charge({ ...asked, means: (await request(GOOD)).means })).toEqual(first);
});

test('a token that was used is an invalid card', async () => {
  const { means } = await request(GOOD);
  await gateway().charge({ ...(await request(GOOD)), means });
  const again = { ...(await request(GOOD)), means };
  expect(await gateway().charge(again)).toEqual({ kind: 'declined', ref: undefined, fault: 'card_invalid' });
});

describe('where the answer does not come', () => {
  test.each(['timeout-after', 'reset-after', 'error-after', 'garbage'])('but money was taken (%s)', async (fault) => {
    await simulated.faults({ next: [fault] });
    const asked = await request(GOOD);
    expect(await gatewayUnder(fault).charge(asked)).toMatchObject(CHARGED);
    expect(await gateway().find(questionOf(asked))).toMatchObject(CHARGED);
  });

  test.each(['timeout-before', 'reset', 'error', 'unavailable'])('nor anything was done (%s)', async (fault) => {
    await simulated.faults({ next: [fault] });
    const asked = await request(GOOD);
    expect(await gatewayUnder(fault).charge(asked)).toEqual({ kind: 'unknown' });
    expect(await gateway().find(questionOf(asked))).toEqual({ kind: 'absent' });
  });

  test.each(['timeout-before', 'error', 'garbage'])(
    'nor that to our question (%s), nothing is known yet',
    async (fault) => {
      await simulated.faults({ next: ['timeout-after'], questions: [fault] });
      const asked = await request(GOOD);
      expect(await gatewayUnder('timeout-after', fault).charge(asked)).toEqual({ kind: 'unknown' });
      expect(await gateway().find(questionOf(asked))).toMatchObject(CHARGED);
    },
  );
});

test('a wrong key is our trouble, not the card', async () => {
  const outcome = await gateway({ privateKey: 'sk_of_somebody' }).charge(await request(GOOD));
  expect(outcome).toEqual({ kind: 'declined', ref: undefined, fault: 'provider_unavailable' });
});
