/** The deadlines of a journey (T1), on the payment step and on the tickets. */
export const deadlineTexts = {
  localTime: (place: string) => ({ es: `hora de ${place}`, en: `${place} time` }),
  timeLeft: (span: string) => ({ es: `faltan ${span}`, en: `in ${span}` }),
  past: { es: 'ya pasó', en: 'passed' },
  ladder: { es: 'Tus horarios límite', en: 'Your deadlines' },
  payAtCounter: { es: 'Paga en taquilla o preséntate', en: 'Pay or check in at the counter' },
  beThere: { es: 'Preséntate en la terminal', en: 'Be at the terminal' },
  exchange: { es: 'Último cambio de asiento u horario', en: 'Last change of seat or time' },
  released: { es: 'Sin pago, se libera tu lugar', en: 'Unpaid seats are released' },
  boarding: { es: 'Abordaje', en: 'Boarding' },
  departs: { es: 'Sale el autobús', en: 'The bus leaves' },
  journey: { departure: { es: 'Ida', en: 'Outbound' }, return: { es: 'Regreso', en: 'Return' } },
} as const;
