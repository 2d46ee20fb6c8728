/** What a screen of the specification's table is on this site. */
type Kind =
  /** Content, edited by the carrier's editors. */
  | 'content'
  /** A screen with its own rules or data. */
  | 'own'
  /** Not built yet: like every unknown path it redirects home. */
  | 'to come';

/**
 * Section 2 of the specification: every screen with its path, its alias, what it is here and its heading in both
 * languages.
 */
export const SPECIFIED_SCREENS: readonly (readonly [
  path: string,
  alias: string | undefined,
  kind: Kind,
  es?: string,
  en?: string,
])[] = [
  ['/', '/home', 'own', '¿A dónde vamos?', 'Where to?'],
  ['/callcenter', '/call-center', 'content', 'Reservar y pagar por teléfono', 'Book and pay by phone'],
  [
    '/mexcar',
    '/rent-a-car',
    'content',
    'Auto de renta: quién lo renta y condiciones',
    'Rental cars: who rents them, and on what terms',
  ],
  ['/contact-center', undefined, 'content', 'Centro de atención', 'Call centre'],
  ['/horarios-y-tarifas', '/schedules', 'own', 'Horarios y tarifas', 'Schedules and fares'],
  ['/autobuses', undefined, 'content', 'Nuestros autobuses', 'Our buses'],
  ['/ubicaciones', undefined, 'own', 'Terminales y paradas', 'Terminals and stops'],
  ['/servicios', undefined, 'content', 'Servicios', 'Services'],
  ['/tips-viaje', undefined, 'content', 'Tips de viaje', 'Travel tips'],
  ['/contacto', undefined, 'content', 'Contacto', 'Contact'],
  ['/aviso-privacidad', undefined, 'own', 'Aviso de privacidad', 'Privacy notice'],
  ['/politicas-seguridad', undefined, 'content', 'Políticas de seguridad', 'Safety and security'],
  ['/compromiso-social', undefined, 'content', 'Compromiso social', 'Social commitment'],
  ['/terminos-condiciones', undefined, 'own', 'Términos y condiciones', 'Terms and conditions'],
  ['/quienes-somos', undefined, 'content', 'Quiénes somos', 'Who we are'],
  ['/facturacion', '/invoicing', 'own', 'Factura tu viaje', 'Invoice your trip'],
  ['/promotions', undefined, 'content', 'Promociones', 'Promotions'],
  ['/renta-un-auto', undefined, 'own', 'Renta un auto', 'Rent a car'],
  ['/internet', undefined, 'own', 'Internet a bordo', 'Internet on board'],
  ['/viajero-frecuente', '/frequent-traveller', 'own', 'Viajero frecuente', 'Frequent traveller'],
  ['/servicios/infantes-menores', undefined, 'content', 'Infantes y menores', 'Infants and children'],
  ['/servicios/discapacitados', undefined, 'content', 'Viajeros con discapacidad', 'Travellers with a disability'],
  ['/servicios/inapam', undefined, 'content', 'Adultos mayores con INAPAM', 'Seniors with INAPAM'],
  ['/servicios/estudiantes-maestros', undefined, 'content', 'Estudiantes y maestros', 'Students and teachers'],
  ['/servicios/equipaje', undefined, 'content', 'Equipaje', 'Baggage'],
  ['/servicios/mascota', undefined, 'content', 'Mascotas', 'Pets'],
  ['/servicios/shuttle', undefined, 'content', 'Shuttle a la terminal', 'Shuttle to the terminal'],
  ['/servicios/sala-viajero', undefined, 'content', 'Sala del viajero', 'Traveller lounge'],
  ['/servicios/estacionamiento', undefined, 'content', 'Estacionamiento', 'Parking'],
  ['/servicios/garantia', undefined, 'content', 'Garantía de servicio', 'Service guarantee'],
  ['/servicios/seguro-viaje', undefined, 'content', 'Seguro de viaje', 'Travel insurance'],
  ['/servicios/cafeteria', undefined, 'content', 'Cafetería', 'Cafeteria'],
];

/** The steps of its flows, and where a visitor without a reservation is redirected; undefined: it is shown. */
export const SPECIFIED_STEPS: readonly (readonly [path: string, leadsTo: string | undefined])[] = [
  ['/reservacion', '/'],
  ['/reservacion/horarios', '/'],
  ['/reservacion/contacto', '/'],
  ['/reservacion/adicionales', '/'],
  ['/reservacion/asientos', '/'],
  ['/reservacion/pago', '/'],
  ['/reservacion/boletos', '/'],
  ['/reservacion/facturacion', '/'],
  ['/mi-reservacion/buscar', undefined],
  ['/mi-reservacion/mi-reservacion', '/mi-reservacion/buscar'],
  ['/mi-reservacion/cambio-horarios', '/mi-reservacion/buscar'],
  ['/mi-reservacion/facturacion', '/mi-reservacion/buscar'],
  ['/tours', '/'],
  ['/tours/buscar', undefined],
  ['/tours/reservacion', '/tours/buscar'],
  ['/tours/revisa-tour', '/tours/buscar'],
  ['/tours/cliente', '/tours/buscar'],
  ['/tours/pago', '/tours/buscar'],
  ['/tours/boleto', '/tours/buscar'],
];
