import { additionItinerary } from '#text/additions/itinerary.ts';
import { internetMails } from '#text/internet/mails.ts';
import * as paths from '#wire/page-paths.ts';

// What is sold for a paid trip, each on its own page: its entries in the lists of this page.

/** Its URL and label, by kind of action. */
export const SOLD_AFTERWARDS = {
  add: { group: 'change', at: paths.add, label: additionItinerary.add, cost: additionItinerary.what },
} as const;

/** The names of its e-mails, by topic. */
export const SENT_AFTERWARDS = { ...additionItinerary.topics, ...internetMails.topics } as const;
