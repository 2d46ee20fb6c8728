import type { Lang } from '#text/lang.ts';
import { myAccountText as say } from '#text/pages/my-account.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './account.module.css';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly addressOf: (page: number) => string;
  readonly lang: Lang;
}

/** Links to the previous and next page; nothing for a single page. */
export function Pager({ page, pages, addressOf, lang }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles['pages']} aria-label={say.pages[lang]}>
      {page > 1 ? (
        <a className={buttonClass()} href={addressOf(page - 1)} rel="prev">
          {say.nearer[lang]}
        </a>
      ) : null}
      <span>{say.pageOf(page, pages)[lang]}</span>
      {page < pages ? (
        <a className={buttonClass()} href={addressOf(page + 1)} rel="next">
          {say.further[lang]}
        </a>
      ) : null}
    </nav>
  );
}

/** The URL of a page of a list, with its other parameters. */
export const pageAddress = (path: string, page: number, more: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams({ ...more, ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The requested page number, as calls expect it; the first page for invalid input. */
export const pageOf = (query: URLSearchParams): string => {
  const asked = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? asked : '1';
};
