import { additionItinerary } from '#text/additions/itinerary.ts';
import { internetMails } from '#text/internet/mails.ts';
import * as paths from '#wire/page-paths.ts';

// What is sold for a trip that is paid, each on a page of its own: its line in the lists of this page.

/** Where it is sold and how that is offered, by the kind of its action. */
export const SOLD_AFTERWARDS = {
  add: { group: 'change', at: paths.add, label: additionItinerary.add, cost: additionItinerary.what },
} as const;

/** How its e-mails are called, by topic. */
export const SENT_AFTERWARDS = { ...additionItinerary.topics, ...internetMails.topics } as const;
