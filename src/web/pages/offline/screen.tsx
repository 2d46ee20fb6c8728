import { LANGS } from '#text/lang.ts';
import { offlineText } from '#text/pages/offline.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { FileInput } from '#ui/file-field.tsx';
import { Logo } from '#web/layouts/logo.tsx';
import type { ScreenProps } from '#web/page.ts';
import styles from '#web/pages/offline/screen.module.css';
import * as paths from '#wire/page-paths.ts';

/** The visitor's language is not always known here, so both are shown, the likelier first. */
export function Screen({ site: { brand, lang: first } }: Pick<ScreenProps<null>, 'site'>) {
  return (
    <div className={styles['page']}>
      <p className={styles['logo']}>
        <Logo />
        {brand.name}
      </p>
      {LANGS.toSorted((a, b) => Number(b === first) - Number(a === first)).map((lang, i) => {
        const Heading = i === 0 ? 'h1' : 'h2';
        const look = i === 0 ? 'main' : 'plain';
        return (
          <section key={lang} className={styles['part']} lang={lang === 'es' ? 'es-MX' : 'en'}>
            <Heading>{offlineText.title[lang]}</Heading>
            <p>{offlineText.body[lang]}</p>
            <p>{offlineText.again[lang]}</p>
            {/* The service worker inserts the submitted fields and shows the form; the label, if it had files. */}
            <form className={styles['send']} method="post" hidden>
              <p>{offlineText.unanswered[lang]}</p>
              <label className={styles['files']} hidden>
                {offlineText.files[lang]}
                <FileInput name="files" multiple />
              </label>
              <Button look={look}>{offlineText.send[lang]}</Button>
            </form>
            <p className={styles['ways']}>
              <a className={buttonClass(look)} href="">
                {offlineText.reload[lang]}
              </a>
              <a className={buttonClass()} href={paths.myTickets[lang]}>
                {offlineText.tickets[lang]}
              </a>
              <a className={buttonClass()} href={`tel:${brand.phone.dial}`}>
                {offlineText.call(brand.phone.shown)[lang]}
              </a>
            </p>
          </section>
        );
      })}
    </div>
  );
}
