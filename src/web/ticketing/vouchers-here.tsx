import { useEffect, useState } from 'react';
import { keptVouchersText as say } from '#text/kept-vouchers.ts';
import { Button } from '#ui/button.tsx';
import { late } from '#web/services/late.ts';
import { takeLostFocus } from '#web/services/take-lost-focus.ts';
import type { SavingChoice } from '#web/ticketing/saved-codes.ts';
import styles from '#web/ticketing/saved-here.module.css';
import type { SavedVouchers } from '#web/ticketing/saved-vouchers.ts';
import * as paths from '#wire/page-paths.ts';

const keeping = late(() => import('#web/ticketing/save-on-device.ts'));
const keep = async (vouchers: SavedVouchers): Promise<void> => (await keeping()).saveOnDevice(vouchers);

/** After an answer. */
const SAID = { role: 'status', tabIndex: -1, ref: takeLostFocus } as const;

interface VouchersHereProps {
  readonly keeps: SavingChoice;
  readonly saved: SavedVouchers;
}

/** Asks for permission to save vouchers on the device, as for tickets (T96), and shows where they are. */
export function VouchersHere({ keeps: given, saved }: VouchersHereProps) {
  const { lang } = saved;
  const [keeps, setKeeps] = useState<SavingChoice | 'busy' | 'notKept' | 'failed'>(given);
  useEffect(() => {
    // Updates what was saved before; if that fails, the page still shows the vouchers.
    if (given === 'kept') keep(saved).catch(() => undefined);
  }, [given, saved]);
  if (keeps === 'never') return null;
  if (keeps === 'ask' || keeps === 'busy') {
    const yes = () => {
      setKeeps('busy');
      keep(saved).then(
        () => setKeeps('kept'),
        () => setKeeps('failed'),
      );
    };
    return (
      <section className={styles['ask']} aria-labelledby="whose">
        <h2 id="whose">{say.whose[lang]}</h2>
        <p>{say.ask[lang]}</p>
        <Button type="button" busy={keeps === 'busy'} onClick={yes}>
          {say.yes[lang]}
        </Button>
        <Button type="button" onClick={() => setKeeps('notKept')}>
          {say.no[lang]}
        </Button>
      </section>
    );
  }
  return (
    <p className={styles['kept']} {...(keeps === given ? {} : SAID)}>
      {say[keeps][lang]} {keeps === 'kept' ? <a href={paths.myVouchers[lang]}>{say.title[lang]}</a> : null}
    </p>
  );
}
