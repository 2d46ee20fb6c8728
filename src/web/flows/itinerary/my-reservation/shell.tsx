import { Full } from './full.tsx';
import { Masked } from './masked.tsx';
import type { ItineraryData } from './itinerary-data.ts';
import type { ShellFacts, ShellProps } from '#web/page.ts';

/** The reservation itself; works without scripts. */
export function Shell({ data, site, brand, theme, children }: ShellProps<ItineraryData> & ShellFacts) {
  return data.level === 'full' ? (
    <Full data={data} site={site} brand={brand} theme={theme}>
      {children}
    </Full>
  ) : (
    <Masked data={data} site={site}>
      {children}
    </Masked>
  );
}
