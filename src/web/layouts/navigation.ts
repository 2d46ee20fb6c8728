import { frame } from '#text/frame.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import type { Message } from '#text/message.ts';
import * as paths from '#wire/page-paths.ts';

interface NavigationLink {
  readonly label: Message;
  readonly href: Message;
}

/** Main navigation, in order. */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: frame.buy, href: paths.home },
  { label: frame.myReservation, href: paths.find },
  { label: frame.invoicing, href: paths.invoicing },
  { label: frame.schedules, href: paths.schedules },
  { label: frame.locations, href: paths.locations },
];

/** Small print at the foot of every page. */
export const FOOT_LINKS: readonly NavigationLink[] = [
  { label: myTicketsText.title, href: paths.myTickets },
  { label: frame.privacy, href: paths.privacy },
  { label: frame.terms, href: paths.terms },
  { label: frame.api, href: paths.api },
];
