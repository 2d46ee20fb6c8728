import { useEffect, useState } from 'react';
import { keepText } from '#text/keep-tickets.ts';
import { keptText } from '#text/kept.ts';
import { Button } from '#ui/button.tsx';
import { MY_TICKETS } from '#web/kept/addresses.ts';
import type { Keeps } from '#web/kept/kept-codes.ts';
import styles from '#web/kept/kept-here.module.css';
import type { ToKeep } from '#web/kept/kept-tickets.ts';
import { late } from '#web/services/late.ts';

const keeping = late(() => import('#web/kept/keep-on-device.ts'));
const keep = async (tickets: ToKeep): Promise<void> => (await keeping()).keepOnDevice(tickets);

interface KeptHereProps {
  readonly keeps: Keeps;
  readonly tickets: ToKeep;
}

/** Asks whose device it is; keeps paid tickets there only after a yes (B24, T96), and says where they are. */
export function KeptHere({ keeps: given, tickets }: KeptHereProps) {
  const { reservation, codes, asOf, lang } = tickets;
  const [keeps, setKeeps] = useState<Keeps | 'busy' | 'notKept' | 'failed'>(given);
  // Also where every bus was cancelled and none has a code any more: the copy says so then.
  const isPaid = reservation.tickets.some(({ kind }) => kind !== 'PEND');
  useEffect(() => {
    // Brings up to date what was kept before; where that fails the tickets are on the page all the same.
    if (isPaid && given === 'kept') keep({ reservation, codes, asOf, lang }).catch(() => undefined);
  }, [isPaid, given, reservation, codes, asOf, lang]);
  if (!isPaid || keeps === 'never') return null;
  if (keeps === 'ask' || keeps === 'busy') {
    const yes = () => {
      setKeeps('busy');
      keep(tickets).then(
        () => setKeeps('kept'),
        () => setKeeps('failed'),
      );
    };
    return (
      <section className={styles['ask']} aria-labelledby="whose">
        <h2 id="whose">{keepText.whose[lang]}</h2>
        <p>{keepText.ask[lang]}</p>
        <Button type="button" busy={keeps === 'busy'} onClick={yes}>
          {keepText.yes[lang]}
        </Button>
        <Button type="button" onClick={() => setKeeps('notKept')}>
          {keepText.no[lang]}
        </Button>
      </section>
    );
  }
  return (
    <p className={styles['kept']} role={keeps === given ? undefined : 'status'}>
      {keepText[keeps][lang]} {keeps === 'kept' ? <a href={MY_TICKETS[lang]}>{keptText.title[lang]}</a> : null}
    </p>
  );
}
