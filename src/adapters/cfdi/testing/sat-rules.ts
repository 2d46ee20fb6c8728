import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/**
 * The sums and limits of the SAT's validation matrix for CFDI 4.0, computed from the XML alone, independently of the
 * code that writes it. Amounts are in millionths of a peso.
 */
export function brokenRules(root: XmlElement): readonly string[] {
  const lines = childrenAt(root, 'Conceptos/Concepto');
  const groups = childrenAt(root, 'Impuestos/Traslados/Traslado');
  const [summary] = childrenAt(root, 'Impuestos');
  const lineTaxes = lines.flatMap((line) => childrenAt(line, 'Impuestos/Traslados/Traslado'));
  const discounts = lines.filter(({ attributes }) => attributes.has('Descuento'));
  const total = of(root, 'SubTotal') - of(root, 'Descuento') + of(summary, 'TotalImpuestosTrasladados');
  const taxed = groups.filter((group) => text(group, 'TipoFactor') !== 'Exento');
  const broken: readonly (readonly [code: string, holds: boolean])[] = [
    ['CFDI40107', ['SubTotal', 'Descuento', 'Total'].every((name) => decimals(root, name) === 2)],
    ['CFDI40108', of(root, 'SubTotal') === sumOf(lines, 'Importe')],
    ['CFDI40110', of(root, 'Descuento') <= of(root, 'SubTotal')],
    ['CFDI40111', root.attributes.has('Descuento') === discounts.length > 0],
    ['CFDI40111', of(root, 'Descuento') === sumOf(lines, 'Descuento')],
    ['CFDI40119', of(root, 'Total') === total],
    ...lines.flatMap(lineRules),
    ['CFDI40205', of(summary, 'TotalImpuestosTrasladados') === sumOf(groups, 'Importe')],
    ['CFDI40212', summary?.attributes.has('TotalImpuestosTrasladados') === taxed.length > 0],
    ['CFDI40218', new Set(groups.map(kindOf)).size === groups.length],
    ...groups.flatMap((group): readonly (readonly [string, boolean])[] => {
      const alike = lineTaxes.filter((tax) => kindOf(tax) === kindOf(group));
      return [
        ['CFDI40177', exemptIsBare(group)],
        ['CFDI40215', of(group, 'Base') === sumOf(alike, 'Base')],
        ['CFDI40221', of(group, 'Importe') === sumOf(alike, 'Importe')],
      ];
    }),
    ...receiverRules(root),
  ];
  return broken.filter(([, holds]) => !holds).map(([code]) => code);
}

function lineRules(line: XmlElement): readonly (readonly [string, boolean])[] {
  const taxes = childrenAt(line, 'Impuestos/Traslados/Traslado');
  return [
    ['CFDI40166', of(line, 'ValorUnitario') > 0n],
    ['CFDI40167', of(line, 'Importe') * ONE === of(line, 'Cantidad') * of(line, 'ValorUnitario')],
    ['CFDI40168', decimals(line, 'Descuento') <= decimals(line, 'Importe')],
    ['CFDI40169', of(line, 'Descuento') <= of(line, 'Importe')],
    ['CFDI40171', text(line, 'ObjetoImp') !== '02' || taxes.length > 0],
    ...taxes.flatMap((tax): readonly (readonly [string, boolean])[] => [
      ['CFDI40174', of(tax, 'Base') > 0n],
      // Not in the matrix: the base is the price paid without tax.
      ['base', of(tax, 'Base') === of(line, 'Importe') - of(line, 'Descuento')],
      ['CFDI40177', exemptIsBare(tax)],
      ['CFDI40180', isWithinLimits(tax)],
    ]),
  ];
}

/** The lower limit is truncated, the upper one rounded up, to the decimals of the amount. */
function isWithinLimits(tax: XmlElement): boolean {
  if (text(tax, 'TipoFactor') === 'Exento') return true;
  const half = 10n ** BigInt(6 - decimals(tax, 'Base')) / 2n;
  const unit = 10n ** BigInt(6 - decimals(tax, 'Importe'));
  // Base and rate are both in millionths, so their product is in 10⁻¹².
  const lower = ((of(tax, 'Base') - half) * of(tax, 'TasaOCuota')) / (unit * ONE);
  const upper = ((of(tax, 'Base') + half) * of(tax, 'TasaOCuota') - 1n + unit * ONE - 1n) / (unit * ONE);
  const amount = of(tax, 'Importe') / unit;
  return lower <= amount && amount <= upper;
}

function receiverRules(root: XmlElement): readonly (readonly [string, boolean])[] {
  const receiver = childrenAt(root, 'Receptor')[0]!;
  const rfc = text(receiver, 'Rfc');
  const isPublic = rfc === 'XAXX010101000';
  const isGeneric = isPublic || rfc === 'XEXX010101000';
  const isSale = text(root, 'TipoDeComprobante') === 'I';
  const isGlobal = childrenAt(root, 'InformacionGlobal').length === 1;
  const isForeign = receiver.attributes.has('ResidenciaFiscal');
  return [
    ['CFDI40130', isGlobal === (isSale && isPublic && text(receiver, 'Nombre') === 'PUBLICO EN GENERAL')],
    ['CFDI40146', text(receiver, 'Nombre') !== 'PUBLICO EN GENERAL' || isPublic],
    ['CFDI40149', !isGeneric || text(receiver, 'DomicilioFiscalReceptor') === text(root, 'LugarExpedicion')],
    ['CFDI40151', !isForeign || rfc === 'XEXX010101000'],
    ['CFDI40153', isForeign === receiver.attributes.has('NumRegIdTrib')],
    ['CFDI40159', !isGeneric || text(receiver, 'RegimenFiscalReceptor') === '616'],
  ];
}

const ONE = 1_000_000n;

const text = ({ attributes }: XmlElement, name: string): string => attributes.get(name) ?? '';

const decimals = (element: XmlElement, name: string): number => {
  const value = text(element, name);
  return value === '' ? 2 : (value.split('.')[1] ?? '').length;
};

/** Millionths; 0 when the attribute is absent. */
function of(element: XmlElement | undefined, name: string): bigint {
  const [whole = '0', fraction = ''] = (element?.attributes.get(name) ?? '0').split('.');
  return BigInt(whole + fraction.padEnd(6, '0'));
}

const sumOf = (elements: readonly XmlElement[], name: string): bigint =>
  elements.reduce((total, element) => total + of(element, name), 0n);

const kindOf = (tax: XmlElement): string =>
  ['Impuesto', 'TipoFactor', 'TasaOCuota'].map((name) => text(tax, name)).join(' ');

const exemptIsBare = (tax: XmlElement): boolean =>
  ['TasaOCuota', 'Importe'].every((name) => tax.attributes.has(name) === (text(tax, 'TipoFactor') !== 'Exento'));
