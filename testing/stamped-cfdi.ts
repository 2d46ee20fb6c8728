import type { SealedCfdi } from '#app/invoicing/ports.ts';

export const UUID = '5768E1EA-6FDC-4B6C-9460-FB2462260A6E';
/** As long as those of the SAT. */
const SAT_SEAL = Buffer.alloc(256, 'sat').toString('base64');

/** A sealed CFDI with the stamp a PAC would add; the stamp itself has no valid seal. */
export function stamped({ xml }: Pick<SealedCfdi, 'xml'>, stampedAt = '2026-11-30T23:59:59'): string {
  const [, seal = ''] = /Sello="([^"]+)"/.exec(xml) ?? [];
  const stamp = `<tfd:TimbreFiscalDigital xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital" Version="1.1" UUID="${UUID}" FechaTimbrado="${stampedAt}" RfcProvCertif="SPR190613I52" SelloCFD="${seal}" NoCertificadoSAT="30001000000599999999" SelloSAT="${SAT_SEAL}"/>`;
  return xml.replace('</cfdi:Comprobante>', `<cfdi:Complemento>${stamp}</cfdi:Complemento></cfdi:Comprobante>`);
}
