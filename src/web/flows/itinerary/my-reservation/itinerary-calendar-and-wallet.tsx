import type { ItineraryData } from './itinerary-data.ts';
import type { ScreenProps } from '#web/page.ts';
import { CalendarAndWallet } from '#web/ticketing/calendar-and-wallet.tsx';

/** Below the reservation, for anyone who proved to be its owner: the trip for calendars, messages and wallets. */
export function ItineraryCalendarAndWallet({ data, site }: Omit<ScreenProps<ItineraryData>, 'call'>) {
  if (data.level !== 'full') return null;
  const { reservation, wallets } = data;
  return <CalendarAndWallet reservation={reservation} wallets={wallets} carrier={site.brand.name} lang={site.lang} />;
}
