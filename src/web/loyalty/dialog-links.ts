import { ownField } from '#web/loyalty/dialog-ids.ts';
import { readPage, screenAt, type SentPage } from '#web/loyalty/sent-page.ts';
import type { Said } from '#web/loyalty/dialog-forms.ts';

/** For the next form. */
const MAX_WAIT_MS = 10_000;

interface Links {
  readonly content: HTMLElement;
  readonly said: Said;
  readonly shown: () => SentPage;
  readonly show: (page: SentPage) => Promise<void>;
  readonly close: () => void;
}

/**
 * Where links of a dialog with account forms lead: another form to the same dialog, back to the page that is below, and
 * everything else to a tab of its own. Nothing leaves the page below.
 */
export function leadLinks({ content, said, shown, show, close }: Links) {
  const open = async (address: string, account: string | undefined) => {
    const page = await readPage(await fetch(address, { signal: AbortSignal.timeout(MAX_WAIT_MS) }));
    if (!page) throw new Error(`no form at ${address}`);
    await show(page);
    const field = content.querySelector<HTMLInputElement>('[name="account"]');
    if (field && account) field.value = account;
  };
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!link || !path) return;
    if (path === shown().data.to) {
      event.preventDefault();
      close();
    } else if (path.startsWith('#')) {
      event.preventDefault();
      ownField(content, path)?.focus();
    } else if (screenAt(link.href)) {
      event.preventDefault();
      const typed = content.querySelector<HTMLInputElement>('[name="account"]')?.value;
      const { data, ...page } = shown();
      void open(link.href, typed).catch(() =>
        show({ ...page, data: { ...data, errors: [{ field: undefined, text: said.offline }] } }),
      );
    } else {
      link.target = '_blank';
      link.rel = 'noopener';
    }
  };
}
