import { CONTENT_ROLES } from '#domain/content/editing.ts';
import type { OperatorRole } from '#domain/operators/operator.ts';
import { boardingText } from '#text/pages/boarding.ts';
import { alertsText } from '#text/pages/alerts.ts';
import { auditLogText } from '#text/pages/audit-log.ts';
import { caseDeskText } from '#text/pages/case-desk.ts';
import { counterText } from '#text/pages/counter.ts';
import { editingText } from '#text/pages/editing.ts';
import { loungeDoorText } from '#text/lounge.ts';
import { startsDeskText } from '#text/pages/starts-desk.ts';
import { voucherDoorText } from '#text/vouchers.ts';
import { statisticsText } from '#text/pages/statistics.ts';
import type { Message } from '#text/message.ts';
import * as paths from '#wire/page-paths.ts';

/** An operators' screen: its path in each language, and the roles that see a link to it. */
export interface OperationPage {
  readonly path: Message;
  readonly title: Message;
  readonly hint: Message;
  /** In addition to managers. */
  readonly roles: readonly OperatorRole[];
}

/** The screens linked from the operators' start page. */
export const OPERATION_PAGES: readonly OperationPage[] = [
  { path: paths.boarding, title: boardingText.title, hint: boardingText.hint, roles: ['boarding', 'counter'] },
  { path: paths.counter, title: counterText.title, hint: counterText.hint, roles: ['counter', 'callcentre'] },
  {
    path: paths.loungeDoor,
    title: loungeDoorText.title,
    hint: loungeDoorText.description,
    roles: ['boarding', 'counter'],
  },
  {
    path: paths.voucherDoor,
    title: voucherDoorText.title,
    hint: voucherDoorText.description,
    roles: ['boarding', 'counter'],
  },
  {
    path: paths.startsDesk,
    title: startsDeskText.title,
    hint: startsDeskText.hint,
    roles: ['counter', 'callcentre'],
  },
  { path: paths.operationAlerts, title: alertsText.title, hint: alertsText.hint, roles: ['counter'] },
  { path: paths.content, title: editingText.title, hint: editingText.hint, roles: CONTENT_ROLES },
  { path: paths.caseDesk, title: caseDeskText.title, hint: caseDeskText.hint, roles: ['callcentre'] },
  { path: paths.auditLog, title: auditLogText.title, hint: auditLogText.hint, roles: [] },
  { path: paths.statistics, title: statisticsText.title, hint: statisticsText.hint, roles: [] },
];
