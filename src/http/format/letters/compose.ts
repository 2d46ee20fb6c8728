import { readTripNotice, type TripNotice, type TripNoticeDeps } from '#app/amendments/trip-notice.ts';
import type { NoticeTopic } from '#app/announcement.ts';
import type { Found, LetterWithFiles } from '#app/notices/message.ts';
import type { Notice } from '#app/notices/notice.ts';
import type { Attachment } from '#app/notices/ports.ts';
import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { type LetterDeps, letterOf } from '#http/format/letters/letter-of.ts';
import { messageOf } from '#http/format/letters/messages.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import type { Instant } from '#kernel/instant.ts';

export interface ComposeDeps extends TripNoticeDeps, LetterDeps {
  readonly documents: Pick<TicketDocuments, 'pdf'>;
}

/** Reads the current facts of a notice and writes its letter with the attachments. */
export const compose =
  (deps: ComposeDeps) =>
  async <Topic extends NoticeTopic>(notice: Notice<Topic>, now: Instant): Promise<Found<LetterWithFiles>> => {
    const message = messageOf(notice.topic);
    const found = await readTripNotice(deps)(notice, message, now);
    if (found.kind !== 'found') return found;
    const letter = letterOf(deps)(found.value, now);
    const kind = message.attachments(found.value.reservation);
    return { kind: 'found', value: { letter, attachments: await ATTACHED[kind](deps, found.value, now) } };
  };

type Attached = (deps: ComposeDeps, notice: TripNotice, now: Instant) => Promise<readonly Attachment[]>;

const ATTACHED = {
  nothing: async () => [],
  invoice: async (_, { invoice }) => invoice?.attachments ?? [],
  tickets: async ({ documents, sender }, notice, now) => {
    const { code, lang } = notice.reservation;
    const sheet = ticketSheet(reservationView(notice, now), { lang, carrier: sender.legalName });
    return [{ filename: `${code}.pdf`, type: 'application/pdf', content: await documents.pdf(sheet) }];
  },
} satisfies Record<string, Attached>;
