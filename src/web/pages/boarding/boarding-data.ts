import type { BoardingListView, getBoardingBuses } from '#wire/boarding.ts';
import type { DataOf } from '#wire/route.ts';

/** Either a bus is chosen, or its door is open. */
export type BoardingData =
  | ({ readonly kind: 'choose' } & DataOf<typeof getBoardingBuses>)
  | { readonly kind: 'door'; readonly list: BoardingListView };
