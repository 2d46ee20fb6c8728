import { listCarriedExtras } from '#text/carried-extras.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import type { BoardedHere } from '#web/boarding/judge.ts';
import styles from '#web/pages/boarding/boarding.module.css';
import { deviceMoment } from '#web/pages/boarding/device-moment.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import type { BoardingListView } from '#wire/boarding.ts';

interface PassengerListProps {
  readonly list: BoardingListView;
  readonly boarded: BoardedHere;
  readonly lang: Lang;
}

/** Everybody with a ticket, for passengers without a code to scan. */
export function PassengerList({ list, boarded, lang }: PassengerListProps) {
  // On the device's clock, which the server does not know.
  const madeAt = useInBrowser(() => clockBeside(deviceMoment(list.made_at), list.departs_at, lang));
  return (
    <details className={styles['list']}>
      <summary>
        {boardingText.passengers[lang]}
        {madeAt ? ` · ${boardingText.listOf(madeAt)[lang]}` : ''}
      </summary>
      <ul>
        {list.tickets.map(
          ({ folio, seat, name, type, paid, cancelled, from, to, baggage, additions, boarded: before }) => (
            <li key={folio} data-boarded={Boolean(before ?? boarded[folio])}>
              <strong>{seat ?? '–'}</strong>
              <span>
                {name} · {passengerTypeNames[type][lang]}
                <br />
                {from} → {to}
                <br />
                <span className="figures">{folio}</span>
                {paid ? '' : ` · ${boardingText.unpaid[lang]}`}
                {cancelled ? ` · ${boardingText.noBus[lang]}` : ''}
                {baggage ? (
                  <>
                    <br />
                    {baggage[lang]}
                  </>
                ) : null}
                {additions.length > 0 ? (
                  <>
                    <br />
                    {boardingText.along[lang]}: {listCarriedExtras(additions, lang)}
                  </>
                ) : null}
                {(before ?? boarded[folio]) ? ` · ✓ ${boardingText.onBoard[lang]}` : ''}
              </span>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
