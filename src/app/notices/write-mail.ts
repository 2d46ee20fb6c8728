import { sharesOfDifference, sharesOfRefund } from '#app/amendments/refunds/shares.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import { type NoticeSource, rulesOf } from '#app/notices/message.ts';
import { type Notice, paymentOf } from '#app/notices/notice.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import type { Attachment, Mail, OutboxRow } from '#app/notices/ports.ts';
import { noticedInvoice } from '#app/notices/noticed-invoice.ts';
import { differenceOffer } from '#domain/amendments/difference.ts';
import { refundOffer } from '#domain/amendments/offer.ts';
import type { ReservationId } from '#kernel/ids.ts';
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
    const { topic, payload } = row;
    const rules = rulesOf(deps.messageRules, topic);
    const reservation = await deps.book.reservation(payload.reservation);
    if (!reservation) return { kind: 'unwritable', trouble: 'no reservation' };
    const payment = await paymentOf(deps.payments, payload);
    if (!rules.isStillRelevant(payload, { ...reservation, now, payment })) return { kind: 'moot' };
    const read = await readFor(deps, rules.reads, { row, now });
    if (read.kind === 'later') return read;
    const { isInvoiced, ...about } = read.about;
    if (rules.isOvertaken?.(payload, { ...about, isInvoiced, reservation })) return { kind: 'moot' };
    const to = ('to' in payload && payload.to) || reservation.contact?.email;
    if (!to) return { kind: 'unwritable', trouble: 'no address' };
    const facts = await reservationFacts(deps)(reservation);
    const notice: Notice = { ...facts, ...about, topic, payload, payment };
    const letter = deps.letterOf(notice, now);
    const mail: Mail = {
      id: deps.fingerprint(row.dedupKey).slice(0, ID_LENGTH),
      to,
      subject: letter.subject,
      html: deps.renderer.html(letter),
      text: deps.renderer.text(letter),
      attachments: await attachmentsOf(deps, notice, now),
    };
    return { kind: 'mail', mail };
  };

type Read =
  | {
      readonly kind: 'read';
      readonly about: Pick<Notice, 'ticketsStatus' | 'shares' | 'given' | 'invoice'> & {
        readonly isInvoiced?: boolean;
      };
    }
  | { readonly kind: 'later'; readonly trouble: string };

interface Reading {
  readonly row: OutboxRow;
  readonly now: Instant;
}

async function readFor(deps: NoticeDeps, source: NoticeSource | undefined, { row, now }: Reading): Promise<Read> {
  const { reservation } = row.payload;
  switch (source) {
    case undefined:
      return { kind: 'read', about: {} };
    case 'delay':
    case 'service':
      return { kind: 'read', about: await standing(deps, source, { reservation, now }) };
    case 'refunds':
      return { kind: 'read', about: { given: await deps.aftersales.refunds(reservation) } };
    case 'invoiced':
      return { kind: 'read', about: { isInvoiced: await deps.invoicing.isInvoiced(reservation) } };
    case 'invoice': {
      const found = await noticedInvoice(deps.invoicing, row.payload);
      return found.kind === 'later' ? found : { kind: 'read', about: found.invoice ? { invoice: found.invoice } : {} };
    }
  }
}

/** How the tickets stand, and where the money that is offered for a delay or another class would go back to. */
async function standing(
  { aftersales }: NoticeDeps,
  source: 'delay' | 'service',
  { reservation, now }: { readonly reservation: ReservationId; readonly now: Instant },
) {
  const ticketsStatus = await aftersales.ticketsStatus(reservation);
  const refund = refundOffer(ticketsStatus, now);
  const offering = { aftersales, reservation, ticketsStatus };
  const shares =
    source === 'service'
      ? await sharesOfDifference(offering, differenceOffer(ticketsStatus))
      : await sharesOfRefund(offering, refund.ok ? refund.value : undefined);
  return { ticketsStatus, shares };
}

/** Hexadecimals: 128 bits. */
const ID_LENGTH = 32;

async function attachmentsOf(deps: NoticeDeps, notice: Notice, now: Instant): Promise<readonly Attachment[]> {
  switch (rulesOf(deps.messageRules, notice.topic).attachments(notice.reservation)) {
    case 'tickets':
      return [await tickets(deps, notice, now)];
    case 'invoice':
      return notice.invoice?.attachments ?? [];
    case 'nothing':
      return [];
  }
}

async function tickets(deps: NoticeDeps, notice: Notice, now: Instant): Promise<Attachment> {
  const content = await deps.documents.pdf(deps.sheetOf(notice, now));
  return { filename: `${notice.reservation.code}.pdf`, type: 'application/pdf', content };
}
