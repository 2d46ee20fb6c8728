import type { ReactNode } from 'react';
import { invoicingText as say } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { TRIP_PAGE } from '#ui/trip-board.tsx';
import { RequestedPanel } from './requested-panel.tsx';
import { type PanelData, isOpen } from './panel-data.ts';
import { PanelHead } from './panel-head.tsx';
import styles from './panel.module.css';
import { phaseOf } from './invoice-phase.ts';
import { InvoiceItem, InvoiceList } from './invoice-list.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { WhatIsACfdi } from './what-is-a-cfdi.tsx';
import type { ShellProps, Site } from '#web/page.ts';
import type { InvoiceView } from '#wire/invoicing.ts';
import { severalPath } from '#wire/invoicing-paths.ts';
import { orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** Everything except the form; works without scripts. */
export function PanelShell({ data, site, children }: ShellProps<PanelData>) {
  const { lang } = site;
  const { view, asked, correcting, errors, isResent, here, back, place } = data;
  // The requested invoice is shown once, above.
  const others = view.invoices.filter(({ invoice_id: id, state }) => id !== asked?.invoice_id || state === 'mailed');
  const item = (invoice: InvoiceView) => (
    <InvoiceItem
      key={invoice.invoice_id}
      invoice={invoice}
      lang={lang}
      isOffered={invoice.invoice_id === asked?.invoice_id}
    >
      <InvoiceActions invoice={invoice} data={data} site={site} />
    </InvoiceItem>
  );
  return (
    <div className={TRIP_PAGE}>
      <PanelHead data={data} lang={lang} />
      <CountedErrorSummary errors={errors} lang={lang} />
      {isResent ? <NoticeBox role="status">{say.resent[lang]}</NoticeBox> : null}
      {asked ? <RequestedPanel asked={asked} here={here} site={site} /> : null}
      {correcting ? (
        <NoticeBox>{say.correctHint(say.number(correcting.series, correcting.folio)[lang])[lang]}</NoticeBox>
      ) : (
        <>
          <InvoiceList lang={lang} refused={others.filter(isRefusedBefore).map(item)}>
            {others.filter((one, at) => !isRefusedBefore(one, at)).map(item)}
          </InvoiceList>
          <PaymentsTable data={data} lang={lang} />
        </>
      )}
      {view.partners.map(({ name, invoice_phone: phone, titles }) => (
        <NoticeBox key={name}>
          {say.partner(name, titles.map((title) => title[lang]).join(', '))[lang]}{' '}
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </NoticeBox>
      ))}
      {isOpen(data) || (view.payments.length === 0 && view.partners.length > 0) ? null : (
        <p className={styles['hint']}>{say.nothingLeft[lang]}</p>
      )}
      {children}
      <WhatIsACfdi lang={lang} />
      <p className={styles['files']}>
        {back === null ? null : (
          <a className={buttonClass('quiet')} href={back}>
            {(place === 'step' ? say.backToTickets : say.backToReservation)[lang]}
          </a>
        )}
        {view.origin === null && view.level === 'full' ? (
          <a className={buttonClass('quiet')} href={orderPath(lang, view.code)}>
            {say.backToOrder[lang]}
          </a>
        ) : null}
        {isOpen(data) && !correcting ? (
          <a className={buttonClass('quiet')} href={severalPath(lang, view.code)}>
            {severalText.together[lang]}
          </a>
        ) : null}
        {place === 'alone' ? (
          <a className={buttonClass('quiet')} href={paths.invoicing[lang]}>
            {say.other[lang]}
          </a>
        ) : null}
      </p>
    </div>
  );
}

/** Refused, and not the newest: what became of the last request is never hidden. */
const isRefusedBefore = (invoice: InvoiceView, at: number): boolean => at > 0 && phaseOf(invoice) === 'rejected';

interface InvoiceActionsProps {
  readonly invoice: InvoiceView;
  readonly data: PanelData;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** Actions to send an invoice again and to correct it. */
function InvoiceActions({ invoice, data: { view, here }, site: { lang, formToken } }: InvoiceActionsProps): ReactNode {
  const { invoice_id: id, replaceable, series, folio } = invoice;
  const payments = view.payments.filter((payment) => payment.invoice_id === id && payment.forwarding);
  const number = say.number(series, folio)[lang];
  if (payments.length === 0 && !replaceable) return null;
  return (
    <div className={styles['files']}>
      {payments.length === 0 ? null : (
        <form method="post">
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="code" value={view.code} />
          <input type="hidden" name="do" value="resend" />
          {payments.map((payment) => (
            <input key={payment.payment_id} type="hidden" name="payment" value={payment.payment_id} />
          ))}
          <Button aria-label={say.fileOf(say.resend[lang], number)[lang]}>{say.resend[lang]}</Button>
        </form>
      )}
      {replaceable ? (
        <a
          className={buttonClass('quiet')}
          href={`${here}&correct=${encodeURIComponent(id)}`}
          aria-label={say.fileOf(say.correct[lang], number)[lang]}
        >
          {say.correct[lang]}
        </a>
      ) : null}
    </div>
  );
}
