/** Texts around content that are not part of it. */
export const contentText = {
  allServices: { es: 'Todos los servicios', en: 'All services' },
  missing: { es: 'Esta página no está disponible por ahora', en: 'This page is not available right now' },
  isDraft: {
    es: 'Vista previa: así se verá si se publica. Solo la ve quien tiene este enlace, y el enlace deja de abrir a los tres días.',
    en: 'Preview: this is how it will look once it is published. Only people who have this link see it, and the link stops working after three days.',
  },
  callInstead: { es: 'Te ayudamos por teléfono:', en: 'We can help you by phone:' },
  groups: {
    fares: { es: 'Quién paga menos', en: 'Who pays less' },
    carried: { es: 'Lo que llevas', en: 'What you bring' },
    around: { es: 'Antes y después de tu viaje', en: 'Before and after your trip' },
    rights: { es: 'Si algo sale mal', en: 'If something goes wrong' },
  },
  more: { es: 'Más información', en: 'More information' },
  links: {
    routes: { es: 'Rutas y destinos', en: 'Routes and destinations' },
    promotions: { es: 'Promociones', en: 'Promotions' },
    faq: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
    fleet: { es: 'Nuestros autobuses', en: 'Our buses' },
    tips: { es: 'Tips de viaje', en: 'Travel tips' },
    security: { es: 'Políticas de seguridad', en: 'Safety and security' },
    contactCentre: { es: 'Centro de atención', en: 'Call centre' },
    contact: { es: 'Contacto', en: 'Contact' },
    commitment: { es: 'Compromiso social', en: 'Social commitment' },
    whoWeAre: { es: 'Quiénes somos', en: 'Who we are' },
  },
  seats: (count: number) => ({ es: `${count} asientos`, en: `${count} seats` }),
  fromTheSide: { es: 'Por fuera, del lado de la puerta', en: 'Outside, on the side of the door' },
  fromAbove: { es: 'Por dentro: el frente está a la derecha', en: 'Inside: the front is at the right' },
  onBoard: { es: 'A bordo:', en: 'On board:' },
  noFleet: { es: 'Por ahora no podemos mostrar los autobuses.', en: 'We cannot show the buses right now.' },
  nothingOf: {
    promotion: { es: 'En este momento no hay promociones.', en: 'There are no promotions right now.' },
    faq: { es: 'En este momento no hay preguntas.', en: 'There are no questions right now.' },
  },
} as const;
