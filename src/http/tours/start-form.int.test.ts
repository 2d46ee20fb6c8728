import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTourSite, placeOf } from '#testing/http/tour-visit.ts';
import * as paths from '#wire/page-paths.ts';

// The form of a start names its tour and all that is chosen; its address names nothing.

let site: Awaited<ReturnType<typeof openTourSite>>;
beforeAll(async () => void (site = await openTourSite()));
afterAll(() => site.close());

const RESERVATION = paths.tourReservation.es;

type Visitor = Awaited<ReturnType<typeof site.chosen>>;

async function emptied({ send, form }: Visitor) {
  await send(paths.tourReview.es, { ...(await form(paths.tourReview.es)), do: 'clear' });
  // Until then the same places need a proof.
  await site.tours.pass(61);
}

test.each([
  ['the server knows no longer', 9, () => site.ended()],
  ['another tab has emptied', 10, emptied],
] as const)('a start is chosen in a session that %s', async (_, ahead, end) => {
  const visitor = await site.chosen(ahead);
  const form = await visitor.form(paths.tourReview.es);
  await end(visitor);
  const answer = await visitor.send(RESERVATION, form);
  expect(placeOf(answer)).toEqual([303, paths.tourReview.es]);
  const session = /shopping-session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1];
  const cookies = `${visitor.own}; shopping-session=${session}`;
  const shown = await (await fetch(site.origin + paths.tourReview.es, { headers: { cookie: cookies } })).text();
  expect(shown).toContain(`name="slot" value="${visitor.slot}"`);
});
