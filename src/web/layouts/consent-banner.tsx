import { Button } from '#ui/button.tsx';
import { frame } from '#text/frame.ts';
import styles from '#web/layouts/layout.module.css';
import type { Site } from '#web/page.ts';
import { PREFERENCES_PATH } from '#web/preferences.ts';

/** Asks once; both answers are one press away and look the same (B47). */
export function ConsentBanner({ site: { lang, formToken }, back }: { readonly site: Site; readonly back: string }) {
  return (
    <section className={styles['consent']} aria-label={frame.cookieTitle[lang]}>
      <form method="post" action={PREFERENCES_PATH}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="back" value={back} />
        <p>{frame.cookieText[lang]}</p>
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
