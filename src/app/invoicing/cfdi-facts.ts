/**
 * What a stamped CFDI 4.0 says, read back from its XML. Every text and amount is exactly as the document has it: what is printed
 * of it must be what was sealed.
 */
export interface CfdiFacts {
  /** c_TipoDeComprobante: I income, E money given back. */
  readonly type: string;
  readonly series: string | undefined;
  readonly folio: string | undefined;
  /** `2026-11-20T10:11:12`, on the clock of where it is issued. */
  readonly issuedAt: string;
  /** Where it is issued: a postal code. */
  readonly postalCode: string;
  /** c_Exportacion. */
  readonly export: string;
  readonly currency: string;
  /** c_FormaPago and c_MetodoPago. */
  readonly paymentForm: string | undefined;
  readonly paymentMethod: string | undefined;
  readonly subtotal: string;
  readonly discount: string | undefined;
  readonly total: string;
  /** The seal of the issuer, and the number of the certificate it is made with. */
  readonly seal: string;
  readonly certificate: string;
  readonly global: { readonly periodicity: string; readonly months: string; readonly year: string } | undefined;
  readonly related: readonly { readonly kind: string; readonly uuids: readonly string[] }[];
  readonly issuer: { readonly rfc: string; readonly name: string; readonly regime: string };
  readonly receiver: {
    readonly rfc: string;
    readonly name: string;
    readonly postalCode: string;
    readonly regime: string;
    readonly use: string;
    /** Of foreigners: c_Pais and the tax number there. */
    readonly country: string | undefined;
    readonly taxId: string | undefined;
  };
  readonly lines: readonly CfdiLine[];
  /** Of all lines together, by tax, factor and rate. */
  readonly taxes: readonly CfdiTax[];
  readonly stamp: CfdiStamp;
}

/** A Concepto. */
export interface CfdiLine {
  /** c_ClaveProdServ. */
  readonly product: string;
  /** NoIdentificacion. */
  readonly id: string | undefined;
  readonly quantity: string;
  /** c_ClaveUnidad, and its name. */
  readonly unitKey: string;
  readonly unit: string | undefined;
  readonly description: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly discount: string | undefined;
  /** c_ObjetoImp. */
  readonly taxObject: string;
  readonly taxes: readonly CfdiTax[];
}

/** A Traslado, or where `withheld` a Retencion. */
export interface CfdiTax {
  readonly withheld: boolean;
  /** c_Impuesto: 002 is VAT. */
  readonly tax: string;
  /** `Tasa`, `Cuota` or `Exento`; the withheld ones of a whole document have none. */
  readonly factor: string | undefined;
  /** `0.160000`. */
  readonly rate: string | undefined;
  readonly base: string | undefined;
  /** Absent where it is exempt. */
  readonly amount: string | undefined;
}

/** The TimbreFiscalDigital 1.1: what makes it a tax document. */
export interface CfdiStamp {
  readonly version: string;
  readonly uuid: string;
  readonly stampedAt: string;
  readonly pacRfc: string;
  readonly legend: string | undefined;
  /** The issuer's seal as the PAC repeats it. */
  readonly seal: string;
  /** The SAT's certificate and seal. */
  readonly certificate: string;
  readonly satSeal: string;
}

/** Reads a stamped CFDI; throws on anything else, which never was one of ours. */
export type ReadCfdi = (xml: string) => CfdiFacts;

/** The original string of the stamp, as it is printed (Anexo 20, II.A: TFD 1.1). */
export function stampString({ version, uuid, stampedAt, pacRfc, legend, seal, certificate }: CfdiStamp): string {
  const parts = [version, uuid, stampedAt, pacRfc, ...(legend === undefined ? [] : [legend]), seal, certificate];
  return `||${parts.join('|')}||`;
}

/** Where anybody sees at the SAT whether it is good: what the QR carries (Anexo 20, I.D). */
export function verificationUrl({ stamp, issuer, receiver, total, seal }: CfdiFacts): string {
  const parts = [
    `id=${stamp.uuid}`,
    // An & would end the value, and Ñ is in no address.
    `re=${encodeURIComponent(issuer.rfc)}`,
    `rr=${encodeURIComponent(receiver.rfc)}`,
    `tt=${shortAmount(total)}`,
    `fe=${seal.slice(-8)}`,
  ];
  return `https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx?${parts.join('&')}`;
}

/** No zero that means nothing, but one on each side of the point: `1050.0`, `0.99`. */
function shortAmount(amount: string): string {
  const [whole = '', decimals = ''] = amount.split('.');
  return `${whole.replace(/^0+(?=\d)/, '') || '0'}.${decimals.slice(0, 6).replace(/0+$/, '') || '0'}`;
}
