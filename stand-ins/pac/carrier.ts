/**
 * The invented carrier as in the SAT's register. Its RFC: ACO for "Autobuses Costera", founded on 3 June 2015, with an
 * arbitrary homoclave and the matching check digit.
 */
export const CARRIER = {
  rfc: 'ACO150603ACA',
  /** As on its Constancia: without the type of company. */
  name: 'AUTOBUSES COSTERA',
  /** As on its certificate: with the type of company. */
  legalName: 'AUTOBUSES COSTERA SA DE CV',
  /** Coordinated carriers. */
  regime: '624',
  postalCode: '45580',
  /** Its legal representative, also invented. */
  representative: { rfc: 'GALM900127KB4', curp: 'GALM900127HJCRPR05' },
} as const;
