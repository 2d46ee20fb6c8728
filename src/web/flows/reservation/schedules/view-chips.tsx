import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { CHIP } from '#ui/chip.ts';
import styles from './results.module.css';
import { type Choices, queryOf, type RunsView } from './view.ts';

interface ViewChipsProps {
  readonly view: RunsView;
  readonly choices: Choices;
  /** The URL of the day, to which the view is added. */
  readonly here: string;
  readonly lang: Lang;
}

const PART_TEXTS = {
  morning: schedulesStep.morning,
  afternoon: schedulesStep.afternoon,
  night: schedulesStep.night,
} as const;

const SORT_TEXTS = {
  departure: schedulesStep.sortDeparture,
  price: schedulesStep.sortPrice,
  duration: schedulesStep.sortDuration,
} as const;

interface Chip {
  readonly text: Message;
  /** What the chip changes; clicking an active filter removes it. */
  readonly to: Partial<RunsView>;
  readonly isOn: boolean;
}

/**
 * Sort orders and filters, each a link, so that they work without scripts. Only those that change the list are shown.
 */
export function ViewChips({ view, choices: { sorts, parts, services, direct }, here, lang }: ViewChipsProps) {
  const orders: readonly Chip[] = sorts.map((sort) => ({
    text: SORT_TEXTS[sort],
    to: { sort },
    isOn: view.sort === sort,
  }));
  const filters: readonly Chip[] = [
    ...parts.map((part) => toggle(PART_TEXTS[part], { part }, { part: 'any' }, view.part === part)),
    ...services.map(({ id, name }) => toggle(name, { service: id }, { service: '' }, view.service === id)),
    ...(direct ? [toggle(schedulesStep.onlyDirect, { direct: true }, { direct: false }, view.direct)] : []),
  ];
  const row = (label: Message, chips: readonly Chip[]) =>
    chips.length > 1 || chips === filters ? (
      <ul aria-label={label[lang]}>
        {chips.map(({ text, to, isOn }) => (
          <li key={text.es}>
            <a className={CHIP} href={`${here}${queryOf({ ...view, ...to })}`} aria-current={isOn ? 'true' : undefined}>
              {text[lang]}
            </a>
          </li>
        ))}
      </ul>
    ) : null;
  return (
    <nav className={styles['chips']} aria-label={schedulesStep.arrange[lang]} data-turns>
      {row(schedulesStep.sort, orders)}
      {filters.length > 0 ? row(schedulesStep.filter, filters) : null}
    </nav>
  );
}

const toggle = (text: Message, on: Partial<RunsView>, off: Partial<RunsView>, isOn: boolean): Chip => ({
  text,
  to: isOn ? off : on,
  isOn,
});
