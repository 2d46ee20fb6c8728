import { Fragment, type ReactNode } from 'react';
import { LATE_CREDIT_DAYS } from '#domain/loyalty/point-rules.ts';
import { POINTS_KINDS } from '#domain/loyalty/points.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { wholePoints } from '#text/packs.ts';
import { myPointsText as say } from '#text/pages/my-points.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { pointsText } from '#ui/price.tsx';
import { PANEL } from '#ui/sheet.tsx';
import { AccountFrame } from '#web/my-account/account-frame.tsx';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/my-points/my-points.module.css';
import type { MyPointsData } from '#web/pages/my-points/my-points-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import { orderPath } from '#wire/link-paths.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<MyPointsData>, 'data' | 'site'>;

/** Balances, expiry and movements. Plain links and one plain form. */
export function Screen(props: Shown) {
  const { data, site } = props;
  const { lang } = site;
  const { added, errors } = data;
  return (
    <AccountFrame part="points" title={say.title[lang]} lead={say.lead[lang]} lang={lang}>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {added === null ? null : (
        <NoticeBox role="status">{added > 0 ? say.added(pointsText(added))[lang] : say.counted[lang]}</NoticeBox>
      )}
      <Balances {...props} />
      <Movements {...props} />
      <LateCredit {...props} />
      <p>
        <a className={buttonClass()} href={paths.home[lang]}>
          {say.buy[lang]}
        </a>
      </p>
    </AccountFrame>
  );
}

function Balances({ data: { statement }, site: { lang } }: Shown) {
  const { points, tier, trips, next_tier: next, to_expire: toExpire } = statement;
  return (
    <section className={styles['part']} aria-labelledby="balances">
      <h2 id="balances">{say.balances[lang]}</h2>
      <dl className={styles['balances']}>
        {POINTS_KINDS.map((kind) => (
          <div key={kind} className={PANEL}>
            <dt>{say.ledgers[kind][lang]}</dt>
            <dd className="figures">{pointsText(points[kind])}</dd>
          </div>
        ))}
      </dl>
      {toExpire.length === 0 ? (
        <p>{say.nothingExpires[lang]}</p>
      ) : (
        <ul className={styles['list']}>
          {toExpire.map((one) => (
            <li key={`${one.ledger} ${one.good_until}`}>
              {say.expires(pointsText(one.points), formatLongDate(one.good_until, lang))[lang]}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className={buttonClass()} href={paths.buyPoints[lang]}>
          {say.buyPoints[lang]}
        </a>
      </p>
      <h2>{say.tier[lang]}</h2>
      <p>
        {say.card(tier, trips)[lang]}. {next ? say.next(next.tier, next.missing)[lang] : say.highest[lang]}
      </p>
    </section>
  );
}

function Movements({ data: { statement, isOlder }, site: { lang } }: Shown) {
  const { movements, older } = statement;
  const here = paths.myPoints[lang];
  return (
    <section className={styles['part']} aria-labelledby="movements">
      <h2 id="movements">{say.movements[lang]}</h2>
      {movements.length === 0 ? (
        <p>{say.none[lang]}</p>
      ) : (
        <ol className={styles['movements']}>
          {movements.map((one, place) => (
            <Movement key={`${one.at} ${place}`} of={one} lang={lang} />
          ))}
        </ol>
      )}
      <p className={styles['pages']}>
        {isOlder ? <a href={here}>{say.newest[lang]}</a> : null}
        {older === null ? null : <a href={`${here}?${new URLSearchParams({ before: older })}`}>{say.older[lang]}</a>}
      </p>
    </section>
  );
}

type MovementView = MyPointsData['statement']['movements'][number];

function Movement({ of, lang }: { readonly of: MovementView; readonly lang: Lang }) {
  const { kind, ledger, points, at, code, folio, good_until: until } = of;
  const isOfPack = kind === 'bought' || kind === 'sold_back';
  const purchase = (isOfPack ? say.ofPurchase : say.ofOrder)(code ?? '')[lang];
  const about: readonly ReactNode[] = [
    say.ledgers[ledger][lang],
    ...(folio === null ? [] : [say.ofTicket(folio)[lang]]),
    ...(code === null ? [] : [isOfPack ? <a href={orderPath(lang, code)}>{purchase}</a> : purchase]),
    ...(until === null ? [] : [say.until(formatLongDate(until, lang))[lang]]),
  ];
  return (
    <li className={styles['movement']}>
      <p className={styles['what']}>
        <strong>{(kind === 'bought' ? say.bought(wholePoints(points)) : say.kinds[kind])[lang]}</strong>
        <span className={styles['about']}>
          {about.map((one, place) => (
            <Fragment key={place}>
              {place > 0 ? ' · ' : null}
              {one}
            </Fragment>
          ))}
        </span>
        <span className={styles['about']}>{formatLongDate(at, lang)}</span>
      </p>
      <p className={`figures ${styles['points']}`}>
        {points > 0 ? '+' : '−'}
        {pointsText(Math.abs(points))}
      </p>
    </li>
  );
}

function LateCredit({ data: { claim, errors }, site: { lang, formToken } }: Shown) {
  return (
    <section className={styles['part']} aria-labelledby="late">
      <h2 id="late">{say.late[lang]}</h2>
      <p>{say.lateLead(LATE_CREDIT_DAYS)[lang]}</p>
      <form className={PANEL} method="post" action={paths.myPoints[lang]} noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="folio"
          label={say.folio[lang]}
          hint={say.folioHint[lang]}
          error={errorAt(errors, 'folio')}
          defaultValue={claim.folio}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <TextField
          name="first_name"
          label={say.firstName[lang]}
          error={errorAt(errors, 'first_name')}
          defaultValue={claim.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          name="last_name"
          label={say.lastName[lang]}
          error={errorAt(errors, 'last_name')}
          defaultValue={claim.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <Button look="main">{say.ask[lang]}</Button>
      </form>
    </section>
  );
}
