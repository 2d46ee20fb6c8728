import type { Message } from '#text/message.ts';

type Journey = 'departure' | 'return';

const ES = { departure: 'la ida', return: 'el regreso' } as const;
const EN = { departure: 'the outbound journey', return: 'the return' } as const;

/** What a party should know about its discounts before choosing a run (N1): static text, in no script. */
export const discountAdvice = {
  label: { es: 'Sobre tus descuentos', en: 'About your discounts' },
  /** A rate for the school holidays on a day outside them, or one valid only outside them on a day inside. */
  outside: (type: Message, { direction, day }: { readonly direction: Journey; readonly day: string }) => ({
    es: `${type.es}: sin descuento en ${ES[direction]}, ${day}, que cae fuera de las vacaciones de la SEP.`,
    en: `${type.en}: no discount on ${EN[direction]}, ${day}, which is outside the Mexican school holidays (SEP).`,
  }),
  inside: (type: Message, { direction, day }: { readonly direction: Journey; readonly day: string }) => ({
    es: `${type.es}: sin descuento en ${ES[direction]}, ${day}, que cae en vacaciones de la SEP.`,
    en: `${type.en}: no discount on ${EN[direction]}, ${day}, which is in the Mexican school holidays (SEP).`,
  }),
  /** Travelling as another passenger type on a journey. */
  as: (to: Message, direction: Journey) => ({
    es: `${ES[direction]} como ${to.es}`,
    en: `${EN[direction]} as ${to.en}`,
  }),
  oneWays: (how: readonly Message[], saves: Message) => ({
    es: `Si compras por separado la ida y el regreso${inBrackets(how.map(({ es }) => es))}, pagas ${saves.es} menos en total.`,
    en: `If you buy the outbound journey and the return separately${inBrackets(how.map(({ en }) => en))}, you pay ${saves.en} less in total.`,
  }),
  otherTypes: (changes: readonly { readonly from: Message; readonly to: Message }[], saves: Message) => ({
    es: `Si buscas con ${changes.map(({ from, to }) => `${to.es} en lugar de ${from.es}`).join(' y ')}, pagas ${saves.es} menos en total.`,
    en: `If you search with ${changes.map(({ from, to }) => `${to.en} instead of ${from.en}`).join(' and ')}, you pay ${saves.en} less in total.`,
  }),
  saves: (least: string, most: string) => ({
    es: least === most ? least : `entre ${least} y ${most}, según la salida,`,
    en: least === most ? least : `between ${least} and ${most}, depending on the departure,`,
  }),
  withLowest: {
    es: 'Calculado con la tarifa más baja del otro viaje.',
    en: 'Based on the lowest fare of the other journey.',
  },
  /** About a single run. */
  service: (types: readonly Message[]) => ({
    es: `Este servicio no tiene descuentos: tarifa de adulto para ${types.map(({ es }) => es).join(', ')}`,
    en: `No discounts on this service: the adult fare for ${types.map(({ en }) => en).join(', ')}`,
  }),
  elsewhere: (clock: string, saves: string) => ({
    es: `Con descuento, en la salida de las ${clock}: ${saves} menos`,
    en: `With the discount, on the ${clock} departure: ${saves} less`,
  }),
  leftElsewhere: (clock: string) => ({
    es: `Sí quedan en la salida de las ${clock}`,
    en: `There are some on the ${clock} departure`,
  }),
  left: (quotas: readonly (readonly ['student' | 'teacher' | 'inapam', number])[]) => ({
    es: `Con descuento quedan: ${quotas.map(([quota, n]) => `${QUOTAS[quota].es} ${n}`).join(', ')}`,
    en: `Left at a discount: ${quotas.map(([quota, n]) => `${QUOTAS[quota].en} ${n}`).join(', ')}`,
  }),
} as const;

const QUOTAS = {
  student: { es: 'estudiante', en: 'student' },
  teacher: { es: 'maestro', en: 'teacher' },
  inapam: { es: 'INAPAM', en: 'INAPAM' },
} as const;

const inBrackets = (parts: readonly string[]): string => (parts.length === 0 ? '' : ` (${parts.join(', ')})`);
