/** A tour on the page of its order and in letters. */
export const tourWordsText = {
  title: (title: { readonly es: string; readonly en: string }) => ({
    es: `Tour: ${title.es}`,
    en: `Tour: ${title.en}`,
  }),
  starts: { es: 'Empieza', en: 'Starts' },
  people: { es: 'Personas', en: 'People' },
  peopleOf: (adults: number, children: number) => ({
    es: [
      `${adults} ${adults === 1 ? 'adulto' : 'adultos'}`,
      ...(children > 0 ? [`${children} ${children === 1 ? 'niño' : 'niños'}`] : []),
    ].join(', '),
    en: [
      `${adults} ${adults === 1 ? 'adult' : 'adults'}`,
      ...(children > 0 ? [`${children} ${children === 1 ? 'child' : 'children'}`] : []),
    ].join(', '),
  }),
  pickUp: { es: 'Pasamos por ustedes', en: 'Pick-up' },
  meet: { es: 'Punto de encuentro', en: 'Meeting point' },
  operator: { es: 'Lo opera', en: 'Operated by' },
  operatorOf: (name: string, phone: string) => ({ es: `${name}, tel. ${phone}`, en: `${name}, phone ${phone}` }),
  next: {
    es: 'Estamos confirmando el tour con quien lo opera. Te escribimos con tu vale o, si no se puede, te devolvemos todo.',
    en: 'We are confirming the tour with its operator. We will write to you with your voucher, or give all of it back if it cannot be had.',
  },
} as const;
