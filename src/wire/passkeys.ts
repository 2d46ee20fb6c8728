import * as v from 'valibot';
import { DEVICES } from '#domain/statistics/device.ts';
import { route } from '#wire/route.ts';
import { captchaAnswer, localTime, nothing } from '#wire/shapes.ts';

const service = 'account';
const traveller = { proofs: ['traveller'], required: true } as const;
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
/** Binary values in base64url. */
const credentialId = v.optional(text(1_400), '');
const bytes = v.optional(text(8_000), '');
/** For `navigator.credentials`: the JSON of WebAuthn. */
const options = v.record(v.string(), v.unknown());

/** Begins signing in by passkey: what the browser asks the device to sign. The same for every visitor. */
export const postPasskeySignInOptions = route({
  service,
  method: 'POST',
  path: 'site/account/login/passkey/options',
  summary: { es: 'Empezar a entrar con llave de acceso', en: 'Begin signing in by passkey' },
  budget: 'login',
  query: undefined,
  body: v.object({}),
  data: v.object({ options }),
});

/**
 * Signs a frequent traveller in by the challenge their passkey signed, once and within minutes. `session` is used like
 * that of `login`.
 */
export const postPasskeySignIn = route({
  service,
  method: 'POST',
  path: 'site/account/login/passkey',
  summary: { es: 'Entrar con llave de acceso', en: 'Sign in by passkey' },
  budget: 'login',
  query: undefined,
  body: v.object({
    id: credentialId,
    client_data: bytes,
    authenticator_data: bytes,
    signature: bytes,
    captcha: captchaAnswer,
  }),
  data: v.object({ session: v.string() }),
});

/** The passkeys of the account. */
export const getPasskeys = route({
  service,
  method: 'GET',
  path: 'site/account/passkeys',
  summary: { es: 'Llaves de acceso de la cuenta', en: 'Passkeys of the account' },
  access: traveller,
  query: undefined,
  body: undefined,
  data: v.object({
    passkeys: v.array(
      v.object({
        id: v.string(),
        name: v.string(),
        device: v.optional(v.picklist(DEVICES)),
        created_at: localTime,
        last_used_at: v.optional(localTime),
      }),
    ),
  }),
});

/** Begins adding a passkey, given the password. */
export const postPasskeyOptions = route({
  service,
  method: 'POST',
  path: 'site/account/passkeys/options',
  summary: { es: 'Empezar a agregar una llave de acceso', en: 'Begin adding a passkey' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({ password: v.optional(text(1_000), ''), captcha: captchaAnswer }),
  data: v.object({ options }),
});

/** Adds the passkey that the device created. */
export const postPasskey = route({
  service,
  method: 'POST',
  path: 'site/account/passkeys',
  summary: { es: 'Agregar una llave de acceso', en: 'Add a passkey' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({
    name: v.optional(text(200), ''),
    id: credentialId,
    client_data: bytes,
    attestation: bytes,
    transports: v.optional(v.pipe(v.array(text(20)), v.maxLength(10)), []),
  }),
  data: nothing,
});

/** Removes a passkey of the account: it no longer signs in. */
export const postRemovePasskey = route({
  service,
  method: 'POST',
  path: 'site/account/passkeys/remove',
  summary: { es: 'Quitar una llave de acceso', en: 'Remove a passkey' },
  access: traveller,
  query: undefined,
  body: v.object({ id: text(64) }),
  data: nothing,
});

export const passkeyRoutes = [
  postPasskeySignInOptions,
  postPasskeySignIn,
  getPasskeys,
  postPasskeyOptions,
  postPasskey,
  postRemovePasskey,
];
