import { travellerDetails } from '#adapters/db/loyalty/traveller-details.ts';
import { savedPassengers } from '#adapters/db/loyalty/saved-passengers.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { ownThings } from '#adapters/db/my-account/own-things.ts';
import type { Pool } from '#adapters/db/pool.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { AddToAccountDeps } from '#app/access/add-to-account.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import { cardWalletHandlers } from '#http/routes/card-wallets.ts';
import { myAccountHandlers } from '#http/routes/my-account.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import type { Passes } from '#main/accounts/wallet-passes.ts';
import type { Room } from '#main/rooms/room.ts';

interface MyAccountRoomDeps extends AddToAccountDeps, Pick<SaleDeps, 'timetable'> {
  readonly pool: Pool;
  readonly invoicingTerms: InvoicingTerms;
  readonly walletPasses: Pick<Passes, 'cards'>;
  readonly brand: { readonly name: string };
}

/** A traveller's account: everything that belongs to it. */
export const myAccountRoom = ({
  pool,
  invoicingTerms: terms,
  walletPasses,
  brand,
  ...deps
}: MyAccountRoomDeps): Room => ({
  handlers: [
    ...myAccountHandlers({
      ...deps,
      terms,
      invoices: invoices(pool),
      newOrders: newOrders(pool),
      travellerDetails: travellerDetails(pool),
      ownThings: ownThings(pool),
      savedPassengers: savedPassengers(pool),
      zone: CARRIER_ZONE,
    }),
    ...cardWalletHandlers({ ...deps, cardPasses: walletPasses.cards, carrier: brand.name }),
  ],
});
