import { basketText } from '#text/basket.ts';
import { contentText } from '#text/content-frame.ts';
import { frame } from '#text/frame.ts';
import { giftTitle } from '#text/gift-title.ts';
import { internetTitle } from '#text/internet/title.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import { programmeText } from '#text/pages/programme.ts';
import type { Message } from '#text/message.ts';
import { BEYOND } from '#web/layouts/beyond.ts';
import type { NavigationLink } from '#web/layouts/navigation-link.ts';
import * as paths from '#wire/page-paths.ts';

const BUY: NavigationLink = { label: frame.buy, href: paths.home };
const MINE: NavigationLink = { label: frame.myReservation, href: paths.find };
const TICKETS: NavigationLink = { label: myTicketsText.title, href: paths.myTickets };
const INTERNET: NavigationLink = { label: internetTitle, href: paths.internet };
const INVOICING: NavigationLink = { label: frame.invoicing, href: paths.invoicing };
const SCHEDULES: NavigationLink = { label: frame.schedules, href: paths.schedules };
const LOCATIONS: NavigationLink = { label: frame.locations, href: paths.locations };
const SERVICES: NavigationLink = { label: frame.services, href: paths.services };
const PARTNERS: NavigationLink = { label: frame.partners, href: paths.partners };
const PROGRAMME: NavigationLink = { label: programmeText.title, href: paths.frequentTraveller };
const GIFTS: NavigationLink = { label: giftTitle, href: paths.giftCard };
const BASKET: NavigationLink = { label: basketText.title, href: paths.basket };
const CONTACT: NavigationLink = { label: contentText.links.contact, href: paths.contact };
const API: NavigationLink = { label: frame.api, href: paths.api };

/** The cookie categories; the consent can be changed there. */
export const COOKIES: NavigationLink = {
  label: frame.cookieTitle,
  href: { es: `${paths.privacy.es}#cookies`, en: `${paths.privacy.en}#cookies` },
};

const LEGAL: readonly NavigationLink[] = [
  { label: frame.privacy, href: paths.privacy },
  { label: frame.terms, href: paths.terms },
  COOKIES,
];

/** Main navigation, in order. */
export const NAVIGATION: readonly NavigationLink[] = [BUY, MINE, INVOICING, SCHEDULES, LOCATIONS];

/** Links of a wide header, most used first: the logo already links to buying. */
export const HEADER_LINKS: readonly NavigationLink[] = [MINE, SCHEDULES, INVOICING, LOCATIONS];

/** Legal links at the bottom of every page. */
export const FOOT_LINKS: readonly NavigationLink[] = [TICKETS, ...LEGAL, API];

export interface LinkGroup {
  readonly title: Message;
  readonly links: readonly NavigationLink[];
}

/** Footer groups of every page outside a sale. */
export const FOOT_GROUPS: readonly LinkGroup[] = [
  { title: frame.travel, links: [BUY, SCHEDULES, LOCATIONS, SERVICES, PROGRAMME, GIFTS] },
  { title: frame.beyond, links: BEYOND },
  { title: frame.yourReservation, links: [MINE, BASKET, TICKETS, INTERNET, INVOICING, CONTACT] },
];

export const LEGAL_GROUP: LinkGroup = { title: frame.legal, links: LEGAL };

/** For developers who integrate the site, apart from what travellers read. */
export const BUILDER_LINKS: readonly NavigationLink[] = [PARTNERS, API];
