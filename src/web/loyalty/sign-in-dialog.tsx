import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { ownIds } from '#web/loyalty/dialog-ids.ts';
import { OverPage } from '#web/loyalty/over-page.ts';
import { leadLinks } from '#web/loyalty/dialog-links.ts';
import { type Said, sendForms } from '#web/loyalty/dialog-forms.ts';
import { stayOrLoad } from '#web/loyalty/stay-or-load.ts';
import { readPage, type SentPage } from '#web/loyalty/sent-page.ts';
import styles from '#web/loyalty/sign-in-dialog.module.css';
import { browserCall } from '#web/services/browser-call.ts';

interface Opening {
  /** What was pressed: the address of the sign-in page. */
  readonly link: HTMLAnchorElement;
  /** Aborted: the page is opened instead. */
  readonly signal: AbortSignal;
  /** Of the code that opens it, which shares no module with this: each would be one more to load. */
  readonly said: Said & { readonly close: string };
  /** Class of all dialogs. */
  readonly className: string;
}

/**
 * Opens the sign-in page's form in a dialog, which also shows the pages for signing up and for a forgotten password:
 * whoever finishes there is signed in on the page below. False where the page itself is needed: somebody is signed in
 * already, or the server answers with something else.
 */
export async function openSignIn({ link, signal, said, className }: Opening): Promise<boolean> {
  const first = await readPage(await fetch(link.href, { signal }));
  if (!first || first.data.known || signal.aborted) return false;
  const { dialog, content, close } = drawDialog(className, said.close);
  document.body.append(dialog);
  content.innerHTML = first.html;
  let root: Root | undefined;
  let page = first;
  const show = async (next: SentPage) => {
    const isOther = next.Screen !== page.Screen;
    page = next;
    await new Promise<void>((resolve) => {
      const form = <Form page={next} onShown={resolve} />;
      // Not `createRoot`, which no page needs and every page would load.
      if (root) root.render(form);
      else root = hydrateRoot(content, form);
    });
    ownIds(content);
    const title = content.querySelector<HTMLElement>('h1');
    dialog.setAttribute('aria-label', title?.textContent ?? '');
    if (!isOther) return;
    dialog.scrollTop = 0;
    title?.setAttribute('tabindex', '-1');
    title?.focus();
  };
  let opener: () => HTMLElement = () => openerOf(link);
  dialog.addEventListener('close', () => {
    root?.unmount();
    dialog.remove();
    opener().focus();
  });
  close.addEventListener('click', () => dialog.close());
  const dialogue = {
    content,
    said,
    show,
    shown: () => page,
    async signedIn(answer?: Response) {
      opener = await stayOrLoad(page.data.to, answer);
      dialog.close();
    },
  };
  content.addEventListener('click', leadLinks({ ...dialogue, close: () => dialog.close() }));
  content.addEventListener('submit', sendForms(dialogue));
  await show(first);
  dialog.showModal();
  content.querySelector<HTMLInputElement>('[name="account"]')?.focus();
  return true;
}

interface FormProps {
  readonly page: SentPage;
  readonly onShown: () => void;
}

const Form = ({ page: { Screen, data, site }, onShown }: FormProps) => {
  useEffect(onShown, [onShown]);
  return (
    <OverPage value={true}>
      <Screen data={data as never} site={site} call={browserCall(site.formToken)} />
    </OverPage>
  );
};

/** The header's menu closes when the focus leaves it: then its button is what can take the focus. */
const openerOf = (link: HTMLElement): HTMLElement =>
  link.checkVisibility() ? link : (link.closest('details')?.querySelector('summary') ?? link);

function drawDialog(className: string, closes: string) {
  const dialog = document.createElement('dialog');
  dialog.className = `${className} ${styles['dialog']}`;
  const close = document.createElement('button');
  close.type = 'button';
  close.className = styles['close'] ?? '';
  close.textContent = closes;
  const content = document.createElement('div');
  content.className = styles['content'] ?? '';
  dialog.append(close, content);
  return { dialog, content, close };
}
