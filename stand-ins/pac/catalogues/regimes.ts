/** c_RegimenFiscal: who may have it, and the allowed uses of an invoice (c_UsoCFDI). */
interface Regime {
  readonly persons: boolean;
  readonly companies: boolean;
  readonly uses: readonly string[];
}

const ALWAYS = ['S01', 'CP01'];
const BUSINESS = ['G01', 'G02', 'G03', 'I01', 'I02', 'I03', 'I04', 'I05', 'I06', 'I07', 'I08', ...ALWAYS];
/** Personal deductions: D01 doctors … D10 schools. */
const PERSONAL = ['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'];

const ofCompanies: Regime = { persons: false, companies: true, uses: BUSINESS };
const ofPersons = (uses: readonly string[]): Regime => ({ persons: true, companies: false, uses });

const REGIMES: Readonly<Record<string, Regime>> = {
  601: ofCompanies,
  603: ofCompanies,
  605: ofPersons([...PERSONAL, ...ALWAYS, 'CN01']),
  606: ofPersons([...BUSINESS, ...PERSONAL]),
  607: ofPersons([...PERSONAL, ...ALWAYS]),
  608: ofPersons([...PERSONAL, ...ALWAYS]),
  610: { persons: true, companies: true, uses: ALWAYS },
  611: ofPersons([...PERSONAL, ...ALWAYS]),
  612: ofPersons([...BUSINESS, ...PERSONAL]),
  614: ofPersons([...PERSONAL, ...ALWAYS]),
  615: ofPersons([...PERSONAL, ...ALWAYS]),
  616: ofPersons(['G02', ...ALWAYS]),
  620: ofCompanies,
  621: ofPersons(BUSINESS),
  622: ofCompanies,
  623: ofCompanies,
  624: ofCompanies,
  625: ofPersons([...BUSINESS, ...PERSONAL]),
  626: { persons: true, companies: true, uses: BUSINESS },
};

const USES = new Set([...BUSINESS, ...PERSONAL, 'CN01']);

export const isRegime = (key: string): boolean => key in REGIMES;
export const isUse = (key: string): boolean => USES.has(key);

/** The RFC of a person has thirteen characters, a company's twelve. */
export const fitsHolder = (regime: string, rfc: string): boolean =>
  REGIMES[regime]?.[Array.from(rfc).length === 13 ? 'persons' : 'companies'] ?? false;

const isUseOfPersons = (use: string): boolean => PERSONAL.includes(use) || use === 'CN01';

export const fitsRegime = (use: string, regime: string, rfc: string): boolean =>
  (REGIMES[regime]?.uses.includes(use) ?? false) && (Array.from(rfc).length === 13 || !isUseOfPersons(use));
