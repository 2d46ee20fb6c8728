import { useEffect } from 'react';
import type { LiveItineraryData } from './itinerary-data.ts';
import { OpenTheRest } from './open-the-rest.tsx';
import { OwnerCard } from './owner-card.tsx';
import { useShareButtons } from '#web/services/use-share-buttons.ts';
import { SavedHere } from '#web/ticketing/saved-here.tsx';
import type { ScreenProps } from '#web/page.ts';
import { saveReservation } from '#web/storage/my-reservations.ts';

/** The interactive part of the page: proving ownership, showing the PIN, removing saved data. */
export function Screen({ data, site, call }: ScreenProps<LiveItineraryData>) {
  const { code } = data.level === 'full' ? data.saved : data.masked;
  useEffect(() => {
    if (data.remembers) saveReservation(code);
  }, [data.remembers, code]);
  useShareButtons(data.level === 'full');
  return data.level === 'full' ? (
    <>
      <SavedHere keeps={data.keeps} tickets={data.saved} />
      <OwnerCard code={code} pin={data.pin} site={site} call={call} />
    </>
  ) : (
    <OpenTheRest data={data} site={site} call={call} />
  );
}
