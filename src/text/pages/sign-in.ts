import type { Tier } from '#domain/loyalty/tier.ts';
import { TIER_NAMES } from '#text/tiers.ts';

/** Signing in as a frequent traveller. */
export const signInText = {
  title: { es: 'Entra con tu tarjeta de viajero frecuente', en: 'Sign in with your frequent-traveller card' },
  description: {
    es: 'Tus puntos, viajes y facturas en un solo lugar. Si estás comprando, tu reservación sigue guardada mientras entras.',
    en: 'Your points, trips and invoices in one place. If you are buying, your reservation stays saved while you sign in.',
  },
  account: { es: 'Tarjeta, celular o correo', en: 'Card, mobile phone or e-mail' },
  accountHint: {
    es: 'Los 12 dígitos de tu tarjeta, los 10 de tu celular o tu correo.',
    en: 'The 12 digits of your card, the 10 of your phone, or your e-mail.',
  },
  password: { es: 'Contraseña', en: 'Password' },
  submit: { es: 'Entrar', en: 'Sign in' },
  captcha: {
    es: 'Hubo muchos intentos fallidos de entrar y tenemos que comprobar que no eres un programa. Tu navegador lo hace solo: escribe otra vez tu contraseña. Si no puede, porque no tiene JavaScript, compra sin entrar a tu cuenta.',
    en: 'There were many failed tries to sign in, and we have to check that you are not a program. Your browser does that by itself: enter your password again. If it cannot, because JavaScript is off, buy without signing in.',
  },
  again: {
    es: 'Para usar tus puntos escribe otra vez tu contraseña: pasó un rato desde la última vez.',
    en: 'To use your points enter your password again: some time has passed since you last did.',
  },
  ready: {
    es: 'Ya puedes pagar con tus puntos: uno vale un peso y pagan el viaje completo.',
    en: 'You can pay with your points now: one is worth one peso, and they pay for the whole trip.',
  },
  hello: (name: string) => ({ es: `Hola, ${name}`, en: `Hello, ${name}` }),
  card: (tier: Tier, number: string) => ({
    es: `Tarjeta ${TIER_NAMES[tier].es} ${number}`,
    en: `${TIER_NAMES[tier].en} card ${number}`,
  }),
  purchased: { es: 'Puntos comprados', en: 'Purchased points' },
  win: { es: 'Puntos ganados', en: 'Earned points' },
  goOn: { es: 'Continuar', en: 'Continue' },
  leave: { es: 'Salir de mi cuenta', en: 'Sign out' },
  back: { es: 'Volver sin entrar', en: 'Go back without signing in' },
} as const;
