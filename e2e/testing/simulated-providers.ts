import type { PaymentId } from '#app/payment/ports.ts';
import type { WalletMethod } from '#domain/payment/method.ts';
import { type Centavos, decimalString } from '#kernel/money.ts';
import type { AccountConfigs } from '#main/accounts/accounts.ts';
import { must } from './must.ts';

export type Store = 'openpay' | 'oxxo';
export type WalletCard = 'visa-debit' | 'declined' | 'no-funds';

/** The stand-ins of all providers from outside: actions of travellers there, faults, and their records. */
export interface SimulatedProviders {
  /** From now on this share of all calls and events fails, drawn from the seed; 0 for none. */
  spoil(rate: number, seed: number): Promise<void>;
  /** The next card charge is neither made nor answered. */
  swallowCharge(): Promise<void>;
  /** The token of a card, as the provider's script makes it in the traveller's browser. */
  cardToken(cardNumber: string): Promise<string>;
  walletToken(wallet: WalletMethod, card: WalletCard, amount: Centavos): Promise<string>;
  /** On the bank's page, or PayPal's. */
  answerAt(pageUrl: string, answer: 'authorize' | 'reject' | 'approve' | 'refused' | 'cancel'): Promise<void>;
  /** At the till. `late`: after the reference has expired. */
  payReference(store: Store, reference: string, late?: boolean): Promise<void>;
  /** A reference expires. */
  expireReference(store: Store, reference: string): Promise<void>;
  /** Centavos that each provider took for an attempt and did not refund: its own records. */
  kept(): Promise<ReadonlyMap<PaymentId, number>>;
}

export function simulatedProviders(configs: AccountConfigs): SimulatedProviders {
  const openpay = must(configs.openpay);
  const oxxo = must(configs.oxxo);
  const paypal = must(configs.paypal);
  const wallets = must(configs.wallets);
  const desks = [
    { url: originOf(openpay.apiUrl), user: openpay.privateKey, password: '', truth: 'charges', read: ofCharge },
    { url: originOf(oxxo.apiUrl), user: oxxo.privateKey, password: '', truth: 'charges', read: ofCharge },
    {
      url: originOf(paypal.apiUrl),
      user: paypal.clientId,
      password: paypal.clientSecret,
      truth: 'orders',
      read: ofOrder,
    },
    {
      url: originOf(wallets.apiUrl),
      user: `merchant.${wallets.merchantId}`,
      password: wallets.password,
      truth: 'charges',
      read: ofWallet,
    },
  ];
  const control = ({ url, user, password }: (typeof desks)[number], path: string, body?: unknown): Promise<unknown> =>
    ask(`${url}/_control/${path}`, { user, password, body });
  const atStore = (store: Store, path: string) => control(desks[store === 'openpay' ? 0 : 1]!, path, {});

  return {
    spoil: async (rate, seed) => {
      for (const fixture of desks) await control(fixture, 'faults', { rate, seed });
    },
    swallowCharge: async () => {
      await control(desks[0]!, 'faults', { next: ['timeout-before'] });
    },
    cardToken: async (cardNumber) => {
      const card = { card_number: cardNumber, holder_name: 'ANA LOPEZ', cvv2: '123' };
      const body = { ...card, expiration_month: '12', expiration_year: '39' };
      const made = await ask(`${openpay.apiUrl}/${openpay.merchantId}/tokens`, {
        user: openpay.publicKey,
        password: '',
        body,
      });
      return (made as { readonly id: string }).id;
    },
    walletToken: async (wallet, card, amount) => {
      const { apiUrl, merchantId, google } = wallets;
      const body = {
        card,
        amount: decimalString(amount),
        currency: 'MXN',
        merchant: google?.merchantId,
        gateway: 'mpgs',
        gatewayMerchant: merchantId,
      };
      const path = wallet === 'apple_pay' ? 'apple-token' : 'google-token';
      const made = await ask(`${originOf(apiUrl)}/device/${path}`, { user: '', password: '', body });
      return (made as { readonly token: string }).token;
    },
    answerAt: async (pageUrl, answer) => {
      const body = new URLSearchParams({ answer });
      // A restarted stand-in has another port than when it named its page.
      const { pathname, search } = new URL(pageUrl);
      const origin = originOf(pathname.startsWith('/3ds/') ? openpay.apiUrl : paypal.apiUrl);
      const response = await fetch(origin + pathname + search, { method: 'POST', redirect: 'manual', body });
      await response.body?.cancel();
    },
    payReference: async (store, reference, late = false) => {
      await atStore(store, `pay-store/${reference}${late ? '?late=1' : ''}`);
    },
    expireReference: async (store, reference) => {
      await atStore(store, `expire/${reference}`);
    },
    kept: async () => {
      const kept = new Map<PaymentId, number>();
      for (const fixture of desks) {
        for (const item of (await control(fixture, fixture.truth)) as readonly unknown[]) {
          const [payment, centavos] = fixture.read(item);
          kept.set(payment, (kept.get(payment) ?? 0) + centavos);
        }
      }
      return kept;
    },
  };
}

type Kept = readonly [payment: PaymentId, centavos: number];

/** An Openpay order id contains our attempt's id, sometimes followed by `-3ds`. */
function ofCharge(item: unknown): Kept {
  const { order_id: order, money } = item as { readonly order_id: string; readonly money: { readonly kept: number } };
  return [order.replace(/-3ds$/, '') as PaymentId, Math.round(money.kept * 100)];
}

function ofOrder(item: unknown): Kept {
  const { kept, purchase_units: units } = item as {
    readonly kept: string;
    readonly purchase_units: readonly { readonly custom_id: PaymentId }[];
  };
  return [units[0]!.custom_id, Math.round(Number(kept) * 100)];
}

function ofWallet(item: unknown): Kept {
  const { id, held } = item as { readonly id: PaymentId; readonly held: number };
  return [id, held];
}

const originOf = (url: string): string => new URL(url).origin;

interface Ask {
  readonly user: string;
  readonly password: string;
  readonly body: unknown;
}

async function ask(url: string, { user, password, body }: Ask): Promise<unknown> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Basic ${btoa(`${user}:${password}`)}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`);
  return response.json();
}
