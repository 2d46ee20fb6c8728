import * as v from 'valibot';
import { TIERS } from '#domain/loyalty/tier.ts';
import { SEND_TYPES } from '#domain/loyalty/account-code.ts';
import { DEVICES } from '#domain/statistics/device.ts';
import { type DataOf, route } from '#wire/route.ts';
import { amount, captchaAnswer, localTime, nothing } from '#wire/shapes.ts';

const service = 'account';
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Points of each ledger, in hundredths. */
export const pointsView = v.object({ purchased: amount, win: amount });

/**
 * Signs a frequent traveller in (M111) by one of card, phone and e-mail. Every later request of the same site session
 * sends `session` in the header `x-traveller-session`. Unknown accounts and wrong passwords get the same answer.
 */
export const postLogin = route({
  service,
  method: 'POST',
  path: 'site/account/login',
  summary: { es: 'Entrar como viajero frecuente', en: 'Sign in as a frequent traveller' },
  budget: 'login',
  query: undefined,
  body: v.object({
    card: v.optional(text(40)),
    phone: v.optional(text(40)),
    email: v.optional(text(320)),
    password: v.optional(text(1_000), ''),
    captcha: captchaAnswer,
  }),
  data: v.object({ session: v.string() }),
});

/** The signed-in traveller (M114). `pays_with_points` is false after a pause: signing in again makes it true. */
export const getProfile = route({
  service,
  method: 'GET',
  path: 'site/account/profile',
  summary: { es: 'El viajero que entró', en: 'The signed-in traveller' },
  access: { proofs: ['traveller'], required: true },
  query: undefined,
  body: undefined,
  data: v.object({
    card: v.string(),
    first_name: v.string(),
    last_name: v.string(),
    /** `dd/mm`; empty if unknown (M268). */
    birthday: v.string(),
    cell_phone: v.string(),
    email: v.string(),
    tier: v.picklist(TIERS),
    points: pointsView,
    pays_with_points: v.boolean(),
  }),
});

export type ProfileView = DataOf<typeof getProfile>;

/** Signs out (M117). Our own call: the specification has none. */
export const postLogout = route({
  service,
  method: 'POST',
  path: 'site/account/logout',
  summary: { es: 'Salir', en: 'Sign out' },
  access: { proofs: ['traveller'], required: true },
  query: undefined,
  body: v.object({}),
  data: v.object({ signed_out: v.boolean() }),
});

const sendType = v.picklist(SEND_TYPES);
/** The language of what is sent. */
const lang = v.optional(v.picklist(['es', 'en']), 'es');
const password = v.optional(text(1_000), '');
const digits = v.optional(text(40), '');
const traveller = { proofs: ['traveller'], required: true } as const;

/**
 * Begins an account (M112). The answer reports that a code was sent to the chosen contact; it is the same when the
 * contact is already taken, and then its owner is written to. Our own call (T83), like all below except those to
 * `forgot_password`.
 */
export const postSignUp = route({
  service,
  method: 'POST',
  path: 'site/account/sign_up',
  summary: { es: 'Abrir una cuenta de viajero frecuente', en: 'Open a frequent-traveller account' },
  budget: 'login',
  query: undefined,
  body: v.object({
    first_name: v.optional(text(200), ''),
    last_name: v.optional(text(200), ''),
    cell_phone: v.optional(text(40), ''),
    email: v.optional(text(320), ''),
    birthday: v.optional(text(20), ''),
    password,
    privacy: v.optional(v.boolean(), false),
    offers: v.optional(v.boolean(), false),
    send_type: v.optional(text(20), 'email'),
    lang,
    captcha: captchaAnswer,
  }),
  data: v.object({ send_type: sendType }),
});

/** A new code to replace the one sent. */
export const postSignUpResend = route({
  service,
  method: 'POST',
  path: 'site/account/sign_up/resend',
  summary: { es: 'Mandar otro código para abrir la cuenta', en: 'Send another code to open the account' },
  budget: 'login',
  query: undefined,
  body: v.object({}),
  data: nothing,
});

/** The sent code opens the account. `session` is used like that of `login`. */
export const postVerify = route({
  service,
  method: 'POST',
  path: 'site/account/verify',
  summary: { es: 'Abrir la cuenta con el código recibido', en: 'Open the account with the code received' },
  budget: 'login',
  query: undefined,
  body: v.object({ digits }),
  data: v.object({ session: v.string() }),
});

/**
 * How a code can be sent to a traveller who forgot the password (M113, T87). Does not reveal whether the account
 * exists.
 */
export const getForgotPassword = route({
  service,
  method: 'GET',
  path: 'site/account/forgot_password/:identify_card',
  summary: { es: 'Medios para recuperar la contraseña', en: 'Ways to recover a password' },
  budget: 'login',
  query: undefined,
  body: undefined,
  data: v.object({ send_types: v.array(sendType) }),
});

/**
 * Sends a code to the contact of an account (M113, T87) by its card, its ten-digit phone or its e-mail. The answer is
 * the same whether or not the account exists.
 */
