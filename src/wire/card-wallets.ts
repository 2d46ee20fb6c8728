import * as v from 'valibot';
import { route } from '#wire/route.ts';

const service = 'account';
const access = { proofs: ['traveller'], required: true } as const;
const lang = v.optional(v.picklist(['es', 'en']), 'es');

/** How the traveller's card is saved in a phone's wallet. */
export const getCardWallets = route({
  service,
  method: 'GET',
  path: 'site/account/card/wallets',
  summary: {
    es: 'La tarjeta del viajero para la cartera del teléfono',
    en: 'The traveller’s card for wallets of telephones',
  },
  budget: 'document',
  access,
  query: v.object({ lang }),
  body: undefined,
  data: v.object({
    /** Whether `getCardPkpass` can make a pass of it. */
    apple: v.boolean(),
    /** Where the traveller saves it with Google; null when not offered. */
    google_url: v.nullable(v.string()),
  }),
});

/** The card as a signed Apple Wallet pass in base64; with `download=true` the bytes themselves. */
export const getCardPkpass = route({
  service,
  method: 'GET',
  path: 'site/account/card/pkpass',
  summary: { es: 'La tarjeta del viajero para Apple Wallet', en: 'The traveller’s card for Apple Wallet' },
  budget: 'document',
  download: 'pkpass',
  access,
  query: v.object({ lang, download: v.optional(v.picklist(['true', 'false']), 'false') }),
  body: undefined,
  data: v.object({ pkpass: v.string(), filename: v.string() }),
});

export const cardWalletRoutes = [getCardWallets, getCardPkpass];
