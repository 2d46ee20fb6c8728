import { childrenAt, type XmlElement } from '#adapters/cfdi/xml-element.ts';

/**
 * What each element contributes to the original string, in the SAT's order (cadenaoriginal_4_0.xslt): `@` marks an
 * attribute, anything else is a path of children. A missing attribute contributes nothing. The seal, the certificate
 * and the stamp are excluded.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Comprobante: words(
    '@Version @Serie @Folio @Fecha @FormaPago @NoCertificado @CondicionesDePago @SubTotal @Descuento @Moneda @TipoCambio',
    '@Total @TipoDeComprobante @Exportacion @MetodoPago @LugarExpedicion @Confirmacion',
    'InformacionGlobal CfdiRelacionados Emisor Receptor Conceptos/Concepto Impuestos',
  ),
  InformacionGlobal: words('@Periodicidad @Meses @Año'),
  CfdiRelacionados: words('@TipoRelacion CfdiRelacionado'),
  CfdiRelacionado: words('@UUID'),
  Emisor: words('@Rfc @Nombre @RegimenFiscal @FacAtrAdquirente'),
  Receptor: words(
    '@Rfc @Nombre @DomicilioFiscalReceptor @ResidenciaFiscal @NumRegIdTrib @RegimenFiscalReceptor @UsoCFDI',
  ),
  Concepto: words(
    '@ClaveProdServ @NoIdentificacion @Cantidad @ClaveUnidad @Unidad @Descripcion @ValorUnitario @Importe @Descuento',
    '@ObjetoImp Impuestos/Traslados/Traslado Impuestos/Retenciones/Retencion',
    'ACuentaTerceros InformacionAduanera CuentaPredial Parte',
  ),
  Traslado: words('@Base @Impuesto @TipoFactor @TasaOCuota @Importe'),
  Retencion: words('@Base @Impuesto @TipoFactor @TasaOCuota @Importe'),
  ACuentaTerceros: words(
    '@RfcACuentaTerceros @NombreACuentaTerceros @RegimenFiscalACuentaTerceros @DomicilioFiscalACuentaTerceros',
  ),
  InformacionAduanera: words('@NumeroPedimento'),
  CuentaPredial: words('@Numero'),
  Parte: words(
    '@ClaveProdServ @NoIdentificacion @Cantidad @Unidad @Descripcion @ValorUnitario @Importe InformacionAduanera',
  ),
  // Taxes of the document: those of a line are reached through the line.
  Impuestos: words('Retenciones/Retencion @TotalImpuestosRetenidos Traslados/Traslado @TotalImpuestosTrasladados'),
  TimbreFiscalDigital: words('@Version @UUID @FechaTimbrado @RfcProvCertif @Leyenda @SelloCFD @NoCertificadoSAT'),
};

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** The sealed values of a CFDI or of its stamp, in order. */
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

/** As in XPath: trims, and collapses runs of spaces. Only XML's four whitespace characters count as spaces. */
const normalizeSpace = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
