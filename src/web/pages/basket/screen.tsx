import { basketText as say } from '#text/basket.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { CARRIER_CLOCK, dayAndClock } from '#text/moments.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { ticket } from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { BEYOND } from '#web/layouts/beyond.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CARD } from '#ui/card.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Price } from '#ui/price.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps, Site } from '#web/page.ts';
import type { BasketData } from '#web/pages/basket/basket-data.ts';
import styles from '#web/pages/basket/basket.module.css';
import type { BasketPartView, BasketView } from '#wire/basket.ts';
import { orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

/** What is in the basket, what it costs together, what does not fit, and what else could be in it. */
export function Screen({ data: { basket, refusals, errors }, site }: Pick<ScreenProps<BasketData>, 'data' | 'site'>) {
  const { lang } = site;
  return (
    <Sheet title={say.title[lang]} lead={say.lead[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {basket ? (
        <Contents basket={basket} refusals={refusals} site={site} />
      ) : (
        <NoticeBox tone="warning">{say.unreachable[lang]}</NoticeBox>
      )}
      <More lang={lang} />
    </Sheet>
  );
}

interface ContentsProps {
  readonly basket: BasketView;
  readonly site: Site;
}

function Contents({ basket, refusals, site }: ContentsProps & Pick<BasketData, 'refusals'>) {
  const { lang } = site;
  const { parts, others, paying } = basket;
  return (
    <>
      {parts.length === 0 ? (
        <p>{say.empty[lang]}</p>
      ) : (
        <>
          <section className={styles['section']} aria-labelledby="inside">
            <h2 id="inside">{say.inside[lang]}</h2>
            {parts.map((part) => (
              <Part
                key={part.code}
                part={part}
                site={site}
                action={paying ? undefined : 'remove'}
                refusal={refusals[part.code]}
              />
            ))}
          </section>
          <CloseTimes basket={basket} lang={lang} />
          <Protected basket={basket} lang={lang} />
          <Paying basket={basket} lang={lang} />
          <Ways basket={basket} lang={lang} />
          <Invoices basket={basket} site={site} />
        </>
      )}
      {others.length > 0 && !paying ? (
        <section className={styles['section']} aria-labelledby="others">
          <h2 id="others">{say.others[lang]}</h2>
          <p>{say.othersHint[lang]}</p>
          {others.map((part) => (
            <Part key={part.code} part={part} site={site} action="add" />
          ))}
        </section>
      ) : null}
    </>
  );
}

interface PartProps {
  readonly part: BasketPartView;
  readonly site: Site;
  readonly action: 'add' | 'remove' | undefined;
  /** Why it can no longer be paid, in words. */
  readonly refusal?: string | undefined;
}

function Part({ part, site: { lang, formToken, brand }, action, refusal }: PartProps) {
  const { code, title, details, seller, total, pay_before: payBefore } = part;
  const facts = [
    ...details.map(({ label, text }) => [label[lang], text[lang]] as const),
    [say.soldBy[lang], seller.name ?? brand.name] as const,
    ...(payBefore ? [[say.payBefore[lang], `${dayAndClock(payBefore, lang)} (${CARRIER_CLOCK[lang]})`] as const] : []),
    [say.code[lang], code] as const,
  ];
  return (
    <article className={`${CARD} ${styles['part']}`}>
      <div className={styles['head']}>
        <h3>{title[lang]}</h3>
        <p className={styles['price']}>
          <Price isLarge amount={total} lang={lang} />
        </p>
      </div>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {refusal ? (
        <p className={styles['wrong']}>
          {refusal} {say.gone[lang]}
        </p>
      ) : null}
      {action ? (
        <form method="post">
          <input type="hidden" name="_form" value={formToken} />
          <Button look="quiet" name={action} value={code} aria-label={say[`${action}One`](title[lang])[lang]}>
            {say[action][lang]}
          </Button>
        </form>
      ) : null}
    </article>
  );
}

interface OfBasket {
  readonly basket: BasketView;
  readonly lang: Lang;
}

const titleOf = ({ parts }: BasketView, code: string, lang: Lang): string =>
  parts.find((part) => part.code === code)?.title[lang] ?? code;

function CloseTimes({ basket, lang }: OfBasket) {
  if (basket.close.length === 0) return null;
  return (
    <NoticeBox tone="warning">
      <h2>{say.closeTitle[lang]}</h2>
      {basket.close.map(({ before, after, minutes, needed }) => {
        const [first, next] = [titleOf(basket, before, lang), titleOf(basket, after, lang)];
        const text = minutes < 0 ? say.overlap(first, next) : say.close(first, next, minutes, needed);
        return <p key={`${before} ${after} ${minutes}`}>{text[lang]}</p>;
      })}
      <p>{say.closeHint[lang]}</p>
    </NoticeBox>
  );
}

const Protected = ({ basket, lang }: OfBasket) =>
  basket.protected.length === 0 ? null : (
    <NoticeBox>
      {basket.protected.map(({ before, after }) => (
        <p key={`${before} ${after}`}>
          {say.protected(titleOf(basket, before, lang), titleOf(basket, after, lang))[lang]}
        </p>
      ))}
    </NoticeBox>
  );

function Paying({ basket: { code, parts, total, paying }, lang }: OfBasket) {
  const isBlocked = !paying && parts.some(({ refusal }) => refusal !== null);
  return (
    <section className={styles['section']}>
      <p className={styles['total']}>
        <span>{say.total[lang]}</span> <Price isLarge amount={total} lang={lang} />
      </p>
      {paying ? <p>{say.paying[lang]}</p> : null}
      {isBlocked ? (
        <p className={styles['wrong']}>{say.blocked[lang]}</p>
      ) : (
        <p>
          <a className={buttonClass('main')} href={orderPath(lang, code ?? '')}>
            {(paying ? say.seePayment : say.pay)[lang]}
          </a>
        </p>
      )}
    </section>
  );
}

function Ways({ basket, lang }: OfBasket) {
  if (basket.excluded.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="ways">
      <h2 id="ways">{say.waysTitle[lang]}</h2>
      <ul>
        {basket.excluded.map(({ way, because }) => (
          <li key={way}>
            {say.ways[way][lang]} {because ? say.notBy(titleOf(basket, because, lang))[lang] : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Invoices({ basket, site: { lang, brand } }: ContentsProps) {
  return (
    <section className={styles['section']} aria-labelledby="invoices">
      <h2 id="invoices">{say.invoicesTitle[lang]}</h2>
      {basket.invoices.map(({ seller, codes }) => {
        const titles = codes.map((code) => titleOf(basket, code, lang)).join(', ');
        return seller.name === null ? (
          <p key="carrier">{say.carrierInvoices(brand.name, titles)[lang]}</p>
        ) : (
          <p key={seller.name}>
            {say.partnerInvoices(seller.name, titles)[lang]}{' '}
            {seller.invoice_phone ? (
              <a href={`tel:${seller.invoice_phone.replace(/[^\d+]/g, '')}`}>{seller.invoice_phone}</a>
            ) : null}
          </p>
        );
      })}
    </section>
  );
}

const More = ({ lang }: { readonly lang: Lang }) => (
  <section className={styles['section']} aria-labelledby="more">
    <h2 id="more">{say.more[lang]}</h2>
    <List>
      <ListRow href={paths.home[lang]} icon={<Icon d={ticket} />} title={say.moreTrip[lang]} />
      {BEYOND.map(({ label, note, href, icon }) => (
        <ListRow key={href.es} href={href[lang]} icon={<Icon d={icon} />} title={label[lang]} note={note[lang]} />
      ))}
    </List>
  </section>
);
