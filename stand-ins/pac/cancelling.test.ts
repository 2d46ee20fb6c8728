import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carrierIn, type Wanted } from './testing/invoice.ts';
import { type Pac, startPac } from './testing/start.ts';

/** Wednesday noon in Guadalajara. */
const NOW = '2026-12-02T18:00:00Z';
const DATE = '2026-12-02T11:59:00';
const CARRIER = 'ACO150603ACA';
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** For 1,160 and for 1,000 pesos. */
const LARGE = { base: '1000.00', vat: '160.00', total: '1160.00' };
const SMALL = { base: '862.07', vat: '137.93', total: '1000.00' };
const EVERYBODY = {
  Rfc: 'XEXX010101000',
  Nombre: 'ACME INC',
  DomicilioFiscalReceptor: '45580',
  RegimenFiscalReceptor: '616',
  UsoCFDI: 'S01',
};

let pac: Pac;
let invoice: ReturnType<typeof carrierIn>;
let folio = 0;
beforeAll(async () => {
  pac = await startPac({ clock: NOW });
  invoice = carrierIn(pac.data);
});
afterAll(() => pac.kill());
beforeEach(() => pac.clock(NOW));

interface Issued {
  readonly uuid: string;
  /** The SAT query on its printed form. */
  readonly expression: string;
}

async function issued(change: Partial<Wanted> = LARGE): Promise<Issued> {
  folio += 1;
  const { body } = await pac.stamp(invoice({ date: DATE, folio: String(folio), ...change }));
  const { uuid, selloCFDI } = body.data as Record<string, string>;
  const { total = '650.00', receiver = {} } = change;
  const rr = encodeURIComponent(receiver['Rfc'] ?? 'ROÑC850314TU2');
  return { uuid: uuid!, expression: `?id=${uuid}&re=${CARRIER}&rr=${rr}&tt=${total}&fe=${selloCFDI!.slice(-8)}` };
}

const stateOf = async ({ expression }: Issued) => {
  const { Estado, EsCancelable, EstatusCancelacion } = await pac.status(expression);
  return [Estado, EsCancelable, EstatusCancelacion];
};

test.each([
  ['1,000 pesos', SMALL, 'Cancelable sin aceptación', 'Cancelado', 'Cancelado sin aceptación'],
  ['more', LARGE, 'Cancelable con aceptación', 'Vigente', 'En proceso'],
  [
    'more, to somebody from abroad',
    { ...LARGE, receiver: EVERYBODY },
    'Cancelable sin aceptación',
    'Cancelado',
    'Cancelado sin aceptación',
  ],
] as const)('an invoice of %s', async (_, change, cancellable, state, cancellation) => {
  const made = await issued(change);
  expect(await stateOf(made)).toEqual(['Vigente', cancellable, undefined]);
  expect(await pac.cancel(CARRIER, made.uuid, '02')).toBe('201');
  expect(await stateOf(made)).toEqual([state, cancellable, cancellation]);
  expect(await pac.cancel(CARRIER, made.uuid, '02')).toBe('202');
});

describe('where the receiver is asked', () => {
  test.each([
    ['accept', 'Cancelado', 'Cancelado con aceptación'],
    ['refuse', 'Vigente', 'Solicitud rechazada'],
  ])('they %s', async (answer, state, cancellation) => {
    const made = await issued();
    await pac.cancel(CARRIER, made.uuid, '03');
    await pac.control(`${answer}/${made.uuid}`, {});
    expect(await stateOf(made)).toEqual([state, 'Cancelable con aceptación', cancellation]);
    expect(await pac.control(`${answer}/${made.uuid}`, {})).toMatchObject({ status: 'error' });
  });

  test('after a refusal it can be asked again', async () => {
    const made = await issued();
    await pac.cancel(CARRIER, made.uuid, '03');
    await pac.control(`refuse/${made.uuid}`, {});
    expect(await pac.cancel(CARRIER, made.uuid, '03')).toBe('201');
  });

  test('silence is consent after three working days, Saturday and Sunday not counted', async () => {
    const made = await issued();
    await pac.cancel(CARRIER, made.uuid, '02');
    await pac.clock('2026-12-07T17:59:00Z');
    expect((await stateOf(made))[0]).toBe('Vigente');
    await pac.clock('2026-12-07T18:01:00Z');
    expect(await stateOf(made)).toEqual(['Cancelado', 'Cancelable con aceptación', 'Plazo vencido']);
  });
});

describe('what cannot be cancelled', () => {
  test('is nobody’s', async () => {
    expect(await pac.cancel(CARRIER, NOBODY, '02')).toBe('205');
  });
  test('is somebody else’s', async () => {
    expect(await pac.cancel('H&E951128469', (await issued()).uuid, '02')).toBe('203');
  });
  test.each(['00', '05', '2'])('has no such reason: %s', async (reason) => {
    expect(await pac.cancel(CARRIER, (await issued()).uuid, reason)).toBe('207');
  });
  test('is held by a credit note, as long as that is valid', async () => {
    const made = await issued(SMALL);
    const note = await issued({ ...SMALL, type: 'E', related: { kind: '01', uuid: made.uuid } });
    expect(await pac.cancel(CARRIER, made.uuid, '02')).toBe('204');
    expect((await stateOf(made))[1]).toBe('No cancelable');
    expect(await pac.cancel(CARRIER, note.uuid, '02')).toBe('201');
    expect(await pac.cancel(CARRIER, made.uuid, '02')).toBe('201');
  });
});

describe('reason 01', () => {
  test('names the invoice that stands in for it', async () => {
    const made = await issued(SMALL);
    const instead = await issued({ ...SMALL, related: { kind: '04', uuid: made.uuid } });
    expect(await pac.cancel(CARRIER, made.uuid, '01', instead.uuid)).toBe('201');
  });
  test('is refused without one, with one that says nothing of it, and with one that is cancelled', async () => {
    const [made, other] = [await issued(SMALL), await issued(SMALL)];
    const instead = await issued({ ...SMALL, related: { kind: '04', uuid: made.uuid } });
    await pac.cancel(CARRIER, instead.uuid, '02');
    expect(await pac.cancel(CARRIER, made.uuid, '01')).toBe('208');
    for (const uuid of [other.uuid, instead.uuid, NOBODY])
      expect(await pac.cancel(CARRIER, made.uuid, '01', uuid)).toBe('208');
  });
  test('alone does', async () => {
    const [made, other] = [await issued(SMALL), await issued(SMALL)];
    expect(await pac.cancel(CARRIER, made.uuid, '02', other.uuid)).toBe('209');
  });
});

describe('the SAT is asked about', () => {
  const codeOf = async (change: (expression: string) => string) =>
    (await pac.status(change((await issued()).expression)))['CodigoEstatus'];
  test.each([
    ['it as it is printed', (text: string) => text, /^S - /],
    ['it with a sum written otherwise', (text: string) => text.replace('1160.00', '1160.0'), /^S - /],
    ['it without the end of its seal', (text: string) => text.replace(/&fe=.*/, ''), /^S - /],
    ['another sum', (text: string) => text.replace('1160.00', '1160.01'), /^N - 602/],
    ['another issuer', (text: string) => text.replace(CARRIER, 'EKU9003173C9'), /^N - 602/],
    ['another seal', (text: string) => text.replace(/fe=.{4}/, 'fe=????'), /^N - 602/],
    ['nothing', () => '?id=', /^N - 601/],
  ])('%s', async (_, change, answer) => {
    expect(await codeOf(change)).toMatch(answer);
  });
});
