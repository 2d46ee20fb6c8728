import { expect, test } from 'vitest';
import type { SettlingDeps } from '#app/payment/payment-deps.ts';
import type { PaymentAttempt, PaymentId, PaymentProvider } from '#app/payment/ports.ts';
import { AT_ONCE, reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { id } from '#kernel/ids.ts';

/** Attempts of one provider, and its behaviour when queried about each. */
function fixture(names: readonly string[], find: (payment: PaymentId) => Promise<unknown>) {
  const attempts = names.map(
    (name) => ({ id: id<'payment'>(name), provider: 'p', state: 'unknown' }) as PaymentAttempt,
  );
  const problems: unknown[] = [];
  const provider = {
    provider: 'p',
    find: async ({ id: payment }: { id: PaymentId }) => (await find(payment), { kind: 'absent' }),
  };
  const deps = {
    payments: { unsettled: async () => attempts, byId: async (one: PaymentId) => attempts.find((a) => a.id === one) },
    providers: new Map([['credit', provider as unknown as PaymentProvider]]),
    report: (problem: unknown) => problems.push(problem),
  } as unknown as SettlingDeps;
  return { parts: deps, problems };
}

test('an answer that is slow does not keep the others waiting, nor does one that fails', async () => {
  const others = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { parts: deps, problems } = fixture(['slow', 'bad', 'b', 'c', 'd', 'e'], async (payment) => {
    asked.push(payment);
    if (payment === 'bad') throw new Error('no');
    if (payment === 'slow') await others.promise;
    if (asked.length === 6) others.resolve();
  });
  await reconcilePayments(deps, AT_ONCE);
  expect(asked).toHaveLength(6);
  expect(problems).toEqual([new Error('no')]);
});

test('what nobody waits for any longer is left', async () => {
  const over = new AbortController();
  const asked: string[] = [];
  const { parts: deps } = fixture(['a', 'b', 'c', 'd', 'e', 'f', 'g'], async (payment) => {
    asked.push(payment);
    over.abort();
  });
  await reconcilePayments(deps, AT_ONCE, over.signal);
  expect(asked.length).toBeLessThan(5);
});
