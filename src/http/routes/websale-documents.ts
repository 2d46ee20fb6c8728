import type { TicketDocuments } from '#app/ticketing/documents.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { ticketSheet } from '#http/format/ticket-sheet.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { ticketCalendar } from '#http/format/ticket-calendar.ts';
import { getHtml, getIcs, getPdf } from '#wire/ticket-documents.ts';
import type { ReservationView } from '#wire/reservation.ts';
import type { Lang } from '#text/lang.ts';
import type { TicketSheet } from '#app/ticketing/documents.ts';

type Asked = Pick<HandlerRequest, 'caller' | 'now' | 'lang'> & {
  readonly query: { readonly code: string; readonly lang: Lang };
};

export interface DocumentDeps {
  readonly documents: TicketDocuments;
  /** Name printed on the tickets. */
  readonly carrier: string;
  /** Names what is ours in calendars. */
  readonly host: string;
  readReservation(asked: Asked): Promise<Result<ReservationView, Faults>>;
}

/** The tickets as HTML and as PDF (M82): only once they are issued, only to anyone who holds the reservation. */
export function documentHandlers(deps: DocumentDeps): Handler[] {
  const sheetOf = async (asked: Asked): Promise<Result<TicketSheet, Faults>> => {
    const found = await deps.readReservation(asked);
    if (!found.ok) return found;
    if (found.value.tickets.length === 0) return fail([fault('tickets_not_ready')]);
    return ok(ticketSheet(found.value, { lang: asked.query.lang, carrier: deps.carrier }));
  };
  return [
    handler(getHtml, async (request) => {
      const sheet = await sheetOf(request);
      return sheet.ok ? ok({ html: deps.documents.html(sheet.value) }) : sheet;
    }),
    handler(getPdf, async (request) => {
      const sheet = await sheetOf(request);
      if (!sheet.ok) return sheet;
      const bytes = await deps.documents.pdf(sheet.value);
      return ok({ pdf: Buffer.from(bytes).toString('base64'), filename: `${sheet.value.code}.pdf` });
    }),
    handler(getIcs, async (request) => {
      const found = await deps.readReservation(request);
      if (!found.ok) return found;
      const { value } = found;
      // Tickets that were given back are taken out of a calendar: that is an answer too.
      if (value.tickets.length === 0 && value.payment === 'process') return fail([fault('tickets_not_ready')]);
      const { carrier, host } = deps;
      return ok({
        ics: ticketCalendar(value, { lang: request.query.lang, carrier, host }),
        filename: `${value.code}.ics`,
      });
    }),
  ];
}
