/** What every call carries, from a browser or from this site to a system elsewhere. The language is Spanish, whatever the page's (M197). */
export const CALL_HEADERS = { accept: 'application/json', 'accept-language': 'es' } as const;

/** In which a browser sends the token of its page's forms. */
export const FORM_TOKEN_HEADER = 'x-csrf';

/** Says `base64` where the body comes in it (M207). */
export const BODY_ENCODING_HEADER = 'content-transfer-encoding';

/** Headers of a browser's call. Its script writes their names out, which is shorter, and the compiler compares them. */
export type BrowserHeaders = typeof CALL_HEADERS & {
  readonly 'content-type'?: 'application/json';
  readonly [FORM_TOKEN_HEADER]?: string;
  readonly [BODY_ENCODING_HEADER]?: 'base64';
};
