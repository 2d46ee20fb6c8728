/**
 * Headers of every call, from a browser or from this site to an external system. The language is Spanish, whatever the
 * page's (M197).
 */
export const CALL_HEADERS = { accept: 'application/json', 'accept-language': 'es' } as const;

/** The header in which a browser sends the CSRF token of its page's forms. */
export const FORM_TOKEN_HEADER = 'x-csrf';

/** `base64` when the body is encoded (M207). */
export const BODY_ENCODING_HEADER = 'content-transfer-encoding';

/** Headers of a browser's call. Its script spells the names out, which is shorter; the compiler compares them. */
export type BrowserHeaders = typeof CALL_HEADERS & {
  readonly 'content-type'?: 'application/json';
  readonly [FORM_TOKEN_HEADER]?: string;
  readonly [BODY_ENCODING_HEADER]?: 'base64';
};
