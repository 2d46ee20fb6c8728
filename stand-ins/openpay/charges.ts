import { randomBytes } from 'node:crypto';
import type { Card } from './cards.ts';
import type { Refusal } from './errors.ts';
import { openJournal } from './journal.ts';
import { cardView } from './tokens.ts';

export type Status = 'completed' | 'failed' | 'charge_pending' | 'in_progress' | 'refunded' | 'cancelled' | 'expired';

/** A charge as this provider keeps it. */
export interface Charge {
  readonly id: string;
  readonly orderId: string;
  readonly status: Status;
  readonly method: 'card' | 'store';
  /** Pesos. */
  readonly amount: number;
  readonly refunded: number;
  readonly description: string;
  readonly createdAt: string;
  readonly card: Card | undefined;
  readonly error: { readonly code: number; readonly message: string } | undefined;
  /** Where the traveller goes back to from the bank. */
  readonly redirectUrl: string | undefined;
  readonly store: { readonly reference: string; readonly dueDate: string } | undefined;
}

export interface Token {
  readonly id: string;
  readonly card: Card;
  readonly spent: boolean;
}

type Entry = { readonly charge: Charge } | { readonly token: Token };

/** Charges and tokens: the provider's truth. */
export function openBooks(folder: string) {
  const charges = new Map<string, Charge>();
  const tokens = new Map<string, Token>();
  const journal = openJournal<Entry>(folder);
  const apply = (entry: Entry) => {
    if ('charge' in entry) charges.set(entry.charge.id, entry.charge);
    else tokens.set(entry.token.id, entry.token);
  };
  for (const entry of journal.past) apply(entry);
  const keep = (entry: Entry) => {
    journal.write(entry);
    apply(entry);
  };
  return {
    charge: (id: string) => charges.get(id),
    ofOrder: (orderId: string) => [...charges.values()].filter((charge) => charge.orderId === orderId),
    all: () => [...charges.values()],
    token: (id: string) => tokens.get(id),
    keepCharge: (charge: Charge) => keep({ charge }),
    keepToken: (token: Token) => keep({ token }),
  };
}

export type Books = ReturnType<typeof openBooks>;

/** Ids look like the provider's: `tr` or `k`, then letters and digits. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex')}`;

export const failed = (charge: Charge, { code, description }: Refusal): Charge => ({
  ...charge,
  status: 'failed',
  error: { code, message: description },
});

/** A charge as the provider shows it. `bank` is where its 3-D Secure pages are. */
export const chargeView = (charge: Charge, bank: string) => ({
  id: charge.id,
  amount: charge.amount,
  currency: 'MXN',
  order_id: charge.orderId,
  status: charge.status,
  method: charge.method,
  description: charge.description,
  operation_type: 'in',
  transaction_type: 'charge',
  operation_date: charge.createdAt,
  creation_date: charge.createdAt,
  error_message: charge.error?.message ?? null,
  error_code: charge.error?.code ?? null,
  conciliated: false,
  ...(charge.card ? { card: cardView(charge.card) } : {}),
  ...(charge.refunded > 0 ? { refund: { amount: charge.refunded, status: 'completed' } } : {}),
  ...(charge.status === 'charge_pending'
    ? { payment_method: { type: 'redirect', url: `${bank}/bank/${charge.id}` } }
    : {}),
  ...(charge.store
    ? {
        due_date: charge.store.dueDate,
        payment_method: {
          type: 'store',
          reference: charge.store.reference,
          barcode_url: `${bank}/barcode/${charge.store.reference}`,
        },
      }
    : {}),
});
