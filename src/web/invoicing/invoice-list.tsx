import { formatDatedDay } from '#kernel/dated-day.ts';
import { formatClock } from '#kernel/local-time.ts';
import { errorMessage } from '#text/errors.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { severalText } from '#text/invoicing-several.ts';
import type { Lang } from '#text/lang.ts';
import { Fold } from '#ui/fold.tsx';
import { Price } from '#ui/price.tsx';
import styles from './panel.module.css';
import { FileLinks } from './file-links.tsx';
import { phaseOf } from './invoice-phase.ts';
import type { InvoiceView } from '#wire/invoicing.ts';
import type { ReactNode } from 'react';

interface InvoiceListProps {
  readonly lang: Lang;
  /** `InvoiceItem` elements, newest first. */
  readonly children: readonly ReactNode[];
  /** Earlier requests that were refused, collapsed: whoever corrects a form needs the form. */
  readonly refused?: readonly ReactNode[];
}

/** All invoices with their state. */
export function InvoiceList({ lang, children, refused = [] }: InvoiceListProps) {
  if (children.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="invoices">
      <h2 id="invoices">{say.invoices[lang]}</h2>
      <ul className={styles['invoices']}>{children}</ul>
      {refused.length > 0 ? (
        <Fold title={say.refused(refused.length)[lang]} isOpen={false}>
          <ul className={styles['invoices']}>{refused}</ul>
        </Fold>
      ) : null}
    </section>
  );
}

/** The anchor of an invoice on the page. */
export const invoiceAnchor = (id: string): string => `invoice-${id}`;

interface InvoiceItemProps {
  readonly invoice: InvoiceView;
  readonly lang: Lang;
  /** Its files are offered elsewhere on the page. */
  readonly isOffered?: boolean;
  /** Further actions. */
  readonly children?: ReactNode;
}

export const InvoiceItem = ({ invoice, lang, isOffered = false, children }: InvoiceItemProps) => (
  <li data-phase={phaseOf(invoice)} id={invoiceAnchor(invoice.invoice_id)}>
    <InvoiceCard invoice={invoice} lang={lang} />
    {isOffered ? null : <FileLinks invoice={invoice} lang={lang} />}
    {children}
  </li>
);

function InvoiceCard({ invoice, lang }: { readonly invoice: InvoiceView; readonly lang: Lang }) {
  const {
    series,
    folio,
    uuid,
    fault,
    total,
    asked_at: askedAt,
    stamped_at: stampedAt,
    rfc,
    name,
    email,
    codes,
  } = invoice;
  const phase = phaseOf(invoice);
  const at = stampedAt ?? askedAt;
  return (
    <>
      <h3>
        <span className="figures">{say.number(series, folio)[lang]}</span>{' '}
        <strong className={styles['phase']}>{say.states[phase][lang]}</strong>
      </h3>
      <dl>
        <Fact name={say.receiver[lang]}>
          {name} · <span className="figures">{rfc}</span> · {email}
        </Fact>
        <Fact name={say.total[lang]}>
          <Price amount={total} lang={lang} />,{' '}
          <time dateTime={at}>
            {formatDatedDay(at, lang)}, {formatClock(at, lang)}
          </time>
        </Fact>
        {codes.length > 1 ? (
          <Fact name={severalText.withReservations[lang]}>
            <span className="figures">{codes.join(', ')}</span>
          </Fact>
        ) : null}
        {uuid ? (
          <Fact name={say.uuid[lang]}>
            <span className={styles['uuid']}>{uuid}</span>
          </Fact>
        ) : null}
      </dl>
      {fault && phase !== 'issued' ? <p className={styles['hint']}>{errorMessage(fault)[lang]}</p> : null}
    </>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
