import type { DayPrice } from '#domain/booking/day-prices.ts';

/** What a day comes to in the words of the wire. */
export const dayView = (day: DayPrice) => ({
  date: day.date,
  state: day.state,
  price: day.state === 'on_sale' ? day.price : null,
});
