import { expect, test } from 'vitest';
import { readMultipart } from '#http/multipart.ts';

const TYPE = 'multipart/form-data; boundary=b';

const body = (...parts: readonly string[]) =>
  Buffer.from(`${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`, 'latin1');

const file = (name: string, content: string) =>
  `Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/html\r\n\r\n${content}`;

test('texts and files, byte for byte, and nothing of a field without a file', async () => {
  const content = '%PDF-\x00\xff\r\n--not the end';
  const sent = body('Content-Disposition: form-data; name="name"\r\n\r\nAna', file('a.pdf', content), file('', ''));
  const { form, files } = await readMultipart(sent, TYPE);
  expect([...form]).toEqual([['name', 'Ana']]);
  expect(files).toEqual([{ name: 'a.pdf', content: new Uint8Array(Buffer.from(content, 'latin1')) }]);
});

test.each([
  ['a body that was cut off', body(file('a.pdf', 'x')).subarray(0, 60), TYPE],
  ['another boundary', body(file('a.pdf', 'x')), 'multipart/form-data; boundary=c'],
  ['no boundary', body(file('a.pdf', 'x')), 'multipart/form-data'],
  ['noise', Buffer.from([0, 1, 2]), TYPE],
])('%s is an empty form', async (_, sent, type) => {
  const { form, files } = await readMultipart(sent, type);
  expect([[...form], files]).toEqual([[], []]);
});
