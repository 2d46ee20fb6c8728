import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/**
 * What each element gives to the original string, in the SAT's order (cadenaoriginal_4_0.xslt): `@` an attribute, else a path
 * of children. An attribute that is not there gives nothing. The seal, the certificate and the stamp are no part of it.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Comprobante: [
    ...['@Version', '@Serie', '@Folio', '@Fecha', '@FormaPago', '@NoCertificado', '@CondicionesDePago', '@SubTotal'],
    ...['@Descuento', '@Moneda', '@TipoCambio', '@Total', '@TipoDeComprobante', '@Exportacion', '@MetodoPago'],
    ...['@LugarExpedicion', '@Confirmacion', 'InformacionGlobal', 'CfdiRelacionados', 'Emisor', 'Receptor'],
    ...['Conceptos/Concepto', 'Impuestos'],
  ],
  InformacionGlobal: ['@Periodicidad', '@Meses', '@Año'],
  CfdiRelacionados: ['@TipoRelacion', 'CfdiRelacionado'],
  CfdiRelacionado: ['@UUID'],
  Emisor: ['@Rfc', '@Nombre', '@RegimenFiscal', '@FacAtrAdquirente'],
  Receptor: [
    ...['@Rfc', '@Nombre', '@DomicilioFiscalReceptor', '@ResidenciaFiscal', '@NumRegIdTrib'],
    ...['@RegimenFiscalReceptor', '@UsoCFDI'],
  ],
  Concepto: [
    ...['@ClaveProdServ', '@NoIdentificacion', '@Cantidad', '@ClaveUnidad', '@Unidad', '@Descripcion'],
    ...['@ValorUnitario', '@Importe', '@Descuento', '@ObjetoImp'],
    ...['Impuestos/Traslados/Traslado', 'Impuestos/Retenciones/Retencion'],
    ...['ACuentaTerceros', 'InformacionAduanera', 'CuentaPredial', 'Parte'],
  ],
  Traslado: ['@Base', '@Impuesto', '@TipoFactor', '@TasaOCuota', '@Importe'],
  Retencion: ['@Base', '@Impuesto', '@TipoFactor', '@TasaOCuota', '@Importe'],
  ACuentaTerceros: [
    ...['@RfcACuentaTerceros', '@NombreACuentaTerceros', '@RegimenFiscalACuentaTerceros'],
    '@DomicilioFiscalACuentaTerceros',
  ],
  InformacionAduanera: ['@NumeroPedimento'],
  CuentaPredial: ['@Numero'],
  Parte: [
    ...['@ClaveProdServ', '@NoIdentificacion', '@Cantidad', '@Unidad', '@Descripcion', '@ValorUnitario', '@Importe'],
    'InformacionAduanera',
  ],
  // Of the document, not of a line: those of the lines are reached through their line.
  Impuestos: [
    ...['Retenciones/Retencion', '@TotalImpuestosRetenidos'],
    ...['Traslados/Traslado', '@TotalImpuestosTrasladados'],
  ],
  TimbreFiscalDigital: [
    ...['@Version', '@UUID', '@FechaTimbrado', '@RfcProvCertif', '@Leyenda', '@SelloCFD', '@NoCertificadoSAT'],
  ],
};

/** The values that are sealed, in order: of a CFDI, or of its stamp. */
export function originalParts(root: XmlElement): readonly string[] {
  const parts = PARTS[root.name.replace(/^(?:cfdi|tfd):/, '')];
  if (!parts) throw new RangeError(`no original string is known of ${root.name}`);
  return parts.flatMap((part) =>
    part.startsWith('@') ? attributeOf(root, part.slice(1)) : childrenAt(root, part).flatMap(originalParts),
  );
}

/** The text that is sealed (cadena original). */
export const originalString = (parts: readonly string[]): string => `||${parts.join('|')}||`;

function attributeOf({ attributes }: XmlElement, name: string): readonly string[] {
  const value = attributes.get(name);
  return value === undefined ? [] : [normalizeSpace(value)];
}

/** As XPath does it: no spaces at the ends, one where there were several. Other blanks than XML's four are letters to it. */
const normalizeSpace = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
