import type { ShownError } from '#web/shown-errors.ts';

/**
 * A refusal of the whole payment is headed by its first sentence, which says what happened: "Tu banco no autorizó el pago."
 * Undefined where fields are to be corrected, or nothing more is said than that sentence.
 */
export function refusalHeading(
  errors: readonly ShownError[],
): { title: string; errors: readonly ShownError[] } | undefined {
  const [only, ...others] = errors;
  if (!only || others.length > 0 || only.field !== undefined) return undefined;
  const [title = '', ...rest] = only.text.split('. ');
  return rest.length === 0 ? undefined : { title, errors: [{ field: undefined, text: rest.join('. ') }] };
}
