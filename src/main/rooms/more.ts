import type { TripStores } from '#app/booking/trip-stores.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { Lounge } from '#domain/lounge/lounge.ts';
import type { AdventuresConfig } from '#main/config/adventures-config.ts';
import type { Environment } from '#main/config/config.ts';
import { COSTERA_FORMER_PACKAGES, COSTERA_PACKAGES, packageOffers } from '#main/costera-internet.ts';
import { COSTERA_LOUNGES } from '#main/costera-lounges.ts';
import { type AdventuresRoomDeps, adventuresRoom } from '#main/rooms/adventures.ts';
import { type InternetRoomDeps, internetRoom, type InternetSetUp, withInternet } from '#main/rooms/internet.ts';
import { type LoungeRoomDeps, loungeRoom } from '#main/rooms/lounge.ts';
import type { Room } from '#main/rooms/room.ts';
import { asksAboutTours, type TourRoomDeps, tourRoom } from '#main/rooms/tours.ts';
import type { TourSupplierConfig } from '#main/config/tours-config.ts';
import type { StandInPlace } from '#main/stand-ins/stand-in.ts';
import { openTours } from '#main/stand-ins/tours.ts';
import { openAdventures } from '#main/stand-ins/adventures.ts';
import { openInternet } from '#main/stand-ins/internet.ts';

// The rooms of `more` in scripts/rooms.ts: what is sold besides the trip, mostly of suppliers.

/** What is on sale, and by whom. Absent: not sold. */
export interface MoreOnSale {
  readonly internet?: InternetSetUp | undefined;
  readonly tours?: TourSupplierConfig | undefined;
  readonly adventures?: AdventuresConfig | undefined;
  readonly lounges?: readonly Lounge[];
}

/** The configured suppliers; a development site simulates the others. */
export async function openMore(env: Environment, place: StandInPlace): Promise<MoreOnSale> {
  const [supplier, tours, adventures] = await Promise.all([
    openInternet(env, {
      ...place,
      packages: [...COSTERA_PACKAGES, ...COSTERA_FORMER_PACKAGES].map(({ key }) => key),
    }),
    openTours(env, place),
    openAdventures(env, place),
  ]);
  const packages = { packages: COSTERA_PACKAGES, formerPackages: COSTERA_FORMER_PACKAGES };
  return { internet: supplier && { ...packages, supplier }, tours, adventures, lounges: COSTERA_LOUNGES };
}

/** Sold as additions to a trip. */
export const moreOffers = ({ internet }: MoreOnSale): readonly AdditionOffer[] => [
  ...packageOffers(internet?.packages ?? []),
];

/** Selling a trip also does what they need, in the same transaction. */
export const withMore = (trips: TripStores): TripStores => withInternet(trips);

type MoreRoomDeps = Omit<InternetRoomDeps, 'internet'> &
  Omit<TourRoomDeps, 'tours'> &
  Omit<AdventuresRoomDeps, 'supplier'> &
  LoungeRoomDeps;

/** Asks suppliers about an order before its buyer returns it. */
export const asksSuppliers = ({
  more = {},
  ...deps
}: Pick<MoreRoomDeps, 'pool' | 'report'> & { readonly more?: MoreOnSale }) =>
  asksAboutTours({ ...deps, tours: more.tours });

/** Their calls and jobs. */
export const moreRooms = ({ more = {}, ...deps }: MoreRoomDeps & { readonly more?: MoreOnSale }): readonly Room[] => [
  loungeRoom(deps),
  internetRoom({ ...deps, internet: more.internet }),
  tourRoom({ ...deps, tours: more.tours }),
  adventuresRoom({ ...deps, supplier: more.adventures }),
];
