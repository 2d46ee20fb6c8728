import { sendAgainText } from '#text/send-again.ts';
import { Button } from '#ui/button.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import type { Page, PageContext } from '#web/page.ts';
import type { ApiCall } from '#wire/call.ts';
import * as paths from '#wire/page-paths.ts';

/** What opens or pays something is typed again: it stands in no page. A captcha is good once. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'nip', 'digits', 'captcha']);

/**
 * A `token` beside a way to pay is money, elsewhere a link's; operators sign in with a `key`, elsewhere it names an
 * attempt.
 */
const isSecret = (name: string, path: string, form: URLSearchParams): boolean =>
  SECRETS.has(name) ||
  (name === 'token' && form.has('method')) ||
  (name === 'key' && Object.values(paths.operation).includes(path as never));

/** What a call says while the database is away. */
const AWAY = 'service_unavailable';
const UNAVAILABLE = 503;

export interface WatchedCall {
  readonly call: ApiCall;
  /** Whether some call found the database away. */
  isAway(): boolean;
}

/**
 * Notes whether what a form asks for could not be asked. A payment without an answer is asked about, and is not this.
 */
export function watchedCall(call: ApiCall): WatchedCall {
  let isAway = false;
  return {
    call: async (route, input) => {
      const answer = await call(route, input);
      isAway ||= !answer.ok && answer.status === UNAVAILABLE && answer.errors.some(({ code }) => code === AWAY);
      return answer;
    },
    isAway: () => isAway,
  };
}

export interface SendAgainData {
  /** Where the form was sent. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly hadSecrets: boolean;
}

/** What was sent, as far as a page may say it. */
export function sentAgain({ path, query }: Pick<PageContext, 'path' | 'query'>, form: URLSearchParams): SendAgainData {
  const fields = [...form].filter(([name]) => !isSecret(name, path, form));
  const action = query.size > 0 ? `${encodeURI(path)}?${query}` : encodeURI(path);
  return { action, fields, hadSecrets: fields.length < form.size };
}

/**
 * In place of a page that could not be drawn: the same form once more, with all that was typed. Drawn on the server
 * alone.
 */
export const sendAgainPage: Page<SendAgainData> = {
  load: () => Promise.reject(new Error('nothing was sent')),
  head: (_data, { lang }) => ({
    title: sendAgainText.title[lang],
    description: sendAgainText.body[lang],
    noIndex: true,
  }),
  Screen: ({ data: { action, fields, hadSecrets }, site: { lang } }) => (
    <Sheet title={sendAgainText.title[lang]} lead={sendAgainText.body[lang]} width="authenticate">
      <form className={PANEL} method="post" action={action}>
        {fields.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        {hadSecrets ? <p>{sendAgainText.secrets[lang]}</p> : null}
        <Button look="main">{sendAgainText.send[lang]}</Button>
      </form>
    </Sheet>
  ),
};
