import * as v from 'valibot';
import { route } from '#wire/route.ts';
import { reservationCodeText } from '#wire/shapes.ts';

const MAX_ADDRESS_LENGTH = 500;

/** Requests Apple's merchant session for a reservation's payment sheet. It is opaque and valid once. Our own call. */
export const postAppleSession = route({
  service: 'websale',
  method: 'POST',
  path: 'reservation/payment/apple_session',
  summary: { es: 'Abrir la hoja de Apple Pay', en: 'Open a sheet of Apple Pay' },
  budget: 'walletSession',
  query: undefined,
  body: v.object({
    code: reservationCodeText,
    /** `validationURL` of the event `validatemerchant`. */
    validation_url: v.pipe(v.string(), v.maxLength(MAX_ADDRESS_LENGTH)),
  }),
  data: v.object({ session: v.record(v.string(), v.unknown()) }),
});
