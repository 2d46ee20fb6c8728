import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Timeouts } from '#adapters/payments/paypal/account.ts';
import { paypal, type PaypalOptions } from '#adapters/payments/paypal/provider.ts';
import type { ChargeRequest, PaymentId, Redirect } from '#app/payment/ports.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { missingDocuments } from '../../../../stand-ins/paypal/testing/material.ts';
import { ACCOUNT, type Provider, startProvider } from '../../../../stand-ins/paypal/testing/start.ts';
import { LONG_MS, timeoutUnder } from '../../../../stand-ins/stage/testing/timeouts.ts';

const TIMEOUTS: Timeouts = { token: LONG_MS, create: LONG_MS, question: LONG_MS, take: LONG_MS };
const SHORT_MS = 1_500;

let standIn: Provider;
beforeAll(async () => {
  standIn = await startProvider();
});
afterAll(() => standIn.kill());
beforeEach(() => standIn.control('faults', {}));

const account = (change: Partial<PaypalOptions> = {}) =>
  paypal({
    apiUrl: standIn.url,
    clientId: ACCOUNT.id,
    clientSecret: ACCOUNT.secret,
    brand: 'Costera',
    timeouts: TIMEOUTS,
    ...change,
  });

/** An account with a short timeout for one kind of call, when no reply is simulated. */
const accountUnder = (fault: string, call: keyof Timeouts) =>
  account({ timeouts: { ...TIMEOUTS, [call]: timeoutUnder(fault, SHORT_MS) } });

const newId = (): PaymentId => uuidV7(Date.now(), randomBytes(10));

const request = (change: Partial<ChargeRequest> = {}): ChargeRequest => ({
  id: newId(),
  amount: centavos(65_001),
  means: { kind: 'redirect', cancelUrl: 'https://anden.example/pago?code=7K3M9QWX2D&cancelled=1' },
  description: '7K3M9QWX2D',
  customer: { firstName: 'Ana', lastName: 'López', email: 'ana@example.com', phone: '+523331234567' },
  returnUrl: 'https://anden.example/pago?code=7K3M9QWX2D',
  lang: 'es',
  ...change,
});

/** An attempt whose traveller was redirected to approve. */
const sent = async () => {
  const asked = request();
  const { ref } = (await account().charge(asked)) as Redirect;
  return { id: asked.id, ref };
};

const approved = async () => {
  const attempt = await sent();
  await standIn.answerPayer(attempt.ref, 'approve');
  return attempt;
};

const paid = async () => {
  const attempt = await approved();
  await account().find({ ...attempt, mayTake: true });
  return attempt;
};

const CHARGED = { kind: 'charged', amount: 65_001, cardType: undefined, last4: undefined };

interface Kept {
  readonly id: string;
  readonly kept: string;
}

/** What we keep of one order, according to the provider's records. */
const keptOf = async (ref: string): Promise<string | undefined> => {
  const { body } = await standIn.control('orders');
  return (body as unknown as readonly Kept[]).find((order) => order.id === ref)?.kept;
};

test('what we say is checked against the documents of the provider', ({ skip }) => {
  const missing = missingDocuments();
  if (missing.length > 0) skip(`${missing.join(', ')} not there: nothing was checked against them`);
});

describe('a traveller who approves', () => {
  test('is sent to the page of an order that says whose it is', async () => {
    const asked = request({ lang: 'en' });
    const redirect = (await account().charge(asked)) as Redirect;
    expect(redirect).toEqual({
      kind: 'redirect',
      ref: expect.stringMatching(/^[A-Z0-9]{17}$/),
      url: `${standIn.url}/checkoutnow?token=${redirect.ref}`,
    });
    expect((await standIn.order(redirect.ref)).body).toMatchObject({
      purchase_units: [
        {
          amount: { currency_code: 'MXN', value: '650.01' },
          custom_id: asked.id,
          invoice_id: asked.id,
          description: '7K3M9QWX2D',
        },
      ],
    });
    expect(await (await fetch(redirect.url)).text()).toContain('<html lang="en">');
    expect(await standIn.answerPayer(redirect.ref, 'approve')).toMatch(
      /^https:\/\/anden\.example\/pago\?code=7K3M9QWX2D&token=/,
    );
  });

  test('pays once, to the centavo, however many ask at once and afterwards', async () => {
    const attempt = await approved();
    const asked = Array.from({ length: 8 }, () => account().find({ ...attempt, mayTake: true }));
    for (const outcome of await Promise.all(asked)) expect(outcome).toEqual({ ...CHARGED, ref: attempt.ref });
    expect(await account().find({ ...attempt, mayTake: false })).toEqual({ ...CHARGED, ref: attempt.ref });
    expect(await account().attemptOf(attempt.ref)).toEqual({ kind: 'ours', id: attempt.id });
    expect(await keptOf(attempt.ref)).toBe('650.01');
  });

  test('does not pay where it is only looked at', async () => {
    const attempt = await approved();
    const url = `${standIn.url}/checkoutnow?token=${attempt.ref}`;
    expect(await account().find({ ...attempt, mayTake: false })).toEqual({ kind: 'redirect', ref: attempt.ref, url });
    expect(await keptOf(attempt.ref)).toBe('0.00');
  });

  test('makes one order of one attempt', async () => {
    const asked = request();
    const first = await account().charge(asked);
    expect(await account().charge(asked)).toEqual(first);
  });
});

