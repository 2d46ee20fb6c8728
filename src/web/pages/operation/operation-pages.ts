import type { OperatorRole } from '#domain/operators/operator.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { auditLogText } from '#text/pages/audit-log.ts';
import { counterText } from '#text/pages/counter.ts';
import type { Message } from '#text/message.ts';
import * as paths from '#wire/page-paths.ts';

/** A screen of the carrier's people: where it is in each language, and who finds a way to it. */
export interface OperationPage {
  readonly path: Message;
  readonly title: Message;
  readonly hint: Message;
  /** Besides managers. */
  readonly roles: readonly OperatorRole[];
}

/** What the page where the carrier's people sign in leads to. */
export const OPERATION_PAGES: readonly OperationPage[] = [
  { path: paths.boarding, title: boardingText.title, hint: boardingText.hint, roles: ['boarding', 'counter'] },
  { path: paths.counter, title: counterText.title, hint: counterText.hint, roles: ['counter', 'callcentre'] },
  { path: paths.auditLog, title: auditLogText.title, hint: auditLogText.hint, roles: [] },
];
