import * as v from 'valibot';
import { TIERS } from '#domain/loyalty/tier.ts';
import { type DataOf, route } from '#wire/route.ts';
import { amount, captchaAnswer } from '#wire/shapes.ts';

const service = 'account';
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** Points of each ledger, in hundredths. */
export const pointsView = v.object({ purchased: amount, win: amount });

/**
 * Signs a frequent traveller in (M111), by one of card, phone and e-mail. `session` goes with every later request in the
 * header `x-traveller-session`, from the same site session. Unknown accounts and wrong passwords are answered alike.
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

/** Who is signed in (M114). `pays_with_points` is false after a pause: signing in again makes it true. */
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
    cell_phone: v.string(),
    email: v.string(),
    tier: v.picklist(TIERS),
    points: pointsView,
    pays_with_points: v.boolean(),
  }),
});

export type ProfileView = DataOf<typeof getProfile>;

/** Signs out (M117). Ours: the specification names no call for it. */
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

export const accountRoutes = [postLogin, getProfile, postLogout];
