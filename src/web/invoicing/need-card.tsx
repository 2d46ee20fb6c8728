import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './need-card.module.css';

interface NeedCardProps {
  /** Explanation. */
  readonly says: string;
  readonly label: string;
  readonly href: string;
  readonly lang: Lang;
}

/** Asks whether an invoice is wanted, with a link to request it. */
export const NeedCard = ({ says, label, href, lang }: NeedCardProps) => (
  <section className={styles['need']} aria-labelledby="need">
    <div>
      <h2 id="need">{say.need[lang]}</h2>
      <p>{says}</p>
    </div>
    <a className={buttonClass()} href={href}>
      {label}
    </a>
  </section>
);
