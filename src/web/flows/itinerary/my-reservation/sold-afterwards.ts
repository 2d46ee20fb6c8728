import { additionMails } from '#text/additions/mails.ts';
import { internetMails } from '#text/internet/mails.ts';
import { luggageItinerary } from '#text/luggage/itinerary.ts';
import * as icons from '#ui/drawings/icons.ts';
import * as paths from '#wire/page-paths.ts';

// What is sold for a paid trip, each on its own page: its entries in the lists of this page.

/** Its URL and label, by kind of action. */
export const SOLD_AFTERWARDS = {
  add: { group: 'change', at: paths.addLuggage, label: luggageItinerary.add, cost: luggageItinerary.what },
} as const;

/** Its icon, likewise. */
export const ICONS_AFTERWARDS = { add: icons.suitcase } as const;

/** The names of the e-mails about it, by topic. */
export const SENT_AFTERWARDS = { ...additionMails.topics, ...internetMails.topics } as const;
