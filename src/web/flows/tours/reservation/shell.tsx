import { formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { clockBeside } from '#text/moments.ts';
import { tourText } from '#text/tours/pages.ts';
import { Button } from '#ui/button.tsx';
import { Choice, Choices } from '#ui/choice.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';
import { DateField } from '#ui/date-field.tsx';
import { TextField } from '#ui/field.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { OverNotice } from '#web/flows/tours/over-notice.tsx';
import styles from '#web/flows/tours/parts.module.css';
import type { ReservationData } from '#web/flows/tours/reservation/reservation-data.ts';
import { TourShell } from '#web/flows/tours/tour-shell.tsx';
import type { ShellProps } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';
import { tourDetailPath } from '#wire/tours-paths.ts';
import type { TourSlotView } from '#wire/tours.ts';

const say = tourText.reservation;

/** One form: the day, its starts, who takes part and where they meet. */
export function ReservationShell({ data, site: { lang, formToken, brand }, children }: ShellProps<ReservationData>) {
  const { tour, date, days, errors } = data;
  return (
    <TourShell step="reservacion" lang={lang}>
      <Sheet title={say.title[lang]} lead={tour.title[lang]} width="form" takesFocus>
        {data.over === undefined ? null : <OverNotice name={data.over} here={tour.name} lang={lang} />}
        <CountedErrorSummary errors={errors} lang={lang} />
        <form className={`${PANEL} ${styles['form']}`} method="post" action={paths.tourReservation[lang]} noValidate>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="name" value={tour.name} />
          <div className={styles['two']}>
            <DateField
              name="date"
              label={say.day[lang]}
              defaultValue={date}
              min={days.first}
              max={days.last}
              error={errorAt(errors, 'date')}
            />
            <p className={styles['ways']}>
              {/* The same fields in the address: nothing typed is lost. */}
              <Button formMethod="get" formAction={paths.tourReservation[lang]}>
                {say.otherDay[lang]}
              </Button>
            </p>
          </div>
          <Starts data={data} lang={lang} />
          <Whom data={data} lang={lang} />
          <PickUps data={data} lang={lang} />
          <p className={styles['note']}>
            {say.holdHint[lang]} {tourText.sellerLine(tour.seller.name, brand.name)[lang]}
          </p>
          {children}
          <Button look="main">{say.hold[lang]}</Button>
        </form>
        <p>
          <a href={tourDetailPath(lang, tour.name, { date })}>{say.back[lang]}</a>
        </p>
      </Sheet>
    </TourShell>
  );
}

interface PartProps {
  readonly data: ReservationData;
  readonly lang: Lang;
}

function Starts({ data: { slots, typed, date, errors }, lang }: PartProps) {
  const wrong = errorAt(errors, 'slot');
  const open = slots.filter(({ state }) => state === 'open');
  const chosen = slots.find(({ slot }) => slot === typed.slot)?.slot ?? open[0]?.slot;
  return (
    <div id={fieldId('slot')} className={styles['part']}>
      {wrong ? <p className={styles['wrong']}>{wrong}</p> : null}
      {slots.length === 0 ? <p>{tourText.detail.noStarts[lang]}</p> : null}
      <Choices look="rows" legend={tourText.detail.starts(formatLongDate(date, lang))[lang]} isLegendShown>
        {slots.map((slot) => (
          <Choice
            key={slot.slot}
            name="slot"
            value={slot.slot}
            defaultChecked={slot.slot === chosen}
            disabled={slot.state === 'closed' || slot.state === 'cancelled'}
            label={`${clockBeside(slot.starts_at, date, lang)} – ${clockBeside(slot.ends_at, slot.starts_at, lang)}`}
            note={noteOf(slot, lang)}
          />
        ))}
      </Choices>
    </div>
  );
}

const noteOf = ({ state, left }: TourSlotView, lang: Lang): string =>
  state === 'open' || state === 'full' ? tourText.left(left)[lang] : tourText.detail.slotStates[state][lang];

function Whom({ data: { tour, slots, typed, errors }, lang }: PartProps) {
  const { ages, child_price: childPrice, price } = tour;
  const priced = slots.find(({ slot }) => slot === typed.slot) ?? slots[0] ?? { price, child_price: childPrice };
  return (
    <fieldset className={styles['group']}>
      <legend>{say.whom[lang]}</legend>
      <div className={styles['two']}>
        <TextField
          name="adults"
          label={tourText.adults[lang]}
          hint={say.adultPrice(priceText(priced.price, lang))[lang]}
          error={errorAt(errors, 'adults')}
          type="number"
          inputMode="numeric"
          min={0}
          max={tour.party.max}
          defaultValue={typed.adults}
        />
        {childPrice === null || ages.child_until === null ? null : (
          <TextField
            name="children"
            label={tourText.children[lang]}
            hint={say.childHint(ages.min, ages.child_until, priceText(priced.child_price ?? childPrice, lang))[lang]}
            error={errorAt(errors, 'children')}
            type="number"
            inputMode="numeric"
            min={0}
            max={tour.party.max}
            defaultValue={typed.children}
          />
        )}
      </div>
      <p className={styles['note']}>
        {tourText.detail.partyOf(tour.party.min, tour.party.max)[lang]}. {tourText.detail.agesFrom(ages.min)[lang]}.
      </p>
    </fieldset>
  );
}

function PickUps({ data: { tour, slots, typed, errors }, lang }: PartProps) {
  const wrong = errorAt(errors, 'pickup');
  const timed = slots.find(({ slot }) => slot === typed.slot) ?? (slots.length === 1 ? slots[0] : undefined);
  if (tour.pickups.length === 0) return <p>{say.meeting(tour.meeting_point[lang])[lang]}</p>;
  return (
    <div id={fieldId('pickup')} className={styles['part']}>
      {wrong ? <p className={styles['wrong']}>{wrong}</p> : null}
      <Choices look="rows" legend={say.pickup[lang]} isLegendShown>
        {tour.pickups.map(({ key, place, minutes_before: minutes }) => {
          const at = timed?.pickups.find((each) => each.key === key)?.at;
          return (
            <Choice
              key={key}
              name="pickup"
              value={key}
              defaultChecked={key === typed.pickup}
              label={place[lang]}
              note={
                at && timed
                  ? say.pickedUpAt(clockBeside(at, timed.starts_at, lang))[lang]
                  : tourText.detail.minutesBefore(minutes)[lang]
              }
            />
          );
        })}
      </Choices>
    </div>
  );
}
