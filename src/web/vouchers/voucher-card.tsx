import type { QrPath } from '#kernel/module-path.ts';
import type { Lang } from '#text/lang.ts';
import { fullStop, momentThere } from '#text/moments.ts';
import { shownFolio, voucherText as say } from '#text/vouchers.ts';
import { CARD } from '#ui/card.ts';
import { Tag } from '#ui/tag.tsx';
import styles from '#web/vouchers/voucher-card.module.css';
import type { VoucherView } from '#wire/vouchers.ts';

/** A voucher with its code drawn. */
export interface DrawnVoucher extends Omit<VoucherView, 'qr'> {
  readonly qr: QrPath | null;
}

/** A voucher as it is shown on arrival: the QR first on a phone, and what it is for. */
export const VoucherCard = ({ voucher, lang }: { readonly voucher: DrawnVoucher; readonly lang: Lang }) => {
  const { title, folio, starts_at, place, people, provider, phone, reference, valid_until, state, qr } = voucher;
  const facts: readonly (readonly [string, string])[] = [
    [say.when[lang], momentThere(starts_at, lang)],
    [say.where[lang], place],
    [say.people[lang], String(people)],
    [say.provider[lang], provider],
    ...(reference === '' ? [] : [[say.reference[lang], reference] as const]),
  ];
  return (
    <article className={`${CARD} ${styles['voucher']}`} aria-labelledby={folio}>
      <div className={styles['about']}>
        <h2 id={folio}>{title[lang]}</h2>
        <p>
          <Tag tone={state === 'valid' ? 'plain' : 'urgent'}>{say.states[state][lang]}</Tag>
        </p>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>{say.phone[lang]}</dt>
            <dd>
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        </dl>
        {state === 'valid' ? (
          <p className={styles['note']}>
            {say.showIt[lang]} {fullStop(say.until(momentThere(valid_until, lang))[lang].replace(/\.$/, ''))}
          </p>
        ) : null}
      </div>
      <figure className={styles['code']}>
        {qr && state === 'valid' ? <Qr code={qr} label={say.qr(shownFolio(folio))[lang]} /> : null}
        <figcaption>
          {say.folio[lang]} <strong className="figures">{shownFolio(folio)}</strong>
        </figcaption>
      </figure>
    </article>
  );
};

/** The white border that scanners need, in modules. */
const QUIET = 4;

const Qr = ({ code: { size, d }, label }: { readonly code: QrPath; readonly label: string }) => (
  <svg
    className={styles['qr']}
    viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <path d={d} fill="currentColor" />
  </svg>
);
