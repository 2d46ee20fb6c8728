import { frame } from '#text/frame.ts';
import { pointsHeld } from '#text/points-held.ts';
import { pointsText } from '#ui/price.tsx';
import styles from '#web/layouts/header.module.css';
import { Icon } from '#web/layouts/icons.tsx';
import { signInAddress } from '#web/sign-in-address.ts';
import type { Site } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';

/**
 * The signed-in traveller's first name and hundredths of points. `unknown` on pages cached for everybody, or when the
 * account could not be loaded.
 */
export type Account = 'guest' | 'unknown' | { readonly name: string; readonly points: Points };

interface Points {
  readonly purchased: number;
  readonly win: number;
}

interface AccountProps {
  readonly site: Site;
  readonly account: Account;
  /** Where signing in returns to. */
  readonly back: string;
}

/** In the header: a link to sign in, or the traveller's name with a menu. */
export function AccountMenu(props: AccountProps) {
  const { site, account } = props;
  const { lang } = site;
  if (typeof account === 'string')
    return (
      <a
        className={`${styles['entry']} ${styles['account']}`}
        href={addressOf(props)}
        aria-label={nameOf(account)[lang]}
      >
        <Icon shape="person" />
        <span className={styles['word']}>{nameOf(account)[lang]}</span>
      </a>
    );
  return (
    <details className={`${styles['menu']} ${styles['account']}`} name="frame">
      <summary className={styles['entry']}>
        <span className={styles['initial']} aria-hidden="true">
          {initialOf(account.name)}
        </span>
        <span className={styles['word']} aria-hidden="true">
          {account.name}
          <small className={styles['points']}>{wholePoints(account.points)}</small>
        </span>
        <span className="visually-hidden">
          {frame.accountOf(account.name)[lang]}, {wholePoints(account.points)}
        </span>
      </summary>
      <div className={styles['panel']}>
        <AccountRows {...props} />
      </div>
    </details>
  );
}

/** The same as rows of the menu panel. */
export function AccountRows(props: AccountProps) {
  const { site, account } = props;
  const { lang, formToken } = site;
  if (typeof account === 'string')
    return (
      <a className={styles['row']} href={addressOf(props)}>
        <Icon shape="person" />
        {nameOf(account)[lang]}
      </a>
    );
  const { points } = account;
  return (
    <>
      <a className={styles['row']} href={paths.myAccount[lang]}>
        <Icon shape="person" />
        <span>
          {account.name}
          <small>{frame.account[lang]}</small>
          <small className="figures">{pointsHeld.win(pointsText(points.win))[lang]}</small>
          <small className="figures">{pointsHeld.purchased(pointsText(points.purchased))[lang]}</small>
        </span>
      </a>
      <a className={`${styles['row']} ${styles['plain']}`} href={paths.myTrips[lang]}>
        {frame.myTrips[lang]}
      </a>
      <form method="post" action={paths.signIn[lang]}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="leave" />
        <input type="hidden" name="to" value={paths.home[lang]} />
        <button className={`${styles['row']} ${styles['plain']}`} data-forgets="">
          {frame.signOut[lang]}
        </button>
      </form>
    </>
  );
}

/** All points, without hundredths: `1,240 PTS`. */
const wholePoints = ({ purchased, win }: Points): string =>
  pointsText(Math.floor((purchased + win) / HUNDREDTHS) * HUNDREDTHS).replace('.00', '');

const HUNDREDTHS = 100;

const nameOf = (account: 'guest' | 'unknown') => (account === 'guest' ? frame.signIn : frame.account);

const addressOf = ({ site, back }: AccountProps): string => signInAddress(back, site.lang);

const initialOf = (name: string): string => [...name][0]!.toLocaleUpperCase('es');
