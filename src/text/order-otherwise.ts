import { DECLINE_GRACE_MINUTES } from '#domain/booking/limits.ts';

/** A waiting order: paying it another way, or cancelling it. */
export const orderOtherwise = {
  title: { es: 'Pagar de otra forma, o dejarla', en: 'Pay another way, or cancel it' },
  pay: { es: 'Pagar de otra forma', en: 'Pay another way' },
  payHint: {
    counter: {
      es: `Si eliges esto, ya no podrás pagar en taquilla con esta orden. Tus asientos siguen apartados hasta ${DECLINE_GRACE_MINUTES} minutos mientras eliges.`,
      en: `If you choose this, this order can no longer be paid at the counter. Your seats stay held for up to ${DECLINE_GRACE_MINUTES} minutes while you choose.`,
    },
    store: {
      es: `Si eliges esto, la referencia deja de servir: no la pagues después. Tus asientos siguen apartados hasta ${DECLINE_GRACE_MINUTES} minutos mientras eliges.`,
      en: `If you choose this, the reference stops working: do not pay it afterwards. Your seats stay held for up to ${DECLINE_GRACE_MINUTES} minutes while you choose.`,
    },
  },
  /** An addition holds no seats. */
  payHintOfAddition: {
    es: 'Si eliges esto, la referencia deja de servir: no la pagues después.',
    en: 'If you choose this, the reference stops working: do not pay it afterwards.',
  },
  giveUp: { es: 'Ya no la quiero', en: 'I no longer want it' },
  giveUpHint: {
    es: 'Si la dejas, tus asientos vuelven a la venta y ya no hay nada que pagar.',
    en: 'If you cancel it, your seats go back on sale and there is nothing left to pay.',
  },
} as const;
