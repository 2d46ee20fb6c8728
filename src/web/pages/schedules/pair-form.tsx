import type { Lang } from '#text/lang.ts';
import { schedulesText } from '#text/pages/schedules.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { describedBy, FieldFrame, inputClass } from '#ui/field.tsx';
import { byArea } from '#web/network/by-area.ts';
import type { SchedulesData } from '#web/pages/schedules/schedules-data.ts';
import styles from '#web/pages/schedules/schedules.module.css';
import { errorAt } from '#web/shown-errors.ts';

interface PairFormProps {
  readonly data: SchedulesData;
  readonly lang: Lang;
}

/** Pair and day: native selects in a GET form. */
export function PairForm({ data, lang }: PairFormProps) {
  const { asked, today, lastDay, errors } = data;
  return (
    <form className={styles['form']} method="get">
      <StopList name="origin" label={schedulesText.from[lang]} data={data} lang={lang} />
      <StopList name="destination" label={schedulesText.to[lang]} data={data} lang={lang} />
      <DateField
        name="date"
        label={schedulesText.day[lang]}
        hasPrices
        min={today}
        max={lastDay}
        defaultValue={asked.date}
        error={errorAt(errors, 'date')}
      />
      <Button look="main">{schedulesText.submit[lang]}</Button>
    </form>
  );
}

interface StopListProps extends PairFormProps {
  readonly name: 'origin' | 'destination';
  readonly label: string;
}

function StopList({ name, label, data: { stops, asked, errors }, lang }: StopListProps) {
  const error = errorAt(errors, name);
  return (
    <FieldFrame name={name} label={label} error={error}>
      <select
        {...describedBy({ name, hint: undefined, error })}
        name={name}
        className={inputClass}
        defaultValue={asked[name]}
      >
        <option value="">{schedulesText.choose[lang]}</option>
        {byArea(stops).map(([area, inArea]) => (
          <optgroup key={area} label={area}>
            {inArea.map(({ id, name: stopName }) => (
              <option key={id} value={id}>
                {stopName}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </FieldFrame>
  );
}
