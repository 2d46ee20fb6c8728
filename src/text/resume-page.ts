import { LINK_LIFETIME } from '#domain/links/link.ts';
import { DAY } from '#kernel/instant.ts';

const DAYS = LINK_LIFETIME.resume / DAY;

/** A link in an e-mail that does not work: `continuar`. */
export const resumePage = {
  title: { es: 'Continúa tu compra', en: 'Resume your purchase' },
  expired: {
    title: { es: 'Este enlace ya venció', en: 'This link has expired' },
    what: {
      es: `Los enlaces de nuestros correos sirven ${DAYS} días. Si ya pagaste, tu boleto está en otro correo nuestro y sigue siendo válido.`,
      en: `The links in our e-mails work for ${DAYS} days. If you have already paid, your ticket is in another e-mail of ours and is still valid.`,
    },
  },
  forged: {
    title: { es: 'No pudimos abrir este enlace', en: 'We could not open this link' },
    what: {
      es: 'Le falta una parte o no es nuestro. Ábrelo otra vez desde el correo, o cópialo completo.',
      en: 'Part of it is missing, or it is not one of ours. Open it again from the e-mail, or copy the whole link.',
    },
  },
  unreachable: {
    title: { es: 'En este momento no podemos abrir tu reservación', en: 'We cannot open your reservation right now' },
    what: {
      es: 'Nada se perdió: lo que está apartado o pagado sigue igual. Inténtalo de nuevo en unos minutos.',
      en: 'Nothing is lost: what is held or paid stays as it is. Try again in a few minutes.',
    },
  },
  again: { es: 'Intentar de nuevo', en: 'Try again' },
  find: { es: 'Buscar mi reservación', en: 'Find my reservation' },
  search: { es: 'Buscar un viaje', en: 'Search for a trip' },
  call: { es: '¿Pagaste y no ves tu boleto? Llámanos:', en: 'Paid but got no ticket? Call us:' },
} as const;
