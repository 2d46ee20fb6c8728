/** Choosing seats, `asientos`: texts of the interactive part. */
export const seatsStep = {
  departure: { es: 'Asientos de ida', en: 'Outbound seats' },
  return: { es: 'Asientos de regreso', en: 'Return seats' },
  buses: { es: 'Autobús', en: 'Bus' },
  tabs: { departure: { es: 'Ida', en: 'Out' }, return: { es: 'Regreso', en: 'Return' } },
  automatic: { es: 'Elegir por mí', en: 'Choose for me' },
  hold: { es: 'Apartar asientos', en: 'Hold these seats' },
  front: { es: 'Frente del autobús', en: 'Front of the bus' },
  row: (n: number) => ({ es: `Fila ${n}`, en: `Row ${n}` }),
  seat: (n: number) => ({ es: `Asiento ${n}`, en: `Seat ${n}` }),
  window: { es: 'ventanilla', en: 'window' },
  aisle: { es: 'pasillo', en: 'aisle' },
  aisleColumn: { es: 'Pasillo', en: 'Aisle' },
  free: { es: 'libre', en: 'free' },
  taken: { es: 'ocupado', en: 'taken' },
  mine: { es: 'tuyo', en: 'yours' },
  facilities: {
    door: { es: 'Puerta', en: 'Door' },
    wc: { es: 'Baño', en: 'Toilet' },
    stairs: { es: 'Escalera', en: 'Stairs' },
  },
  legend: { es: 'Qué significa cada asiento', en: 'What each seat means' },
  instructions: {
    es: 'Flechas para moverte, Enter o espacio para elegir.',
    en: 'Arrow keys to move, Enter or space to choose.',
  },
  of: (who: string) => ({ es: `para ${who}`, en: `for ${who}` }),
  list: { es: 'Elegir de una lista', en: 'Choose from a list' },
  seatOf: (who: string) => ({ es: `Asiento de ${who}`, en: `Seat of ${who}` }),
  choosingFor: { es: 'Pasajeros y sus asientos', en: 'Passengers and their seats' },
  given: (seat: number, who: string, done: number, all: number) => ({
    es: `Asiento ${seat} para ${who}. ${done} de ${all} elegidos.`,
    en: `Seat ${seat} for ${who}. ${done} of ${all} chosen.`,
  }),
  noSeat: (who: string) => ({ es: `${who}, sin asiento.`, en: `${who} has no seat now.` }),
  share: (done: number, all: number) => ({ es: `${done} de ${all}`, en: `${done} of ${all}` }),
  pending: { es: 'sin asiento', en: 'no seat yet' },
  infant: { es: 'viaja en brazos', en: 'rides on a lap' },
  apart: (who: readonly string[]) => ({
    es: `${listed(who, 'y')} ${who.length === 1 ? 'no queda' : 'no quedan'} junto a un adulto. Elige otros asientos.`,
    en: `${listed(who, 'and')} ${who.length === 1 ? 'is' : 'are'} not next to an adult. Choose other seats.`,
  }),
  lost: (seat: number, nearest: number | undefined) => ({
    es: `Alguien más tomó el asiento ${seat}. ${nearest ? `Marcamos el ${nearest}, el libre más cercano.` : 'Elige otro.'}`,
    en: `Someone else took seat ${seat}. ${nearest ? `We have marked ${nearest}, the nearest free one.` : 'Choose another one.'}`,
  }),
} as const;

const listed = (who: readonly string[], and: string): string =>
  who.length < 2 ? who.join('') : `${who.slice(0, -1).join(', ')} ${and} ${who.at(-1)}`;
