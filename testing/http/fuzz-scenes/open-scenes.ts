import type { Pool } from '#adapters/db/pool.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import { zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import type { Wiring } from '#main/wiring.ts';
import { openAdventuresFixture } from '#testing/adventures-fixture.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import { empty } from '#testing/empty.ts';
import { openToursFixture } from '#testing/tours-fixture.ts';
import { COSTERA_PACKAGES } from '#main/costera-internet.ts';
import { accountScenes } from './account.ts';
import { invoiceScenes, openScenePac } from './invoices.ts';
import { moreScenes } from './more.ts';
import { tourScenes } from './tours.ts';
import { tripScenes } from './trip.ts';
import type { Scenes } from './visitor.ts';

/** At the end of the small line, open at all hours and for everybody. */
export const LOUNGE: Lounge = {
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Línea Costera', phone: '333 123 4567' },
  stops: ['pvr'],
  zone: zone('America/Mexico_City'),
  opens: 0,
  closes: 24,
  capacity: 10_000,
  price: centavos(9_000),
};

/** Suppliers of what is sold besides the trip, as processes, and the scenes of calls about it. */
export async function openSceneSuppliers(pool: Pool, fixture: InvoicingFixture) {
  const tours = await openToursFixture(pool, fixture.sale);
  const adventures = await openAdventuresFixture(pool, () => fixture.sale.now);
  const pac = await openScenePac(pool, fixture);
  const wiring: Partial<Wiring> = {
    more: {
      internet: { packages: COSTERA_PACKAGES },
      tours: tours.config,
      adventures: adventures.config,
      lounges: [LOUNGE],
    },
  };
  return {
    wiring,
    /** On a site with that wiring. */
    scenesAt: (origin: string): Scenes => {
      const { scenes, steps } = tourScenes(origin, tours);
      return {
        ...scenes,
        ...moreScenes({ origin, pool, fixture, adventures, tour: steps.ordered }),
        ...tripScenes({ origin, pool, fixture }),
        ...invoiceScenes({ origin, fixture, stamp: pac.stamp, keepStamping: pac.keepStamping }),
        ...accountScenes({ origin, pool, fixture }),
      };
    },
    /** Before a new stage empties the rest. */
    clear: async () => {
      // Whoever the new stage invoices is not in the register of this PAC.
      await pac.stopStamping();
      await tours.clear();
      await empty(pool, 'lounge_visit, lounge_hour, account_request');
    },
    problems: () => [...tours.problems, ...adventures.problems, ...pac.problems],
    stop: () => Promise.all([tours.stop(), adventures.stop(), pac.stop()]),
  };
}
