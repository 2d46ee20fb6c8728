import type { Tier } from '#domain/loyalty/tier.ts';
import type { QrPath } from '#kernel/module-path.ts';
import { allowanceOf } from '#text/allowance.ts';
import { calendarAndWallet } from '#text/calendar-and-wallet.ts';
import type { Lang } from '#text/lang.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { myPointsText } from '#text/pages/my-points.ts';
import { signInText } from '#text/pages/sign-in.ts';
import { pointsText } from '#ui/price.tsx';
import styles from './account.module.css';

export interface ShownCard {
  /** Grouped, as printed. */
  readonly number: string;
  readonly code: QrPath;
  readonly tier: Tier;
  /** Hundredths of a point. */
  readonly points: { readonly purchased: number; readonly win: number };
  /** Where it is saved in a phone's wallet; null for wallets that are not offered. */
  readonly wallets: Readonly<Record<'apple' | 'google', string | null>>;
  /** Trips missing to the next tier; null for the highest tier, absent if it could not be loaded. */
  readonly next?: { readonly tier: Tier; readonly missing: number } | null;
}

/** White modules around the code (quiet zone). */
const QUIET = 4;

/** The card as shown at a counter, with its points. */
export const TravellerCard = ({ card, lang }: { readonly card: ShownCard; readonly lang: Lang }) => (
  <section className={styles['card']} data-tier={card.tier} aria-labelledby="card">
    <div className={styles['facts']}>
      <h2 id="card">{say.yourCard[lang]}</h2>
      <p className={`figures ${styles['number']}`}>{signInText.card(card.tier, card.number)[lang]}</p>
      <dl>
        {(['purchased', 'win'] as const).map((kind) => (
          <div key={kind}>
            <dt>{signInText[kind][lang]}</dt>
            <dd className="figures">{pointsText(card.points[kind])}</dd>
          </div>
        ))}
      </dl>
      {card.next === undefined ? null : (
        <p>{(card.next ? myPointsText.next(card.next.tier, card.next.missing) : myPointsText.highest)[lang]}</p>
      )}
      <p>{allowanceOf(card.tier)[lang]}</p>
    </div>
    <QrCode code={card.code} label={say.codeOfCard(card.number)[lang]} />
    <Wallets wallets={card.wallets} lang={lang} />
  </section>
);

/** As for tickets: only wallets the carrier has keys for. */
const Wallets = ({ wallets: { apple, google }, lang }: Pick<ShownCard, 'wallets'> & { readonly lang: Lang }) =>
  apple || google ? (
    <p className={styles['wallets']}>
      {apple ? <a href={apple}>{calendarAndWallet.apple[lang]}</a> : null}
      {google ? (
        <a href={google} rel="noreferrer">
          {calendarAndWallet.google[lang]}
        </a>
      ) : null}
    </p>
  ) : null;

/** A QR code that fits beside text. */
export const QrCode = ({ code: { size, d }, label }: { readonly code: QrPath; readonly label: string }) => (
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