describe('a traveller who does not', () => {
  test('may still do so', async () => {
    const attempt = await sent();
    await standIn.answerPayer(attempt.ref, 'cancel');
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject({ kind: 'redirect', ref: attempt.ref });
  });

  test.each([
    ['INSTRUMENT_DECLINED', 'paypal_declined'],
    ['PAYER_CANNOT_PAY', 'paypal_declined'],
    ['TRANSACTION_REFUSED', 'paypal_declined'],
    ['AUTH_CAPTURE_NOT_ENABLED', 'provider_unavailable'],
  ])('is told why: %s is %s', async (issue, fault) => {
    const attempt = await approved();
    await standIn.control('faults', { next: [{ kind: 'decline', issue }] });
    expect(await account().find({ ...attempt, mayTake: true })).toEqual({ kind: 'declined', ref: attempt.ref, fault });
  });

  test('is refused by their bank, and pays with another instrument', async () => {
    const attempt = await sent();
    await standIn.answerPayer(attempt.ref, 'refused');
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject({ fault: 'paypal_declined' });
    await standIn.answerPayer(attempt.ref, 'approve');
    expect(await account().find({ ...attempt, mayTake: true })).toEqual({ ...CHARGED, ref: attempt.ref });
  });

  test('whose order was given up has not paid', async () => {
    const attempt = await sent();
    await standIn.control(`void/${attempt.ref}`, {});
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject({ kind: 'declined' });
  });
});

describe('money that waits', () => {
  const waiting = async () => {
    const attempt = await approved();
    await standIn.control('faults', { next: ['pending'] });
    const waits = { kind: 'redirect', ref: attempt.ref, url: expect.stringContaining('/checkoutnow') };
    expect(await account().find({ ...attempt, mayTake: true })).toEqual(waits);
    expect(await account().find({ ...attempt, mayTake: true })).toEqual(waits);
    return attempt;
  };

  test.each([
    [true, { kind: 'charged' }],
    [false, { kind: 'declined' }],
  ])('may come: %s', async (good, outcome) => {
    const attempt = await waiting();
    await standIn.control(`release/${attempt.ref}`, { good });
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject(outcome);
  });
});

describe('where the order is made and no answer comes', () => {
  test.each([
    'timeout-before',
    'timeout-after',
    'reset',
    'reset-after',
    'error',
    'error-after',
    'unavailable',
    'garbage',
  ])('nothing can be taken (%s)', async (fault) => {
    await standIn.control('faults', { next: [fault] });
    const asked = request();
    const answer = await accountUnder(fault, 'create').charge(asked);
    expect(answer).toEqual({ kind: 'declined', ref: undefined, fault: 'provider_unavailable' });
    expect(await account().find({ id: asked.id, ref: undefined, mayTake: true })).toEqual({ kind: 'absent' });
  });
});

describe('where the money is taken and no answer comes', () => {
  test.each(['timeout-after', 'reset-after', 'error-after', 'garbage'])('the order is asked (%s)', async (fault) => {
    const attempt = await approved();
    await standIn.control('faults', { next: [fault] });
    const answer = await accountUnder(fault, 'take').find({ ...attempt, mayTake: true });
    expect(answer).toEqual({ ...CHARGED, ref: attempt.ref });
    expect(await keptOf(attempt.ref)).toBe('650.01');
  });

  test.each(['timeout-before', 'reset', 'error', 'unavailable'])(
    'and it was not, it is taken later (%s)',
    async (fault) => {
      const attempt = await approved();
      await standIn.control('faults', { next: [fault] });
      expect(await accountUnder(fault, 'take').find({ ...attempt, mayTake: true })).toEqual({ kind: 'unknown' });
      expect(await account().find({ ...attempt, mayTake: true })).toEqual({ ...CHARGED, ref: attempt.ref });
    },
  );

  test.each(['ORDER_ALREADY_CAPTURED', 'DUPLICATE_INVOICE_ID'])('but one that decides nothing (%s)', async (issue) => {
    const attempt = await approved();
    await standIn.control('faults', { next: [{ kind: 'decline', issue }] });
    expect(await account().find({ ...attempt, mayTake: true })).toEqual({ kind: 'unknown' });
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject(CHARGED);
  });

  test('nor any to our question, nothing is known yet', async () => {
    const attempt = await approved();
    const faults = ['timeout-before', 'error', 'garbage'];
    await standIn.control('faults', { questions: faults });
    for (const fault of faults) {
      expect(await accountUnder(fault, 'question').find({ ...attempt, mayTake: true })).toEqual({ kind: 'unknown' });
    }
    await standIn.control('faults', { questions: ['unavailable'] });
    expect(await account().attemptOf(attempt.ref)).toEqual({ kind: 'unknown' });
    expect(await account().find({ ...attempt, mayTake: true })).toMatchObject(CHARGED);
  });
});

