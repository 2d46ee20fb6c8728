import { resumePage } from '#text/resume-page.ts';
import { buttonClass } from '#ui/button.tsx';
import type { ScreenProps } from '#web/page.ts';
import * as paths from '#wire/page-paths.ts';
import styles from './resume.module.css';

/** Why the link does not work. */
export interface ResumeData {
  readonly why: 'expired' | 'forged' | 'unreachable';
  /** The link itself, to retry. */
  readonly again: string;
}

/** Shown only for a link that does not work; a valid one redirects immediately. */
export function Screen({ data: { why, again }, site: { lang, brand } }: ScreenProps<ResumeData>) {
  const text = resumePage[why];
  return (
    <article className={styles['page']}>
      <h1 tabIndex={-1}>{text.title[lang]}</h1>
      <p>{text.what[lang]}</p>
      <p className={styles['actions']}>
        {why === 'unreachable' ? (
          <a className={buttonClass('main')} href={again}>
            {resumePage.again[lang]}
          </a>
        ) : null}
        {why === 'expired' ? (
          <a className={buttonClass('main')} href={paths.find[lang]}>
            {resumePage.find[lang]}
          </a>
        ) : null}
        <a className={buttonClass(why === 'forged' ? 'main' : 'plain')} href={paths.home[lang]}>
          {resumePage.search[lang]}
        </a>
      </p>
      <p className={styles['call']}>
        {resumePage.call[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
      </p>
    </article>
  );
}
