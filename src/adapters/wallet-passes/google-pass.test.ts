import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { googlePasses } from '#adapters/wallet-passes/google-pass.ts';
import { PASS } from '#adapters/wallet-passes/testing/pass.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const link = googlePasses({
  issuer: '3388000000022100000',
  transitClass: 'bus',
  email: 'boletos@costera.iam.gserviceaccount.com',
  privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }) as string,
  origin: 'https://anden.example',
});

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
