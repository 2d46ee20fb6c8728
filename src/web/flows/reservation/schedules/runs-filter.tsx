import { type ReactNode, useId } from 'react';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Button } from '#ui/button.tsx';
import type { DataOf } from '#wire/route.ts';
import type { getSchedules } from '#wire/websale.ts';
import styles from './horarios.module.css';
import type { Choices, RunsView } from './view.ts';

interface RunsFilterProps {
  readonly code: string;
  readonly view: RunsView;
  readonly choices: Choices;
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
export function RunsFilter({ code, view, choices, list, count, lang }: RunsFilterProps) {
  const { sorts, parts, services, direct } = choices;
  const isOffered = sorts.length > 1 || parts.length > 0 || services.length > 0 || direct;
  return (
    <form className={styles['filter']} method="get" data-filter>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="direction" value={list.direction} />
      <input type="hidden" name="date" value={list.date} />
      {sorts.length > 1 ? (
        <Choice name="sort" label={schedulesStep.sort[lang]} value={view.sort}>
          {sorts.map((value) => (
            <option key={value} value={value}>
              {SORT_TEXTS[value][lang]}
            </option>
          ))}
        </Choice>
      ) : null}
      {parts.length > 0 ? (
        <Choice name="part" label={schedulesStep.filterPart[lang]} value={view.part}>
          {parts.map((value) => (
            <option key={value} value={value}>
              {PART_TEXTS[value][lang]}
            </option>
          ))}
        </Choice>
      ) : null}
      {services.length > 0 ? (
        <Choice name="service" label={schedulesStep.filterService[lang]} value={view.service}>
          <option value="">{schedulesStep.anyService[lang]}</option>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[lang]}
            </option>
          ))}
        </Choice>
      ) : null}
      {direct ? (
        <label className={styles['direct']}>
          <input type="checkbox" name="direct" defaultChecked={view.direct} />
          {schedulesStep.onlyDirect[lang]}
        </label>
      ) : null}
      {isOffered ? (
        <noscript>
          <Button>{formText.accept[lang]}</Button>
        </noscript>
      ) : null}
      <p role="status">{schedulesStep.count(count)[lang]}</p>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Choice({ name, label, value, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {children}
      </select>
    </div>
  );
}
