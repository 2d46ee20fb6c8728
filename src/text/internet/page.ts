import { internetTitle } from '#text/internet/title.ts';

/** The page for passengers on the bus: `/internet`. */
export const internetText = {
  title: internetTitle,
  lead: {
    es: 'Elige un paquete, di quién eres y págalo. Aquí mismo te damos el código para conectarte.',
    en: 'Choose a package, say who you are and pay. You will get your access code right here.',
  },
  /** Part of the fare (T81). */
  included: {
    es: 'El wifi básico va incluido en tu boleto: mensajes y correo. Un paquete agrega video y más dispositivos.',
    en: 'Basic Wi-Fi is included in your ticket: messages and e-mail. A package adds video and more devices.',
  },
  package: { es: 'Paquete', en: 'Package' },
  ticket: { es: 'Asiento o folio', en: 'Seat or folio' },
  ticketHint: {
    es: 'El número de tu asiento en este autobús, o el folio de tu boleto',
    en: 'Your seat number on this bus, or the folio on your ticket',
  },
  lastName: { es: 'Apellido', en: 'Last name' },
  lastNameHint: { es: 'Como está en tu boleto', en: 'As it is on your ticket' },
  email: { es: 'Correo', en: 'E-mail' },
  emailHint: {
    es: 'Para el comprobante, o si te devolvemos tu dinero',
    en: 'For the receipt, or if your money goes back',
  },
  go: { es: 'Ir al pago', en: 'Go to payment' },
  rules: {
    es: 'Precios con IVA. Un paquete por pasajero en cada viaje, hasta que bajes. Si el proveedor no nos da el código te devolvemos todo, por donde pagaste.',
    en: 'Prices include VAT. One package per passenger and journey, valid until you get off. If the supplier does not give us the code, you get a full refund to the payment method you used.',
  },
  none: {
    es: 'Por ahora no vendemos internet a bordo.',
    en: 'Internet on board is not on sale at the moment.',
  },
  mine: { es: 'Ir a mi reservación', en: 'Go to my reservation' },
  other: { es: 'Comprar para otro asiento', en: 'Buy for another seat' },

  unknown: {
    es: 'No encontramos esa compra en este dispositivo. Si ya pagaste, tu código está en tu boleto y en el correo de la reservación.',
    en: 'We did not find that purchase on this device. If you paid, your code is on the ticket and in the e-mail of the reservation.',
  },
  away: {
    es: 'En este momento no podemos mostrar tu compra. Si ya pagaste, no se pierde: vuelve en unos minutos.',
    en: 'We cannot show your purchase right now. If you have paid, it is not lost: come back in a few minutes.',
  },
  order: { es: 'Compra', en: 'Order' },
  total: { es: 'Total', en: 'Total' },
  code: { es: 'Código de acceso', en: 'Access code' },
  again: { es: 'Ver si ya llegó', en: 'Check again' },
  pay: { es: 'Pagar', en: 'Pay' },
  states: {
    delivered: {
      title: { es: 'Tu código está listo', en: 'Your code is ready' },
      lead: {
        es: 'Conéctate a la red del autobús y escribe este código. También queda en tu boleto.',
        en: 'Join the bus’s Wi-Fi network and enter this code. It is on your ticket too.',
      },
    },
    pending: {
      title: { es: 'Tu código viene en camino', en: 'Your code is on its way' },
      lead: {
        es: 'Recibimos tu pago y pedimos el código; suele tardar segundos. Si en una hora no llega, te devolvemos tu dinero.',
        en: 'We have your payment and asked for the code; it usually takes seconds. If it does not arrive within the hour, you get a refund.',
      },
    },
    refunded: {
      title: { es: 'Sin internet: te devolvemos tu dinero', en: 'No internet: you get a refund' },
      lead: {
        es: 'El proveedor no nos dio el código, o tu boleto cambió o se canceló. Lo que te devolvemos regresa por donde pagaste y te lo confirmamos por correo.',
        en: 'The supplier did not give us the code, or your ticket was changed or cancelled. What we refund goes back to the payment method you used, and we will confirm it by e-mail.',
      },
    },
    open: {
      title: { es: 'Falta el pago', en: 'Not paid yet' },
      lead: {
        es: 'En cuanto nos confirmen tu pago pedimos el código. Si ya pagaste, espera un momento y vuelve a mirar.',
        en: 'We will request the code as soon as your payment is confirmed. If you have paid, wait a moment and check again.',
      },
    },
    over: {
      title: { es: 'Se acabó el tiempo para pagar', en: 'The time to pay is over' },
      lead: {
        es: 'No se hizo ningún cargo; si ya pagaste, te devolvemos todo. Puedes empezar de nuevo.',
        en: 'Nothing was charged; if you did pay, you get a full refund. You can start again.',
      },
    },
  },
} as const;
