import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { pausedWhile } from '#http/pause-sales.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import { openTourSite, placeOf } from '#testing/http/tour-visit.ts';
import { errorMessage } from '#text/errors.ts';
import * as paths from '#wire/page-paths.ts';

// A form of the tours is sent when its places have to be held again, and they cannot be.

/** Each visitor chooses once; then it is too often, for a while. */
const ONCE = { ...BUDGETS, seats: [{ by: 'session', times: 1, per: 10 * MINUTE }] } as const;

let isPaused = false;
let now = Date.now();
let site: Awaited<ReturnType<typeof openTourSite>>;
beforeAll(async () => {
  const limiter = createRateLimiter({ clock: () => instant(now), factor: 1, budgets: ONCE });
  site = await openTourSite((handler) => pausedWhile(() => isPaused)(limited(limiter)(handler)));
});
afterAll(() => site.close());
let ahead = 8;
beforeEach(() => {
  ahead += 1;
});

const REFUSALS = [
  ['sales_paused', () => (isPaused = true), () => (isPaused = false)],
  ['too_many_requests', () => undefined, () => undefined],
] as const;

describe.each(REFUSALS)('a form of a tour that is refused because of %s', (code, begin, end) => {
  test.each([
    ['es', paths.tourCustomer.es],
    ['en', paths.tourCustomer.en],
    ['es', paths.tourReview.es],
    ['en', paths.tourReview.en],
  ] as const)('is kept, in %s, with the reason: %s', async (lang, path) => {
    const { form, send } = await site.chosen(ahead);
    const typed = await form(path);
    await site.ended();
    begin();
    const answer = await send(path, typed);
    end();
    expect(placeOf(answer)).toEqual([503, null]);
    const page = await answer.text();
    const [reason = ''] = errorMessage(code, { retry_after: 600 })[lang].split(/ (?:Espera|Wait) /);
    expect(page).toContain(reason);
    for (const [name, value] of Object.entries(typed).filter(([each]) => each !== '_form'))
      expect(page).toContain(`name="${name}" value="${value}"`);

    now += 10 * MINUTE;
    const fields = [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
    const again = await send(path, Object.fromEntries(fields.map(([, name, value]) => [name!, value!])));
    const next =
      path in { [paths.tourReview.es]: 1, [paths.tourReview.en]: 1 } ? paths.tourCustomer : paths.tourPayment;
    expect(placeOf(again)).toEqual([303, expect.stringContaining(next[lang])]);
  });
});

test('a form whose start is full leads to the starts, and says why there', async () => {
  const { form, send, slot } = await site.chosen(ahead);
  const typed = await form(paths.tourCustomer.es);
  await site.ended();
  now += 10 * MINUTE;
  await site.tours.choose(slot, { adults: 6 });
  const answer = await send(paths.tourCustomer.es, typed);
  expect(placeOf(answer)).toEqual([303, expect.stringContaining(`${paths.tourReservation.es}?`)]);
  expect(answer.headers.get('location')).toContain('said=slot_full');
});

test('a tour that cannot be removed for now is not said to be removed', async () => {
  const { form, send } = await site.chosen(ahead);
  const typed = { ...(await form(paths.tourReview.en)), do: 'clear' };
  const answer = await send(paths.tourReview.en, typed);
  expect(placeOf(answer)).toEqual([503, null]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  now += 10 * MINUTE;
  expect(placeOf(await send(paths.tourReview.en, typed))).toEqual([303, `${paths.tourSearch.en}?emptied=1`]);
});
