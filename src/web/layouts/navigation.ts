import { frame } from '#text/frame.ts';
import { INVOICING_PATHS } from '#wire/invoicing-paths.ts';
import { FIND_PATHS } from '#wire/link-paths.ts';
import { myTicketsText } from '#text/pages/my-tickets.ts';
import type { Message } from '#text/message.ts';
import { MY_TICKETS } from '#web/saved/addresses.ts';

interface NavigationLink {
  readonly label: Message;
  readonly href: Message;
}

/** Main navigation, in order. */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: frame.buy, href: { es: '/', en: '/home' } },
  { label: frame.myReservation, href: FIND_PATHS },
  { label: frame.invoicing, href: INVOICING_PATHS },
  { label: frame.schedules, href: { es: '/horarios-y-tarifas', en: '/schedules' } },
  { label: frame.locations, href: { es: '/ubicaciones', en: '/ubicaciones?lang=en' } },
];

/** Small print at the foot of every page. */
export const FOOT_LINKS: readonly NavigationLink[] = [
  { label: myTicketsText.title, href: MY_TICKETS },
  { label: frame.privacy, href: { es: '/aviso-privacidad', en: '/aviso-privacidad?lang=en' } },
  { label: frame.terms, href: { es: '/terminos-condiciones', en: '/terminos-condiciones?lang=en' } },
  { label: frame.api, href: { es: '/api', en: '/api?lang=en' } },
];
