import type { LetterRenderer } from '#app/notices/letter.ts';
import { type Found, type LetterWithFiles, MOOT } from '#app/notices/message.ts';
import type { QueuedMail } from '#app/notices/ports.ts';
import { mailOf, type Written } from '#app/notices/write-mail.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { TourBooking, TourReads } from '#app/tours/ports.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderId } from '#kernel/ids.ts';

/** Letters about a paid tour. Rows are pending across releases: topics and fields must keep their names. */
export interface TourMail {
  readonly topic: 'tour.booked' | 'tour.returned';
  readonly payload: { readonly reservation: OrderId };
}

export const TOUR_TOPICS = ['tour.booked', 'tour.returned'] as const satisfies readonly TourMail['topic'][];

export type TourMailRow = QueuedMail & TourMail;

export const isTourMail = (row: QueuedMail): row is TourMailRow =>
  (TOUR_TOPICS as readonly string[]).includes(row.topic);

export interface TourMailDeps {
  readonly orders: Pick<Orders, 'byId'>;
  readonly tourReads: Pick<TourReads, 'booking'>;
  /** In the order's language; by how its booking stands. */
  readonly tourLetter: (order: Order, booking: TourBooking) => Promise<Found<LetterWithFiles>>;
  readonly renderer: LetterRenderer;
  readonly fingerprint: (text: string) => string;
}

/** Reads the current state of a row's booking, and writes the e-mail; one that was overtaken is not sent. */
export const writeTourMail =
  (deps: TourMailDeps) =>
  async ({ topic, payload, dedupKey }: TourMailRow): Promise<Written> => {
    const order = (await deps.orders.byId(payload.reservation))?.order;
    const booking = await deps.tourReads.booking(payload.reservation);
    if (!order || !booking || (topic === 'tour.booked') !== (booking.state === 'booked')) return MOOT;
    const found = await deps.tourLetter(order, booking);
    if (found.kind !== 'found') return found;
    const to = order.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    return { kind: 'mail', mail: mailOf(deps, found.value, { to, dedupKey }) };
  };
