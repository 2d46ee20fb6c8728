/** The trip's total next to every step, and its breakdown: in no script. */
export const tripSummary = {
  total: { es: 'Total', en: 'Total' },
  totalHint: { es: 'con IVA; no cobramos nada más', en: 'VAT included; nothing else is charged' },
  /** Next to a payment reference, which mentions what the store may charge. */
  totalHintInStore: { es: 'con IVA', en: 'VAT included' },
  soFarHint: { es: 'con IVA; falta elegir el regreso', en: 'VAT included; the return is still to be chosen' },
  soFarHintExempt: {
    es: 'exento de IVA; falta elegir el regreso',
    en: 'exempt from VAT; the return is still to be chosen',
  },
  /** A part of the total is exempt: the shuttle of a journey with a bus, or with extras. */
  mixed: { es: 'con IVA donde aplica', en: 'VAT included where it applies' },
  totalHintMixed: {
    es: 'con IVA donde aplica; no cobramos nada más',
    en: 'VAT included where it applies; nothing else is charged',
  },
  mixedBy: (vat: string, net: string) => ({
    es: `Incluye ${vat} de IVA (16 %); sin IVA son ${net}. El shuttle está exento (LIVA 15, V).`,
    en: `Includes ${vat} of VAT (16%); ${net} before VAT. The shuttle is exempt (LIVA 15, V).`,
  }),
  chooseFirst: {
    es: 'Elige tu ida y aquí verás cuánto cuesta el viaje completo.',
    en: 'Choose your outbound journey to see here what the whole trip costs.',
  },
  explain: { es: 'Cómo se forma este precio', en: 'How this price is made up' },
  vatOf: (vat: string, net: string) => ({
    es: `Incluye ${vat} de IVA (16 %); sin IVA son ${net}.`,
    en: `Includes ${vat} of VAT (16%); ${net} before VAT.`,
  }),
  discountOf: (amount: string) => ({
    es: `Ya incluye ${amount} de descuento.`,
    en: `${amount} of discounts already taken off.`,
  }),
  exempt: { es: 'exento de IVA', en: 'exempt from VAT' },
  totalHintExempt: {
    es: 'exento de IVA; no cobramos nada más',
    en: 'exempt from VAT; nothing else is charged',
  },
  exemptBy: {
    es: 'Exento de IVA: transporte dentro de una zona metropolitana (LIVA 15, V).',
    en: 'Exempt from VAT: transport within one metropolitan area (LIVA 15, V).',
  },
  vatWithin: { es: 'IVA incluido', en: 'VAT included' },
} as const;
