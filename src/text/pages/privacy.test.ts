import { expect, test } from 'vitest';
import { rulesOf, TOPICS } from '#domain/cases/topics.ts';
import { privacyText } from '#text/pages/privacy.ts';

const CARRIER = {
  name: 'Costera',
  legalName: 'Autobuses Costera, S.A. de C.V.',
  address: 'Central Nueva',
  phone: '33 5555 0100',
  email: 'hola@costera.example',
};

const said = (lang: 'es' | 'en'): string =>
  privacyText(CARRIER)
    .sections.flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
    .map((text) => text[lang])
    .join('\n');

test.each([
  ['an account', 'fecha de cumpleaños', 'birthday'],
  ['saved passengers', 'pasajeros que guardas', 'passengers you save'],
  ['a message with files', 'los archivos que adjuntas', 'the files you attach'],
  ['a request about personal data', 'tu identificación', 'your ID'],
  ['a gift', 'quien recibe una tarjeta de regalo', 'whoever receives a gift card'],
  ['text messages', 'mensajes de texto o WhatsApp', 'text messages or WhatsApp'],
])('the notice says what is kept or handed on for %s', (_, es, en) => {
  expect(said('es')).toContain(es);
  expect(said('en')).toContain(en);
});

test('the partner that requests go to is named', () => {
  expect(TOPICS.filter((topic) => rulesOf(topic).goesToPartner)).toEqual(['car']);
  expect(said('es')).toContain('la arrendadora, si le pides un auto');
  expect(said('en')).toContain('the car rental company, if you ask for a car');
});
