import type { Rfc } from '#domain/invoicing/rfc.ts';

/** Who may have a regime (c_RegimenFiscal). */
type Held = 'company' | 'person' | 'both';

const GOODS = ['G01', 'G02', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'];
const DEDUCTIONS = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'];

interface Regime {
  readonly held: Held;
  /** Besides those of everybody (c_UsoCFDI). */
  readonly uses: readonly string[];
}

const company: Regime = { held: 'company', uses: GOODS };
const personInBusiness: Regime = { held: 'person', uses: [...GOODS, ...DEDUCTIONS] };
/**
 * Wage earners and anyone who lives on capital deduct nothing they buy: not G03, which they choose most (CFDI40161).
 */
const personWithout: Regime = { held: 'person', uses: DEDUCTIONS };

/** Regimes a receiver may have, with whose they are and what they may use a CFDI for (SAT, matrix of CFDI 4.0). */
const REGIMES: ReadonlyMap<string, Regime> = new Map(
  Object.entries<Regime>({
    '601': company,
    '603': company,
    '605': personWithout,
    '606': personInBusiness,
    '607': personWithout,
    '608': personWithout,
    '610': { held: 'both', uses: [] },
    '611': personWithout,
    '612': personInBusiness,
    '614': personWithout,
    '615': personWithout,
    '616': { held: 'person', uses: ['G02'] },
    '620': company,
    '621': { held: 'person', uses: GOODS },
    '622': company,
    '623': company,
    '624': company,
    '625': personInBusiness,
    '626': { held: 'both', uses: GOODS },
  }),
);

/** Without tax obligations: of foreigners and of everybody in general (CFDI40159). */
export const NO_OBLIGATIONS = '616';

/** No tax effects: allowed to everybody, and the only use of a foreigner. */
export const NO_TAX_EFFECTS = 'S01';

/**
 * Uses a bus ticket is invoiced for, those that most want first. Payroll (CN01) and payments (CP01) are other
 * documents.
 */
const OFFERED: readonly string[] = [
  'G03',
  NO_TAX_EFFECTS,
  ...GOODS.filter((use) => !['G02', 'G03'].includes(use)),
  ...DEDUCTIONS,
];

/** Every regime, in the SAT's order. */
export const ALL_REGIMES: readonly string[] = [...REGIMES.keys()];

/** Whether somebody with such a tax id may have it (CFDI40157, CFDI40158). */
export const isRegimeOf = (regime: string, holder: Rfc['holder']): boolean => {
  const held = REGIMES.get(regime)?.held;
  return held === holder || held === 'both';
};

export const isRegime = (regime: string): boolean => REGIMES.has(regime);

/** Whether a CFDI may be used so under a regime (CFDI40161). */
export function isUseOf(use: string, regime: string): boolean {
  const known = REGIMES.get(regime);
  return known !== undefined && (use === NO_TAX_EFFECTS || known.uses.includes(use));
}

/** Uses to choose from under a regime; all of them while none is chosen. */
export const usesOffered = (regime: string | undefined): readonly string[] =>
  regime === undefined || !isRegime(regime) ? OFFERED : OFFERED.filter((use) => isUseOf(use, regime));

/** Regimes to choose from with a tax id; all of them while it cannot be read. */
export const regimesOffered = (holder: Rfc['holder'] | undefined): readonly string[] =>
  holder === undefined ? ALL_REGIMES : ALL_REGIMES.filter((regime) => isRegimeOf(regime, holder));
