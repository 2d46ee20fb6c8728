import type { Answered } from '#http/refusal-of.ts';
import type { Route } from '#wire/route.ts';

/** The challenge for each code of RFC 6749 and RFC 6750. */
const SCHEMES = {
  invalid_client: () => 'Basic realm="OAuthVP", charset="UTF-8"',
  invalid_token: () => 'Bearer realm="OAuthVP", error="invalid_token"',
  insufficient_scope: (service: string) => `Bearer realm="OAuthVP", error="insufficient_scope", scope="${service}"`,
} as const;

/**
 * Headers an OAuth client reads without parsing the body: how to authenticate if it did not, and that tokens must not
 * be cached (RFC 6749, 5.1).
 */
export function challengeOf({ service }: Route, { envelope }: Answered): Readonly<Record<string, string>> {
  const code = envelope.content.errors[0]?.code ?? '';
  const challenge = Object.hasOwn(SCHEMES, code) && SCHEMES[code as keyof typeof SCHEMES](service);
  return {
    ...(challenge && { 'www-authenticate': challenge }),
    ...(service === 'oauth' && { pragma: 'no-cache' }),
  };
}
