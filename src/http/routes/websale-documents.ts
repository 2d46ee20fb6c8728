import { readForCalendar, readToPrint, type TicketsDeps } from '#app/booking/read-tickets.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { ticketCalendar } from '#http/format/ticket-calendar.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import type { Lang } from '#text/lang.ts';
import { getHtml, getIcs, getPdf } from '#wire/ticket-documents.ts';

export interface DocumentDeps extends TicketsDeps {
  readonly documents: TicketDocuments;
  /** Name printed on the tickets. */
  readonly carrier: string;
  /** Makes calendar UIDs unique to this site. */
  readonly host: string;
}

/** The tickets as HTML, as PDF and as a calendar (M82). */
export function documentHandlers(deps: DocumentDeps): Handler[] {
  const { documents, carrier, host } = deps;
  const toPrint = readToPrint(deps);
  const forCalendar = readForCalendar(deps);
  const sheetOf = (facts: ReservationFacts, { query, now }: Asked) =>
    ticketSheet(reservationView(facts, now), { lang: query.lang, carrier });
  return [
    handler(getHtml, async (request) => {
      const found = await toPrint(request.query, request.caller);
      return found.ok ? ok({ html: documents.html(sheetOf(found.value, request)) }) : found;
    }),
    handler(getPdf, async (request) => {
      const found = await toPrint(request.query, request.caller);
      if (!found.ok) return found;
      const bytes = await documents.pdf(sheetOf(found.value, request));
      return ok({ pdf: Buffer.from(bytes).toString('base64'), filename: `${found.value.reservation.code}.pdf` });
    }),
    handler(getIcs, async ({ query, caller, now }) => {
      const found = await forCalendar(query, caller);
      if (!found.ok) return found;
      const ics = ticketCalendar(reservationView(found.value, now), { lang: query.lang, carrier, host });
      return ok({ ics, filename: `${found.value.reservation.code}.ics` });
    }),
  ];
}

type Asked = Pick<HandlerRequest, 'now'> & { readonly query: { readonly lang: Lang } };
