import { sharesOfDifference, sharesOfRefund } from '#app/amendments/refunds/shares.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import type { Attachment, Mail, OutboxRow } from '#app/notices/ports.ts';
import { noticedInvoice } from '#app/notices/noticed-invoice.ts';
import { isStillRelevant } from '#app/notices/still-relevant.ts';
import type { NoticeTopic } from '#app/notices/topic.ts';
import { differenceOffer } from '#domain/amendments/difference.ts';
import { refundOffer } from '#domain/amendments/offer.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Instant } from '#kernel/instant.ts';

/** A row turned into an e-mail, or why there is none to send. */
export type Written =
  | { readonly kind: 'mail'; readonly mail: Mail }
  /** What it would say is not true any more. */
  | { readonly kind: 'moot' }
  /** What it needs is not there yet. */
  | { readonly kind: 'later'; readonly trouble: string }
  /** Nobody can be written to about it. */
  | { readonly kind: 'unwritable'; readonly trouble: string };

/** Reads what the row names as it is now, and writes the e-mail in the language of the reservation. */
export const writeMail =
  (deps: NoticeDeps) =>
  async (row: OutboxRow, now: Instant): Promise<Written> => {
    const reservation = await deps.book.reservation(row.payload.reservation);
    if (!reservation) return { kind: 'unwritable', trouble: 'no reservation' };
    const payment = row.payload.payment
      ? await deps.payments.byId(row.payload.payment)
      : await deps.payments.latest(reservation.id);
    if (!isStillRelevant(row, { ...reservation, now, payment })) return { kind: 'moot' };
    if (hasItsRun(row, reservation) || hasNoSeat(row, reservation)) return { kind: 'moot' };
    const to = row.payload.to || reservation.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    const facts = await reservationFacts(deps)(reservation);
    const about = await aftersalesOf(deps, row, now);
    if (isOvertaken(row, about.ticketsStatus) || (await isInvoicedMeanwhile(deps, row))) return { kind: 'moot' };
    const found = await noticedInvoice(deps.invoicing, row);
    if (found.kind === 'later') return found;
    const { invoice } = found;
    const notice: Notice = {
      ...facts,
      ...about,
      topic: row.topic,
      payload: row.payload,
      payment,
      ...(invoice ? { invoice } : {}),
    };
    const letter = deps.letterOf(notice, now);
    const mail: Mail = {
      id: deps.fingerprint(row.dedupKey).slice(0, ID_LENGTH),
      to,
      subject: letter.subject,
      html: deps.renderer.html(letter),
      text: deps.renderer.text(letter),
      attachments: carriesTickets(notice) ? [await tickets(deps, notice, now)] : (invoice?.attachments ?? []),
    };
    return { kind: 'mail', mail };
  };

/** What operators say of departures. */
const OF_DEPARTURES: ReadonlySet<NoticeTopic> = new Set(['delay.notice', 'service.notice']);

async function aftersalesOf({ aftersales }: NoticeDeps, { topic, payload: { reservation } }: OutboxRow, now: Instant) {
  if (OF_DEPARTURES.has(topic)) {
    const ticketsStatus = await aftersales.ticketsStatus(reservation);
    const refund = refundOffer(ticketsStatus, now);
    const offering = { aftersales, reservation, ticketsStatus };
    const shares =
      topic === 'service.notice'
        ? await sharesOfDifference(offering, differenceOffer(ticketsStatus))
        : await sharesOfRefund(offering, refund.ok ? refund.value : undefined);
    return { ticketsStatus, shares };
  }
  return topic === 'tickets.given_back' ? { given: await aftersales.refunds(reservation) } : {};
}

/** The open ticket is no longer open. */
const hasItsRun = ({ topic, payload }: OutboxRow, reservation: Reservation): boolean =>
  topic === 'open.reminder' && !reservation[payload.direction ?? 'return'].open;

/** The tickets for the seats were given up meanwhile. */
const hasNoSeat = ({ topic, payload }: OutboxRow, { tickets }: Reservation): boolean =>
  topic === 'ticket.seat_changed' &&
  !tickets.some(({ direction, seat }) => direction === payload.direction && seat !== undefined);

/** Something newer was said of the departure, or no ticket of it is good any more. */
const isOvertaken = ({ topic, payload: { event } }: OutboxRow, ticketsStatus: Notice['ticketsStatus']): boolean =>
  OF_DEPARTURES.has(topic) &&
  !ticketsStatus?.tickets.some(({ delay, service }) => (topic === 'delay.notice' ? delay : service)?.event === event);

const ASKS_FOR_INVOICE: ReadonlySet<NoticeTopic> = new Set(['invoice.rejected', 'invoice.reminder']);

/** Who is asked to ask for an invoice has done so by now. */
const isInvoicedMeanwhile = async ({ invoicing }: NoticeDeps, { topic, payload }: OutboxRow): Promise<boolean> =>
  ASKS_FOR_INVOICE.has(topic) && (await invoicing.isInvoiced(payload.reservation));

/** Hexadecimals: 128 bits. */
const ID_LENGTH = 32;

const WITH_TICKETS: ReadonlySet<NoticeTopic> = new Set([
  'ticket.issued',
  'ticket.ordered',
  'ticket.reseated',
  'ticket.changed',
  'ticket.renamed',
  'ticket.seat_changed',
  'addition.made',
]);

/** Not what is paid in a store: there a reference is needed, and nothing to print. */
function carriesTickets({ topic, reservation }: Notice): boolean {
  if (topic === 'ticket.resent') return reservation.voucher === undefined;
  return WITH_TICKETS.has(topic);
}

async function tickets(deps: NoticeDeps, notice: Notice, now: Instant): Promise<Attachment> {
  const content = await deps.documents.pdf(deps.sheetOf(notice, now));
  return { filename: `${notice.reservation.code}.pdf`, type: 'application/pdf', content };
}
