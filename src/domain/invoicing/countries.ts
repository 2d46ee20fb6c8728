/**
 * The SAT's c_Pais (catalogues of 2026-08-06) except Mexico and "not declared": ISO 3166-1, each three-letter key with
 * the two-letter code used to look up its name.
 */
export const FOREIGN_COUNTRIES: ReadonlyMap<string, string> = new Map(
  [
    'ABW:AW AFG:AF AGO:AO AIA:AI ALA:AX ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ASM:AS ATA:AQ ATF:TF ATG:AG AUS:AU AUT:AT',
    'AZE:AZ BDI:BI BEL:BE BEN:BJ BES:BQ BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BIH:BA BLM:BL BLR:BY BLZ:BZ BMU:BM BOL:BO',
    'BRA:BR BRB:BB BRN:BN BTN:BT BVT:BV BWA:BW CAF:CF CAN:CA CCK:CC CHE:CH CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COG:CG',
    'COK:CK COL:CO COM:KM CPV:CV CRI:CR CUB:CU CUW:CW CXR:CX CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK DOM:DO',
    'DZA:DZ ECU:EC EGY:EG ERI:ER ESH:EH ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR FRO:FO FSM:FM GAB:GA GBR:GB',
    'GEO:GE GGY:GG GHA:GH GIB:GI GIN:GN GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF GUM:GU GUY:GY',
    'HKG:HK HMD:HM HND:HN HRV:HR HTI:HT HUN:HU IDN:ID IMN:IM IND:IN IOT:IO IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT',
    'JAM:JM JEY:JE JOR:JO JPN:JP KAZ:KZ KEN:KE KGZ:KG KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB LBR:LR LBY:LY',
    'LCA:LC LIE:LI LKA:LK LSO:LS LTU:LT LUX:LU LVA:LV MAC:MO MAF:MF MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MHL:MH MKD:MK',
    'MLI:ML MLT:MT MMR:MM MNE:ME MNG:MN MNP:MP MOZ:MZ MRT:MR MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA NCL:NC',
    'NER:NE NFK:NF NGA:NG NIC:NI NIU:NU NLD:NL NOR:NO NPL:NP NRU:NR NZL:NZ OMN:OM PAK:PK PAN:PA PCN:PN PER:PE PHL:PH',
    'PLW:PW PNG:PG POL:PL PRI:PR PRK:KP PRT:PT PRY:PY PSE:PS PYF:PF QAT:QA REU:RE ROU:RO RUS:RU RWA:RW SAU:SA SDN:SD',
    'SEN:SN SGP:SG SGS:GS SHN:SH SJM:SJ SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SPM:PM SRB:RS SSD:SS STP:ST SUR:SR SVK:SK',
    'SVN:SI SWE:SE SWZ:SZ SXM:SX SYC:SC SYR:SY TCA:TC TCD:TD TGO:TG THA:TH TJK:TJ TKL:TK TKM:TM TLS:TL TON:TO TTO:TT',
    'TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ UGA:UG UKR:UA UMI:UM URY:UY USA:US UZB:UZ VAT:VA VCT:VC VEN:VE VGB:VG VIR:VI',
    'VNM:VN VUT:VU WLF:WF WSM:WS YEM:YE ZAF:ZA ZMB:ZM ZWE:ZW',
  ].flatMap((line) => line.split(' ').map((pair): [string, string] => [pair.slice(0, 3), pair.slice(4)])),
);

/** Formats of tax ids, for the countries whose format the SAT checks (CFDI40156). */
const TAX_ID_FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['CAN', /^\d{9}$/],
  ['USA', /^\d{9}$/],
]);
/** Maximum length of NumRegIdTrib. */
const MAX_TAX_ID_LENGTH = 40;

export const isForeignCountry = (key: string): boolean => FOREIGN_COUNTRIES.has(key);

/** Normalizes a tax id for an invoice: capitals; for the United States and Canada only digits. */
export function tidyTaxId(typed: string, country: string): string {
  const text = typed.normalize('NFC').replace(/\s+/g, ' ').trim().toUpperCase();
  return TAX_ID_FORMS.has(country) ? text.replace(/[\s-]/g, '') : text;
}

/** Whether a normalized tax id is valid for a country. */
export const isTaxIdOf = (text: string, country: string): boolean =>
  text.length > 0 &&
  text.length <= MAX_TAX_ID_LENGTH &&
  !text.includes('|') &&
  (TAX_ID_FORMS.get(country)?.test(text) ?? true);
