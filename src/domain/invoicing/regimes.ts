import type { Rfc } from '#domain/invoicing/rfc.ts';

/** Who may have a regime (c_RegimenFiscal). */
type Held = 'company' | 'person' | 'both';

const GOODS = ['G01', 'G02', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08'];
const DEDUCTIONS = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'];

interface Regime {
  readonly held: Held;
  /** In addition to those allowed to everyone (c_UsoCFDI). */
  readonly uses: readonly string[];
}

const company: Regime = { held: 'company', uses: GOODS };
const personInBusiness: Regime = { held: 'person', uses: [...GOODS, ...DEDUCTIONS] };
/**
 * Employees and people with income from capital cannot deduct purchases: they may not use G03, the most common choice
 * (CFDI40161).
 */
const personWithout: Regime = { held: 'person', uses: DEDUCTIONS };

/** Regimes a receiver may have, with who may have them and the allowed uses of a CFDI (SAT, matrix of CFDI 4.0). */
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

/** No tax obligations: for foreigners and the general public (CFDI40159). */
export const NO_OBLIGATIONS = '616';

/** No tax effects: allowed to everyone, and the only use for foreigners. */
export const NO_TAX_EFFECTS = 'S01';

/** Uses offered for a bus ticket, the most common first. Payroll (CN01) and payments (CP01) are other types of CFDI. */
const OFFERED: readonly string[] = [
  'G03',
  NO_TAX_EFFECTS,
  ...GOODS.filter((use) => !['G02', 'G03'].includes(use)),
  ...DEDUCTIONS,
];

/** Every regime, in the SAT's order. */
export const ALL_REGIMES: readonly string[] = [...REGIMES.keys()];

/** Whether the holder of such an RFC may have the regime (CFDI40157, CFDI40158). */
export const isRegimeOf = (regime: string, holder: Rfc['holder']): boolean => {
  const held = REGIMES.get(regime)?.held;
  return held === holder || held === 'both';
};

export const isRegime = (regime: string): boolean => REGIMES.has(regime);

/** Whether a regime allows this use of a CFDI (CFDI40161). */
export function isUseOf(use: string, regime: string): boolean {
  const known = REGIMES.get(regime);
  return known !== undefined && (use === NO_TAX_EFFECTS || known.uses.includes(use));
}

/** Uses to choose from under a regime; all of them before one is chosen. */
export const usesOffered = (regime: string | undefined): readonly string[] =>
  regime === undefined || !isRegime(regime) ? OFFERED : OFFERED.filter((use) => isUseOf(use, regime));

/** Regimes to choose from with an RFC; all of them while it is invalid. */
export const regimesOffered = (holder: Rfc['holder'] | undefined): readonly string[] =>
  holder === undefined ? ALL_REGIMES : ALL_REGIMES.filter((regime) => isRegimeOf(regime, holder));
