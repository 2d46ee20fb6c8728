import type { ReactNode } from 'react';
import { dayAndClock } from '#text/moments.ts';
import { counterText } from '#text/pages/counter.ts';
import { buttonClass } from '#ui/button.tsx';
import { Price } from '#ui/price.tsx';
import styles from '#web/counter/counter.module.css';
import type { Site } from '#web/page.ts';
import type { CounterData, Done } from '#web/pages/counter/counter-data.ts';

/** The action just completed; for money a receipt, which is the only part of the page that prints. */
export function Receipt({ data, site }: { readonly data: CounterData; readonly site: Site }) {
  const { done, view, pdf } = data;
  const { lang, brand } = site;
  if (!done || !view) return null;
  const isMoney = done.kind === 'cash' || done.kind === 'conversion';
  const hasPaper = isMoney || done.kind === 'exchange' || done.kind === 'print';
  return (
    <section className={styles['done']} role="status" data-receipt={isMoney || undefined}>
      <h2>{said(done)[lang]}</h2>
      {isMoney ? (
        <>
          {done.kind === 'cash' && done.change > 0 ? (
            <p className={styles['due']}>
              <span>{counterText.change[lang]}</span>
              <Price amount={done.change} lang={lang} className={styles['figure']} />
            </p>
          ) : null}
          <dl className={styles['facts']}>
            <Fact label={`${counterText.receipt[lang]} · ${brand.name}`}>{view.reservation.code}</Fact>
            <Fact label={counterText.amount[lang]}>
              <Price amount={done.amount} lang={lang} />
            </Fact>
            {done.kind === 'cash' ? (
              <Fact label={counterText.cash[lang]}>
                <Price amount={done.received} lang={lang} />
              </Fact>
            ) : (
              <Fact label={counterText.authorisation[lang]}>{done.authorisation}</Fact>
            )}
            <Fact label={counterText.when[lang]}>
              <time dateTime={done.at}>{dayAndClock(done.at, lang)}</time>
            </Fact>
            <Fact label={counterText.who[lang]}>{data.operator.name}</Fact>
          </dl>
          <p data-hint>{counterText.printReceipt[lang]}</p>
        </>
      ) : null}
      {hasPaper && view.reservation.payment === 'approved' && isPrinter(data) ? (
        <p>
          <a className={buttonClass()} href={pdf}>
            {counterText.openPdf[lang]}
          </a>
        </p>
      ) : null}
    </section>
  );
}

const isPrinter = ({ view }: CounterData): boolean =>
  view?.acts.some(({ act, verdict }) => act === 'print' && verdict === 'open') ?? false;

const said = (done: Done) =>
  done.kind === 'exchange' ? counterText.exchanged(done.from, done.to) : counterText.done[done.kind];

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
