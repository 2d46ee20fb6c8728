import { CASE_ACTS } from '#domain/cases/case-state.ts';
import { caseDeskText } from '#text/pages/case-desk.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import type { CaseDeskData } from '#web/pages/case-desk/case-desk-data.ts';
import { deskPath } from '#web/pages/case-desk/desk-path.ts';
import { Screen } from '#web/pages/case-desk/screen.tsx';
import { type DeskCaseView, getCaseFile, getCases, getDeskCase, postCaseAct } from '#wire/cases.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';

/** Where operators answer cases, earliest due first. */
export const caseDeskPage: Page<CaseDeskData> = {
  load: (context) => shown(context),
  act: async (context, form) => {
    const number = form.get('number') ?? '';
    const text = form.get('message') ?? '';
    const key = form.get('key') ?? '';
    const act = CASE_ACTS.find((one) => one === form.get('act')) ?? 'answer';
    const version = Number(form.get('version') ?? 0);
    const done = await context.call(postCaseAct, { body: { number, version, act, text, idempotency_key: key } });
    // While the database is away neither is the case: the site offers to send the form again.
    if (done.ok || done.status === AWAY) return go(deskPath(context.lang, { number }));
    return shown(context, { text, key, errors: done.errors });
  },
  head: ({ opened }, { lang }) => ({
    title: opened ? `${opened.number} · ${caseDeskText.title[lang]}` : caseDeskText.title[lang],
    description: caseDeskText.description[lang],
    noIndex: true,
  }),
  Screen,
};

interface Refused {
  readonly text: string;
  readonly key: string;
  readonly errors: FormErrors;
}

const FORBIDDEN = 403;
const AWAY = 503;

async function shown(context: PageContext, refused?: Refused): Promise<Outcome<CaseDeskData>> {
  const { call, query, lang } = context;
  const number = query.get('number') ?? '';
  const isClosedList = query.get('closed') === 'true';
  const opened = number === '' ? undefined : await call(getDeskCase, { query: { number } });
  const listed = opened?.ok ? undefined : await call(getCases, { query: isClosedList ? { closed: 'true' } : {} });
  const strange = [opened, listed].find((answer) => answer && !answer.ok && isKeptOut(answer));
  if (strange && !strange.ok)
    return strange.status === FORBIDDEN ? notYourRole(lang) : go(operatorSignIn(deskPath(lang, { number }), lang));
  const errors = refused?.errors ?? [opened, listed].flatMap((answer) => (answer && !answer.ok ? answer.errors : []));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: {
      cases: listed?.ok ? listed.data.cases : [],
      isClosedList,
      opened: opened?.ok ? opened.data : null,
      files: opened?.ok ? filesOf(opened.data) : [],
      number,
      key: refused?.key || crypto.randomUUID(),
      text: refused?.text ?? '',
      errors: shownErrors(errors, lang),
    },
  };
}

const isKeptOut = ({ errors }: { readonly errors: FormErrors }): boolean =>
  errors.some(({ code }) => code === 'operator_required' || code === 'operator_role_wrong');

const filesOf = ({ number, files }: DeskCaseView): CaseDeskData['files'] =>
  files.map(({ position, name, bytes }) => ({
    name,
    bytes,
    href: pathOf(getCaseFile) + encodeQuery({ number, position: `${position}`, download: 'true' }),
  }));
