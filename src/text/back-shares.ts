import { listed } from '#text/listed.ts';
import type { Message } from '#text/message.ts';
import { shareByLink } from '#text/paid-by-link.ts';

/** An amount refunded to one source, formatted. */
export interface ToldShare {
  readonly from: 'provider' | 'cash' | 'account' | 'agency';
  readonly amount: string;
  /** Paid with a payment link. */
  readonly isByLink?: boolean;
}

/**
 * Where money is returned when it came from several sources. Cash from a till or a store cannot be returned in cash.
 */
const PARTS: Readonly<Record<ToldShare['from'], (amount: string) => Message>> = {
  provider: (amount) => ({
    es: `${amount} a la tarjeta o la cuenta con que pagaste`,
    en: `${amount} to the card or account you paid with`,
  }),
  cash: (amount) => ({
    es: `${amount} en depósito por lo que pagaste en efectivo (te escribimos para acordarlo)`,
    en: `${amount} by bank transfer for what you paid in cash (we write to agree on it)`,
  }),
  account: (amount) => ({
    es: `${amount} a los puntos o al saldo con que pagaste`,
    en: `${amount} to the points or the credit you paid with`,
  }),
  agency: (amount) => ({
    es: `${amount} a la agencia que te vendió el viaje`,
    en: `${amount} to the agency that sold you the trip`,
  }),
};

const partOf = ({ from, amount, isByLink }: ToldShare): Message =>
  (isByLink ? shareByLink(from, amount) : undefined) ?? PARTS[from](amount);

/** Each source with its amount, as part of a sentence. */
export function sharesText(shares: readonly ToldShare[]): Message {
  const parts = shares.map(partOf);
  return {
    es: listed(
      parts.map(({ es }) => es),
      'y',
    ),
    en: listed(
      parts.map(({ en }) => en),
      'and',
    ),
  };
}
