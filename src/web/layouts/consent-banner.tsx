import { Button } from '#ui/button.tsx';
import { frame } from '#text/frame.ts';
import { COOKIES } from '#web/layouts/navigation.ts';
import styles from '#web/layouts/layout.module.css';
import type { Site } from '#web/page.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';

interface ConsentProps {
  readonly site: Site;
  readonly back: string;
  /**
   * Whether it may cover the page. During a sale and on reservation pages it is placed at the end of the page, so that
   * it never covers a button.
   */
  readonly covers: boolean;
}

/** Asks once; both answers are one click away and look the same (B47). */
export function ConsentBanner({ site: { lang, formToken }, back, covers }: ConsentProps) {
  return (
    <section className={`${styles['consent']} ${covers ? styles['over'] : ''}`} aria-label={frame.cookieTitle[lang]}>
      <form method="post" action={PREFERENCES_PATH}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="back" value={back} />
        <p>
          {frame.cookieText[lang]} <a href={COOKIES.href[lang]}>{frame.cookieMore[lang]}</a>
        </p>
        <Button name="consent" value="none" data-forgets="">
          {frame.rejectCookies[lang]}
        </Button>
        <Button name="consent" value="all">
          {frame.acceptCookies[lang]}
        </Button>
      </form>
    </section>
  );
}
