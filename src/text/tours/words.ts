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
    es: 'Quien opera el tour confirma tus lugares y entonces te mandamos tu vale. Si no puede dártelos, te devolvemos todo.',
    en: 'The operator of the tour confirms your places, and then we send you your voucher. If there are no places for you, you get a full refund.',
  },
} as const;
