import type { KeyboardEvent } from 'react';
import { flow } from '#text/flow.ts';
import { schedulesStep } from '#text/schedules-step.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/drawings/icon.tsx';
import { close } from '#ui/drawings/icons.ts';
import type { ScreenProps } from '#web/page.ts';
import type { ShownSearch } from '#web/booking/search/search-data.ts';
import { SearchForm } from '#web/booking/search/search-form.tsx';
import styles from './edit-search.module.css';

/** What the search needs, from the home page that the link leads to; undefined if that cannot be read. */
export async function readSearch(href: string): Promise<ShownSearch | undefined> {
  try {
    const page = await (await fetch(href)).text();
    // Parsed as a document, its styles would be refused by the policy of this one.
    const [, state = ''] = /<script[^>]* id="state"[^>]*>([^<]*)</.exec(page) ?? [];
    const { data } = JSON.parse(state) as { data: ShownSearch };
    return data.origins.length > 0 ? data : undefined;
  } catch {
    return undefined;
  }
}

interface EditSearchProps extends ScreenProps<ShownSearch> {
  readonly isOpen: boolean;
  onClose(): void;
}

/** The search on top of its results. What was changed is still there when it is opened again. */
export const EditSearch = ({ data, site, call, isOpen, onClose }: EditSearchProps) => (
  <Dialog kind="custom" isOpen={isOpen} title={schedulesStep.changeSearch[site.lang]} onClose={onClose}>
    <button type="button" className={styles['close']} aria-label={flow.close[site.lang]} onClick={onClose}>
      <Icon d={close} />
    </button>
    <div className={styles['fields']} role="presentation" onKeyDownCapture={keepOpen}>
      <SearchForm data={data} site={site} call={call} />
    </div>
  </Dialog>
);

/** Escape closes the innermost list only. */
function keepOpen(event: KeyboardEvent): void {
  const list =
    event.target instanceof Element && event.target.closest('details[open]:has(fieldset), [aria-expanded=true]');
  if (event.key === 'Escape' && list) event.preventDefault();
}
