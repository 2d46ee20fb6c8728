import { mayAct, OPERATOR_SESSION_LIFETIME } from '#domain/operators/operator.ts';
import { SECOND } from '#kernel/instant.ts';
import { operationText } from '#text/pages/operation.ts';
import { shownErrors } from '#web/all-errors.ts';
import { ownPath } from '#web/own-path.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { OPERATION_PAGES } from '#web/pages/operation/operation-pages.ts';
import type { OperationData } from '#web/pages/operation/operation-data.ts';
import { Screen } from '#web/pages/operation/screen.tsx';
import { getOperator, postOperatorSignIn, postOperatorSignOut } from '#wire/operation.ts';
import { OPERATOR_COOKIE, type SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

/** Where operators sign in and out, with links to their screens. */
export const operationPage: Page<OperationData> = {
  load: (context) => shown(context, []),

  async act(context, form) {
    if (form.get('do') === 'leave') {
      await context.call(postOperatorSignOut, { body: {} });
      return go(paths.operation[context.lang], [FORGET]);
    }
    const entered = await context.call(postOperatorSignIn, { body: { key: form.get('key')?.trim() || '-' } });
    if (!entered.ok) return shown(context, entered.errors);
    return go(returnPath(context), [{ name: OPERATOR_COOKIE, value: entered.data.session, maxAge: A_SHIFT }]);
  },

  head: (_data, { lang }) => ({
    title: operationText.title[lang],
    description: operationText.description[lang],
    noIndex: true,
  }),
  Screen,
};

/** Seconds. */
const A_SHIFT = OPERATOR_SESSION_LIFETIME / SECOND;
const FORGET: SetCookie = { name: OPERATOR_COOKIE, value: '', maxAge: 0 };

const returnPath = ({ query, form, lang }: PageContext): string =>
  ownPath(form?.get('to') ?? query.get('to') ?? paths.operation[lang]);

async function shown(context: PageContext, errors: FormErrors): Promise<Outcome<OperationData>> {
  const { lang } = context;
  const known = await context.call(getOperator);
  const operator = known.ok ? known.data : null;
  const pages = OPERATION_PAGES.filter(({ roles }) => operator !== null && mayAct(operator, roles));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      operator,
      links: pages.map(({ path, title, hint }) => ({ href: path[lang], title: title[lang], hint: hint[lang] })),
      to: returnPath(context),
      errors: shownErrors(errors, lang),
    },
  };
}
