import type { CaseEvent, CaseState } from '#domain/cases/case-state.ts';
import type { Topic } from '#domain/cases/topics.ts';
import { plusWorkingDays } from '#domain/cases/working-days.ts';
import type { LocalDate } from '#kernel/instant.ts';

/**
 * Working days to answer a request about personal data, and to carry out what was granted (Ley Federal de Protección de
 * Datos Personales en Posesión de los Particulares, Diario Oficial of 20 March 2025).
 */
export const PRIVACY_ANSWER_DAYS = 20;
export const PRIVACY_EFFECT_DAYS = 15;

/** Working days in which we answer, by topic. */
export const ANSWER_DAYS: Readonly<Record<Topic, number>> = {
  message: 3,
  lost: 3,
  claim: 10,
  group: 2,
  car: 2,
  privacy: PRIVACY_ANSWER_DAYS,
};

/** Working days a traveller has to reply to our question. */
export const WAITING_DAYS = 10;

/** The day by which the next step is due, from us or from the traveller; null when none is. */
export function dueOn(
  state: CaseState,
  { topic, event, today }: { readonly topic: Topic; readonly event: CaseEvent; readonly today: LocalDate },
): LocalDate | null {
  const days = daysLeft(state, topic, event);
  return days === undefined ? null : plusWorkingDays(today, days);
}

function daysLeft(state: CaseState, topic: Topic, event: CaseEvent): number | undefined {
  if (state === 'open') return ANSWER_DAYS[topic];
  if (state === 'waiting') return WAITING_DAYS;
  return event === 'grant' ? PRIVACY_EFFECT_DAYS : undefined;
}
