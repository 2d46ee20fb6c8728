import { useEffect, useState } from 'react';
import { saveText } from '#text/save-tickets.ts';
import { savedText } from '#text/saved.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#web/services/late.ts';
import { takeLostFocus } from '#web/services/take-lost-focus.ts';
import * as paths from '#wire/page-paths.ts';
import type { SavingChoice } from './saved-codes.ts';
import styles from './saved-here.module.css';
import type { SavedTickets } from './saved-tickets.ts';

const keeping = late(() => import('./save-on-device.ts'));
const keep = async (tickets: SavedTickets): Promise<void> => (await keeping()).saveOnDevice(tickets);

/** After an answer. */
const SAID = { role: 'status', tabIndex: -1, ref: takeLostFocus } as const;

interface KeptHereProps {
  readonly keeps: SavingChoice;
  readonly tickets: SavedTickets;
}

/** Asks for permission to save paid tickets on the device (B24, T96), and shows where they are. */
export function SavedHere({ keeps: given, tickets }: KeptHereProps) {
  const { lang } = tickets;
  const [keeps, setKeeps] = useState<SavingChoice | 'busy' | 'notKept' | 'failed'>(given);
  // Also when every bus was cancelled and no ticket has a code any more: the saved copy then shows that.
  const isPaid = tickets.tickets.some(({ kind }) => kind !== 'PEND');
  useEffect(() => {
    // Updates what was saved before; if that fails, the page still shows the tickets.
    if (isPaid && given === 'kept') keep(tickets).catch(() => undefined);
  }, [isPaid, given, tickets]);
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
        <h2 id="whose">{saveText.whose[lang]}</h2>
        <p>{saveText.ask[lang]}</p>
        <Button type="button" busy={keeps === 'busy'} onClick={yes}>
          {saveText.yes[lang]}
        </Button>
        <Button type="button" onClick={() => setKeeps('notKept')}>
          {saveText.no[lang]}
        </Button>
      </section>
    );
  }
  return (
    <p className={styles['kept']} {...(keeps === given ? {} : SAID)}>
      {saveText[keeps][lang]} {keeps === 'kept' ? <a href={paths.myTickets[lang]}>{savedText.title[lang]}</a> : null}
    </p>
  );
}
