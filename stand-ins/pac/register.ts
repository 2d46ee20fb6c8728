import { CARRIER } from './carrier.ts';
import type { Certificate } from './certificate.ts';

/** An entry of the SAT's register. */
export interface Taxpayer {
  readonly rfc: string;
  /** As on the Constancia, without the type of company. */
  readonly name: string;
  readonly postalCode: string;
  /** Registered regimes; when empty, any that suits a person or a company. */
  readonly regimes: readonly string[];
  /** May issue invoices (list of obliged taxpayers, LCO). */
  readonly mayIssue: boolean;
}

type Row = readonly [rfc: string, name: string, postalCode: string, ...regimes: string[]];

/** Invented people and companies; each RFC has a valid check digit. */
const SEED: readonly Row[] = [
  ['MÑR110214J79', 'MUEBLES ÑANDU RIVERA', '44100', '601'],
  ['F&T080520Q25', 'FLORES & TORRES CONSULTORES', '63000', '601', '626'],
  ['TLM990917B40', 'TRANSPORTES LACUSTRES MEXQUITIC', '48300', '624'],
  ['SIP160901U36', 'SEMILLAS E INSUMOS DEL PACIFICO', '63735', '622'],
  ['HPB120404D97', 'HOSPITAL PRIVADO BRISAS', '48290', '603'],
  ['ROÑC850314TU2', 'CARLA ROSAS ÑECO', '44630', '612', '605'],
  ['GALM900127KB4', 'MARIO GARCIA LUNA', '45050', '605'],
  ['HESL730805R17', 'LUCIA HERNANDEZ SOLIS', '63175', '626'],
  ['NUÑA660219C81', 'ANGEL NUÑEZ ÑIGUEZ', '63732', '606'],
  ['PEBJ941103LX3', 'JOSE PEÑA BERNAL', '44940', '625'],
  ['VAMO880622E48', 'OLGA VARGAS MORA', '28000', '612'],
  ['CAML590730PT5', 'LUIS CASTRO MEDINA', '45130', '616'],
];

const taxpayer = ([rfc, name, postalCode, ...regimes]: Row): Taxpayer => ({
  rfc,
  name,
  postalCode,
  regimes,
  mayIssue: rfc.length === 12,
});

/** The initial register, which includes the carrier. */
export const SEEDED: readonly Taxpayer[] = [
  taxpayer([CARRIER.rfc, CARRIER.name, CARRIER.postalCode, CARRIER.regime, '601']),
  ...SEED.map(taxpayer),
];

const KIND_OF_COMPANY = / S\.?A\.?( DE C\.?V\.?)?$/;

/** Registers the holders of certificates; their postal codes are unknown. */
export const certified = (all: readonly Certificate[]): readonly Taxpayer[] =>
  all
    .filter(({ rfc, isForSealing }) => rfc !== '' && isForSealing)
    .map(({ rfc, name }) => ({ ...taxpayer([rfc, name.replace(KIND_OF_COMPANY, ''), '00000']), mayIssue: true }));

/** Reads taxpayers to register; undefined when one is invalid. */
export function readTaxpayers(value: unknown): readonly Taxpayer[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const read = value.map(readTaxpayer);
  return read.every((each) => each !== undefined) ? read : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readTaxpayer(value: unknown): Taxpayer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rfc, name, postalCode, regimes = [], mayIssue = true } = value as Record<string, unknown>;
  if (!isText(rfc) || !isText(name) || !isText(postalCode) || typeof mayIssue !== 'boolean') return undefined;
  if (!Array.isArray(regimes) || !regimes.every(isText)) return undefined;
  return { rfc, name, postalCode, regimes, mayIssue };
}
