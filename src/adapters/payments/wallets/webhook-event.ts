import { createHash, timingSafeEqual } from 'node:crypto';
import { readTransaction } from '#adapters/payments/wallets/transaction.ts';

/** A notice of the gateway: a transaction as it would be answered. It is a hint to ask, and nothing more. */
export interface WalletEvent {
  readonly kind: 'charge';
  readonly ref: string;
  readonly key: string;
}

/** Reads a notice; undefined for what is none. `key` is the same for the same event of the same transaction. */
export function readEvent(body: unknown): WalletEvent | undefined {
  const told = readTransaction(body);
  if (!told) return undefined;
  const { id, orderId, result, gatewayCode, amount } = told;
  const key = createHash('sha256')
    .update(JSON.stringify([orderId, id, result, gatewayCode, amount]))
    .digest('hex');
  return { kind: 'charge', ref: orderId, key };
}

interface Told {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** The gateway proves itself by a secret in a header; compared as hashes, in the same time whatever was sent. */
export const hasNotificationSecret =
  (secret: string) =>
  ({ headers }: Told): boolean => {
    const sent = headers['x-notification-secret'];
    return timingSafeEqual(hashOf(typeof sent === 'string' ? sent : ''), hashOf(secret));
  };

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