test('a lost token is asked for again, in the middle of everything', async () => {
  const provider = account();
  const asked = request();
  const { ref } = (await provider.charge(asked)) as Redirect;
  await standIn.answerPayer(ref, 'approve');
  await standIn.control('revoke-tokens', {});
  expect(await provider.find({ id: asked.id, ref, mayTake: true })).toEqual({ ...CHARGED, ref });
  await standIn.authorize();
});

test('a wrong secret, or nobody there, is our trouble and not the traveller’s', async () => {
  const unavailable = { kind: 'declined', ref: undefined, fault: 'provider_unavailable' };
  const attempt = await approved();
  for (const change of [{ clientSecret: 'wrong' }, { apiUrl: 'http://127.0.0.1:1' }]) {
    expect(await account(change).charge(request())).toEqual(unavailable);
    expect(await account(change).find({ ...attempt, mayTake: true })).toEqual({ kind: 'unknown' });
  }
});

describe('an order that is not of this attempt', () => {
  test('is not touched', async () => {
    const { ref } = await approved();
    expect(await account().find({ id: newId(), ref, mayTake: true })).toEqual({ kind: 'absent' });
    expect(await keptOf(ref)).toBe('0.00');
  });

  test.each(['7K3M9QWX2D0000000', '../orders', 'lower'])('nobody has heard of: %s', async (ref) => {
    expect(await account().find({ id: newId(), ref, mayTake: true })).toEqual({ kind: 'absent' });
    expect(await account().attemptOf(ref)).toEqual({ kind: 'foreign' });
  });

  test('is of somebody else', async () => {
    const ref = await standIn.approved({ custom_id: 'invoice-7' });
    expect(await account().attemptOf(ref)).toEqual({ kind: 'foreign' });
  });
});

describe('money goes back', () => {
  const part = { amount: centavos(5_001), description: 'Costera' };

  test('once for each key, and the order stays paid until all of it is back', async () => {
    const attempt = await paid();
    const refund = (key: string, amount = part.amount) => account().refund!({ ...attempt, ...part, amount, key });
    expect(await refund('r1')).toEqual({ kind: 'refunded' });
    expect(await refund('r1')).toEqual({ kind: 'refunded' });
    expect(await keptOf(attempt.ref)).toBe('600.00');
    expect(await account().find({ ...attempt, mayTake: false })).toMatchObject(CHARGED);
    expect(await refund('r2', centavos(60_001))).toEqual({ kind: 'refused' });
    expect(await refund('r3', centavos(60_000))).toEqual({ kind: 'refunded' });
    expect(await keptOf(attempt.ref)).toBe('0.00');
    expect(await account().find({ ...attempt, mayTake: false })).toMatchObject({ kind: 'declined' });
  });

  test.each([
    ['timeout-after', '600.00'],
    ['error-after', '600.00'],
    ['garbage', '600.00'],
    ['timeout-before', '650.01'],
    ['unavailable', '650.01'],
  ])('where no answer comes (%s) the same is asked again', async (fault, kept) => {
    const attempt = await paid();
    await standIn.control('faults', { next: [fault] });
    const refund = { ...attempt, ...part, key: `refund-${attempt.ref}` };
    expect(await accountUnder(fault, 'take').refund!(refund)).toEqual({ kind: 'unknown' });
    expect(await keptOf(attempt.ref)).toBe(kept);
    expect(await account().refund!(refund)).toEqual({ kind: 'refunded' });
    expect(await keptOf(attempt.ref)).toBe('600.00');
  });

  test('but not for what was not taken', async () => {
    const attempt = await approved();
    expect(await account().refund!({ ...attempt, ...part, key: 'r9' })).toEqual({ kind: 'refused' });
  });
});
