import { deadlineTexts } from '#text/deadlines.ts';
import { journeyName } from '#text/journey-name.ts';
import { counterText } from '#text/pages/counter.ts';
import { Button } from '#ui/button.tsx';
import { FieldFrame, inputClass } from '#ui/field.tsx';
import { fieldId } from '#ui/field-id.ts';
import type { ScreenProps } from '#web/page.ts';
import { type CounterData, isOpen } from '#web/pages/counter/counter-data.ts';
import styles from '#web/counter/counter.module.css';
import { ActionForm } from '#web/pages/counter/form.tsx';

/** Exchanges a seat for another free one on the same bus, one form for each journey. */
export function ExchangePanels({ data, site }: Omit<ScreenProps<CounterData>, 'call'>) {
  const { view } = data;
  if (!view || !isOpen(view, 'exchange')) return null;
  return view.free_seats.map((bus) => <Panel key={bus.direction} data={data} site={site} bus={bus} />);
}

type Bus = NonNullable<CounterData['view']>['free_seats'][number];

function Panel({ data, site, bus }: Omit<ScreenProps<CounterData>, 'call'> & { readonly bus: Bus }) {
  const { lang } = site;
  const { direction, seats } = bus;
  const { reservation } = data.view!;
  const seated = reservation.passengers.flatMap(({ position, first_name, last_name, ...passenger }) => {
    const seat = direction === 'departure' ? passenger.seat_departure : passenger.seat_return;
    return seat === null ? [] : [{ position, name: `${first_name} ${last_name}`, seat }];
  });
  if (seated.length === 0) return null;
  const title = `exchange-${direction}`;
  const [who, where] = [`passenger-${direction}`, `seat-${direction}`];
  return (
    <section className={styles['panel']} aria-labelledby={title}>
      <h2 id={title}>
        {counterText.exchangeTitle[lang]} · {journeyName(reservation, direction, deadlineTexts.journey)[lang]}
      </h2>
      {seats.length === 0 ? (
        <p>{counterText.busFull[lang]}</p>
      ) : (
        <ActionForm data={data} site={site} act="exchange" className={styles['form']}>
          <input type="hidden" name="direction" value={direction} />
          <FieldFrame name={who} label={counterText.passenger[lang]}>
            <select name="passenger" id={fieldId(who)} className={inputClass}>
              {seated.map(({ position, name, seat }) => (
                <option key={position} value={position}>
                  {name} · {counterText.seat(seat)[lang]}
                </option>
              ))}
            </select>
          </FieldFrame>
          <FieldFrame name={where} label={counterText.newSeat[lang]}>
            <select name="seat" id={fieldId(where)} className={inputClass}>
              {seats.map((seat) => (
                <option key={seat} value={seat}>
                  {seat}
                </option>
              ))}
            </select>
          </FieldFrame>
          <Button>{counterText.exchange[lang]}</Button>
        </ActionForm>
      )}
    </section>
  );
}
