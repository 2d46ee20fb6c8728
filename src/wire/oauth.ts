import * as v from 'valibot';
import { route } from '#wire/route.ts';
import { captchaAnswer } from '#wire/shapes.ts';

const service = 'oauth';
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A pair of tokens, shown once. `expires_in`, in whole seconds from the answer, is for clients whose clock may differ.
 */
const tokenView = v.object({
  access_token: v.string(),
  token_type: v.literal('Bearer'),
  expires_in: seconds,
  /** The same moment by this site's clock. */
  expires: v.string(),
  refresh_token: v.string(),
  refresh_expires_in: seconds,
  /** How many more times it can be refreshed; then a new pair is taken. */
  refreshes_left: seconds,
  /** Names of services, separated by spaces. */
  scope: v.string(),
});

const sessionView = v.object({
  active: v.literal(true),
  client_id: v.string(),
  scope: v.string(),
  expires_in: seconds,
  expires: v.string(),
});

/** Issues a pair of tokens for a client's id and secret (M200). */
export const getGenerateToken = route({
  service,
  method: 'GET',
  path: 'OAuthVP/generate/token',
  summary: { es: 'Obtener un token para llamar a los servicios', en: 'Take a token to call services with' },
  budget: 'token',
  access: { proofs: ['basic'], required: true },
  query: v.object({ captcha: captchaAnswer }),
  body: undefined,
  data: tokenView,
});

const session = {
  service,
  path: 'OAuthVP/session/token',
  summary: { es: 'Revisar si un token sirve todavía', en: 'Check whether a token is still good' },
  budget: 'tokenCheck',
  access: { proofs: ['bearer'], required: true },
  query: undefined,
  data: sessionView,
} as const;

/** Whether the token of the call is valid, and until when (M201). */
export const getSessionToken = route({ ...session, method: 'GET', body: undefined });

/** The same (T59). */
export const postSessionToken = route({ ...session, method: 'POST', body: v.object({}) });

/** Issues the next pair for a refresh token (M202), which is valid once. */
export const putRefreshToken = route({
  service,
  method: 'PUT',
  path: 'OAuthVP/refresh/token',
  summary: { es: 'Renovar un token', en: 'Refresh a token' },
  budget: 'token',
  access: { proofs: ['basic'], required: false },
  query: undefined,
  body: v.object({
    /** The refresh token. */
    token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
    captcha: captchaAnswer,
  }),
  data: tokenView,
});

export const oauthRoutes = [getGenerateToken, getSessionToken, postSessionToken, putRefreshToken];
