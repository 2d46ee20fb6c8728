import { additionMails } from '#text/additions/mails.ts';
import { internetMails } from '#text/internet/mails.ts';

// What is sold for a paid trip, each on its own page: its entries in the lists of this page.

/** Its URL and label, by kind of action. */
export const SOLD_AFTERWARDS = {} as const;

/** Its icon, likewise. */
export const ICONS_AFTERWARDS = {} as const;

/** The names of the e-mails about it, by topic. */
export const SENT_AFTERWARDS = { ...additionMails.topics, ...internetMails.topics } as const;
