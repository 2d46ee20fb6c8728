import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { formText } from '#text/form.ts';
import { Button } from '#ui/button.tsx';
import styles from '#web/flows/reservation/horarios/horarios.module.css';
import { PARTS, type RunsView } from '#web/flows/reservation/horarios/view.ts';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';

interface RunsFilterProps {
  readonly view: RunsView;
  readonly list: DataOf<typeof getSchedules>;
  readonly count: number;
  readonly lang: Lang;
}

const PART_TEXTS = {
  any: schedulesStep.anyTime,
  morning: schedulesStep.morning,
  afternoon: schedulesStep.afternoon,
  night: schedulesStep.night,
} as const;

const SORT_TEXTS = {
  departure: schedulesStep.sortDeparture,
  price: schedulesStep.sortPrice,
  duration: schedulesStep.sortDuration,
} as const;

/** Order and filters as a form of the address; with scripts a change is enough. */
export function RunsFilter({ view, list, count, lang }: RunsFilterProps) {
  return (
    <form className={styles['filter']} method="get" onChange={(event) => event.currentTarget.requestSubmit()}>
      <input type="hidden" name="direction" value={list.direction} />
      <input type="hidden" name="date" value={list.date} />
      <label>
        {schedulesStep.sort[lang]}
        <select name="sort" defaultValue={view.sort}>
          {Object.entries(SORT_TEXTS).map(([value, text]) => (
            <option key={value} value={value}>
              {text[lang]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {schedulesStep.filterPart[lang]}
        <select name="part" defaultValue={view.part}>
          {PARTS.map((value) => (
            <option key={value} value={value}>
              {PART_TEXTS[value][lang]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['direct']}>
        <input type="checkbox" name="direct" defaultChecked={view.direct} />
        {schedulesStep.onlyDirect[lang]}
      </label>
      <noscript>
        <Button>{formText.accept[lang]}</Button>
      </noscript>
      <p role="status">{schedulesStep.count(count)[lang]}</p>
    </form>
  );
}
