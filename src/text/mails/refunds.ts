import { BANK_DAYS } from '#text/bank-days.ts';

/** Business days within which people write about a manual refund. */
export const DESK_DAYS = 2;

/** E-mails about refunds. */
export const refundMails = {
  due: {
    subject: (amount: string) => ({ es: `Te vamos a devolver ${amount}`, en: `We are refunding you ${amount}` }),
    title: { es: 'Te devolvemos tu dinero', en: 'We are refunding your money' },
    preheader: {
      es: 'Tu pago llegó, pero ya no pudimos darte los lugares. No tienes que hacer nada.',
      en: 'Your payment arrived, but we could no longer give you the seats. You do not need to do anything.',
    },
    preheaderTwice: {
      es: 'Se pagó dos veces. No tienes que hacer nada.',
      en: 'It was paid twice. You do not need to do anything.',
    },
    preheaderByHand: {
      es: 'Te escribimos para acordar cómo te lo entregamos.',
      en: 'We will write to arrange how you get it.',
    },
    late: {
      es: 'Tu pago llegó cuando tus lugares ya se habían vendido y no quedaban otros en esa salida. Lo sentimos. Te devolvemos todo lo que pagaste.',
      en: 'Your payment arrived after your seats had been sold, and there were no others on that departure. We are sorry. You will get back everything you paid.',
    },
    twice: {
      es: 'Recibimos dos pagos por la misma reservación. Tu viaje sigue en pie con el primero; el segundo te lo devolvemos completo.',
      en: 'We received two payments for the same reservation. Your trip is paid with the first one; we refund the second one in full.',
    },
    byProvider: {
      es: `No tienes que hacer nada. El dinero vuelve por donde pagaste; lo verás en ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles, según tu banco.`,
      en: `You do not need to do anything. The money goes back to the payment method you used; you will see it within ${BANK_DAYS.least} to ${BANK_DAYS.most} business days, depending on your bank.`,
    },
    byHand: {
      es: `Como pagaste en efectivo, te escribimos en ${DESK_DAYS} días hábiles para acordar a qué cuenta te lo depositamos. Guarda tu recibo.`,
      en: `As you paid in cash, we will write to you within ${DESK_DAYS} business days to arrange the account we pay it to. Keep your receipt.`,
    },
    /** When one part is refunded automatically and another is not. */
    partByProvider: {
      es: `Lo que vuelve por donde pagaste lo verás en ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles, según tu banco; no tienes que hacer nada.`,
      en: `You will see what goes back to the payment method you used within ${BANK_DAYS.least} to ${BANK_DAYS.most} business days, depending on your bank; you do not need to do anything.`,
    },
    partByHand: {
      es: `Por lo que pagaste en efectivo te escribimos en ${DESK_DAYS} días hábiles para acordar a qué cuenta te lo depositamos. Guarda tu recibo.`,
      en: `About what you paid in cash we will write to you within ${DESK_DAYS} business days to arrange the account we pay it to. Keep your receipt.`,
    },
    toAccount: {
      es: 'Lo que vuelve a tus puntos o a tu saldo está ahí en unos minutos.',
      en: 'What goes back to your points or credit is there within minutes.',
    },
    toAgency: {
      es: 'Lo que vuelve a la agencia está en su cuenta con nosotros en unos minutos: pídeselo a ella.',
      en: 'What goes back to the agency is in its account with us within minutes: ask the agency for it.',
    },
    button: { es: 'Buscar otro viaje', en: 'Search another trip' },
  },
  paid: {
    subject: (amount: string) => ({ es: `Te devolvimos ${amount}`, en: `We have refunded you ${amount}` }),
    title: { es: 'Tu dinero va en camino', en: 'Your money is on its way' },
    titleToAccount: { es: 'Tus puntos o tu saldo están de vuelta', en: 'Your points or credit are back' },
    titleToAgency: { es: 'Devolvimos el dinero a tu agencia', en: 'We have refunded your agency' },
    preheaderToAgency: { es: 'Pídeselo a ella.', en: 'Ask the agency for it.' },
    preheaderToAccount: { es: 'Ya puedes volver a usarlos.', en: 'You can use them again.' },
    preheader: {
      es: `Lo verás en ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles.`,
      en: `You will see it within ${BANK_DAYS.least} to ${BANK_DAYS.most} business days.`,
    },
    byProvider: {
      es: `Hoy devolvimos tu pago por donde lo hiciste. Tu banco puede tardar de ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles en mostrarlo.`,
      en: `Today we returned your payment to the method you used. Your bank may take ${BANK_DAYS.least} to ${BANK_DAYS.most} business days to show it.`,
    },
    toAccount: {
      es: 'Ya está en los puntos o en el saldo con que pagaste, y puedes volver a usarlo.',
      en: 'It is back in the points or credit you paid with, and you can use it again.',
    },
    toAgency: {
      es: 'La agencia que te vendió el viaje ya lo tiene en su cuenta con nosotros. Pídeselo a ella.',
      en: 'The agency that sold you the trip has it in its account with us. Ask the agency for it.',
    },
    byHand: {
      es: `Hoy te entregamos tu dinero como lo acordamos. Si es un depósito, tu banco puede tardar de ${BANK_DAYS.least} a ${BANK_DAYS.most} días hábiles en mostrarlo.`,
      en: `Today we paid your money back as agreed. If it is a transfer, your bank may take ${BANK_DAYS.least} to ${BANK_DAYS.most} business days to show it.`,
    },
  },
  amount: { es: 'Devolución', en: 'Refund' },
  means: { es: 'Forma de pago', en: 'Payment method' },
} as const;
