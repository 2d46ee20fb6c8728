import { expect, test } from 'vitest';
import { rulesOf, TOPICS } from '#domain/cases/topics.ts';
import type { Lang } from '#text/lang.ts';
import { COOKIES_ID, privacyText } from '#text/pages/privacy.ts';
import type { ProseText } from '#text/prose.ts';
import type { DOOR_COOKIE, OPERATOR_COOKIE, SetCookie } from '#wire/page.ts';

const CARRIER = {
  name: 'Costera',
  legalName: 'Autobuses Costera, S.A. de C.V.',
  address: 'Central Nueva',
  phone: '33 5555 0100',
  email: 'hola@costera.example',
};

const textOf = (sections: ProseText['sections'], lang: Lang): string =>
  sections
    .flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
    .map((text) => text[lang])
    .join('\n');

const said = (lang: Lang): string => textOf(privacyText(CARRIER).sections, lang);

test.each([
  ['an account', 'fecha de cumpleaños', 'birthday'],
  ['saved passengers', 'pasajeros que guardas', 'passengers you save'],
  ['a message with files', 'los archivos que adjuntas', 'the files you attach'],
  ['a request about personal data', 'tu identificación', 'your ID'],
  ['a gift', 'quien recibe una tarjeta de regalo', 'whoever receives a gift card'],
  ['the message of a gift', 'lo que le escribes', 'what you write to them'],
  ['the participants of a tour', 'nombre y apellidos y, si es menor, su edad', 'if a child, their age'],
  ['a passkey', 'de tus llaves de acceso', 'your passkeys'],
  ['a rental car', 'la edad de quien maneja', 'the driver’s age'],
  ['push messages', 'adónde enviarle tus avisos', 'where to send your notifications'],
  ['a wallet', 'si guardas en su cartera un boleto', 'if you save a ticket'],
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

/** A new cookie does not compile until it is written here, and what is written here has to be said in the list. */
const COOKIES: Readonly<Record<Exclude<SetCookie['name'], StaffCookie>, readonly [string, string]>> = {
  lang: ['el idioma', 'the language'],
  theme: ['la apariencia', 'the appearance'],
  consent: ['tu respuesta al aviso de cookies', 'your answer to the cookie notice'],
  fonts: ['tu navegador ya tiene las letras del sitio', 'your browser has the site’s typefaces'],
  app: ['que ya te ofrecimos instalar el sitio', 'that we offered to install the site'],
  notice: ['lo que hay que decirte en la página siguiente', 'what the next page has to tell you'],
  reservation: ['la reservación en curso', 'the reservation in progress'],
  kept: ['una cookie recuerda que lo pediste', 'a cookie remembers that you asked'],
  traveller: ['tu sesión', 'your session'],
  greeting: ['tu nombre si entraste a tu cuenta', 'your first name if you signed in'],
  shopping: ['el tour que eliges', 'the tour you choose'],
  'shopping-session': ['el tour que eliges', 'the tour you choose'],
  'shopping-booking': ['el tour que eliges y su pedido', 'the tour you choose and its order'],
};

/** On the devices of the carrier's own people. */
type StaffCookie = typeof DOOR_COOKIE | typeof OPERATOR_COOKIE;

test.each(Object.entries(COOKIES))('the cookie %s is in the list of cookies', (_, [es, en]) => {
  const list = privacyText(CARRIER).sections.filter(({ id }) => id === COOKIES_ID);
  expect(textOf(list, 'es')).toContain(es);
  expect(textOf(list, 'en')).toContain(en);
});
