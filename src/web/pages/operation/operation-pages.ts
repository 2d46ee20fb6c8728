import type { OperatorRole } from '#domain/operators/operator.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { auditLogText } from '#text/pages/audit-log.ts';
import { counterText } from '#text/pages/counter.ts';
import { COUNTER_PATHS, LOG_PATHS } from '#web/pages/counter/addresses.ts';
import type { Message } from '#text/message.ts';
import { BOARDING_PATHS } from '#web/pages/boarding/boarding-paths.ts';

/** A screen of the carrier's people: where it is in each language, and who finds a way to it. */
export interface OperationPage {
  readonly path: Message;
  readonly title: Message;
  readonly hint: Message;
  /** Besides managers. */
  readonly roles: readonly OperatorRole[];
}

/** What `/operacion` leads to. */
export const OPERATION_PAGES: readonly OperationPage[] = [
  { path: BOARDING_PATHS, title: boardingText.title, hint: boardingText.hint, roles: ['boarding', 'counter'] },
  { path: COUNTER_PATHS, title: counterText.title, hint: counterText.hint, roles: ['counter', 'callcentre'] },
  { path: LOG_PATHS, title: auditLogText.title, hint: auditLogText.hint, roles: [] },
];
