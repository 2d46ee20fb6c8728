import { bookCapture, bookRefund, bookSale } from '#adapters/db/ledger/ledger.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import type { BookedPayment, PaymentBooks } from '#app/payment/stores.ts';
import { accountOf, chargeBuyer, refundToBuyer } from './buyers-accounts.ts';

const booked = ({ id, order, amount }: BookedPayment) => ({ payment_id: id, reservation_id: order, amount });

export const paymentBooks: PaymentBooks = {
  capture: (tx, payment, account) => bookCapture(sessionOf(tx), booked(payment), account),
  sale: (tx, payment, price) => bookSale(sessionOf(tx), booked(payment), price),
  refund: async (tx, { id, order, account, amount, payment }) => {
    await bookRefund(sessionOf(tx), { id, reservation: order, account, amount });
    await refundToBuyer(sessionOf(tx), { account, amount, payment, source: id });
  },
  accountOf: (tx, { id, provider }) => accountOf(sessionOf(tx), { payment_id: id, provider }),
  charge: (tx, account, { id, amount }) => chargeBuyer(sessionOf(tx), account, { payment: id, amount }),
};
