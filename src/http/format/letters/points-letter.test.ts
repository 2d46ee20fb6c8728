import { expect, test } from 'vitest';
import { pointsLetter } from '#http/format/letters/points-letter.ts';
import { instant, zone } from '#kernel/instant.ts';
import { points } from '#kernel/money.ts';

const SENDER = {
  name: 'Costera',
  legalName: 'Costera SA',
  phone: { shown: '33 0000 0000' },
  email: 'hola@costera.example',
  address: 'Guadalajara',
};
const write = pointsLetter({ sender: SENDER, origin: 'https://costera.example', zone: zone('America/Mexico_City') });
const MIDNIGHT = instant(Date.parse('2027-12-01T06:00:00Z'));
const ANA = { points: points(12_345), firstName: 'Ana' };

test.each([
  ['es', 'win', 'Usa tus 123.45 PTS a más tardar el martes, 30 de noviembre de 2027', 'ganaste', '/mi-cuenta/puntos'],
  [
    'es',
    'purchased',
    'Usa tus 123.45 PTS a más tardar el martes, 30 de noviembre de 2027',
    'compraste',
    '/mi-cuenta/puntos',
  ],
  ['en', 'win', 'Use your 123.45 PTS by Tuesday, 30 November 2027', 'of your earned points', '/my-account/points'],
  [
    'en',
    'purchased',
    'Use your 123.45 PTS by Tuesday, 30 November 2027',
    'of your purchased points',
    '/my-account/points',
  ],
] as const)('in %s, of points %s: the last day, how many, and where they are', (lang, kind, subject, said, path) => {
  const letter = write({ ...ANA, kind, email: 'ana@example.com', lang }, MIDNIGHT);
  expect(letter.subject).toBe(subject);
  expect(letter.blocks[0]).toMatchObject({ kind: 'text', text: expect.stringContaining(said) });
  expect(letter.blocks.at(-1)).toMatchObject({ kind: 'button', url: `https://costera.example${path}` });
  expect(letter.greeting).toContain('Ana');
});
