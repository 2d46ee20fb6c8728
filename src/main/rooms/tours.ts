import { tourSupplier } from '#adapters/tours/supplier.ts';
import type { Clock } from '#app/ports.ts';
import { createTourCatalogue } from '#app/tours/catalogue.ts';
import { tourCatalogueHandlers } from '#http/tours/handlers.ts';
import type { TourSupplierConfig } from '#main/config/tours-config.ts';
import type { Room } from '#main/rooms/room.ts';

interface TourRoomDeps {
  readonly clock: Clock;
  /** Absent: no tours are sold. */
  readonly tours?: TourSupplierConfig | undefined;
}

/** Tours of another company, sold by this site. */
export const tourRoom = ({ clock, tours }: TourRoomDeps): Room => ({
  handlers: tourCatalogueHandlers({
    catalogue: tours && createTourCatalogue({ supplier: tourSupplier(tours), clock }),
    tourReads: { taken: async () => new Map() },
  }),
});
