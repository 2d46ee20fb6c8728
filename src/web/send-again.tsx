import { MAX_FILES } from '#domain/cases/attachments.ts';
import { contactText } from '#text/pages/contact.ts';
import type { Lang } from '#text/lang.ts';
import { sendAgainText } from '#text/send-again.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { FilesInput } from '#web/cases/files-input.tsx';
import type { FormErrors, Outcome, Page, PageContext, PageRoute } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
import { ownedToken, ownerIn, tokenIn } from '#wire/form-token.ts';
import * as paths from '#wire/page-paths.ts';

/** Credentials must be typed again: no page contains them. A captcha solution is valid once. */
const SECRETS: ReadonlySet<string> = new Set(['current', 'secret', 'nip', 'digits', 'captcha']);

/**
 * A `token` next to a payment method is a credit code, elsewhere a link's token; operators sign in with a `key`,
 * elsewhere it identifies an attempt.
 */
const isSecret = (name: string, path: string, form: URLSearchParams): boolean =>
  SECRETS.has(name) ||
  name.endsWith('password') ||
  (name === 'token' && form.has('method')) ||
  (name === 'key' && Object.values(paths.operation).includes(path as never));

/** The error code of a call while the database is unavailable. */
const AWAY = 'service_unavailable';
const UNAVAILABLE = 503;
const FAULT = 500;
/** The error code of a call beyond its budget. Other refusals with its status say what to do instead. */
const LIMITED = 'too_many_requests';

/**
 * Why a form has to be sent again: the database was unavailable, it was refused for a reason of its own, the visitor's
 * session is another one, or a traveller's session or an operator's shift is over.
 */
export type WhyAgain = 'away' | 'refused' | 'stale' | 'signedOut' | 'shiftOver';

export interface WatchedCall {
  readonly call: ApiCall;
  /** Whether a call found the database unavailable. */
  isAway(): boolean;
  /** Whether a call failed by a fault of ours. */
  isFaulty(): boolean;
  /** The errors of a call that was beyond its budget, if one was. */
  limit(): FormErrors | undefined;
  /** Whether the last call that changes something did so. What is read after it takes nothing back. */
  isDone(): boolean;
}

/**
 * Records whether a page's calls failed because the database was unavailable, by a fault, or because there were too many.
 * A payment without a response is reconciled and does not count.
 */
export function watchedCall(call: ApiCall): WatchedCall {
  let isAway = false;
  let isFaulty = false;
  let limit: FormErrors | undefined;
  let isDone = false;
  return {
    call: async (route, input) => {
      const answer = await call(route, input);
      isAway ||= !answer.ok && answer.status === UNAVAILABLE && answer.errors.some(({ code }) => code === AWAY);
      isFaulty ||= !answer.ok && answer.status === FAULT;
      if (!answer.ok && answer.errors.some(({ code }) => code === LIMITED)) limit = answer.errors;
      if (route.method !== 'GET') isDone = answer.ok;
      return answer;
    },
    isAway: () => isAway,
    isFaulty: () => isFaulty,
    limit: () => limit,
    isDone: () => isDone,
  };
}

/** Whether a page that is of travellers who are signed in, or of operators, leads to signing in. */
export function signedOutOf(
  { isOfTraveller, layout }: Pick<PageRoute, 'isOfTraveller' | 'layout'>,
  outcome: Outcome<never>,
): 'signedOut' | 'shiftOver' | undefined {
  if (outcome.kind !== 'go') return undefined;
  const leadsTo = ({ es, en }: paths.PagePath) => [es, en].some((path) => outcome.to.startsWith(`${path}?to=`));
  if (isOfTraveller && leadsTo(paths.signIn)) return 'signedOut';
  return layout === 'operation' && leadsTo(paths.operation) ? 'shiftOver' : undefined;
}

export interface SendAgainData {
  /** The form's action URL. */
  readonly action: string;
  /** Undefined: nothing was sent, the page was only asked for. */
  readonly fields: readonly (readonly [name: string, value: string])[] | undefined;
  readonly hadSecrets: boolean;
  /** Files came with it, which no page can fill in. */
  readonly hadFiles: boolean;
  readonly why: WhyAgain;
  /** Why it was refused, in the visitor's language. */
  readonly reason: string | undefined;
}

type Resent = Pick<PageContext, 'path' | 'query' | 'formToken' | 'files'> & {
  readonly why: WhyAgain;
  readonly reason?: string | undefined;
};

/** The submitted fields that a page may contain, with the token of the current session. */
export function sentAgain(
  { path, query, formToken, files = [], why, reason }: Resent,
  form: URLSearchParams | undefined,
): SendAgainData {
  const action = query.size > 0 ? `${encodeURI(path)}?${query}` : encodeURI(path);
  if (!form) return { action, fields: undefined, hadSecrets: false, hadFiles: false, why, reason };
  const typed = [...form].filter(([name]) => name !== '_form');
  const shown = typed.filter(([name]) => !isSecret(name, path, form));
  const owner = ownerIn(form.get('_form') ?? '');
  return {
    action,
    // It stays of the account it was opened in, whoever signs in next.
    fields: [['_form', owner === undefined ? tokenIn(formToken) : ownedToken(formToken, owner)], ...shown],
    hadSecrets: shown.length < typed.length,
    hadFiles: files.length > 0,
    why,
    reason,
  };
}

const wordsOf = ({ why, fields, reason }: SendAgainData, lang: Lang) => {
  const words = !fields ? sendAgainText.away : why === 'away' || why === 'refused' ? sendAgainText : sendAgainText[why];
  return { title: words.title[lang], body: fields && why === 'refused' && reason ? reason : words.body[lang] };
};

/** Where those sign in whose session is over. */
const SIGN_IN = { signedOut: paths.signIn, shiftOver: paths.operation };

/**
 * Replaces a page that could not be rendered: the same form with all its input, to resend. Rendered on the server only.
 */
export const sendAgainPage: Page<SendAgainData> = {
  load: () => Promise.reject(new Error('nothing was sent')),
  head: (data, { lang }) => ({
    title: wordsOf(data, lang).title,
    description: wordsOf(data, lang).body,
    noIndex: true,
  }),
  Screen: ({ data, site: { lang } }) => (
    <Sheet title={wordsOf(data, lang).title} lead={wordsOf(data, lang).body} width="authenticate">
      {data.fields ? (
        <form
          className={PANEL}
          method="post"
          action={data.action}
          encType={data.hadFiles ? 'multipart/form-data' : undefined}
        >
          {data.fields.map(([name, value], index) => (
            <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
          ))}
          {data.why === 'signedOut' || data.why === 'shiftOver' ? (
            <a className={buttonClass('second')} href={SIGN_IN[data.why][lang]} target="_blank" rel="noopener">
              {sendAgainText[data.why].signIn[lang]}
            </a>
          ) : null}
          {data.why === 'refused' ? <p>{sendAgainText.refused[lang]}</p> : null}
          {data.hadSecrets ? <p>{sendAgainText.secrets[lang]}</p> : null}
          {data.hadFiles ? (
            <FilesInput label={contactText.files[lang]} most={MAX_FILES} hadFiles errors={[]} lang={lang} />
          ) : null}
          <Button look="main">{sendAgainText.send[lang]}</Button>
        </form>
      ) : (
        <a className={buttonClass('main')} href={data.action}>
          {sendAgainText.away.again[lang]}
        </a>
      )}
    </Sheet>
  ),
};
