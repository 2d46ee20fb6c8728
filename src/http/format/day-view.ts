import type { DayPrice } from '#domain/booking/day-prices.ts';

/** The price of a day as sent on the wire. */
export const dayView = (day: DayPrice) => ({
  date: day.date,
  state: day.state,
  price: day.state === 'on_sale' ? day.price : null,
});
