import { useState } from 'react';
import { findText } from '#text/find-reservation.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { dropReservation, myReservations } from '#web/storage/my-reservations.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import styles from './find.module.css';

/** Codes opened on this device; they are stored in the browser only. */
export function Mine({ lang }: { readonly lang: Lang }) {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const kept = useInBrowser(() => myReservations().join(' '))?.split(' ') ?? [];
  const codes = kept.filter((code) => code !== '' && !removed.includes(code));
  if (codes.length === 0) return null;
  const remove = (code: string) => {
    dropReservation(code);
    setRemoved([...removed, code]);
  };
  return (
    <section className={styles['mine']} aria-labelledby="mine">
      <h2 id="mine">{findText.mine[lang]}</h2>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <a href={itineraryPath(lang, code)} aria-label={findText.open(code)[lang]}>
              <strong className="figures">{code}</strong>
            </a>
            <Button type="button" look="quiet" aria-label={findText.removeOf(code)[lang]} onClick={() => remove(code)}>
              {findText.remove[lang]}
            </Button>
          </li>
        ))}
      </ul>
      <p>{findText.mineHint[lang]}</p>
    </section>
  );
}
