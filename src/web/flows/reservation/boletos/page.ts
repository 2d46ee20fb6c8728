import { isBoardable } from '#domain/ticketing/ticket-rules.ts';
import { ticketsStep } from '#text/tickets-step.ts';
import { qrPath } from '#web/flows/reservation/boletos/qr-path.ts';
import { Screen } from '#web/flows/reservation/boletos/screen.tsx';
import { isPending } from '#web/flows/reservation/boletos/ticket-facts.ts';
import type { TicketsData } from '#web/flows/reservation/boletos/tickets-data.ts';
import { enterStep } from '#web/flows/reservation/enter-step.ts';
import { type Page, show } from '#web/page.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getHtml, getPdf } from '#wire/websale.ts';

export const ticketsPage: Page<TicketsData> = {
  async load(context) {
    const entered = await enterStep(context, 'boletos');
    if (entered.kind === 'away') return entered.outcome;
    const { reservation } = entered;
    const file = encodeQuery({ code: reservation.code, lang: context.lang, download: 'true' });
    return show({
      reservation,
      codes: Object.fromEntries(
        reservation.tickets.flatMap(({ folio, kind, qr }) => (isBoardable(kind) && qr ? [[folio, qrPath(qr)]] : [])),
      ),
      pdf: pathOf(getPdf) + file,
      html: pathOf(getHtml) + file,
    });
  },
  head: ({ reservation }, { lang }) => {
    const title = (isPending(reservation) ? ticketsStep.titlePend : ticketsStep.title)[lang];
    return { title, description: `${ticketsStep.code[lang]} ${reservation.code}`, noIndex: true };
  },
  Screen,
};
