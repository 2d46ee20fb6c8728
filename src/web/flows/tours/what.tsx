import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { tourText } from '#text/tours/pages.ts';
import { Price } from '#ui/price.tsx';
import { Ticket } from '#ui/ticket.tsx';
import { spanOf } from '#web/flows/tours/moments.ts';
import styles from '#web/flows/tours/parts.module.css';
import type { ShoppingView } from '#wire/tours-sale.ts';

interface WhatProps {
  readonly shopping: ShoppingView;
  readonly lang: Lang;
}

const say = tourText.review;

/** What is chosen, as a ticket: its price is the stub. */
export function What({ shopping, lang }: WhatProps) {
  const { tour, slot, lines, total, pickup } = shopping;
  return (
    <Ticket
      look="pass"
      headId="what"
      head={<h2>{tour.title[lang]}</h2>}
      stub={
        <>
          <p className={styles['total']}>
            <Price isLarge amount={total} lang={lang} />
          </p>
          <p className={styles['note']}>
            <VatLine shopping={shopping} lang={lang} />
          </p>
          <p className={styles['note']}>{say.usd[lang]}</p>
        </>
      }
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{say.when[lang]}</dt>
          <dd>{spanOf(slot, lang)}</dd>
        </div>
        <div>
          <dt>{say.meet[lang]}</dt>
          <dd>
            {pickup
              ? `${pickup.place[lang]}, ${clockBeside(pickup.at, slot.starts_at, lang)}`
              : `${tour.meeting_point[lang]}, ${clockBeside(slot.starts_at, slot.starts_at, lang)}`}
          </dd>
        </div>
        {lines.map(({ kind, count, price, total: of }) => (
          <div key={kind}>
            <dt>{(kind === 'adult' ? tourText.adultsOf : tourText.childrenOf)(count)[lang]}</dt>
            <dd>
              {count > 1 ? (
                <>
                  {count} × <Price amount={price} lang={lang} /> ={' '}
                </>
              ) : null}
              <Price amount={of} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </Ticket>
  );
}

const VatLine = ({ shopping: { net, vat }, lang }: WhatProps) => (
  <>
    <Price amount={net} lang={lang} /> {say.plusVat[lang]} <Price amount={vat} lang={lang} />
  </>
);
