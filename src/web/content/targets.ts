import { isAddress } from '#domain/content/read-document.ts';
import type { Brand } from '#web/brand.ts';
import type { Lang } from '#text/lang.ts';
import * as paths from '#wire/page-paths.ts';

/** Service pages by content slug, in display order. */
export const SERVICE_PAGES: Readonly<Record<string, paths.PagePath>> = {
  'infantes-menores': paths.children,
  inapam: paths.seniors,
  'estudiantes-maestros': paths.students,
  discapacitados: paths.accessibility,
  equipaje: paths.baggage,
  mascota: paths.pets,
  shuttle: paths.shuttle,
  'sala-viajero': paths.lounge,
  estacionamiento: paths.parking,
  cafeteria: paths.cafeteria,
  garantia: paths.guarantee,
  'seguro-viaje': paths.insurance,
};

/** Information pages, likewise. */
export const INFORMATION_PAGES: Readonly<Record<string, paths.PagePath>> = {
  'contact-center': paths.contactCentre,
  callcenter: paths.phoneSales,
  mexcar: paths.carPartner,
  'tips-viaje': paths.tips,
  'politicas-seguridad': paths.security,
  'compromiso-social': paths.commitment,
  'quienes-somos': paths.whoWeAre,
};

/** Landings, likewise; each links to the ones after it. */
export const LANDING_PAGES: Readonly<Record<string, paths.PagePath>> = {
  linebuses: paths.routes,
  tickets: paths.tickets,
  schedulesreservation: paths.hoursToBook,
  reservaciones: paths.reservations,
  buses: paths.buses,
  group: paths.groupTravel,
  company: paths.companies,
  app: paths.appPage,
  'app-ios': paths.appOnApple,
  'app-android': paths.appOnAndroid,
  hoteles: paths.hotels,
  frecuenttraveller: paths.frequent,
  hotsale: paths.hotSale,
  covid: paths.health,
};

/** Pages that a text may link to. */
const TARGETS: Readonly<Record<string, paths.PagePath>> = {
  home: paths.home,
  schedules: paths.schedules,
  locations: paths.locations,
  find: paths.find,
  invoicing: paths.invoicing,
  signIn: paths.signIn,
  myTickets: paths.myTickets,
  privacy: paths.privacy,
  terms: paths.terms,
  services: paths.services,
  children: paths.children,
  seniors: paths.seniors,
  students: paths.students,
  accessibility: paths.accessibility,
  luggage: paths.baggage,
  pets: paths.pets,
  shuttle: paths.shuttle,
  shuttleRides: paths.shuttleRides,
  lounge: paths.lounge,
  loungeBooking: paths.loungeBooking,
  parking: paths.parking,
  cafeteria: paths.cafeteria,
  guarantee: paths.guarantee,
  insurance: paths.insurance,
  contactCentre: paths.contactCentre,
  phoneSales: paths.phoneSales,
  contact: paths.contact,
  lostProperty: paths.lostProperty,
  claims: paths.claims,
  groups: paths.groups,
  carRental: paths.carRental,
  carPartner: paths.carPartner,
  dataRights: paths.dataRights,
  fleet: paths.fleet,
  tips: paths.tips,
  security: paths.security,
  commitment: paths.commitment,
  whoWeAre: paths.whoWeAre,
  promotions: paths.promotions,
  faq: paths.faq,
};

/** Link targets that a text may name. */
export const TARGET_NAMES: readonly string[] = [...Object.keys(TARGETS), 'phone', 'email', 'whatsapp'];

/** The page with this name, if there is one. */
export const pathOfTarget = (name: string): paths.PagePath | undefined =>
  Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined;

interface LinkedFrom {
  readonly lang: Lang;
  readonly brand: Pick<Brand, 'phone' | 'email' | 'whatsapp'>;
}

/** The URL of a text's link; undefined for a page the site does not have, and such a link is not shown. */
export function targetOf(to: string, { lang, brand: { phone, email, whatsapp } }: LinkedFrom): string | undefined {
  if (to === 'phone') return `tel:${phone.dial}`;
  if (to === 'email') return `mailto:${email}`;
  if (to === 'whatsapp') return whatsapp && `https://wa.me/${whatsapp.dial.replace(/\D/g, '')}`;
  if (isAddress(to)) return to;
  return pathOfTarget(to)?.[lang];
}
