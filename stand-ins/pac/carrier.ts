/**
 * The invented carrier as the SAT's register would have it. Its tax id: ACO for "Autobuses Costera", founded on 3 June 2015, with
 * a homoclave of our choice and the check digit that the SAT's sum gives for them.
 */
export const CARRIER = {
  rfc: 'ACO150603ACA',
  /** As on its Constancia: without the kind of company. */
  name: 'AUTOBUSES COSTERA',
  /** With it: as on its certificate. */
  legalName: 'AUTOBUSES COSTERA SA DE CV',
  /** Coordinated carriers. */
  regime: '624',
  postalCode: '45580',
  /** Who stands for it, also invented. */
  representative: { rfc: 'GALM900127KB4', curp: 'GALM900127HJCRPR05' },
} as const;
