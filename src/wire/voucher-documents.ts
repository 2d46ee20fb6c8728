import * as v from 'valibot';
import { type Route, route } from '#wire/route.ts';
import { nothing, reservationCodeText } from '#wire/shapes.ts';

const service = 'websale';
const lang = v.optional(v.picklist(['es', 'en']), 'es');
const download = v.optional(v.picklist(['true', 'false']), 'false');

/** The vouchers of an order as a calendar, an event each; with `download=true` the `.ics` file itself. */
export const getVoucherIcs = route({
  service,
  method: 'GET',
  path: 'voucher/ics',
  summary: {
    es: 'Los vales de un pedido como archivo de calendario',
    en: 'The vouchers of an order as a calendar file',
  },
  budget: 'document',
  download: 'ics',
  query: v.object({ code: reservationCodeText, lang, download }),
  body: undefined,
  data: v.object({ ics: v.string(), filename: v.string() }),
});

export const walletVoucher = v.object({
  folio: v.string(),
  /** Whether `getVoucherPkpass` can make a pass of it. */
  apple: v.boolean(),
  /** Where the traveller saves it with Google; null when not offered. */
  google_url: v.nullable(v.string()),
});

export type WalletVoucherView = v.InferOutput<typeof walletVoucher>;

/** How the vouchers of an order are saved in a phone's wallet; empty when the carrier offers none. */
export const getVoucherWallets = route({
  service,
  method: 'GET',
  path: 'voucher/wallets',
  summary: { es: 'Los vales para la cartera del teléfono', en: 'Vouchers for the wallets of telephones' },
  budget: 'document',
  query: v.object({ code: reservationCodeText, lang }),
  body: undefined,
  data: v.object({ vouchers: v.array(walletVoucher) }),
});

/** A voucher as a signed Apple Wallet pass in base64; with `download=true` the bytes themselves. */
export const getVoucherPkpass = route({
  service,
  method: 'GET',
  path: 'voucher/pkpass',
  summary: { es: 'Un vale para Apple Wallet', en: 'A voucher for Apple Wallet' },
  budget: 'document',
  download: 'pkpass',
  query: v.object({ code: reservationCodeText, folio: v.pipe(v.string(), v.maxLength(16)), lang, download }),
  body: undefined,
  data: v.object({ pkpass: v.string(), filename: v.string() }),
});

/** E-mails the vouchers of an order to its buyer again; three times a day, and once when pressed twice. */
export const postVoucherResend = route({
  service,
  method: 'POST',
  path: 'voucher/resend',
  summary: { es: 'Enviar otra vez los vales por correo', en: 'Send the vouchers by e-mail once more' },
  budget: 'lookUp',
  query: undefined,
  body: v.object({ code: reservationCodeText }),
  data: nothing,
});

export const voucherDocumentRoutes: readonly Route[] = [
  getVoucherIcs,
  getVoucherWallets,
  getVoucherPkpass,
  postVoucherResend,
];
