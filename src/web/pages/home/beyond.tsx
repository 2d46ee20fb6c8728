import { frame } from '#text/frame.ts';
import type { Lang } from '#text/lang.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { BEYOND } from '#web/layouts/beyond.ts';
import styles from '#web/pages/home/beyond.module.css';

/** What is sold besides the bus, a tile for each. */
export const Beyond = ({ lang }: { readonly lang: Lang }) => (
  <section className={styles['beyond']} aria-labelledby="beyond-title">
    <h2 id="beyond-title">{frame.beyond[lang]}</h2>
    <ul>
      {BEYOND.map(({ label, note, href, icon }) => (
        <li key={href.es}>
          <a href={href[lang]}>
            <Icon d={icon} />
            <strong>{label[lang]}</strong>
            <span>{note[lang]}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);
