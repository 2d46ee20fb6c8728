import type { ReactNode } from 'react';
import { formatNumericDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { ticketsStep as say } from '#text/tickets-step.ts';
import { Price } from '#ui/price.tsx';
import styles from './tax-facts.module.css';
import type { TicketView } from './ticket-facts.ts';

interface TaxFactsProps {
  readonly ticket: TicketView;
  readonly carrier: string;
  readonly lang: Lang;
}

/** What the law requires on a ticket but is not needed to board: collapsed on screen, always printed. */
export function TaxFacts({ ticket, carrier, lang }: TaxFactsProps) {
  // `isExempt` of the ledger, written out: for it alone every page of tickets would load another file.
  const isExempt = ticket.total > 0 && ticket.vat === 0;
  const fact = (name: Message, value: ReactNode) => (
    <div>
      <dt>{name[lang]}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div className={styles['facts']}>
      <details>
        <summary>{say.facts[lang]}</summary>
      </details>
      <dl>
        {fact(say.total, <Price amount={ticket.total} lang={lang} />)}
        {fact(say.vatInside, isExempt ? say.vatExempt[lang] : <Price amount={ticket.vat} lang={lang} />)}
        {fact(say.issued, formatNumericDate(ticket.issued_on))}
        {fact(say.validUntil, formatNumericDate(ticket.valid_until))}
        {fact(say.kind, say.kinds[ticket.kind][lang])}
        {fact(say.carrier, carrier)}
      </dl>
    </div>
  );
}
