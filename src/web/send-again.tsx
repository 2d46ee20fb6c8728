import { sendAgainText } from '#text/send-again.ts';
import { Button } from '#ui/button.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { Page, PageContext } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
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
/** That of a call by an operator who is not signed in. */
const SIGNED_OUT = 'operator_required';

/**
 * Why a form has to be sent again: the database was unavailable, the visitor's session is another one, or an operator's
 * shift is over.
 */
export type WhyAgain = 'away' | 'stale' | 'shiftOver';

export interface WatchedCall {
  readonly call: ApiCall;
  /** Whether a call found the database unavailable, or else that the operator's session is over. */
  why(): Exclude<WhyAgain, 'stale'> | undefined;
}

/**
 * Records why a form's calls failed without having done anything. A payment without a response is reconciled and does
 * not count.
 */
export function watchedCall(call: ApiCall): WatchedCall {
  const codes = new Set<string>();
  return {
    call: async (route, input) => {
      const answer = await call(route, input);
      if (answer.ok) return answer;
      for (const { code } of answer.errors) if (code !== AWAY || answer.status === UNAVAILABLE) codes.add(code);
      return answer;
    },
    why: () => (codes.has(AWAY) ? 'away' : codes.has(SIGNED_OUT) ? 'shiftOver' : undefined),
  };
}

export interface SendAgainData {
  /** The form's action URL. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly hadSecrets: boolean;
  readonly why: WhyAgain;
}

type Resent = Pick<PageContext, 'path' | 'query' | 'formToken'> & { readonly why: WhyAgain };

/** The submitted fields that a page may contain, with the token of the current session. */
export function sentAgain({ path, query, formToken, why }: Resent, form: URLSearchParams): SendAgainData {
  const typed = [...form].filter(([name]) => name !== '_form');
  const shown = typed.filter(([name]) => !isSecret(name, path, form));
  return {
    action: query.size > 0 ? `${encodeURI(path)}?${query}` : encodeURI(path),
    fields: [['_form', formToken], ...shown],
    hadSecrets: shown.length < typed.length,
    why,
  };
}

const wordsOf = ({ why }: SendAgainData) => (why === 'away' ? sendAgainText : sendAgainText[why]);

/**
 * Replaces a page that could not be rendered: the same form with all its input, to resend. Rendered on the server only.
 */
export const sendAgainPage: Page<SendAgainData> = {
  load: () => Promise.reject(new Error('nothing was sent')),
  head: (data, { lang }) => ({
    title: wordsOf(data).title[lang],
    description: wordsOf(data).body[lang],
    noIndex: true,
  }),
  Screen: ({ data, site: { lang } }) => (
    <Sheet title={wordsOf(data).title[lang]} lead={wordsOf(data).body[lang]} width="authenticate">
      <form className={PANEL} method="post" action={data.action}>
        {data.fields.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        {data.why === 'shiftOver' ? (
          <a href={paths.operation[lang]} target="_blank" rel="noopener">
            {sendAgainText.shiftOver.signIn[lang]}
          </a>
        ) : null}
        {data.hadSecrets ? <p>{sendAgainText.secrets[lang]}</p> : null}
        <Button look="main">{sendAgainText.send[lang]}</Button>
      </form>
    </Sheet>
  ),
};
