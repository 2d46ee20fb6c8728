import type { OrderedTour } from '#app/tours/ports.ts';
import type { NewVoucher } from '#app/vouchers/ports.ts';
import { peopleOf } from '#domain/tours/participants.ts';
import type { Order } from '#domain/orders/order.ts';
import { placeIn } from '#domain/vouchers/voucher.ts';
import type { OrderId } from '#kernel/ids.ts';
import { before, HOUR } from '#kernel/instant.ts';

/** Names the voucher of a tour within its order. */
export const VOUCHER_ITEM = 'tour';

/** People may be let in this long before the start. */
const EARLY = 3 * HOUR;

/** The voucher of a booked tour. */
export const issueVoucher = (
  tour: OrderedTour,
  { order, lang, reference }: Pick<Order, 'lang'> & { readonly order: OrderId; readonly reference: string },
): NewVoucher => ({
  order,
  item: VOUCHER_ITEM,
  title: tour.title,
  provider: tour.seller.name,
  phone: tour.seller.phone,
  reference,
  where: placeIn(tour.pickUp?.place ?? tour.meetingPoint, lang),
  when: { at: tour.pickUp?.at ?? tour.starts, zone: tour.zone },
  people: peopleOf(tour),
  validFrom: before(tour.starts, EARLY),
  validUntil: tour.ends,
});
