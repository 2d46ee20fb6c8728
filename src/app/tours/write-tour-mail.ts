import type { LetterRenderer } from '#app/notices/letter.ts';
import { type Found, type LetterWithFiles, MOOT } from '#app/notices/message.ts';
import type { QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { TourBooking, TourReads } from '#app/tours/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import type { SlotReason } from '#domain/tours/booking.ts';
import type { OrderId } from '#kernel/ids.ts';

/** Letters about an ordered tour. Rows are pending across releases: topics and fields must keep their names. */
export type TourMail =
  | { readonly topic: 'tour.booked' | 'tour.returned'; readonly payload: { readonly reservation: OrderId } }
  /** Its start was cancelled while it waited to be paid in a store. */
  | {
      readonly topic: 'tour.withdrawn';
      readonly payload: { readonly reservation: OrderId; readonly why: SlotReason };
    };

export const TOUR_TOPICS = [
  'tour.booked',
  'tour.returned',
  'tour.withdrawn',
] as const satisfies readonly TourMail['topic'][];

export type TourMailRow = QueuedMail & TourMail;

export const isTourMail = (row: QueuedMail): row is TourMailRow =>
  (TOUR_TOPICS as readonly string[]).includes(row.topic);

/** A tour that nobody paid, and that nobody can buy any more. */
export interface WithdrawnTour {
  readonly state: 'withdrawn';
  readonly why: SlotReason;
}

export interface TourMailDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly tourReads: Pick<TourReads, 'booking'>;
  /** In the order's language; by how its booking stands. */
  readonly tourLetter: (order: Order, booking: TourBooking | WithdrawnTour) => Promise<Found<LetterWithFiles>>;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of a row's booking, and writes the e-mail; one that was overtaken is not sent. */
export const writeTourMail =
  (deps: TourMailDeps) =>
  async (row: TourMailRow): Promise<Written> => {
    const { payload, dedupKey } = row;
    const order = (await deps.orders.byId(payload.reservation))?.order;
    const told = order && (await toldOf(deps, order, row));
    if (!told) return MOOT;
    const found = await deps.tourLetter(order, told);
    if (found.kind !== 'found') return found;
    const to = order.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    return { kind: 'mail', mail: mailOf(deps, found.value, { to, dedupKey }) };
  };

/** What a row still has to tell; undefined: it was overtaken. */
async function toldOf(
  { tourReads }: Pick<TourMailDeps, 'tourReads'>,
  order: Order,
  row: TourMailRow,
): Promise<TourBooking | WithdrawnTour | undefined> {
  const booking = await tourReads.booking(order.id);
  if (row.topic === 'tour.withdrawn')
    return order.status === 'approved' || booking ? undefined : { state: 'withdrawn', why: row.payload.why };
  return booking && (row.topic === 'tour.booked') === (booking.state === 'booked') ? booking : undefined;
}
