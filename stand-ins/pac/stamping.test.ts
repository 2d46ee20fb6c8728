import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carrierIn } from './testing/invoice.ts';
import { type Pac, startPac } from './testing/start.ts';

/** Noon in Guadalajara. */
const NOW = '2026-12-01T18:00:00Z';
const DATE = '2026-12-01T11:59:00';

let pac: Pac;
let invoice: ReturnType<typeof carrierIn>;
let folio = 0;
const next = (change: Partial<Parameters<typeof invoice>[0]> = {}) => {
  folio += 1;
  return invoice({ date: DATE, folio: String(folio), ...change });
};
beforeAll(async () => {
  pac = await startPac({ clock: NOW });
  invoice = carrierIn(pac.data);
});
afterAll(() => pac.kill());
beforeEach(() => pac.clock(NOW));

test('a good document is stamped, and otherwise left as it was', async () => {
  const xml = next();
  const { status, body } = await pac.stamp(xml);
  expect([status, body.status]).toEqual([200, 'success']);
  expect(body.data).toEqual({
    cadenaOriginalSAT: expect.stringMatching(/^\|\|1\.1\|/),
    noCertificadoSAT: expect.stringMatching(/^\d{20}$/),
    noCertificadoCFDI: expect.stringMatching(/^\d{20}$/),
    uuid: expect.stringMatching(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/),
    selloSAT: expect.any(String),
    selloCFDI: expect.any(String),
    fechaTimbrado: '2026-12-01T12:00:00',
    qrCode: expect.any(String),
    cfdi: expect.any(String),
  });
  const cfdi = String(body.data!['cfdi']);
  expect(cfdi.replace(/<cfdi:Complemento>.*<\/cfdi:Complemento>/, '')).toBe(xml);
});

describe('the same document and the same id', () => {
  test('again is answered with what was stamped', async () => {
    const xml = next();
    const { body: first } = await pac.stamp(xml, `id-${folio}`);
    for (const id of [`id-${folio}`, undefined, 'another-id']) {
      const { status, body } = await pac.stamp(xml, id);
      expect([status, body.status, body.message]).toEqual([
        400,
        'error',
        '307. El comprobante contiene un timbre previo.',
      ]);
      expect(body.data?.['cfdi']).toBe(first.data?.['cfdi']);
    }
  });

  test('with another document is refused, and told which stamp it has', async () => {
    const { body: first } = await pac.stamp(next(), 'taken');
    const { status, body } = await pac.stamp(next(), 'taken');
    expect([status, body.message]).toEqual([
      400,
      'CFDI3307 - Timbre duplicado. El customId proporcionado está duplicado.',
    ]);
    expect(body.data?.['tfd']).toContain(String(first.data?.['uuid']));
    expect(body.data?.['cfdi']).toBeNull();
  });

  test('two at a time are one', async () => {
    const xml = next();
    const answers = await Promise.all([1, 2, 3, 4].map(() => pac.stamp(xml, 'at-once')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400]);
    const uuids = answers.map(({ body }) => /UUID="([^"]+)"/.exec(String(body.data?.['cfdi']))?.[1]);
    expect(new Set(uuids).size).toBe(1);
  });

  test('a document that was refused takes no id', async () => {
    expect((await pac.stamp(next({ date: '2026-11-01T00:00:00' }), 'free')).status).toBe(400);
    expect((await pac.stamp(next(), 'free')).status).toBe(200);
  });

  test('an id is forgotten after 72 hours', async () => {
    await pac.stamp(next(), 'old');
    await pac.clock('2026-12-04T18:00:01Z');
    expect((await pac.stamp(next({ date: '2026-12-04T12:00:00' }), 'old')).status).toBe(200);
  });

  test.each([
    [100, 200],
    [101, 400],
  ])('an id of %i letters: %i', async (length, status) => {
    expect((await pac.stamp(next(), 'x'.repeat(length))).status).toBe(status);
  });
});

test.each([
  ['72 hours ago', '2026-11-28T12:00:00', 200],
  ['a second more', '2026-11-28T11:59:59', 400],
  ['this second', '2026-12-01T12:00:00', 200],
  ['in a second', '2026-12-01T12:00:01', 400],
])('dated %s', async (_, date, status) => {
  const answer = await pac.stamp(next({ date }));
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body.message).toMatch(/^401 - /);
});

test.each([
  ['a tampered sum', (xml: string) => xml.replace('Folio="', 'Folio="9'), /^CFDI40102 - /],
  ['no seal', (xml: string) => xml.replace(/Sello="[^"]+"/, 'Sello=""'), /^302 - /],
  ['a document type', (xml: string) => xml.replace('?>', '?><!DOCTYPE a>'), /^301 - /],
  ['an element too many', (xml: string) => xml.replace('<cfdi:Emisor', '<cfdi:Autor/><cfdi:Emisor'), /^301 - /],
  ['half of it', (xml: string) => xml.slice(0, 900), /^301 - /],
  ['nothing', () => '', /^CFDI40999 - /],
])('with %s it is refused', async (_, change, message) => {
  const { status, body } = await pac.stamp(change(next()));
  expect([status, body.status, body.data]).toEqual([400, 'error', null]);
  expect(body.message).toMatch(message);
});
