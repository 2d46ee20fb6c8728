import type { TicketsData } from '#web/flows/reservation/boletos/tickets-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { TakeAlong } from '#web/take-along/take-along.tsx';

/** Below the tickets: the trip for calendars, messages and wallets. */
export function TakeTicketsAlong({ data, site }: Omit<ScreenProps<TicketsData>, 'call'>) {
  const { reservation, wallets } = data;
  return <TakeAlong reservation={reservation} wallets={wallets} carrier={site.brand.name} lang={site.lang} />;
}
