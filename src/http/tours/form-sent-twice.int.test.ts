import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTourSite, placeOf } from '#testing/http/tour-visit.ts';
import * as paths from '#wire/page-paths.ts';

// The page of who takes part, whose cookie of 900 seconds is gone when its form is sent, and the form sent twice.

let site: Awaited<ReturnType<typeof openTourSite>>;
beforeAll(async () => void (site = await openTourSite()));
afterAll(() => site.close());

const PAGE = paths.tourCustomer.es;

describe('a form of a tour whose session ended', () => {
  test.each([
    ['expired in the browser', 10, 'own'],
    ['over on the server', 11, 'cookies'],
  ] as const)('%s, makes one order, one press after the other', async (_, ahead, kept) => {
    const { form, send, ...visitor } = await site.chosen(ahead);
    const typed = await form(PAGE);
    await site.ended();
    const before = await site.orders();
    const first = placeOf(await send(PAGE, typed, visitor[kept]));
    expect(first).toEqual([303, expect.stringMatching(/code=\w{10}/)]);
    expect(placeOf(await send(PAGE, typed, visitor[kept]))).toEqual(first);
    expect((await site.orders()) - before).toBe(1);
  });

  test('makes one order of two presses at once, and of a third that knows the new session', async () => {
    const { form, send, own } = await site.chosen(12);
    const typed = await form(PAGE);
    await site.ended();
    const before = await site.orders();
    const [one, two] = await Promise.all([send(PAGE, typed, own), send(PAGE, typed, own)]);
    const begun = /shopping-session=[^;]*/.exec(one.headers.getSetCookie().join())![0];
    const first = placeOf(one);
    expect(placeOf(two)).toEqual(first);
    expect(placeOf(await send(PAGE, typed, `${own}; ${begun}`))).toEqual(first);
    expect((await site.orders()) - before).toBe(1);
  });
});
