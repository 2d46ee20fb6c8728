import { useEffect } from 'react';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { MY_TICKETS } from '#web/kept/addresses.ts';
import styles from '#web/kept/kept-here.module.css';
import type { ToKeep } from '#web/kept/kept-tickets.ts';

/** Keeps paid tickets on the device as soon as they are seen (B24), and says where they are. */
export function KeptHere({ reservation, codes, asOf, lang }: ToKeep) {
  const isPaid = Object.keys(codes).length > 0;
  useEffect(() => {
    if (!isPaid) return;
    // Comes after the page itself.
    const keep = async () => {
      const { keepOnDevice } = await import('#web/kept/keep-on-device.ts');
      await keepOnDevice({ reservation, codes, asOf, lang });
    };
    // A full or forbidden storage keeps nothing: the tickets are on the page all the same.
    keep().catch(() => undefined);
  }, [isPaid, reservation, codes, asOf, lang]);
  return isPaid ? (
    <p className={styles['kept']}>
      {myTicketsText.kept[lang]} <a href={MY_TICKETS[lang]}>{myTicketsText.title[lang]}</a>.
    </p>
  ) : null;
}