export const postForgotPassword = route({
  service,
  method: 'POST',
  path: 'site/account/forgot_password/:identify_card',
  summary: { es: 'Recuperar la contraseña', en: 'Recover a password' },
  budget: 'login',
  query: undefined,
  body: v.object({ send_type: v.optional(sendType, 'email'), lang, captcha: captchaAnswer }),
  data: nothing,
});

/** A new code to replace the one sent. */
export const postForgotPasswordResend = route({
  service,
  method: 'POST',
  path: 'site/account/password/resend',
  summary: { es: 'Mandar otro código para recuperar la contraseña', en: 'Send another code to recover a password' },
  budget: 'login',
  query: undefined,
  body: v.object({}),
  data: nothing,
});

/** Sets a new password with the sent code. Every session of the account ends. */
export const postPassword = route({
  service,
  method: 'POST',
  path: 'site/account/password',
  summary: { es: 'Poner una contraseña nueva con el código recibido', en: 'Set a new password with the code received' },
  budget: 'login',
  query: undefined,
  body: v.object({ digits, password }),
  data: nothing,
});

/** Sessions of the account, its contacts and what is lost when it is closed. */
export const getSafety = route({
  service,
  method: 'GET',
  path: 'site/account/sessions',
  summary: { es: 'Sesiones y contactos de la cuenta', en: 'Sessions and contacts of the account' },
  access: traveller,
  query: undefined,
  body: undefined,
  data: v.object({
    sessions: v.array(
      v.object({
        id: v.string(),
        begun_at: localTime,
        seen_at: localTime,
        device: v.optional(v.picklist(DEVICES)),
        is_this: v.boolean(),
      }),
    ),
    cell_phone: v.object({ value: v.string(), confirmed: v.boolean() }),
    email: v.object({ value: v.string(), confirmed: v.boolean() }),
    send_types: v.array(sendType),
    points: pointsView,
  }),
});

/** Ends one session of the account. */
export const postEndSession = route({
  service,
  method: 'POST',
  path: 'site/account/sessions/end',
  summary: { es: 'Cerrar una sesión', en: 'End a session' },
  access: traveller,
  query: undefined,
  body: v.object({ id: text(64) }),
  data: nothing,
});

/** Ends every session of the account but this one. */
export const postEndOtherSessions = route({
  service,
  method: 'POST',
  path: 'site/account/sessions/end_others',
  summary: { es: 'Cerrar las demás sesiones', en: 'End all other sessions' },
  access: traveller,
  query: undefined,
  body: v.object({}),
  data: nothing,
});

/** Another password, given the current one. Every other session ends. */
export const postChangePassword = route({
  service,
  method: 'POST',
  path: 'site/account/password/change',
  summary: { es: 'Cambiar la contraseña', en: 'Change the password' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({ current: password, password, captcha: captchaAnswer }),
  data: nothing,
});

/** Sends a code to a contact of the account that is not confirmed. */
export const postConfirmContact = route({
  service,
  method: 'POST',
  path: 'site/account/contact/confirm',
  summary: { es: 'Confirmar un contacto de la cuenta', en: 'Confirm a contact of the account' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({ send_type: sendType, lang }),
  data: nothing,
});

/**
 * Sends a code to the phone or e-mail that is to replace the account's, given its password. `contact/prove` replaces it.
 * The answer is the same when the contact is another account's.
 */
export const postChangeContact = route({
  service,
  method: 'POST',
  path: 'site/account/contact/change',
  summary: { es: 'Cambiar el celular o el correo de la cuenta', en: 'Change the phone or e-mail of the account' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({
    /** Decides which contact is replaced. */
    send_type: v.optional(sendType, 'email'),
    contact: v.optional(text(320), ''),
    password,
    lang,
    captcha: captchaAnswer,
  }),
  data: nothing,
});

/** Confirms it with the sent code. */
export const postProveContact = route({
  service,
  method: 'POST',
  path: 'site/account/contact/prove',
  summary: { es: 'Confirmar un contacto con el código recibido', en: 'Confirm a contact with the code received' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({ digits }),
  data: nothing,
});

/** Closes the account: its points are lost, its tickets stay valid. */
export const postCloseAccount = route({
  service,
  method: 'POST',
  path: 'site/account/close',
  summary: { es: 'Cerrar la cuenta', en: 'Close the account' },
  budget: 'login',
  access: traveller,
  query: undefined,
  body: v.object({ password, captcha: captchaAnswer }),
  data: nothing,
});

export const accountRoutes = [
  postLogin,
  getProfile,
  postSignUp,
  postSignUpResend,
  postVerify,
  getForgotPassword,
  postForgotPassword,
  postForgotPasswordResend,
  postPassword,
  getSafety,
  postEndSession,
  postEndOtherSessions,
  postChangePassword,
  postConfirmContact,
  postChangeContact,
  postProveContact,
  postCloseAccount,
  postLogout,
];
