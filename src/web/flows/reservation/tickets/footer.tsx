import { mayInvoiceInFlow } from '#domain/booking/steps.ts';
import { isInvoiced } from '#domain/payment/method.ts';
import { invoicingText } from '#text/invoicing.ts';
import { itineraryLive } from '#text/itinerary-live.ts';
import type { Lang } from '#text/lang.ts';
import { belowTickets, closeHere, ticketNotes } from '#text/ticket-notes.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { stepAddress } from '#web/booking/step-address.ts';
import { NeedCard } from '#web/invoicing/need-card.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import screenStyles from '#web/ticketing/tickets.module.css';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';
import styles from './footer.module.css';
import { TicketsCalendarAndWallet } from './tickets-calendar-and-wallet.tsx';
import type { TicketsData } from './tickets-data.ts';

/** Below the tickets: what to know, the trip for calendars, messages and wallets, and its invoice. */
export function Footer({ data, site }: Omit<ScreenProps<TicketsData>, 'call'>) {
  return (
    <>
      {data.reservation.voucher ? null : <BelowTickets code={data.reservation.code} lang={site.lang} />}
      <InvoiceIt data={data} site={site} />
      <TicketsCalendarAndWallet data={data} site={site} />
      {data.reservation.payment === 'approved' ? <CloseHere code={data.reservation.code} site={site} /> : null}
    </>
  );
}

/**
 * Scripts close paid tickets when their page is left. Without them nothing did: this form does, as in the itinerary
 * (T43, T96).
 */
function CloseHere({ code, site: { lang, formToken } }: { readonly code: string; readonly site: Site }) {
  return (
    <form className={`${styles['after']} ${styles['close']}`} method="post" action={itineraryPath(lang, code)}>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="do" value="forget" />
      <p>{closeHere[lang]}</p>
      <Button>{itineraryLive.forget[lang]}</Button>
      <p className={styles['hint']}>{itineraryLive.forgetHint[lang]}</p>
    </form>
  );
}

function BelowTickets({ code, lang }: { readonly code: string; readonly lang: Lang }) {
  return (
    <div className={`${screenStyles['frame']} ${screenStyles['below']}`}>
      <section className={screenStyles['notes']} aria-labelledby="to-know">
        <h2 id="to-know">{belowTickets.toKnow[lang]}</h2>
        <ul>
          {Object.values(ticketNotes).map((note) => (
            <li key={note.es}>{note[lang]}</li>
          ))}
        </ul>
      </section>
      <p className={screenStyles['another']}>
        <a className={buttonClass()} href={itineraryPath(lang, code)}>
          {belowTickets.itinerary[lang]}
        </a>
        <a className={buttonClass()} href={paths.home[lang]}>
          {belowTickets.another[lang]}
        </a>
      </p>
    </div>
  );
}

/**
 * The flow has a step for anyone who paid by card, by wallet or with a provider; anyone who paid in a store or at a counter asks in
 * the itinerary.
 */
function InvoiceIt({ data: { reservation }, site: { lang } }: Omit<ScreenProps<TicketsData>, 'call'>) {
  const { code, payment: status, method } = reservation;
  if (status !== 'approved' || method === null || !isInvoiced(method)) return null;
  const href = mayInvoiceInFlow({ status, method })
    ? stepAddress('facturacion', { lang, code })
    : itineraryInvoicingPath(lang, code);
  return (
    <div className={styles['after']}>
      <NeedCard
        says={invoicingText.invoiceItHint[lang]}
        label={invoicingText.invoiceIt[lang]}
        href={href}
        lang={lang}
      />
    </div>
  );
}
