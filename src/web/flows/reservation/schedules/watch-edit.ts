import type * as Edit from './edit-search.tsx';
import type { ShownSearch } from '#web/booking/search/search-data.ts';

/** Without the search by then, the link leads to the page. */
const MAX_WAIT_MS = 5_000;

export interface Edited extends Pick<typeof Edit, 'EditSearch'> {
  readonly data: ShownSearch;
  readonly isOpen: boolean;
}

/**
 * The link to the search opens it on this page: its script and what it needs are read at the first touch. The link is
 * followed where that fails, and without scripts.
 */
export function watchEdit(load: () => Promise<typeof Edit>, onRead: (edited: Edited) => void): () => void {
  const link = document.querySelector<HTMLAnchorElement>('[data-edit]');
  let isFollowed = false;
  const onTouch = () => void load();
  const read = async (): Promise<Edited | undefined> => {
    const { EditSearch, readSearch } = await load();
    const data = await readSearch(link!.href);
    return data && { EditSearch, data, isOpen: true };
  };
  const onClick = (event: MouseEvent) => {
    if (isFollowed || !navigator.onLine || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link!.setAttribute('aria-busy', 'true');
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
    const open = async () => {
      const edited = await Promise.race([read(), tooLate]);
      link!.removeAttribute('aria-busy');
      if (edited) return onRead(edited);
      isFollowed = true;
      link!.click();
    };
    void open();
  };
  link?.addEventListener('pointerenter', onTouch);
  link?.addEventListener('click', onClick);
  return () => {
    link?.removeEventListener('pointerenter', onTouch);
    link?.removeEventListener('click', onClick);
  };
}
