import { expect, test } from 'vitest';
import { giftDocuments } from '#adapters/documents/gift-documents.ts';
import { readRoles, readText } from '#adapters/documents/testing/read-text.ts';
import type { GiftSheet } from '#app/gifts/documents.ts';
import { hasPrintedLettersOnly } from '#kernel/printed-letters.ts';
import { COSTERA } from '#main/costera.ts';
import { signOf } from '#web/site-files.ts';

const DOCUMENTS = giftDocuments(signOf(COSTERA));

const SHEET: GiftSheet = {
  lang: 'es',
  title: 'Tarjeta de regalo',
  carrier: 'Costera',
  amount: '$ 500.00',
  facts: [
    { label: 'Para', value: 'Luz Gil' },
    { label: 'De parte de', value: 'Ana' },
    { label: 'Vigencia', value: 'no caduca' },
    { label: 'Saldo', value: '$ 320.00 el mar 24 nov 2026, 6:05 p.m. (hora del centro de México)' },
  ],
  message: '¡Feliz viaje! Nos vemos en el mar.',
  code: { label: 'Código', value: 'G1234-56789' },
  secret: { label: 'Clave', value: 'ABCD-EFGH' },
  notes: [
    'Al pagar tu viaje elige «Saldo a favor o tarjeta de regalo».',
    'Consulta su saldo en https://anden.example/saldo',
    'Guárdala como dinero.',
  ],
};

test('a card says who gives what to whom, and has what is needed to spend it', async () => {
  const bytes = await DOCUMENTS.pdf(SHEET);
  expect(bytes.length).toBeLessThan(6_000);
  const pages = await readText(bytes);
  expect(pages).toHaveLength(1);
  const { title, carrier, amount, facts, message, code, secret, notes } = SHEET;
  const said = [
    title,
    carrier,
    amount,
    message,
    code.value,
    secret.value,
    ...notes,
    ...facts.map(({ value }) => value),
  ];
  for (const one of said) expect(pages[0]).toContain(one);
});

test('a screen reader meets a heading, then paragraphs', async () => {
  const roles = await readRoles(await DOCUMENTS.pdf(SHEET), 1);
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
  expect(roles.filter((role) => role === 'P').length).toBeGreaterThan(5);
});

test('every letter that may be typed has a shape in the font', async () => {
  const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const letters = all.filter((sign) => /[\p{L}\p{M}]/u.test(sign) && hasPrintedLettersOnly(sign));
  expect(letters.length).toBeGreaterThan(800);
  const [page] = await readText(await DOCUMENTS.pdf({ ...SHEET, message: letters.join('') }));
  expect(page).toContain('Ḁ');
  expect(page).not.toContain('\0');
});

test('the longest message and a name in other letters still fit on one sheet', async () => {
  const longest = { ...SHEET, message: 'Feliz viaje, Łukasz. '.repeat(15).slice(0, 300) };
  expect(await readText(await DOCUMENTS.pdf(longest))).toHaveLength(1);
});

test('pictures in a message, which no font of ours draws, leave no boxes on paper', async () => {
  const paper = async (message: string, to = 'Luz Gil') => {
    const [page] = await readText(await DOCUMENTS.pdf({ ...SHEET, message, facts: [{ label: 'Para', value: to }] }));
    return page!.replace(/\s+/g, ' ');
  };
  const page = await paper('¡Feliz viaje! 🎉🏖️ Te quiero ❤️ 👨‍👩‍👧, Ana', 'Luz 🌞 Gil');
  expect(page).toContain('¡Feliz viaje! Te quiero ❤, Ana');
  expect(page).toContain('Para: Luz Gil');
  expect(await paper('🎉')).toBe(await paper(''));
});
