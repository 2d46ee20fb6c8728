import { GUARANTEE_PERCENT } from '#domain/amendments/refund-terms.ts';
import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';
import type { Lang } from '#text/lang.ts';
import { homeShell } from '#text/pages/home-shell.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { change, clock, invoice, lock } from '#ui/drawings/icons.ts';
import styles from '#web/pages/home/trust.module.css';

const PROMISES = [
  [lock, homeShell.trust.payment],
  [change, homeShell.trust.change(CHANGE_MINUTES)],
  [clock, homeShell.trust.punctual(GUARANTEE_PERCENT)],
  [invoice, homeShell.trust.invoice],
] as const;

/** The carrier's guarantees. */
export const Trust = ({ lang }: { readonly lang: Lang }) => (
  <ul className={styles['trust']} aria-label={homeShell.trust.title[lang]}>
    {PROMISES.map(([icon, { what, how }]) => (
      <li key={what.en}>
        <Icon d={icon} />
        <span>
          <b>{what[lang]}</b>
          {how[lang]}
        </span>
      </li>
    ))}
  </ul>
);
