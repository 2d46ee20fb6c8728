/** A lower service class than was sold, and the difference: in the itinerary and where it is claimed. */
export const differenceText = {
  title: { es: 'La diferencia de tu servicio', en: 'The difference in your class of service' },
  runs: (journey: string, runs: string) => ({
    es: `${journey}: viajas en ${runs}`,
    en: `${journey}: you travel in ${runs}`,
  }),
  sold: (sold: string) => ({ es: `Compraste ${sold}.`, en: `You bought ${sold}.` }),
  owed: {
    es: 'La diferencia es tuya. Tus boletos siguen valiendo: viajas igual.',
    en: 'We owe you the difference. Your tickets remain valid: you can still travel.',
  },
  taken: { es: 'Ya recibiste la diferencia.', en: 'You have already received the difference.' },
  takeOriginal: (amount: string) => ({ es: `Devuélvanme ${amount}`, en: `Refund me ${amount}` }),
  takeCredit: (amount: string) => ({ es: `Quiero ${amount} de saldo`, en: `I want ${amount} in credit` }),
  rule: (sold: string, runs: string) => ({
    es: `Compraste ${sold} y viajas en ${runs}.`,
    en: `You bought ${sold} and travel in ${runs}.`,
  }),
  of: (fares: {
    readonly cost: string;
    readonly sold: string;
    readonly soldFare: string;
    readonly runs: string;
    readonly runsFare: string;
  }) => ({
    es: `Pagaste ${fares.cost}. Baja en la misma proporción que la tarifa de adulto: de ${fares.soldFare} (${fares.sold}) a ${fares.runsFare} (${fares.runs})`,
    en: `You paid ${fares.cost}. It falls as the adult fare does: from ${fares.soldFare} (${fares.sold}) to ${fares.runsFare} (${fares.runs})`,
  }),
  keeps: {
    es: 'Tus boletos siguen valiendo. Al confirmar, el horario de ese viaje ya no se cambia.',
    en: 'Your tickets remain valid. Once you confirm, the schedule of that journey can no longer be changed.',
  },
  given: {
    es: 'Por la diferencia de servicio; tus boletos siguen valiendo.',
    en: 'For the difference in class of service; your tickets remain valid.',
  },
} as const;
