import type { TicketsData } from './tickets-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { CalendarAndWallet } from '#web/ticketing/calendar-and-wallet.tsx';

/** Below the tickets: the trip for calendars, messages and wallets. */
export function TicketsCalendarAndWallet({ data, site }: Omit<ScreenProps<TicketsData>, 'call'>) {
  const { reservation, wallets } = data;
  return <CalendarAndWallet reservation={reservation} wallets={wallets} carrier={site.brand.name} lang={site.lang} />;
}
