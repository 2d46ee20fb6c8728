import { homeText } from '#text/pages/home.ts';
import { buttonClass } from '#ui/button.tsx';
import type { Site } from '#web/page.ts';
import styles from '#web/pages/home/home.module.css';
import type { ShownSearch } from '#web/booking/search/search-data.ts';

interface NothingToSearchProps {
  readonly data: ShownSearch;
  readonly site: Site;
}

/** Stops could not be loaded: an explanation, a retry with the same choices, and the phone number. */
export function NothingToSearch({ data: { errors, again }, site: { lang, brand } }: NothingToSearchProps) {
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
        <a className={buttonClass('main')} href={again}>
          {homeText.retry[lang]}
        </a>
      </p>
    </div>
  );
}
