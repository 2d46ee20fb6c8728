import type { ContactInput } from '#domain/orders/contact-rules.ts';
import type { BuyerIn } from '#wire/orders.ts';

/** The buyer, as a form of an order without a trip sends it. */
export const buyerOf = (buyer: BuyerIn): ContactInput => ({
  firstName: buyer.first_name,
  lastName: buyer.last_name,
  phone: buyer.cell_phone,
  email: buyer.email,
  privacy: buyer.privacy,
  ofAge: buyer.of_age,
});
