import { sayMoments } from '#text/moments.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame, inputClass } from '#ui/field.tsx';
import { fieldId } from '#ui/field-id.ts';
import type { Site } from '#web/page.ts';
import type { BoardingData } from '#web/pages/boarding/boarding-data.ts';
import styles from '#web/pages/boarding/boarding.module.css';
import * as paths from '#wire/page-paths.ts';

interface ChooserProps {
  readonly data: Extract<BoardingData, { kind: 'choose' }>;
  readonly site: Site;
}

/** Choose a stop, then one of the buses departing around now. */
export function Chooser({ data: { stops, stop, buses }, site: { lang } }: ChooserProps) {
  const said = sayMoments(
    buses.map(({ departs_at: at }) => at),
    lang,
  );
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{boardingText.title[lang]}</h1>
      </header>
      <form className={styles['where']} method="get" action={paths.boarding[lang]}>
        <FieldFrame name="stop" label={boardingText.where[lang]}>
          <select className={inputClass} id={fieldId('stop')} name="stop" defaultValue={stop?.id ?? ''} required>
            {stop ? null : <option value="">{boardingText.chooseStop[lang]}</option>}
            {stops.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </FieldFrame>
        <Button look={stop ? 'plain' : 'main'}>{boardingText.show[lang]}</Button>
      </form>
      {stop ? (
        <section className={styles['buses']} aria-labelledby="buses">
          <h2 id="buses">{boardingText.buses(stop.name)[lang]}</h2>
          {buses.length === 0 ? <p>{boardingText.noBuses[lang]}</p> : null}
          <ul>
            {buses.map(
              ({ departure, departs_at: at, destination, service, boarded, tickets, unpaid, cancelled }, i) => (
                <li key={departure}>
                  <a className={styles['bus']} href={`${paths.boarding[lang]}?departure=${departure}`}>
                    <time dateTime={at}>
                      {said.each[i]!.day ? <small>{said.each[i]!.day} </small> : null}
                      {said.each[i]!.clock}
                    </time>
                    <strong>{destination}</strong>
                    <span>
                      {service[lang]} ·{' '}
                      {(cancelled ? boardingText.cancelled : boardingText.boarded(boarded, tickets, unpaid))[lang]}
                    </span>
                  </a>
                </li>
              ),
            )}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
