import { expect, test } from 'vitest';
import type { PaymentUpdate, PaymentAttempt, Payments } from '#app/payment/ports.ts';
import { id } from '#kernel/ids.ts';
import { centavos } from '#kernel/money.ts';
import { notifyWorkers } from '#main/notify-workers.ts';

const CHARGED: PaymentUpdate = {
  kind: 'charged',
  ref: 'tr1',
  amount: centavos(1),
  cardType: undefined,
  last4: undefined,
};

test.each<[string, PaymentUpdate, PaymentAttempt['state'], readonly string[]]>([
  ['a sale', CHARGED, 'captured', ['send', 'stamp']],
  ['money that is to go back', CHARGED, 'refund_due', ['send', 'refund']],
  [
    'a traveller who is at the bank still',
    { kind: 'redirect', ref: 'tr1', url: 'https://bank.example' },
    'pending',
    [],
  ],
  ['no answer', { kind: 'unknown' }, 'unknown', []],
])('%s', async (_, news, state, woken) => {
  const jobs: string[] = [];
  const settle = async () => ({ state }) as PaymentAttempt;
  const payments = notifyWorkers({ settle } as unknown as Payments, (job) => jobs.push(job));
  await payments.settle(id('p1'), news);
  expect(jobs).toEqual(woken);
});
