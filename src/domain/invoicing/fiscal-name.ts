/** The SAT's own limit (attribute Nombre). */
export const MAX_FISCAL_NAME_LENGTH = 254;

/** A name in the SAT's form: capitals with accents and Ñ, single spaces. */
export const fiscalName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();

/** Types of company at the end of a name: S.A. de C.V., S. de R.L. de C.V., S.C., A.C., S.A.S. and their variants. */
const KIND_OF_COMPANY = new RegExp(
  '[\\s,]+(?:' +
    'S\\.?\\s?A\\.?\\s?P\\.?\\s?I\\.?|' + // S.A.P.I.
    'S\\.?\\s?A\\.?\\s?S\\.?|' + // S.A.S.
    'S\\.?\\s?A\\.?\\s?B\\.?|' + // S.A.B.
    'S\\.?\\s?A\\.?|' + // S.A.
    'S\\.?\\s?DE\\s?R\\.?\\s?L\\.?|' + // S. de R.L.
    'S\\.?\\s?P\\.?\\s?R\\.?\\s?DE\\s?R\\.?\\s?L\\.?|' + // S.P.R. de R.L.
    'S\\.?\\s?C\\.?|A\\.?\\s?C\\.?' + // S.C., A.C.
    ')(?:\\s?DE\\s?C\\.?\\s?V\\.?)?$',
);

/** The name without the type of company at its end, which the SAT's register omits; undefined when there is none. */
export function withoutCompanyKind(name: string): string | undefined {
  const capitals = fiscalName(name);
  const shorter = capitals.replace(KIND_OF_COMPANY, '');
  return shorter === capitals || shorter === '' ? undefined : shorter;
}
