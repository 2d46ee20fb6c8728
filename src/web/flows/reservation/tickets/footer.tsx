import { mayInvoiceInFlow } from '#domain/booking/steps.ts';
import { isInvoiced } from '#domain/payment/method.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import { invoicingText } from '#text/invoicing.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import type { Lang } from '#text/lang.ts';
import { belowTickets, closeHere, ticketNotes } from '#text/ticket-notes.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/drawings/icon.tsx';
import { bell, calendar, invoice, search, ticket } from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import type { ScreenProps, Site } from '#web/page.ts';
import styles from '#web/ticketing/tickets.module.css';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getIcs } from '#wire/ticket-documents.ts';
import type { TicketsData } from './tickets-data.ts';

/** Below the tickets: next steps and information. */
export function Footer({ data, site }: Omit<ScreenProps<TicketsData>, 'call'>) {
  const { lang } = site;
  const { reservation, notices } = data;
  const { code, payment, tickets, voucher } = reservation;
  const invoicing = invoicingOf(reservation, lang);
  return (
    <div className={`${styles['frame']} ${styles['below']}`}>
      <section className={styles['next']} aria-labelledby="next-steps">
        <h2 id="next-steps">{belowTickets.next[lang]}</h2>
        <List>
          {voucher ? null : (
            <>
              <ListRow
                icon={<Icon d={ticket} />}
                title={belowTickets.itinerary[lang]}
                note={belowTickets.itineraryHint[lang]}
                href={itineraryPath(lang, code)}
              />
              <ListRow icon={<Icon d={bell} />} title={ticketPapers.notices[lang]} href={notices} />
            </>
          )}
          {tickets.some(({ open }) => !open) ? (
            <ListRow
              icon={<Icon d={calendar} />}
              title={calendarAndWallet.calendar[lang]}
              href={pathOf(getIcs) + encodeQuery({ code, lang, download: 'true' })}
              download={`${code}.ics`}
            />
          ) : null}
          {invoicing ? (
            <ListRow
              icon={<Icon d={invoice} />}
              title={invoicingText.invoiceIt[lang]}
              note={invoicingText.invoiceItHint[lang]}
              href={invoicing}
            />
          ) : null}
          <ListRow icon={<Icon d={search} />} title={belowTickets.another[lang]} href={paths.home[lang]} />
        </List>
      </section>
      {voucher ? null : <ToKnow lang={lang} />}
      {payment === 'approved' ? <CloseHere code={code} site={site} /> : null}
    </div>
  );
}

/**
 * The flow has an invoicing step after payments by card, wallet or a provider; after payments in a store or at a
 * counter, the itinerary has it.
 */
function invoicingOf({ code, payment: status, method }: ReservationView, lang: Lang): string | undefined {
  if (status !== 'approved' || method === null || !isInvoiced(method)) return undefined;
  return mayInvoiceInFlow({ status, method })
    ? stepAddress('facturacion', { lang, code })
    : itineraryInvoicingPath(lang, code);
}

const ToKnow = ({ lang }: { readonly lang: Lang }) => (
  <section className={styles['notes']} aria-labelledby="to-know">
    <h2 id="to-know">{belowTickets.toKnow[lang]}</h2>
    <ul>
      {Object.values(ticketNotes).map((note) => (
        <li key={note.es}>{note[lang]}</li>
      ))}
    </ul>
  </section>
);

/**
 * Scripts close paid tickets when their page is left. Without scripts this form does, as in the itinerary (T43, T96).
 */
function CloseHere({ code, site: { lang, formToken } }: { readonly code: string; readonly site: Site }) {
  return (
    <form className={styles['close']} method="post" action={itineraryPath(lang, code)}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="do" value="forget" />
      <p>{closeHere[lang]}</p>
      <Button>{itineraryLive.forget[lang]}</Button>
      <p className={styles['hint']}>{itineraryLive.forgetHint[lang]}</p>
    </form>
  );
}
