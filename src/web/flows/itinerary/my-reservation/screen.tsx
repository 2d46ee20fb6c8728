import { useEffect } from 'react';
import type { ItineraryData } from './itinerary-data.ts';
import { OpenTheRest } from './open-the-rest.tsx';
import { OwnerCard } from './owner-card.tsx';
import { SavedHere } from '#web/ticketing/saved-here.tsx';
import type { ScreenProps } from '#web/page.ts';
import { saveReservation } from '#web/storage/my-reservations.ts';

/** What is alive of the page: proving more, seeing the PIN, forgetting. */
export function Screen({ data, site, call }: ScreenProps<ItineraryData>) {
  const { code } = data.level === 'full' ? data.reservation : data.masked;
  useEffect(() => {
    if (data.remembers) saveReservation(code);
  }, [data.remembers, code]);
  return data.level === 'full' ? (
    <>
      <SavedHere
        keeps={data.keeps}
        tickets={{ reservation: data.reservation, codes: data.codes, asOf: data.asOf, lang: site.lang }}
      />
      <OwnerCard code={code} pin={data.pin} site={site} call={call} />
    </>
  ) : (
    <OpenTheRest data={data} site={site} call={call} />
  );
}
