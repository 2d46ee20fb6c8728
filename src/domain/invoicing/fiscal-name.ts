/** The SAT's own limit (attribute Nombre). */
export const MAX_FISCAL_NAME_LENGTH = 254;

/** A name as the SAT has it: capitals with their accents and Ñ, single spaces. */
export const fiscalName = (typed: string): string => typed.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Kinds of company as they end a name: S.A. de C.V., S. de R.L. de C.V., S.C., A.C., S.A.S. and what is made of them.
 */
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

/**
 * The name without the kind of company it ends with, which the SAT's register does not have; undefined where there is
 * none.
 */
export function withoutCompanyKind(name: string): string | undefined {
  const capitals = fiscalName(name);
  const shorter = capitals.replace(KIND_OF_COMPANY, '');
  return shorter === capitals || shorter === '' ? undefined : shorter;
}
