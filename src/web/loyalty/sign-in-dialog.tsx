import { hydrateRoot } from 'react-dom/client';
import type { Lang } from '#text/lang.ts';
import { signInText } from '#text/pages/sign-in.ts';
import styles from '#web/loyalty/sign-in-dialog.module.css';
import type { Site } from '#web/page.ts';
import { SignInScreen } from '#web/loyalty/sign-in-screen.tsx';
import type { SignInData } from '#web/loyalty/sign-in-data.ts';
import { browserCall } from '#web/services/browser-call.ts';
import { leaveFor } from '#web/services/leave-for.ts';

/** For an answer to the form. */
const MAX_WAIT_MS = 30_000;

/** The sign-in page as the server sent it: what is drawn, and what it is drawn from. */
interface SentPage {
  readonly html: string;
  readonly data: SignInData;
  readonly site: Site;
}

interface Opening {
  /** What was pressed: the address of the sign-in page. */
  readonly link: HTMLAnchorElement;
  readonly lang: Lang;
  /** Aborted: the page is opened instead. */
  readonly signal: AbortSignal;
  /** Of the code that opens it, which shares no module with this: each would be one more to load. */
  readonly said: Said;
  /** Class of all dialogs. */
  readonly className: string;
}

interface Said {
  readonly close: string;
  readonly offline: string;
  readonly expired: string;
}

/**
 * Opens the sign-in page's form in a dialog. False where the page itself is needed: somebody is signed in already, or
 * the server answers with something else.
 */
export async function openSignIn({ link, lang, signal, said, className }: Opening): Promise<boolean> {
  const address = link.href;
  const page = readPage(await (await fetch(address, { signal })).text());
  if (!page || page.data.known || signal.aborted) return false;
  const { dialog, content, close } = drawDialog(page, { className, label: signInText.title[lang], closes: said.close });
  document.body.append(dialog);
  const drawn = (data: SignInData, site: Site) => (
    <SignInScreen data={data} site={site} call={browserCall(site.formToken)} />
  );
  const root = hydrateRoot(content, drawn(page.data, page.site));
  const show = (data: SignInData, site: Site) => root.render(drawn(data, site));
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
    openerOf(link).focus();
  });
  close.addEventListener('click', () => dialog.close());
  // Going back to where the visitor is.
  content.addEventListener('click', (event) => {
    const back = event.target instanceof Element ? event.target.closest('a') : null;
    if (back?.getAttribute('href') !== page.data.to) return;
    event.preventDefault();
    dialog.close();
  });
  content.addEventListener('submit', submitted({ address, page, show, said }));
  dialog.showModal();
  content.querySelector<HTMLInputElement>('[name="account"]')?.focus();
  return true;
}

interface Sending {
  readonly address: string;
  readonly page: SentPage;
  readonly said: Said;
  readonly show: (data: SignInData, site: Site) => void;
}

/** Sends the form as the page would; what was typed stays, unless it signed in. One at a time. */
function submitted({ address, page, show, said }: Sending) {
  let { data, site } = page;
  let isSent = false;
  const say = (text: string) => show({ ...data, errors: [{ field: undefined, text }] }, site);
  const send = async (form: HTMLFormElement) => {
    // Strings only: there are no files in it.
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const answer = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(MAX_WAIT_MS) });
    const isSignIn = new URL(answer.url).pathname === new URL(address).pathname;
    if (!isSignIn) return leaveFor(data.to);
    const again = readPage(await answer.text());
    if (!again) return say(said.offline);
    ({ data, site } = again);
    // Only Google's captcha needs what this page does not allow: the sign-in page does, which is given what was typed.
    if (data.captcha?.kind === 'recaptcha') return sendAsPage(form, address);
    if (data.known) return leaveFor(data.to);
    return answer.redirected ? say(said.expired) : show(data, site);
  };
  return (event: SubmitEvent) => {
    event.preventDefault();
    if (isSent) return;
    isSent = true;
    const form = event.target as HTMLFormElement;
    const button = form.querySelector('button:not([type="button"])');
    button?.setAttribute('aria-busy', 'true');
    void send(form)
      .catch(() => say(said.offline))
      .finally(() => {
        isSent = false;
        button?.removeAttribute('aria-busy');
      });
  };
}

/** The answer is a page of its own, with the account still typed. A passkey is asked for again: it signs once. */
function sendAsPage(form: HTMLFormElement, address: string): Promise<void> | void {
  if (new FormData(form).get('passkey')) return leaveFor(address);
  form.action = address;
  return form.submit();
}

/** The header's menu closes when the focus leaves it: then its button is what can take the focus. */
const openerOf = (link: HTMLElement): HTMLElement =>
  link.checkVisibility() ? link : (link.closest('details')?.querySelector('summary') ?? link);

interface Drawn {
  readonly className: string;
  readonly label: string;
  readonly closes: string;
}

function drawDialog({ html }: SentPage, { className, label, closes }: Drawn) {
  const dialog = document.createElement('dialog');
  dialog.className = `${className} ${styles['dialog']}`;
  dialog.setAttribute('aria-label', label);
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles['close'] ?? '';
  close.textContent = closes;
  const content = document.createElement('div');
  content.className = styles['content'] ?? '';
  content.innerHTML = html;
  dialog.append(close, content);
  return { dialog, close, content };
}

/** Undefined for any page without a script, such as that of an outage. */
function readPage(text: string): SentPage | undefined {
  // Its styles are not used, and this page's policy would refuse them.
  const page = new DOMParser().parseFromString(text.replace(/<style>[^]*?<\/style>/g, ''), 'text/html');
  const [root, state] = [page.getElementById('root'), page.getElementById('state')];
  if (!root || !state?.textContent) return undefined;
  const { data, site } = JSON.parse(state.textContent) as Omit<SentPage, 'html'>;
  return 'known' in data ? { html: root.innerHTML, data, site } : undefined;
}
