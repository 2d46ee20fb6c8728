import { LINK_LIFETIME } from '#domain/links/link.ts';
import { HOUR } from '#kernel/instant.ts';

const HOURS = LINK_LIFETIME.pay / HOUR;

/** The page for paying for another person (N9): texts of the static part. */
export const payLinkText = {
  title: { es: 'Paga este viaje', en: 'Pay for this trip' },
  intro: (carrier: string) => ({
    es: `Alguien te pidió pagar este viaje con ${carrier}. Tú pagas y los boletos le llegan a quien viaja.`,
    en: `Someone asked you to pay for this trip with ${carrier}. You pay, and the tickets go to the passengers.`,
  }),
  privacy: {
    es: 'Aquí no se ven los datos de los pasajeros, ni ellos ven los de tu pago.',
    en: 'The passengers’ details are not shown here, and they do not see your payment details.',
  },
  trip: { es: 'El viaje', en: 'The trip' },
  paidTitle: { es: 'El viaje está pagado. ¡Gracias!', en: 'The trip is paid. Thank you!' },
  paid: {
    es: 'Los boletos ya los tiene quien viaja. No hace falta que hagas nada más.',
    en: 'The passengers already have their tickets. There is nothing more for you to do.',
  },
  amount: { es: 'Importe', en: 'Amount' },
  reference: { es: 'Referencia del pago', en: 'Payment reference' },
  overTitle: { es: 'Este viaje ya no se puede pagar aquí', en: 'This trip can no longer be paid here' },
  over: {
    es: 'Se acabó el tiempo de los asientos, o quien viaja eligió otra forma. No se te hizo ningún cargo. Pregúntale y, si hace falta, pídele otro enlace.',
    en: 'The seats are no longer held, or the passengers chose another way to pay. You were not charged. Ask them for another link if you need one.',
  },
  withdrawn: {
    run: {
      es: 'La salida de este viaje se canceló: ya no hay nada que pagar. No se te hizo ningún cargo. Avísale a quien te envió el enlace; si elige otra salida, pídele otro enlace.',
      en: 'The departure of this trip was cancelled: there is nothing to pay. You were not charged. Tell the person who sent you the link; if they choose another departure, ask them for a new link.',
    },
    ticket: {
      es: 'El boleto para el que era este pago ya no es válido. No se te hizo ningún cargo. Avísale a quien te envió el enlace.',
      en: 'The ticket this payment was for is no longer valid. You were not charged. Tell the person who sent you the link.',
    },
  },
  expired: {
    title: { es: 'Este enlace ya venció', en: 'This link has expired' },
    what: {
      es: `Los enlaces para pagar sirven ${HOURS} horas. No se te hizo ningún cargo. Pide otro a quien te lo envió.`,
      en: `Payment links work for ${HOURS} hours. You were not charged. Ask the person who sent it for another one.`,
    },
  },
  forged: {
    title: { es: 'No pudimos abrir este enlace', en: 'We could not open this link' },
    what: {
      es: 'Le falta una parte o no es nuestro. Ábrelo otra vez desde el mensaje, o cópialo completo. No se te hizo ningún cargo.',
      en: 'Part of it is missing, or it is not one of ours. Open it again from the message, or copy the whole link. You were not charged.',
    },
  },
  /** Its trip is paid already. */
  follows: {
    change: {
      title: { es: 'Paga el cambio de este viaje', en: 'Pay for the change of this trip' },
      intro: (carrier: string) => ({
        es: `Alguien te pidió pagar la diferencia por cambiar este viaje con ${carrier}. Tú pagas y los boletos nuevos le llegan a quien viaja.`,
        en: `Someone asked you to pay the difference for changing this trip with ${carrier}. You pay, and the new tickets go to the passengers.`,
      }),
      paidTitle: { es: 'El cambio está pagado. ¡Gracias!', en: 'The change is paid. Thank you!' },
      paid: {
        es: 'Los boletos nuevos ya los tiene quien viaja. No hace falta que hagas nada más.',
        en: 'The passengers already have their new tickets. There is nothing more for you to do.',
      },
      overTitle: { es: 'Este cambio ya no se puede pagar aquí', en: 'This change can no longer be paid here' },
    },
    addition: {
      title: { es: 'Paga lo que se agrega a un viaje', en: 'Pay for what is added to a trip' },
      intro: (carrier: string) => ({
        es: `Alguien te pidió pagar esto con ${carrier}. Su viaje ya está pagado: lo que pagas se agrega a sus boletos.`,
        en: `Someone asked you to pay for this with ${carrier}. Their trip is paid already: what you pay for is added to their tickets.`,
      }),
      paidTitle: { es: 'Está pagado. ¡Gracias!', en: 'It is paid. Thank you!' },
      paid: {
        es: 'Ya está en los boletos de quien viaja. No hace falta que hagas nada más.',
        en: 'It is on the passengers’ tickets. There is nothing more for you to do.',
      },
      overTitle: { es: 'Esto ya no se puede pagar aquí', en: 'This can no longer be paid here' },
    },
  },
  /** Of what holds no seats. */
  overWithoutSeats: {
    es: 'Se acabó el tiempo para pagarlo, o quien viaja eligió otra forma. No se te hizo ningún cargo. Pregúntale y, si hace falta, pídele otro enlace.',
    en: 'The time to pay for it is over, or the passengers chose another way to pay. You were not charged. Ask them for another link if you need one.',
  },
  toHome: { es: 'Ir al inicio', en: 'Go to the home page' },
  unreachable: {
    title: { es: 'En este momento no podemos cobrar', en: 'We cannot take payments right now' },
    what: {
      es: 'Si estabas pagando, lo estamos verificando y no se cobra dos veces. Vuelve a abrir el enlace en unos minutos.',
      en: 'If you were paying, we are checking it and you are not charged twice. Open the link again in a few minutes.',
    },
  },
} as const;
