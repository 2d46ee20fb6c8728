import { expect, test } from 'vitest';
import type { ErrorCode } from '#domain/errors.ts';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import { errorMessage } from '#text/errors.ts';
import type { ApiCall } from '#wire/call.ts';
import { postLoungeEntry } from '#wire/lounge.ts';
import { getOperator } from '#wire/operation.ts';
import * as paths from '#wire/page-paths.ts';
import type { BodyOf, Route } from '#wire/route.ts';

const now = instant(Date.UTC(2026, 10, 28, 17));
const CODE = 'S123456789';

/** The door, where reading a pass is refused so. */
const refusing = (status: number, error: { readonly code: ErrorCode; readonly field?: string }): ApiCall => {
  const others = answering(new Map<Route, unknown>([[getOperator, { name: 'Rosa', role: 'boarding' }]]));
  const errors = [{ ...error, message: '' }];
  return async (route, asked) =>
    route === (postLoungeEntry as Route) ? { ok: false, status, errors } : others(route, asked);
};
const sent = (call: ApiCall) => drawnPage(paths.loungeDoor.es, { now, call, form: { code: CODE } });

test('after a pass that is unknown the next one is scanned into an empty field', async () => {
  const { status, text } = await sent(refusing(422, { code: 'lounge_pass_unknown', field: 'code' }));
  expect(status).toBe(422);
  expect(text).toContain(errorMessage('lounge_pass_unknown').es);
  expect(text).not.toContain(`value="${CODE}"`);
  // The field keeps the focus: nothing before it takes it.
  expect(text).not.toContain('role="alert"');
  expect(text.match(/autofocus/gi)).toHaveLength(1);
});

test('a pass that could not be judged is kept, to be sent again', async () => {
  const { text } = await sent(refusing(429, { code: 'too_many_requests' }));
  expect(text).toContain(`value="${CODE}"`);
  expect(text).toContain('role="alert"');
});

test('a pass whose answer was lost is sent again as the same scan of the same device; after a verdict, as another', async () => {
  const bodies: BodyOf<typeof postLoungeEntry>[] = [];
  const refused = refusing(429, { code: 'too_many_requests' });
  const noPass = refusing(422, { code: 'lounge_pass_unknown', field: 'code' });
  /** Sends a code with the hidden fields of the page before. */
  const sends = async (before: string, answer: ApiCall, code = CODE) => {
    const hidden = [...before.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, ...field]) => field);
    const call: ApiCall = (route, asked) => {
      if (route === (postLoungeEntry as Route)) bodies.push(asked!.body as never);
      return answer(route, asked);
    };
    const form = { ...Object.fromEntries(hidden), code };
    return (await drawnPage(paths.loungeDoor.es, { now, call, form })).text;
  };
  const opened = (await drawnPage(paths.loungeDoor.es, { now, call: refused })).text;
  const lost = await sends(opened, refused);
  await sends(lost, refused, 'S987654321');
  await sends(await sends(lost, noPass), noPass);
  const [first, other, again, later] = bodies;
  expect(again).toEqual(first);
  expect(new Set([first, other, later].map((body) => body!.scan)).size).toBe(3);
  expect(new Set(bodies.map(({ device }) => device)).size).toBe(1);
  const elsewhere = (await drawnPage(paths.loungeDoor.es, { now, call: refused })).text;
  expect(elsewhere).not.toContain(first!.device);
});
