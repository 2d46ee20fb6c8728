import type { Party } from '#web/flows/tours/party.ts';
import type { ContentView } from '#wire/content.ts';
import type { DataOf } from '#wire/route.ts';
import type { getTourDates, TourSlotView, TourView } from '#wire/tours.ts';

export type TourDayView = DataOf<typeof getTourDates>['days'][number];

export type DetailData =
  | { readonly kind: 'gone' | 'unreachable' }
  | {
      readonly kind: 'found';
      readonly tour: TourView;
      readonly party: Party;
      readonly days: readonly TourDayView[];
      /** Where the calendar begins; empty: today. */
      readonly from: string;
      /** The day after the shown ones, and where the ones before begin; null where there are none. */
      readonly later: string | null;
      readonly earlier: string | null;
      /** The chosen day; null: none. */
      readonly date: string | null;
      readonly slots: readonly TourSlotView[];
      /** False: its days or starts could not be read. */
      readonly isReached: boolean;
      /** The tour whose selection ran out just now. */
      readonly over: string | undefined;
      /** The text about it, and whether that is a draft; undefined: nobody wrote one. */
      readonly said: ContentView | undefined;
      readonly isDraft: boolean;
    };
