import type { Content } from '#domain/content/shown.ts';
import type { ContentDocument, ContentKind } from '#domain/content/block.ts';
import { CLASS_LANDINGS } from '#text/content/class-landings.ts';
import * as company from '#text/content/company-pages.ts';
import { DESTINATIONS } from '#text/content/destinations.ts';
import * as help from '#text/content/help-pages.ts';
import * as faq from '#text/content/frequent-questions.ts';
import * as slides from '#text/content/home-slides.ts';
import { LANDINGS } from '#text/content/landings.ts';
import { carPartner, phoneSales } from '#text/content/phone-and-car.ts';
import { STOPS } from '#text/content/stops.ts';
import { TOUR_TEXTS } from '#text/content/tours/texts.ts';
import { ADVENTURE_TEXTS } from '#text/content/adventures/texts.ts';
import * as around from '#text/content/services-around.ts';
import * as people from '#text/content/services-for-people.ts';
import * as onTheWay from '#text/content/services-on-the-way.ts';

const all = (kind: ContentKind, documents: Readonly<Record<string, ContentDocument>>): readonly Content[] =>
  Object.entries(documents).map(([slug, document]) => ({ slug, kind, document }));

/** The built-in content, by the last part of its Spanish URL, in the order of lists. */
export const BUILT_IN: readonly Content[] = [
  ...all('service', {
    'infantes-menores': people.children,
    discapacitados: people.accessibility,
    inapam: people.seniors,
    'estudiantes-maestros': people.students,
    equipaje: onTheWay.luggage,
    mascota: onTheWay.pets,
    shuttle: onTheWay.shuttle,
    'sala-viajero': onTheWay.lounge,
    estacionamiento: around.parking,
    garantia: around.guarantee,
    'seguro-viaje': around.insurance,
    cafeteria: around.cafeteria,
  }),
  ...all('page', {
    'contact-center': help.contactCentre,
    callcenter: phoneSales,
    mexcar: carPartner,
    contacto: help.contact,
    'tips-viaje': help.tips,
    'politicas-seguridad': help.security,
    'compromiso-social': company.commitment,
    'quienes-somos': company.whoWeAre,
    servicios: company.services,
    autobuses: company.fleet,
    promotions: company.promotions,
    'preguntas-frecuentes': faq.questions,
  }),
  ...all('promotion', {
    'menores-e-inapam': company.halfFare,
    'vacaciones-escolares': company.schoolHolidays,
    'boleto-abierto': company.openTicket,
  }),
  ...all('faq', { 'comprar-y-pagar': faq.buying, 'dia-del-viaje': faq.travelling, 'cambios-y-retrasos': faq.changing }),
  ...all('slide', { seat: slides.seat, family: slides.family, open: slides.open }),
  ...all('landing', { ...LANDINGS, ...CLASS_LANDINGS }),
  ...all('stop', Object.fromEntries(Object.entries(STOPS).map(([at, text]) => [`parada-${at}`, text]))),
  ...all(
    'outing',
    Object.fromEntries([
      ...Object.entries(TOUR_TEXTS).map(([name, text]) => [`salida-tour-${name}`, text]),
      ...Object.entries(ADVENTURE_TEXTS).map(([code, text]) => [`salida-aventura-${code}`, text]),
    ]),
  ),
  ...all(
    'destination',
    Object.fromEntries(Object.entries(DESTINATIONS).map(([place, text]) => [`destino-${place}`, text])),
  ),
];
