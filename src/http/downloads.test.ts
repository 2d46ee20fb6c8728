import { expect, test } from 'vitest';
import { downloadOf } from '#http/downloads.ts';
import { success } from '#wire/envelope.ts';
import { getHtml, getPdf } from '#wire/ticket-documents.ts';
import { getReservation } from '#wire/websale.ts';

const answered = (data: unknown) => ({ status: 200, envelope: success(data) });
const pdf = answered({ pdf: Buffer.from('%PDF-1.7').toString('base64'), filename: 'AB"CD.pdf' });

test('a PDF is saved under a harmless name', () => {
  const download = downloadOf(getPdf, { download: 'true' }, pdf);
  expect(String(download?.body)).toBe('%PDF-1.7');
  expect(download?.headers).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="AB_CD.pdf"',
  });
});

test('an HTML ticket brings a policy of its own', () => {
  const html = '<!doctype html><style>p{color:red}</style><p>…';
  const download = downloadOf(getHtml, { download: 'true' }, answered({ html }));
  expect(download?.body).toBe(html);
  expect(download?.headers['content-security-policy']).toMatch(/default-src 'none'.*style-src 'self' 'sha256-/);
});

test.each([
  ['not asked for', getPdf, { download: 'false' }, pdf],
  ['refused', getPdf, { download: 'true' }, { ...pdf, status: 404 }],
  ['no document', getReservation, { download: 'true' }, answered({})],
] as const)('%s: the envelope', (_, route, query, given) => {
  expect(downloadOf(route, query, given)).toBeUndefined();
});
