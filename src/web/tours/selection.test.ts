import { expect, test } from 'vitest';
import type { ApiCall } from '#wire/call.ts';
import { sessionWith } from './selection.ts';

const SELECTION = { name: 'surf', slot: 'surf.0800', adults: 2, children: 0, pickup: null };

test('a form whose session is over begins a new one by its own key, so that it begins one however often it is sent', async () => {
  const sent: unknown[] = [];
  const call = (async (_: unknown, { body }: { body: unknown }) => {
    sent.push(body);
    return { ok: false, status: 409, errors: [{ code: 'slot_full', message: '' }] };
  }) as unknown as ApiCall;
  const chosen = { data: null, selection: SELECTION, total: 178_000 };
  await sessionWith({ call }, { ...chosen, key: 'key-of-the-form' });
  await sessionWith({ call }, chosen);
  const body = { session: null, shopping: { ...SELECTION, total: 178_000 } };
  expect(sent).toEqual([{ ...body, idempotency_key: 'key-of-the-form' }, body]);
});
