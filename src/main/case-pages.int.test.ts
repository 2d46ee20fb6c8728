import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#domain/cases/attachments.ts';
import { plusWorkingDays } from '#domain/cases/working-days.ts';
import { TOPICS } from '#domain/cases/topics.ts';
import { formatLongDate } from '#kernel/local-time.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { COSTERA } from '#main/costera.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { good } from '#testing/paying-sale.ts';
import { openPaymentFixture, type PaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { caseText } from '#text/pages/case.ts';
import { contactText, FORM_TEXTS } from '#text/pages/contact.ts';
import { createAnswerPage } from '#web/answer-page.tsx';
import { ROUTES } from '#web/routes.ts';
import { CASE_FORMS } from '#wire/case-forms.ts';
import * as paths from '#wire/page-paths.ts';

let database: TestDatabase;
let fixture: PaymentFixture;
let site: Awaited<ReturnType<typeof openSite>>;
let key: string;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openPaymentFixture(database.pool);
  const operators = operatorDeps(database.pool);
  const { handlers } = wireSite(database.pool, fixture);
  const built = { script: '/assets/never.js', chunks: [], css: '' };
  const entries = Object.fromEntries(ROUTES.map(({ entry }) => [entry, built]));
  const assets = { entries, dates: { script: '', chunks: [] }, frameCss: '', fontCss: '', fonts: [], version: 'v' };
  site = await openSite(fixture.sale, {
    handlers,
    answerPage: createAnswerPage({ brand: COSTERA, testMode: false, assets }),
  });
  const rosa = { name: 'add', operator: 'Rosa', role: 'callcentre' } as const;
  key = good(await operatorCommand({ ...operators, actor: 'eva' }, rosa))[0]!.replace('key ', '');
});
afterAll(async () => {
  expect(site.problems).toEqual([]);
  await site.close();
  await database.drop();
});

const PDF = new Blob(['%PDF-1.7 a proof'], { type: 'application/pdf' });

/** A visitor with a cookie jar, who submits forms as rendered. */
function visitor(headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  async function go(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init, headers: { ...headers, cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s);
      jar.set(name, value);
    }
    return { status: response.status, to: response.headers.get('location') ?? '', html: await response.text() };
  }
  /** Submits a page's form; with files it is multipart. */
  async function send(path: string, typed: Record<string, string>, files: readonly Blob[] = []) {
    const { html } = await go(path);
    const form = new FormData();
    for (const [, name = '', value = ''] of html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g))
      form.set(name, value);
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    for (const [index, file] of files.entries()) form.append('files', file, `proof-${index}.pdf`);
    return {
      form,
      again: () => go(path, { method: 'POST', body: form }),
      ...(await go(path, { method: 'POST', body: form })),
    };
  }
  return { go, send };
}

const WHO = { name: 'Ana López', email: 'ana@example.com' };
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

