import { RELEASE_MINUTES } from '#domain/booking/deadlines.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { formatClock, formatShortDate } from '#kernel/local-time.ts';
import type { Message, Params, Text } from '#text/message.ts';
import { moneyIn } from '#text/money.ts';

/** A moment in the local time of the passenger's own stop, never a duration: `9:05 a.m. del vie 27 nov`. */
const moment = ({ until }: Params): Message => {
  const iso = String(until);
  return {
    es: `las ${formatClock(iso, 'es')} del ${formatShortDate(iso, 'es')}, hora de su parada`,
    en: `${formatClock(iso, 'en')} on ${formatShortDate(iso, 'en')}, local time at the boarding stop`,
  };
};

const at =
  (say: (when: Message) => Message): Text =>
  (params) =>
    say(moment(params));

/** Errors at the counter and the call centre. */
export const counterErrors = {
  no_order_waits: {
    es: 'Esta reservación no espera pago en taquilla: no tomes dinero. Busca de nuevo el código para ver cómo quedó.',
    en: 'This reservation is not waiting for payment at the counter: take no money. Look up the code again to see how it stands.',
  },
  cash_closed: at(({ es, en }) => ({
    es: `La taquilla podía cobrarla hasta ${es}. No tomes dinero: solo el centro de llamadas puede confirmarla, hasta ${RELEASE_MINUTES} minutos antes de la salida.`,
    en: `The counter could take the money until ${en}. Take none: only the call centre can still confirm it, up to ${RELEASE_MINUTES} minutes before the departure.`,
  })),
  conversion_closed: at(({ es, en }) => ({
    es: `Se podía confirmar hasta ${es}; después los lugares se liberaron. No cobres: hay que comprar de nuevo.`,
    en: `It could be confirmed until ${en}; after that the seats were released. Take no money: a new purchase is needed.`,
  })),
  exchange_closed: at(({ es, en }) => ({
    es: `El asiento se podía cambiar hasta ${es}. El boleto sigue siendo bueno con su asiento.`,
    en: `The seat could be exchanged until ${en}. The ticket is still valid for its current seat.`,
  })),
  exchange_boarded: {
    es: 'Con este boleto ya se abordó, así que su asiento ya no se cambia.',
    en: 'This ticket has already been used for boarding, so its seat can no longer be exchanged.',
  },
  cash_short: ({ missing }) => ({
    es: `Faltan ${moneyIn(Number(missing), 'es')} en lo recibido. No se cobró nada todavía.`,
    en: `What was received is ${moneyIn(Number(missing), 'en')} short. Nothing was taken yet.`,
  }),
  authorisation_used: {
    es: 'Esa autorización ya pagó otra reservación. Revisa el comprobante de tu terminal.',
    en: 'That authorisation has already paid for another reservation. Check the slip of your terminal.',
  },
  card_type_required: {
    es: 'Elige si la tarjeta es de débito o de crédito: viene en el comprobante de tu terminal.',
    en: 'Choose whether it is a debit or a credit card: it is on the slip of your terminal.',
  },
  refund_not_waiting: {
    es: 'Esa devolución no está pendiente, o ya se hizo.',
    en: 'That refund is not waiting to be made, or it was already made.',
  },
  refund_still_tried: {
    es: 'Se le está pidiendo al proveedor que lo devuelva. No lo devuelvas tú: espera a que diga que no puede.',
    en: 'The refund has been requested from the provider. Do not refund it yourself: wait until the provider says it cannot.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
