import type { Answered } from '#http/refusal-of.ts';
import type { Route } from '#wire/route.ts';

/** The challenge for each code of RFC 6749 and RFC 6750, and for a call that came without the token it needs. */
const SCHEMES = {
  invalid_client: () => 'Basic realm="OAuthVP", charset="UTF-8"',
  no_token: () => 'Bearer realm="OAuthVP"',
  invalid_token: () => 'Bearer realm="OAuthVP", error="invalid_token"',
  insufficient_scope: (service: string) => `Bearer realm="OAuthVP", error="insufficient_scope", scope="${service}"`,
} as const;

/**
 * Headers an OAuth client reads without parsing the body: how to authenticate if it did not, and that tokens must not
 * be cached (RFC 6749, 5.1). Nothing is said to be wrong with a token that was not sent (RFC 6750, 3.1).
 */
export function challengeOf(
  { service }: Route,
  { envelope }: Answered,
  { isAnonymous }: { readonly isAnonymous: boolean },
): Readonly<Record<string, string>> {
  const sent = envelope.content.errors[0]?.code ?? '';
  const code = sent === 'invalid_token' && isAnonymous ? 'no_token' : sent;
  const challenge = Object.hasOwn(SCHEMES, code) && SCHEMES[code as keyof typeof SCHEMES](service);
  return {
    ...(challenge && { 'www-authenticate': challenge }),
    ...(service === 'oauth' && { pragma: 'no-cache' }),
  };
}
