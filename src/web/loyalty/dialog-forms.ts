import { readPage, type SentPage } from '#web/loyalty/sent-page.ts';
import { leaveFor } from '#web/services/leave-for.ts';

/** For an answer to a form. */
const MAX_WAIT_MS = 30_000;

const FORBIDDEN = 403;
const BROKEN = 500;

export interface Said {
  readonly offline: string;
  readonly expired: string;
  readonly failed: string;
}

interface Forms {
  readonly said: Said;
  readonly shown: () => SentPage;
  readonly show: (page: SentPage) => Promise<void>;
  /** With the answer that followed, where there was one. */
  readonly signedIn: (answer?: Response) => Promise<void>;
}

/** Sends the forms of a dialog as their pages would; what was typed stays until it is done. One at a time. */
export function sendForms({ said, shown, show, signedIn }: Forms) {
  let isSent = false;
  const say = (text: string, { data, ...page } = shown()) =>
    show({ ...page, data: { ...data, errors: [{ field: undefined, text }] } });

  const send = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    const { address } = shown();
    const { body, isAgain } = bodyOf(form, submitter);
    const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(MAX_WAIT_MS) });
    const page = await readPage(answer.clone());
    if (!page && answer.ok) return signedIn(answer);
    if (!page) return refused(answer, address);
    // Only Google's captcha needs what this page does not allow: the page itself does, which is given what was typed.
    if (page.data.captcha?.kind === 'recaptcha') return sendAsPage(form, address);
    if (page.data.known) return signedIn();
    const isUnread = answer.redirected && answer.url === new URL(address, location.href).href && !isAgain;
    return isUnread ? say(said.expired, page) : show(page);
  };

  /** The session is another one by now: with the token of that, the same can be sent once more. */
  const refused = async ({ status }: Response, address: string) => {
    if (status !== FORBIDDEN) return say(status >= BROKEN ? said.failed : said.offline);
    const page = await readPage(await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) }));
    return page ? say(said.expired, page) : say(said.failed);
  };

  return (event: SubmitEvent) => {
    event.preventDefault();
    if (isSent) return;
    isSent = true;
    event.submitter?.setAttribute('aria-busy', 'true');
    void send(event.target as HTMLFormElement, event.submitter)
      .catch(() => say(said.offline))
      .finally(() => {
        isSent = false;
        event.submitter?.removeAttribute('aria-busy');
      });
  };
}

/** Strings only: there are no files in it. With the button that was pressed: older browsers do not add it themselves. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null) {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const [name, value] = [submitter?.getAttribute('name'), submitter?.getAttribute('value')];
  if (name) body.set(name, value ?? '');
  return { body, isAgain: body.get('do') === 'again' };
}

/** The answer is a page of its own, with the account still typed. A passkey is asked for again: it signs once. */
function sendAsPage(form: HTMLFormElement, address: string): Promise<void> | void {
  if (new FormData(form).get('passkey')) return leaveFor(address);
  form.action = address;
  return form.submit();
}
