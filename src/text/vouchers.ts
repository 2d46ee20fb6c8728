import type { VoucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import type { Message } from '#text/message.ts';

/** `V1234-56789`: as displayed. */
export const shownFolio = (folio: string): string => `${folio.slice(0, 5)}-${folio.slice(5)}`;

/** Vouchers of every kind, from a tour to a visit to a lounge: on their page, in letters and on paper. */
export const voucherText = {
  title: { es: 'Tus vales', en: 'Your vouchers' },
  voucher: { es: 'Vale', en: 'Voucher' },
  folio: { es: 'Folio del vale', en: 'Voucher number' },
  when: { es: 'Cuándo', en: 'When' },
  where: { es: 'Dónde', en: 'Where' },
  people: { es: 'Personas', en: 'People' },
  provider: { es: 'Lo ofrece', en: 'Provided by' },
  phone: { es: 'Teléfono', en: 'Telephone' },
  reference: { es: 'Referencia del operador', en: 'Provider’s reference' },
  until: (moment: string) => ({ es: `Vale hasta el ${moment}.`, en: `Valid until ${moment}.` }),
  showIt: {
    es: 'Muéstralo al llegar, en el teléfono o impreso. Se canjea una sola vez.',
    en: 'Show it when you arrive, on your phone or printed. It is redeemed once.',
  },
  qr: (folio: string) => ({ es: `Código del vale ${folio}`, en: `Code of voucher ${folio}` }),
  states: {
    valid: { es: 'Listo para usarse', en: 'Ready to use' },
    redeemed: { es: 'Ya se canjeó', en: 'Already redeemed' },
    cancelled: { es: 'Cancelado', en: 'Cancelled' },
    over: { es: 'Ya pasó', en: 'Over' },
  },
  none: {
    es: 'Todavía no hay vales en este pedido. En cuanto se confirme tu lugar aparecen aquí y te llegan por correo.',
    en: 'There are no vouchers in this order yet. As soon as your place is confirmed they appear here and arrive by e-mail.',
  },
  noneToCome: { es: 'Este pedido no tiene vales.', en: 'This order has no vouchers.' },
  toOrder: { es: 'Ver el pedido', en: 'See the order' },
  see: { es: 'Ver mis vales', en: 'See my vouchers' },
  pdf: { es: 'Descargar PDF', en: 'Download PDF' },
  ics: { es: 'Agregar al calendario', en: 'Add to calendar' },
  resend: { es: 'Enviarlos otra vez por correo', en: 'E-mail them again' },
  sent: {
    es: 'Listo: te los enviamos al correo del pedido.',
    en: 'Done: we are sending them to the e-mail address of the order.',
  },
  ways: { es: 'PDF, calendario y cartera', en: 'PDF, calendar and wallet' },
  keep: { es: 'Tenerlos a la mano', en: 'Keep them at hand' },
} as const;

/** Redeeming vouchers, for operators. */
export const voucherDoorText = {
  title: { es: 'Vales', en: 'Vouchers' },
  description: {
    es: 'Lee el QR del vale, o escribe su folio.',
    en: 'Scan the QR code of the voucher, or type its number.',
  },
  code: { es: 'Código o folio del vale', en: 'Code or number of the voucher' },
  codeHint: { es: 'El folio es V y nueve letras o números', en: 'The number is V and nine letters or digits' },
  codeMissing: { es: 'Lee el QR o escribe el folio.', en: 'Scan the QR code or type the number.' },
  place: { es: 'Dónde estás (opcional)', en: 'Where you are (optional)' },
  read: { es: 'Canjear', en: 'Redeem' },
  before: (moment: string, place: string) => ({
    es: `Se canjeó el ${moment}${place ? ` en ${place}` : ''}.`,
    en: `Redeemed on ${moment}${place ? ` at ${place}` : ''}.`,
  }),
} as const;

/** At the door, about a scanned voucher. */
export const VOUCHER_VERDICT_TEXTS: Readonly<Record<VoucherVerdict, Message>> = {
  redeems: { es: 'Canjeado', en: 'Redeemed' },
  forged: { es: 'Código falso', en: 'False code' },
  expired: { es: 'Ya venció', en: 'Expired' },
  too_early: { es: 'Todavía no', en: 'Too early' },
  cancelled: { es: 'Cancelado', en: 'Cancelled' },
  already_redeemed: { es: 'Ya se canjeó', en: 'Already redeemed' },
};
