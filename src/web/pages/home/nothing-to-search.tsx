import { homeText } from '#text/pages/home.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Site } from '#web/page.ts';
import styles from '#web/pages/home/home.module.css';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { linkOf } from '#web/pages/home/search-values.ts';
import * as paths from '#wire/page-paths.ts';

interface NothingToSearchProps {
  readonly data: HomeData;
  readonly site: Site;
}

/** Origins and destinations could not be read: what happened, another try with what was chosen, and the telephone. */
export function NothingToSearch({ data: { errors, values }, site: { lang, brand } }: NothingToSearchProps) {
  return (
    <div className={styles['nothing']} role="alert">
      {errors.map(({ text }) => (
        <p key={text}>
          <strong>{text}</strong>
        </p>
      ))}
      <p>
        {homeText.callInstead[lang]} <a href={`tel:${brand.phone.dial}`}>{brand.phone.shown}</a>
      </p>
      <p>
        <a className={buttonClass('main')} href={`${paths.home[lang]}?${linkOf(values)}`}>
          {homeText.retry[lang]}
        </a>
      </p>
    </div>
  );
}
