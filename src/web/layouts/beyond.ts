import { adventureText } from '#text/adventures/words.ts';
import { carOffer } from '#text/car-offer.ts';
import { loungeText } from '#text/lounge.ts';
import type { Message } from '#text/message.ts';
import { shuttleText } from '#text/pages/shuttle.ts';
import { toursNote, toursTitle } from '#text/tours/title.ts';
import * as icons from '#ui/drawings/icons.ts';
import type { NavigationLink } from '#web/layouts/navigation-link.ts';
import * as paths from '#wire/page-paths.ts';

/** Something to buy besides the bus, where it is one of several. */
export interface BeyondLink extends NavigationLink {
  readonly note: Message;
  /** A drawing of `icons.ts`. */
  readonly icon: string;
}

/** What is sold besides the bus, with the page where each is chosen: every list of it is this one. */
export const BEYOND: readonly BeyondLink[] = [
  { label: shuttleText.title, note: shuttleText.note, href: paths.shuttleRides, icon: icons.bus },
  { label: toursTitle, note: toursNote, href: paths.tourSearch, icon: icons.sun },
  { label: adventureText.title, note: adventureText.note, href: paths.adventures, icon: icons.waves },
  { label: loungeText.visit, note: loungeText.note, href: paths.loungeBooking, icon: icons.recliningSeat },
  { label: carOffer.name, note: carOffer.short, href: paths.carRental, icon: icons.road },
];
