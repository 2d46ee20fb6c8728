import { factsOf, PAYMENT_METHODS } from '#domain/payment/method.ts';
import type { ShownWay } from './way-texts.ts';

/**
 * The method to choose first where an address names one: of the way to pay that it is shown as, if that is on offer and
 * covers the total.
 */
export function askedWay(
  ways: readonly Pick<ShownWay, 'kind' | 'method' | 'isShort'>[],
  asked: string | null,
): string | undefined {
  const method = PAYMENT_METHODS.find((name) => name === asked);
  if (method === undefined) return undefined;
  const { shown } = factsOf(method === 'debit' ? 'credit' : method);
  return ways.find(({ kind, isShort }) => kind === shown && !isShort)?.method;
}
