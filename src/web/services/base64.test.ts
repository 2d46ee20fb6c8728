import { expect, test } from 'vitest';
import { readBody } from '#http/read-body.ts';
import { fromBase64, toBase64 } from '#web/services/base64.ts';

test.each(['{"last_name":"Muñoz Ñeco"}', '{"a":"😀 ~~?"}', '{}'])(
  '%s sent in base64 is what the server reads',
  (text) => {
    expect(readBody(toBase64(text), true)).toEqual({ ok: true, value: JSON.parse(text) });
    expect(fromBase64(Buffer.from(text).toString('base64'))).toBe(text);
  },
);
