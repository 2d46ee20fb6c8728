import { orderPage } from '#web/flows/order/page.ts';
import { paymentAmongTours } from '#web/flows/tours/payment.tsx';

/** A tour is paid on the page of any order, in the layout of the tours. */
export const tourPaymentPage = paymentAmongTours(orderPage);
