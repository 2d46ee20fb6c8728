import { PASSENGER_TYPES } from '#domain/fares/passenger-type.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { passengerTypeWho } from '#text/passenger-type-who.ts';
import { Price } from '#ui/price.tsx';
import { faresByService } from '#web/pages/schedules/fares-by-service.ts';
import type { PublicRate } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/fares.module.css';
import * as paths from '#wire/page-paths.ts';

/** The fares by passenger type and service class. */
export function Fares({ rates, lang }: { readonly rates: readonly PublicRate[]; readonly lang: Lang }) {
  if (rates.length === 0) return null;
  return (
    <section className={styles['fares']} aria-labelledby="fares">
      <h2 id="fares">{schedulesText.fares[lang]}</h2>
      <div className={styles['services']}>
        {faresByService(rates).map(({ service, rates: ofService }) => (
          <table key={service.es} className={styles['table']}>
            <caption>{service[lang]}</caption>
            <thead>
              <tr>
                <th scope="col">{schedulesText.passenger[lang]}</th>
                <th scope="col">{schedulesText.oneWay[lang]}</th>
                <th scope="col">{schedulesText.roundTrip[lang]}</th>
              </tr>
            </thead>
            <tbody>
              {ofService.map((rate) => (
                <FareRow key={rate.type} rate={rate} lang={lang} />
              ))}
            </tbody>
          </table>
        ))}
      </div>
      <p className={styles['note']}>
        {schedulesText.faresNote[lang]} <a href={paths.terms[lang]}>{schedulesText.terms[lang]}</a>
      </p>
    </section>
  );
}

function FareRow({ rate, lang }: { readonly rate: PublicRate; readonly lang: Lang }) {
  const type = PASSENGER_TYPES.find((known) => known === rate.type);
  return (
    <tr>
      <th scope="row">
        {type ? passengerTypeNames[type][lang] : rate.type}
        {rate.percent_off > 0 && rate.percent_off < 100 ? (
          <b className={styles['less']}>{schedulesText.less(rate.percent_off)[lang]}</b>
        ) : null}
        {type ? <small>{passengerTypeWho[type][lang]}</small> : null}
      </th>
      <td>
        <Fare amount={rate.one_way} lang={lang} />
      </td>
      <td>{rate.round_trip === null ? schedulesText.notSold[lang] : <Fare amount={rate.round_trip} lang={lang} />}</td>
    </tr>
  );
}

/** The currency is shown once, in the heading and below the tables. */
function Fare({ amount, lang }: { readonly amount: number; readonly lang: Lang }) {
  return amount === 0 ? schedulesText.free[lang] : <Price amount={amount} lang="es" />;
}
