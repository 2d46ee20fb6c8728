import { auditLogText } from '#text/pages/audit-log.ts';
import { shownErrors } from '#web/all-errors.ts';
import { typedCode } from '#web/counter/typed-code.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { go, type Page } from '#web/page.ts';
import type { AuditLogData } from '#web/pages/audit-log/audit-log-data.ts';
import { Screen } from '#web/pages/audit-log/screen.tsx';
import { getLog } from '#wire/counter.ts';
import * as paths from '#wire/page-paths.ts';

const FORBIDDEN = 403;

/** The audit log of one reservation or one day; for managers. */
export const auditLogPage: Page<AuditLogData> = {
  async load({ call, query, lang }) {
    const code = typedCode(query.get('code') ?? '');
    const day = query.get('day') ?? '';
    const read = await call(getLog, { query: { ...(code !== '' && { code }), ...(day !== '' && { day }) } });
    const isStranger = !read.ok && read.errors.some((error) => error.code === 'operator_required');
    if (isStranger) return go(operatorSignIn(paths.auditLog[lang], lang));
    if (!read.ok && read.status === FORBIDDEN) return notYourRole(lang);
    return {
      kind: 'show',
      status: read.ok ? 200 : 422,
      data: {
        code,
        day,
        log: read.ok ? read.data.log : null,
        errors: read.ok ? [] : shownErrors(read.errors, lang),
      },
    };
  },
  head: (_data, { lang }) => ({
    title: auditLogText.title[lang],
    description: auditLogText.description[lang],
    noIndex: true,
  }),
  Screen,
};
