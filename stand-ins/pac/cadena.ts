import { type Element, TFD } from './document.ts';

/**
 * An element's contribution to the original string: these attributes, then these children, all of one name together.
 */
interface Part {
  readonly attributes?: string;
  readonly children?: Readonly<Record<string, Part>>;
}

const TRANSFER = { attributes: 'Base Impuesto TipoFactor TasaOCuota Importe' };
const CUSTOMS = { attributes: 'NumeroPedimento' };

/** In the SAT's order, not the document's: the document's withholdings come first, those of a concept last. */
const COMPROBANTE: Part = {
  attributes:
    'Version Serie Folio Fecha FormaPago NoCertificado CondicionesDePago SubTotal Descuento Moneda TipoCambio Total TipoDeComprobante Exportacion MetodoPago LugarExpedicion Confirmacion',
  children: {
    InformacionGlobal: { attributes: 'Periodicidad Meses Año' },
    CfdiRelacionados: { attributes: 'TipoRelacion', children: { CfdiRelacionado: { attributes: 'UUID' } } },
    Emisor: { attributes: 'Rfc Nombre RegimenFiscal FacAtrAdquirente' },
    Receptor: {
      attributes: 'Rfc Nombre DomicilioFiscalReceptor ResidenciaFiscal NumRegIdTrib RegimenFiscalReceptor UsoCFDI',
    },
    Conceptos: {
      children: {
        Concepto: {
          attributes:
            'ClaveProdServ NoIdentificacion Cantidad ClaveUnidad Unidad Descripcion ValorUnitario Importe Descuento ObjetoImp',
          children: {
            Impuestos: {
              children: {
                Traslados: { children: { Traslado: TRANSFER } },
                Retenciones: { children: { Retencion: TRANSFER } },
              },
            },
            ACuentaTerceros: {
              attributes:
                'RfcACuentaTerceros NombreACuentaTerceros RegimenFiscalACuentaTerceros DomicilioFiscalACuentaTerceros',
            },
            InformacionAduanera: CUSTOMS,
            CuentaPredial: { attributes: 'Numero' },
            Parte: {
              attributes: 'ClaveProdServ NoIdentificacion Cantidad Unidad Descripcion ValorUnitario Importe',
              children: { InformacionAduanera: CUSTOMS },
            },
          },
        },
      },
    },
  },
};

const TAXES: readonly Part[] = [
  { children: { Retenciones: { children: { Retencion: { attributes: 'Impuesto Importe' } } } } },
  { attributes: 'TotalImpuestosRetenidos' },
  { children: { Traslados: { children: { Traslado: TRANSFER } } } },
  { attributes: 'TotalImpuestosTrasladados' },
];

const STAMP: Part = { attributes: 'Version UUID FechaTimbrado RfcProvCertif Leyenda SelloCFD NoCertificadoSAT' };

/** The original string of an invoice without complements, which is sealed. */
export function originalString(comprobante: Element): string {
  const taxes = comprobante.children.filter(({ name }) => name === 'Impuestos');
  const fields = [
    ...fieldsOf(comprobante, COMPROBANTE),
    ...taxes.flatMap((each) => TAXES.flatMap((part) => fieldsOf(each, part))),
  ];
  return joined(fields);
}

/** The original string of a stamp, which the PAC seals. */
export function stampString(stamp: Element): string {
  if (stamp.space !== TFD) throw new Error('not a stamp');
  return joined(fieldsOf(stamp, STAMP));
}

const joined = (fields: readonly string[]): string => `||${fields.join('|')}||`;

function fieldsOf(element: Element, { attributes = '', children = {} }: Part): string[] {
  const own = attributes
    .split(' ')
    .map((name) => element.attributes[name])
    .filter((value) => value !== undefined)
    .map(normalized);
  const below = Object.entries(children).flatMap(([name, part]) =>
    element.children.filter((child) => child.name === name).flatMap((child) => fieldsOf(child, part)),
  );
  return [...own, ...below];
}

/** XPath's `normalize-space`, which recognizes only four whitespace characters. */
const normalized = (value: string): string => value.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');