describe.each(TOPICS.flatMap((topic) => (['es', 'en'] as const).map((lang) => [topic, lang] as const)))(
  'the form about %s in %s',
  (topic, lang) => {
    const path = CASE_FORMS[topic][lang];

    test('is a form with files and no script', async () => {
      const { status, html } = await visitor().go(path);
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${FORM_TEXTS[topic].title[lang]}</h1>`);
      expect(html).toContain('encType="multipart/form-data"');
      // The data of a page that search engines find is not executed.
      expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    });

    test('says what is missing, and keeps what was typed', async () => {
      const typed = { name: '', email: 'ana@', message: 'A <long> "story"', phone: '' };
      const { status, html } = await visitor().send(path, typed, [PDF]);
      expect(status).toBe(422);
      expect(text(html)).toMatch(lang === 'es' ? /Falta este dato: Tu nombre\./ : /This is missing: Your name\./);
      expect(html).toContain('href="#f-email"');
      expect(html).toContain('A &lt;long&gt; &quot;story&quot;</textarea>');
      expect(html).toContain('value="ana@"');
      expect(text(html)).toMatch(lang === 'es' ? /elígelos otra vez/ : /choose them again/);
    });
  },
);

test('/contacto leads to every form', async () => {
  const { html } = await visitor().go('/contacto');
  for (const topic of TOPICS) expect(html).toContain(`href="${CASE_FORMS[topic].es}"`);
});

describe('a form that says everything', () => {
  const sendMessage = (ana = visitor()) =>
    ana.send(CASE_FORMS.message.es, { ...WHO, phone: '', message: '¿Llevan bicicletas?' }, [PDF]);

  test('leads to the case, with its number and until when it is answered; pressed twice it is one', async () => {
    const sent = await sendMessage();
    expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/^\/caso\?number=\w{4}-\w{4}&t=[\w-]+&new=1$/)]);
    const twice = await sent.again();
    const numberIn = (to: string) => new URLSearchParams(to.split('?')[1]).get('number')!;
    expect(numberIn(twice.to)).toBe(numberIn(sent.to));
    const { status, html } = await visitor().go(sent.to);
    expect(status).toBe(200);
    const due = plusWorkingDays(dateInZone(fixture.sale.now, CARRIER_ZONE), 3);
    expect(text(html)).toContain(numberIn(sent.to));
    expect(text(html)).toContain(`Te respondemos a más tardar ${formatLongDate(due, 'es')}`);
    expect(html).not.toContain('<script');
  });

  test('says that it is also mailed only as long as it is', async () => {
    const who = { ...WHO, email: 'beto@example.com', phone: '' };
    const opened = [];
    for (let i = 0; i < 6; i += 1) {
      const { to } = await visitor().send(CASE_FORMS.message.es, { ...who, message: `Va la ${i}` });
      opened.push(text((await visitor().go(to)).html));
    }
    for (const html of opened) expect(html).toContain(caseText.received.es);
    expect(opened.map((html) => html.includes(caseText.kept.es))).toEqual([true, true, true, true, true, false]);
    expect(opened[5]).toContain(caseText.unmailed.es);
  });

  test('is opened by its link alone', async () => {
    const { to } = await sendMessage();
    const strange = await visitor().go(to.replace(/&t=[^&]+/, ''));
    expect(strange.status).toBe(404);
    expect(strange.html).not.toContain('bicicletas');
  });

  test('can be written to again, answered at the desk, and closed', async () => {
    const { to } = await sendMessage();
    const path = to.replace('&new=1', '');
    const replied = await visitor().send(path, { message: 'Y patinetas' });
    expect([replied.status, replied.to]).toEqual([303, `${path}&sent=1`]);
    const number = new URLSearchParams(to.split('?')[1]).get('number')!;
    const rosa = visitor({ 'x-operator-key': key });
    expect((await rosa.go('/operacion/casos')).html).toContain(number);
    const desk = `/operacion/casos?number=${number}`;
    const read = text((await rosa.go(desk)).html);
    for (const one of ['Y patinetas', 'Ana López', 'ana@example.com', 'proof-0.pdf']) expect(read).toContain(one);
    const empty = await rosa.send(desk, { act: 'answer', message: '' });
    expect(empty.status).toBe(422);
    const answered = await rosa.send(desk, { act: 'answer', message: 'Sí, en el <b>maletero</b>' });
    expect([answered.status, answered.to]).toEqual([303, desk]);
    const seen = await visitor().go(path);
    expect(seen.html).toContain('Sí, en el &lt;b&gt;maletero&lt;/b&gt;');
    expect(text(seen.html)).toContain('Respondido');
    await rosa.send(desk, { act: 'close', message: 'spam' });
    const closed = await visitor().go(path);
    expect(text(closed.html)).toContain('Este caso está cerrado');
    expect(closed.html).not.toContain('spam');
  });

  test('with files that are too large keeps its text', async () => {
    const large = new Blob(['%PDF-', new Uint8Array(MAX_FILE_BYTES)]);
    const { status, html } = await visitor().send(CASE_FORMS.claim.es, { ...WHO, message: 'Mi maleta' }, [large]);
    expect(status).toBe(422);
    expect(text(html)).toContain('más de 4 MB');
    expect(html).toContain('Mi maleta</textarea>');
  });

  test.each([paths.travellerCase.es, paths.travellerCase.en])(
    'is answered at %s with a photo; with one that is too large the answer keeps its text',
    async (address) => {
      const { to } = await sendMessage();
      const path = to.replace('&new=1', '').replace(paths.travellerCase.es, address);
      const photo = new Blob(['%PDF-', new Uint8Array(MAX_FILE_BYTES / 4)]);
      const replied = await visitor().send(path, { message: 'Va la foto' }, [photo]);
      expect([replied.status, replied.to]).toEqual([303, `${path}&sent=1`]);
      const large = new Blob(['%PDF-', new Uint8Array(MAX_FILE_BYTES)]);
      const { status, html } = await visitor().send(path, { message: 'Y otra' }, [large]);
      expect(status).toBe(422);
      expect(html).toContain('Y otra</textarea>');
    },
  );

  test('is asked for its files again when the session of its tab has changed', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...WHO, _form: 'of another session', message: 'Mi maleta' }))
      form.set(name, value);
    form.append('files', PDF, 'proof.pdf');
    const ana = visitor({ 'sec-fetch-site': 'same-origin' });
    await ana.go(CASE_FORMS.claim.en);
    const { status, html } = await ana.go(CASE_FORMS.claim.en, { method: 'POST', body: form });
    expect([status, text(html).includes(contactText.filesAgain.en)]).toEqual([403, true]);
    expect(html).toMatch(/<form[^>]* encType="multipart\/form-data"/);
    expect(html).toMatch(/<input[^>]* type="file"[^>]* name="files"/);
    expect(html).toContain('name="message" value="Mi maleta"');
  });

  test('sent without its token, or by another site, is not taken', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...WHO, message: 'x', phone: '' })) form.set(name, value);
    const { status, to } = await visitor().go(CASE_FORMS.message.es, { method: 'POST', body: form });
    expect([status, to]).toEqual([303, CASE_FORMS.message.es]);
  });
});

test.each([{}, { 'x-operator-key': 'nobodys' }])(
  'the desk is for operators: %j is sent to the door',
  async (headers) => {
    expect((await visitor(headers as Record<string, string>).go('/operacion/casos')).to).toContain('/operacion?to=');
  },
);
