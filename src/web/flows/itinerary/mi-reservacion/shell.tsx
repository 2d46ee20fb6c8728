import { Full } from '#web/flows/itinerary/mi-reservacion/full.tsx';
import { Masked } from '#web/flows/itinerary/mi-reservacion/masked.tsx';
import type { ItineraryData } from '#web/flows/itinerary/mi-reservacion/itinerary-data.ts';
import type { ShellProps } from '#web/page.ts';

/** The reservation itself: nothing of it needs a script. */
export function Shell({ data, site, children }: ShellProps<ItineraryData>) {
  return data.level === 'full' ? (
    <Full data={data} site={site}>
      {children}
    </Full>
  ) : (
    <Masked data={data} site={site}>
      {children}
    </Masked>
  );
}
