import { expect } from 'vitest';
import { captchaText } from '#text/captcha.ts';
import { contactCode } from '#text/contact-code.ts';
import { findText } from '#text/find-reservation.ts';
import { seatsStep } from '#text/seats-step.ts';
import { postData, postOneTimeCode, postProof } from '#wire/itinerary.ts';
import { pathOf } from '#wire/paths.ts';
import { FREE_FAILURES } from '#domain/guessing/guess-limits.ts';
import { awake } from '../traveller-actions.ts';
import { contactCodes } from '../contact-codes.ts';
import { stranger } from './after-sale.ts';
import { choose } from './payment.ts';
import { brought } from './sale.ts';
import { awakeOrPlain, isAt, newcomer, type OnlineStep, type Place, press, says } from './step.ts';
import { postSeats } from '#wire/websale.ts';
import * as paths from '#wire/page-paths.ts';

/** A quarter of a million hashes, on a machine that may be busy. */
const PUZZLE_MS = 240_000;
/** By then a page has requested what it may need later. */
const AT_REST_MS = 2_500;
const ASKED = '/reservacion/pago?said=cash_contact_required';

/** At the payment, with a trip so far ahead that cash requires a code. */
const atPayment = (path: string) => async (place: Place) => {
  // An address gets a limited number of codes a day.
  await place.database.forgiveLookUps();
  return brought(4, path)(place);
};

let digits: string;

/** At the seats of buses that require a captcha. */
async function atCaptcha(place: Place) {
  const ready = await brought(3, '/reservacion/asientos')(place);
  await place.database.asksForCaptcha(ready.code);
  return ready;
}

/** After more wrong last names from one address than are free. */
async function afterFailures(place: Place) {
  const ready = await stranger(place, (code) => `${paths.find.es}?code=${code}`);
  const { client } = await newcomer(place, '/');
  const code = new URLSearchParams(ready.path.split('?')[1]).get('code')!;
  for (let n = 0; n < FREE_FAILURES.ofAskerLately; n += 1)
    await client.call(postData, { body: { code, last_name: 'nadie' } });
  return ready;
}

/** Proofs that a visitor is not a program: required with the limits of production. */
export const PROOFS: readonly OnlineStep[] = [
  {
    name: 'the code that confirms a contact',
    calls: ['POST /reservacion/pago'],
    sends: [postProof],
    prepare: atPayment(ASKED),
    async arrive(page, { dataDir }) {
      const before = (await contactCodes(dataDir)).length;
      await press(page, contactCode.send.es);
      await expect.poll(async () => (await contactCodes(dataDir)).length).toBe(before + 1);
      digits = (await contactCodes(dataDir)).at(-1)!;
      await page.getByLabel(contactCode.digits.es).waitFor();
    },
    async act(page) {
      await page.getByLabel(contactCode.digits.es).fill(digits);
      await press(page, contactCode.confirm.es);
    },
    isDone: says(contactCode.confirmed.es),
  },
  {
    name: 'having a code sent to a contact',
    calls: ['POST /reservacion/pago'],
    sends: [postOneTimeCode],
    prepare: atPayment(ASKED),
    arrive: (page) => page.getByRole('button', { name: contactCode.send.es }).waitFor(),
    act: (page) => press(page, contactCode.send.es),
    isDone: says(contactCode.digits.es),
  },
  {
    name: 'cash that asks for a code',
    calls: ['POST /api/websale/reservation/payment', 'GET /reservacion/pago'],
    prepare: atPayment('/reservacion/pago'),
    arrive: awake,
    async act(page) {
      await choose(page, 'cash');
      await press(page, /Reservar y pagar/);
    },
    isDone: says(contactCode.title.es),
  },
  {
    // Signing in shows the same field in a similar form.
    name: 'asientos: a captcha',
    calls: ['POST /reservacion/asientos', 'GET /reservacion/pago'],
    sends: [postSeats],
    worksFor: PUZZLE_MS,
    prepare: atCaptcha,
    async arrive(page) {
      await awake(page);
      await press(page, seatsStep.automatic.es);
      await page.getByText(captchaText.done.es).waitFor({ timeout: PUZZLE_MS });
    },
    act: (page) => press(page, seatsStep.hold.es),
    isDone: isAt(/pago/),
  },
  {
    name: 'looking a reservation up with a captcha',
    calls: ['GET files', `POST ${pathOf(postData)}`, `GET ${paths.itinerary.es}`],
    again: [`POST ${pathOf(postData)}`],
    worksFor: PUZZLE_MS,
    prepare: afterFailures,
    async arrive(page) {
      await awake(page);
      // The captcha's solver loads when it is needed, everything else before.
      await page.waitForTimeout(AT_REST_MS);
      await page.waitForLoadState('networkidle');
    },
    async act(page) {
      await awakeOrPlain(page);
      await page.locator('[name="last_name"]').fill('lopez');
      await press(page, findText.submit.es);
    },
    isDone: isAt(/mi-reservacion\/mi-reservacion/),
  },
];
