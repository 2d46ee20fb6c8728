import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { googleCards, googlePasses, googleVouchers } from '#adapters/wallet-passes/google-pass.ts';
import { CARD, PASS, VOUCHER } from '#adapters/wallet-passes/testing/pass.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = {
  issuer: '3388000000022100000',
  transitClass: 'bus',
  email: 'boletos@costera.iam.gserviceaccount.com',
  privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  origin: 'https://anden.example',
};
const link = googlePasses(keys);

test('the link is the ticket, signed with RS256', () => {
  const [header = '', claims = '', signature = ''] = new URL(link(PASS)).pathname.split('/').at(-1)!.split('.');
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT' });
  expect(read(claims)).toMatchObject({
    aud: 'google',
    typ: 'savetowallet',
    payload: {
      transitObjects: [
        {
          id: `3388000000022100000.${PASS.folio}`,
          classId: '3388000000022100000.bus',
          barcode: { type: 'QR_CODE', value: PASS.code },
          textModulesData: [{ header: 'Equipaje', body: PASS.baggage }],
          ticketLeg: { departureDateTime: PASS.departsAt, ticketSeat: { seat: '12' } },
        },
      ],
    },
  });
});

test('it is short enough to be opened: Google takes 1,800 letters', () => {
  expect(link(PASS).length).toBeLessThan(1_800);
  const heavy = { ...PASS, baggage: `${PASS.baggage}, ${'1 × Tabla de surf, '.repeat(9)}` };
  expect(link(heavy).length).toBeLessThan(1_800);
});

test('a card is a generic pass in a link of the same kind', () => {
  const saved = googleCards({ ...keys, ground: '#0b2a33' })(CARD);
  expect(saved.length).toBeLessThan(1_800);
  const [header = '', claims = '', signature = ''] = new URL(saved).pathname.split('/').at(-1)!.split('.');
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  const { payload } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(payload).toMatchObject({
    genericClasses: [{ id: '3388000000022100000.card' }],
    genericObjects: [
      {
        id: '3388000000022100000.card-700000000013',
        classId: '3388000000022100000.card',
        header: { defaultValue: { value: 'María José Muñoz' } },
        barcode: { value: '700000000013', alternateText: '7000 0000 0013' },
      },
    ],
  });
  expect(payload.genericObjects[0].textModulesData.map(({ body }: { body: string }) => body)).toEqual([
    '7000 0000 0013',
    'Oro',
  ]);
});

test('a voucher is one too, and short enough with long names', () => {
  const save = googleVouchers({ ...keys, ground: '#0b2a33' });
  const objectOf = (link: string) =>
    JSON.parse(Buffer.from(new URL(link).pathname.split('/').at(-1)!.split('.')[1]!, 'base64url').toString()).payload
      .genericObjects[0];
  const whole = save(VOUCHER);
  expect(whole.length).toBeLessThan(1_800);
  expect(objectOf(whole)).toMatchObject({
    id: '3388000000022100000.V123456789',
    header: { defaultValue: { value: VOUCHER.title } },
    barcode: { value: VOUCHER.code, alternateText: 'V1234-56789' },
  });
  const long = save({ ...VOUCHER, place: 'á'.repeat(120), provider: 'é'.repeat(120) });
  expect(long.length).toBeLessThan(1_800);
  expect(objectOf(long).textModulesData.map(({ id }: { id: string }) => id)).toEqual(['when', 'people']);
});
