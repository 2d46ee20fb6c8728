/** The answer of a passkey in a form, as the body of a call; empty for anything else: the call refuses it. */
export function passkeyAnswer(form: URLSearchParams): Readonly<Record<string, string>> {
  try {
    const answer: unknown = JSON.parse(form.get('passkey') ?? '');
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, string>) : {};
  } catch {
    return {};
  }
}
