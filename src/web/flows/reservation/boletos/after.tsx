import { mayInvoiceInFlow } from '#domain/booking/steps.ts';
import { isPointsMethod } from '#domain/payment/method.ts';
import { invoicingText } from '#text/invoicing.ts';
import { NeedCard } from '#web/flows/invoicing/need-card.tsx';
import styles from '#web/flows/reservation/boletos/after.module.css';
import { TakeTicketsAlong } from '#web/flows/reservation/boletos/take-tickets-along.tsx';
import type { TicketsData } from '#web/flows/reservation/boletos/tickets-data.ts';
import { stepAddress } from '#web/flows/reservation/step-address.ts';
import type { ScreenProps } from '#web/page.ts';
import { itineraryInvoicingPath } from '#wire/invoicing-paths.ts';

/** Below the tickets: the trip for calendars, messages and wallets, and its invoice. */
export function After({ data, site }: Omit<ScreenProps<TicketsData>, 'call'>) {
  return (
    <>
      <InvoiceIt data={data} site={site} />
      <TakeTicketsAlong data={data} site={site} />
    </>
  );
}

/** The flow has a step for who paid by card, wallet or PayPal; whoever paid in a store or at a counter asks in the itinerary. */
function InvoiceIt({ data: { reservation }, site: { lang } }: Omit<ScreenProps<TicketsData>, 'call'>) {
  const { code, payment: status, method } = reservation;
  if (status !== 'approved' || method === null || method === 'agencies' || isPointsMethod(method)) return null;
  const href = mayInvoiceInFlow({ status, method })
    ? `${stepAddress('facturacion', lang)}?${new URLSearchParams({ code })}`
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
