import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenpayConfig } from '#main/config.ts';
import { startOpenpayStandIn } from '#main/openpay-stand-in.ts';
import { keptSecrets } from '#main/secrets.ts';

/** What the provider itself says it has done: the truth our books are held against. */
export interface TrueCharge {
  readonly id: string;
  readonly order_id: string;
  /** Pesos that were taken and have not gone back. */
  readonly money: { readonly kept: number };
}

export interface CardProvider {
  readonly account: OpenpayConfig;
  /** So much of all calls and notices goes wrong from now on, drawn from the seed. */
  spoil(rate: number, seed: number): Promise<void>;
  tokenOf(cardNumber: string): Promise<string>;
  /** What the traveller does on the bank's page. */
  answerBank(pageUrl: string, answer: 'authorize' | 'reject'): Promise<void>;
  truth(): Promise<readonly TrueCharge[]>;
  stop(): Promise<void>;
}

/** The stand-in of the card provider, as a process of its own with books of its own. */
export async function startCardProvider(webhookUrl: string, report: (problem: unknown) => void): Promise<CardProvider> {
  const dataDir = await mkdtemp(join(tmpdir(), `anden-provider-${randomBytes(3).toString('hex')}-`));
  const secrets = await keptSecrets(dataDir);
  const webhooks = { openpay: webhookUrl, oxxo: webhookUrl };
  const { accounts, stop } = await startOpenpayStandIn({ dataDir, secrets, webhooks, report });
  const account = accounts.openpay;
  const origin = new URL(account.apiUrl).origin;

  const ask = async (url: string, key: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`the provider answers ${response.status} to ${url}`);
    return response.json();
  };

  return {
    account,
    spoil: async (rate, seed) => {
      await ask(`${origin}/_control/faults`, account.privateKey, { rate, seed });
    },
    tokenOf: async (cardNumber) => {
      const card = { card_number: cardNumber, holder_name: 'ANA LOPEZ', cvv2: '123' };
      const body = { ...card, expiration_month: '12', expiration_year: '39' };
      const made = await ask(`${account.apiUrl}/${account.merchantId}/tokens`, account.publicKey, body);
      return (made as { readonly id: string }).id;
    },
    answerBank: async (pageUrl, answer) => {
      const response = await fetch(pageUrl, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `answer=${answer}`,
      });
      await response.body?.cancel();
    },
    truth: async () => (await ask(`${origin}/_control/charges`, account.privateKey)) as readonly TrueCharge[],
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
