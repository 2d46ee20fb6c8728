import { PROGRAMME_AVERAGES } from '#domain/loyalty/programme.ts';
import { TIERS } from '#domain/loyalty/tier.ts';
import { EVERY_CARD, TIER_ALLOWANCE } from '#domain/ticketing/baggage.ts';
import { programmeText as say } from '#text/pages/programme.ts';
import { TIER_NAMES } from '#text/tiers.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { seat, suitcase } from '#ui/drawings/icons.ts';
import { List, ListRow } from '#ui/list.tsx';
import { buttonClass } from '#ui/button.tsx';
import type { ScreenProps } from '#web/page.ts';
import { Points } from '#web/pages/programme/points.tsx';
import styles from '#web/pages/programme/programme.module.css';
import { Table } from '#web/pages/programme/table.tsx';
import * as paths from '#wire/page-paths.ts';

/** Information and a link to sign up; no script. */
export function Screen({ site: { lang } }: Pick<ScreenProps<null>, 'site'>) {
  return (
    <article className={styles['page']}>
      <header className={styles['head']}>
        <h1>{say.title[lang]}</h1>
        <p>{say.description[lang]}</p>
        <p className={styles['acts']}>
          <a className={buttonClass('main')} href={paths.signUp[lang]}>
            {say.signUp[lang]}
          </a>
          <a className={buttonClass()} href={paths.signIn[lang]}>
            {say.signIn[lang]}
          </a>
        </p>
      </header>
      <section className={styles['section']} aria-labelledby="how">
        <h2 id="how">{say.how[lang]}</h2>
        <ol className={styles['steps']}>
          {say.steps.map((step) => (
            <li key={step.es}>{step[lang]}</li>
          ))}
        </ol>
      </section>
      <Points lang={lang} />
      <section className={styles['section']} aria-labelledby="tiers">
        <h2 id="tiers">{say.tiers[lang]}</h2>
        <p>{say.tiersHow[lang]}</p>
        <Table head={[say.card[lang], say.bags[lang]]}>
          {TIERS.map((tier) => {
            const { bags, kilogramsEach, poundsEach } = TIER_ALLOWANCE[tier];
            return (
              <tr key={tier}>
                <th scope="row">{TIER_NAMES[tier][lang]}</th>
                <td>{say.bagsOf(bags, kilogramsEach, poundsEach)[lang]}</td>
              </tr>
            );
          })}
        </Table>
        <p>{say.besides(EVERY_CARD.sportsItemsOrInstruments, EVERY_CARD.handBags)[lang]}</p>
      </section>
      <section className={styles['section']} aria-labelledby="averages">
        <h2 id="averages">{say.averages[lang]}</h2>
        <p>{say.averagesHow[lang]}</p>
        <Table head={[say.key[lang], say.average[lang]]}>
          {PROGRAMME_AVERAGES.map(({ key, average }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{average}</td>
            </tr>
          ))}
        </Table>
      </section>
      <nav className={styles['section']} aria-label={say.more[lang]}>
        <h2>{say.more[lang]}</h2>
        <List>
          <ListRow icon={<Icon d={suitcase} />} href={paths.baggage[lang]} title={say.baggage[lang]} />
          <ListRow icon={<Icon d={seat} />} href={paths.loungeBooking[lang]} title={say.lounge[lang]} />
        </List>
      </nav>
    </article>
  );
}
