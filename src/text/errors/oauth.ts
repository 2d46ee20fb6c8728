import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

/** Errors of programs that use tokens; the codes are those of RFC 6749 and RFC 6750. */
export const oauthErrors = {
  invalid_client: {
    es: 'El identificador o el secreto del cliente no son correctos, o el cliente ya no está activo.',
    en: 'The client id or secret is not right, or the client is no longer active.',
  },
  invalid_grant: {
    es: 'El token para renovar no es válido, ya se usó o ya venció. Pide uno nuevo con tu secreto.',
    en: 'The refresh token is not valid, was used already or has expired. Take a new one with your secret.',
  },
  invalid_token: {
    es: 'El servicio de reservaciones no está disponible: no reconocemos el token, o ya venció.',
    en: 'The reservation service is unavailable: the token is not recognised, or has expired.',
  },
  insufficient_scope: {
    es: 'El token es válido, pero no para este servicio.',
    en: 'The token is valid, but not for this service.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
