import { createHash, randomBytes } from 'node:crypto';
import type { Card } from './cards.ts';
import type { Wallet } from './order.ts';

/** What is stored of a token: enough to recognize it and charge it once, and useless elsewhere. */
export interface Token {
  /** SHA-256 of its text. */
  readonly hash: string;
  readonly wallet: Wallet;
  /** Centavos the traveller agreed to on the sheet. */
  readonly amount: number;
  readonly currency: string;
  readonly card: Card;
  readonly spent: boolean;
}

const letters = (bytes: number): string => randomBytes(bytes).toString('base64');

/** Apple's `paymentData`: encrypted for the merchant's gateway, version EC_v1. */
const appleToken = () => ({
  data: letters(210),
  signature: letters(900),
  header: {
    publicKeyHash: letters(32),
    ephemeralPublicKey: letters(91),
    transactionId: randomBytes(32).toString('hex'),
  },
  version: 'EC_v1',
});

/** Google's token: a string of JSON, protocol version ECv2. */
const googleToken = () => ({
  signature: letters(70),
  intermediateSigningKey: {
    signedKey: JSON.stringify({ keyValue: letters(91), keyExpiration: String(Date.now() + 86_400_000) }),
    signatures: [letters(70)],
  },
  protocolVersion: 'ECv2',
  signedMessage: JSON.stringify({ encryptedMessage: letters(300), ephemeralPublicKey: letters(65), tag: letters(32) }),
});

/** A new token as the device returns it, and what the gateway stores of it. */
export function newToken(about: Omit<Token, 'hash' | 'spent'>): { readonly text: string; readonly token: Token } {
  const text = JSON.stringify(about.wallet === 'apple_pay' ? appleToken() : googleToken());
  return { text, token: { ...about, hash: hashOf(text)!, spent: false } };
}

/** The same for the same token, however its JSON is formatted; undefined for invalid JSON. */
export function hashOf(text: string): string | undefined {
  try {
    return createHash('sha256')
      .update(JSON.stringify(JSON.parse(text)))
      .digest('hex');
  } catch {
    return undefined;
  }
}
