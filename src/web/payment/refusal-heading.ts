import type { ShownError } from '#web/shown-errors.ts';

/**
 * The heading for a refusal of the whole payment is its first sentence, which says what happened: "Tu banco no autorizó
 * el pago." Undefined if fields must be corrected, or if there is only that sentence.
 */
export function refusalHeading(
  errors: readonly ShownError[],
): { title: string; errors: readonly ShownError[] } | undefined {
  const [only, ...others] = errors;
  if (!only || others.length > 0 || only.field !== undefined) return undefined;
  const [title = '', ...rest] = only.text.split('. ');
  return rest.length === 0 ? undefined : { title, errors: [{ field: undefined, text: rest.join('. ') }] };
}
