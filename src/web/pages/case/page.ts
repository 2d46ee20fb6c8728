import { formText } from '#text/form.ts';
import { caseText } from '#text/pages/case.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { inBase64 } from '#web/cases/in-base64.ts';
import { UNMAILED } from '#web/cases/unmailed.ts';
import type { CaseData } from '#web/pages/case/case-data.ts';
import { Screen } from '#web/pages/case/screen.tsx';
import { getCase, postCaseReply } from '#wire/cases.ts';
import { casePath } from '#wire/link-paths.ts';

/** The state of a case, and writing to it again; for anyone with its link. */
export const casePage: Page<CaseData> = {
  load: (context) => shown(context),
  act: async (context, form) => {
    const message = form.get('message') ?? '';
    const key = form.get('key') ?? '';
    const link = linkOf(context);
    const { files = [] } = context;
    const sent = await context.call(postCaseReply, {
      body: { ...link, message, files: files.map(inBase64), idempotency_key: key },
    });
    if (sent.ok) return go(`${casePath(context.lang, link)}&sent=1`);
    // While the database is away neither is the case: the site offers to send the form again.
    if (sent.status === AWAY) return go(casePath(context.lang, link));
    return shown(context, { message, key, hadFiles: files.length > 0, errors: sent.errors });
  },
  head: ({ found, errors }, { lang }) => ({
    title: `${errors.length > 0 && found ? `${formText.error[lang]}: ` : ''}${found ? caseText.title(found.number)[lang] : caseText.notFound.title[lang]}`,
    description: caseText.description[lang],
    noIndex: true,
  }),
  Screen,
};

const linkOf = ({ query }: PageContext) => ({ number: query.get('number') ?? '', token: query.get('t') ?? '' });

interface Refused {
  readonly message: string;
  readonly key: string;
  readonly hadFiles: boolean;
  readonly errors: FormErrors;
}

async function shown(context: PageContext, refused?: Refused): Promise<Outcome<CaseData>> {
  const found = await context.call(getCase, { query: linkOf(context) });
  const { query, lang } = context;
  const errors = refused?.errors ?? (found.ok ? [] : found.errors);
  return {
    kind: 'show',
    status: !found.ok ? (found.status === AWAY ? AWAY : 404) : refused ? 422 : 200,
    data: {
      found: found.ok ? found.data : null,
      news: refused ? null : newsIn(query),
      key: refused?.key || crypto.randomUUID(),
      message: refused?.message ?? '',
      hadFiles: refused?.hadFiles ?? false,
      errors: shownErrors(errors, lang),
    },
  };
}

function newsIn(query: URLSearchParams): CaseData['news'] {
  if (query.has('new')) return query.get('new') === UNMAILED ? 'unmailed' : 'new';
  return query.has('sent') ? 'sent' : null;
}

const AWAY = 503;
