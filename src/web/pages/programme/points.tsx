import { POINTS_MONTHS, POINTS_PERCENT, TIER_TRIPS } from '#domain/loyalty/point-rules.ts';
import { TIERS } from '#domain/loyalty/tier.ts';
import type { Lang } from '#text/lang.ts';
import { programmeText } from '#text/pages/programme.ts';
import { programmePoints as say } from '#text/pages/programme-points.ts';
import { TIER_NAMES } from '#text/tiers.ts';
import styles from '#web/pages/programme/programme.module.css';
import { Table } from '#web/pages/programme/table.tsx';
import * as paths from '#wire/page-paths.ts';

/** How points are won, how long they last, and the two other ways to them. */
export const Points = ({ lang }: { readonly lang: Lang }) => (
  <section className={styles['section']} aria-labelledby="points">
    <h2 id="points">{say.title[lang]}</h2>
    <p>{say.lead[lang]}</p>
    <Table head={[programmeText.card, say.percent, say.months, say.trips].map((title) => title[lang])}>
      {TIERS.map((tier) => (
        <tr key={tier}>
          <th scope="row">{TIER_NAMES[tier][lang]}</th>
          <td>{say.percentOf(POINTS_PERCENT[tier])[lang]}</td>
          <td>{say.monthsOf(POINTS_MONTHS[tier])[lang]}</td>
          <td>{say.tripsOf(TIER_TRIPS[tier])[lang]}</td>
        </tr>
      ))}
    </Table>
    <ul className={styles['steps']}>
      {say.rules.map((rule) => (
        <li key={rule.es}>{rule[lang]}</li>
      ))}
      <li>
        {say.packs[lang]} <a href={paths.buyPoints[lang]}>{say.buy[lang]}</a>
      </li>
      <li>
        {say.late[lang]} <a href={paths.myPoints[lang]}>{say.claim[lang]}</a>
      </li>
    </ul>
  </section>
);
