import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenpayEvent, readEvent } from '#adapters/payments/openpay/webhook-event.ts';
import type { OpenpayAccountConfig } from '#main/config/config.ts';
import { startOpenpayStandIn } from '#main/stand-ins/openpay-stand-in.ts';
import { loadSecrets } from '#main/config/secrets.ts';

/** A charge in the provider's records. */
export interface ChargeTruth {
  readonly id: string;
  readonly order_id: string;
  readonly status: string;
  readonly due_date?: string;
  readonly refunds: readonly { readonly amount: number; readonly description: string }[];
  /** Pesos. */
  readonly money: Readonly<Record<'captured' | 'refunded' | 'kept', number>>;
}

export type SimulatedOpenpay = Awaited<ReturnType<typeof simulateOpenpay>>;

/** The provider's stand-in as the site starts it, and a merchant that records its webhooks. */
export async function simulateOpenpay() {
  const notices = { openpay: [] as (OpenpayEvent | undefined)[], oxxo: [] as (OpenpayEvent | undefined)[] };
  const merchant = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    notices[request.url === '/oxxo' ? 'oxxo' : 'openpay'].push(readEvent(JSON.parse(text)));
    response.end();
  });
  await new Promise<void>((listening) => merchant.listen(0, '127.0.0.1', listening));
  const base = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-'));
  const { accounts, stop } = await startOpenpayStandIn({
    dataDir,
    secrets: await loadSecrets(dataDir),
    webhooks: { openpay: `${base}/openpay`, oxxo: `${base}/oxxo` },
    report: (problem) => {
      throw problem;
    },
  });

  const ask = async (key: string, address: string, body?: object): Promise<unknown> => {
    const response = await fetch(address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Basic ${btoa(`${key}:`)}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const control = ({ apiUrl, privateKey }: OpenpayAccountConfig, what: string, body?: object) =>
    ask(privateKey, `${new URL(apiUrl).origin}/_control/${what}`, body);

  return {
    accounts,
    notices,
    faults: async (asked: object) => {
      for (const account of Object.values(accounts)) await control(account, 'faults', asked);
    },
    /** Changes a charge at the provider only: `pay-store/{id}`, `expire/{id}`. */
    happen: (account: OpenpayAccountConfig, what: string) => control(account, what, {}),
    truth: async (account: OpenpayAccountConfig, ref: string): Promise<ChargeTruth | undefined> =>
      ((await control(account, 'charges')) as ChargeTruth[]).find(({ id }) => id === ref),
    tokenOf: async (card_number: string): Promise<string> => {
      const { apiUrl, merchantId, publicKey } = accounts.openpay;
      const card = {
        card_number,
        holder_name: 'Ana López',
        expiration_month: '12',
        expiration_year: '39',
        cvv2: '123',
      };
      return ((await ask(publicKey, `${apiUrl}/${merchantId}/tokens`, card)) as { readonly id: string }).id;
    },
    stop: async () => {
      await stop();
      merchant.close();
    },
  };
}
