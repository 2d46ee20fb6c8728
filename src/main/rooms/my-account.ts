import { travellerDetails } from '#adapters/db/loyalty/traveller-details.ts';
import { savedPassengers } from '#adapters/db/loyalty/saved-passengers.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { AddToAccountDeps } from '#app/access/add-to-account.ts';
import { myAccountHandlers } from '#http/routes/my-account.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Room } from '#main/rooms/room.ts';

/** A traveller's account: everything that belongs to it. */
export const myAccountRoom = ({ pool, ...deps }: AddToAccountDeps & { readonly pool: Pool }): Room => ({
  handlers: myAccountHandlers({
    ...deps,
    travellerDetails: travellerDetails(pool),
    ownThings: ownThings(pool),
    savedPassengers: savedPassengers(pool),
    zone: CARRIER_ZONE,
  }),
});
