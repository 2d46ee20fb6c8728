import * as v from 'valibot';
import { type Route, route } from '#wire/route.ts';
import { reservationCodeText } from '#wire/shapes.ts';

const service = 'websale';
const lang = v.optional(v.picklist(['es', 'en']), 'es');

export const walletTicket = v.object({
  folio: v.string(),
  /** Whether `getPkpass` can make a pass of it. */
  apple: v.boolean(),
  /** Where the traveller saves it with Google; null when not offered. */
  google_url: v.nullable(v.string()),
});

export type WalletTicket = v.InferOutput<typeof walletTicket>;

/** How paid tickets are saved in a phone's wallet; empty when the carrier offers none. */
export const getTicketWallets = route({
  service,
  method: 'GET',
  path: 'reservation/wallets',
  summary: { es: 'Los boletos para la cartera del teléfono', en: 'Tickets for the wallets of telephones' },
  budget: 'document',
  query: v.object({ code: reservationCodeText, lang }),
  body: undefined,
  data: v.object({ tickets: v.array(walletTicket) }),
});

/** A ticket as a signed Apple Wallet pass in base64; with `download=true` the bytes themselves. */
export const getPkpass = route({
  service,
  method: 'GET',
  path: 'reservation/pkpass',
  summary: { es: 'Un boleto para Apple Wallet', en: 'A ticket for Apple Wallet' },
  budget: 'document',
  download: 'pkpass',
  query: v.object({
    code: reservationCodeText,
    folio: v.pipe(v.string(), v.maxLength(16)),
    lang,
    download: v.optional(v.picklist(['true', 'false']), 'false'),
  }),
  body: undefined,
  data: v.object({ pkpass: v.string(), filename: v.string() }),
});

export const ticketWalletRoutes: readonly Route[] = [getTicketWallets, getPkpass];
