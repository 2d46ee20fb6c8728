import type { Message } from './message.ts';

/** Static texts of the seats step: rendered on the server only. */
export const seatsShell = {
  title: { es: 'Elige tus asientos', en: 'Choose your seats' },
  description: {
    es: 'Juntos y los menores siempre con un adulto, si el autobús lo permite.',
    en: 'Together, and children always next to an adult, if the bus allows it.',
  },
  /** Before anything is chosen, if the free seats do not allow it. */
  noneTogether: {
    es: 'Con los asientos que quedan en este autobús no todos los menores pueden ir junto a un adulto.',
    en: 'With the seats left on this bus not every child can sit next to an adult.',
  },
  proposed: {
    es: 'Ya marcamos el asiento libre más cercano. Apártalo o elige otro.',
    en: 'We have marked the nearest free seat. Hold it or choose another one.',
  },
  otherRuns: { es: 'Ver otras salidas', en: 'See other departures' },
} as const;

type Side = 'left' | 'right';

const SIDES: Readonly<Record<Side, Message>> = {
  left: { es: 'a la izquierda', en: 'on the left' },
  right: { es: 'a la derecha', en: 'on the right' },
};

interface SeaWords {
  readonly side: Side;
  readonly from: string | null;
  readonly to: string | null;
}

/** Advantages of a seat: short next to the bus, and as a sentence. */
export const seatAdviceText = {
  seaMark: ({ from, to }: SeaWords): Message => {
    if (from) return { es: `Mar desde ${from}`, en: `Sea from ${from}` };
    return to ? { es: `Mar hasta ${to}`, en: `Sea as far as ${to}` } : { es: 'Mar', en: 'Sea' };
  },
  shadeMark: { es: 'Sombra', en: 'Shade' },
  sea: ({ side, from, to }: SeaWords): Message => ({
    es: `El mar queda ${SIDES[side].es}${from ? ` desde ${from}` : ''}${to ? ` hasta ${to}` : ''}.`,
    en: `The sea is ${SIDES[side].en}${from ? ` from ${from}` : ''}${to ? ` as far as ${to}` : ''}.`,
  }),
  shade: (side: Side): Message => ({
    es: `Más sombra ${SIDES[side].es}.`,
    en: `More shade ${SIDES[side].en}.`,
  }),
  calm: ({ from, to }: { readonly from: number; readonly to: number }): Message => ({
    es: `De la fila ${from} a la ${to}, entre los ejes, se siente menos el movimiento.`,
    en: `Rows ${from} to ${to}, between the axles, give a calmer ride.`,
  }),
} as const;
