import { type CaseFieldName, fieldsOf, type Topic } from '#domain/cases/topics.ts';
import { formatDatedDay } from '#kernel/dated-day.ts';
import { formatClock } from '#kernel/local-time.ts';
import { CHOICE_NAMES, FIELD_NAMES } from '#text/cases.ts';
import type { Lang } from '#text/lang.ts';

/** What the form of a case said, in words and in the order of the form: name of the field, answer. */
export const answersOf = (
  topic: Topic,
  details: Readonly<Partial<Record<string, string>>>,
  lang: Lang,
): readonly (readonly [string, string])[] =>
  fieldsOf(topic).flatMap(([name, { kind }]) => {
    const value = details[name];
    if (value === undefined) return [];
    const answer = kind === 'hour' && HOUR.test(value) ? formatClock(`2000-01-01T${value}Z`, lang) : undefined;
    return [[FIELD_NAMES[name][lang], answer ?? answerIn(name, value, lang)] as const];
  });

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

function answerIn(name: CaseFieldName, value: string, lang: Lang): string {
  const choice = CHOICE_NAMES[value];
  if (choice && (name === 'car_destination' || name === 'right')) return choice[lang];
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDatedDay(value, lang) : value;
}
