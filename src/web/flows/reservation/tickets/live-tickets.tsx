import type { Lang } from '#text/lang.ts';
import { useServerNow } from '#web/services/use-server-now.ts';
import { useShareButtons } from '#web/services/use-share-buttons.ts';
import { SavedHere } from '#web/ticketing/saved-here.tsx';
import type { SavedTickets } from '#web/ticketing/saved-tickets.ts';
import styles from '#web/ticketing/tickets.module.css';
import { TripDeadlines } from '#web/ticketing/trip-deadlines.tsx';
import type { LiveTicketsData } from './tickets-data.ts';

interface LiveTicketsProps {
  readonly data: LiveTicketsData;
  readonly saved: SavedTickets;
  readonly lang: Lang;
}

/**
 * Below the tickets: deadlines that update with time, and whether the device saves the tickets. Also activates sharing.
 */
export function LiveTickets({ data: { serverNow, keeps, choose }, saved, lang }: LiveTicketsProps) {
  const now = useServerNow(serverNow);
  useShareButtons(true);
  return (
    <div className={`${styles['frame']} ${styles['below']}`}>
      <TripDeadlines reservation={saved} choose={choose} lang={lang} now={now} />
      <SavedHere keeps={keeps} tickets={saved} />
    </div>
  );
}
