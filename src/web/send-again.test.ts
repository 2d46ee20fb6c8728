import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { errorMessage } from '#text/errors.ts';
import { sendAgainText } from '#text/send-again.ts';
import { ROUTES } from '#web/routes.ts';
import * as paths from '#wire/page-paths.ts';
import { sentAgain, watchedCall } from '#web/send-again.tsx';
import { getProfile, postLogout } from '#wire/account.ts';
import { askPage, ORIGIN, plainPages } from '#testing/drawn-page.ts';

const FORMS = ROUTES.filter(({ page }) => 'act' in page).flatMap(({ path, alias }) =>
  [{ path, lang: 'es' } as const, ...(alias ? [{ path: alias, lang: 'en' } as const] : [])].map((form) => ({
    ...form,
    path: form.path.replaceAll(/:\w+/g, 'abc'),
  })),
);

const TYPED = { _form: 'old', last_name: 'Müller & <Söhne>', password: 'Secreta#123', do: 'anything' };

const holdsTyped = (html: string): boolean =>
  html.includes('value="Müller &amp; &lt;Söhne&gt;"') &&
  html.includes('name="_form" value="new"') &&
  !html.includes(TYPED.password);

/** Names of fields that are hidden while they are typed, or that codes go to, on every page. */
async function secretNames(): Promise<string[]> {
  const names = new Set<string>();
  for await (const file of glob('src/web/**/*.tsx')) {
    const code = readFileSync(file, 'utf8');
    for (const [field] of code.matchAll(/<(?:TextField|input)\b(?:[^>]|=>)*?\/>/g)) {
      if (/type="password"|"one-time-code"|name="secret"/.test(field))
        names.add(/\bname="([\w.]+)"/.exec(field)?.[1] ?? `${file}: ${field}`);
    }
  }
  return [...names].sort();
}

describe('a form that is shown to be sent again', () => {
  test('holds no password, PIN or code of any page, and says so', async () => {
    const names = await secretNames();
    expect(names).toEqual(expect.arrayContaining(['current', 'digits', 'password', 'secret']));
    for (const name of [...names, 'nip', 'captcha']) {
      const form = new URLSearchParams([
        ['_form', 'old'],
        ['email', 'ana@example.com'],
        [name, '918273'],
      ]);
      const path = name === 'key' ? '/operacion' : '/saldo';
      const data = sentAgain({ path, query: new URLSearchParams(), formToken: 'new', why: 'away' }, form);
      expect([name, data.fields, data.hadSecrets]).toEqual([
        name,
        [
          ['_form', 'new'],
          ['email', 'ana@example.com'],
        ],
        true,
      ]);
    }
  });

  test('stays of the account it was opened in, whoever signs in before it is sent', () => {
    const form = new URLSearchParams('_form=old.ana&email=ana%40example.com');
    for (const why of ['away', 'stale', 'signedOut'] as const) {
      const data = sentAgain({ path: '/saldo', query: new URLSearchParams(), formToken: 'new.beto', why }, form);
      expect(data.fields?.[0]).toEqual(['_form', 'new.ana']);
    }
  });

  test('without secrets asks for none', () => {
    const form = new URLSearchParams('_form=old&email=ana%40example.com');
    const data = sentAgain({ path: '/saldo', query: new URLSearchParams('a=b'), formToken: 'new', why: 'away' }, form);
    expect(data).toMatchObject({ action: '/saldo?a=b', hadSecrets: false, why: 'away' });
  });
});

const inBoth = (route: (typeof ROUTES)[number]) => [
  { path: route.path, lang: 'es' } as const,
  { path: route.alias!, lang: 'en' } as const,
];

interface Asked {
  readonly path: string;
  readonly form: URLSearchParams | undefined;
  readonly refused: { readonly status: number; readonly code: string };
}

/** A page of a signed-in traveller or operator, all of whose calls are refused. */
async function refusedPage({ path, form, refused: { status, code } }: Asked) {
  const answer = await plainPages({
    method: form ? 'POST' : 'GET',
    path,
    query: new URLSearchParams(),
    form,
    isStale: false,
    // As the header was told less than a minute ago.
    cookies: { consent: 'none', greeting: 'session.100.0.Renata' },
    formToken: 'new',
    travellerTag: 'session',
    accountTag: () => 'account',
    origin: ORIGIN,
    now: instant(Date.UTC(2026, 10, 23)),
    call: () => Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] }),
  });
  const forgets = answer.cookies?.some(({ name, value }) => name === 'greeting' && value === '') ?? false;
  return answer.kind === 'html'
    ? { status: answer.status, html: answer.html.join(''), forgets }
    : { status: 0, html: answer.to, forgets };
}

describe('a form that an operator sends after the end of their shift', () => {
  /** The sign-in page itself; boarding, which passes a code on to its script; the editor, which draws its text again. */
  const OTHERWISE: readonly string[] = [paths.operation.es, paths.boarding.es, paths.editContent.es];
  const OF_OPERATORS = ROUTES.filter(
    ({ layout, page, path }) => layout === 'operation' && 'act' in page && !OTHERWISE.includes(path),
  ).flatMap(inBoth);

  test.each(OF_OPERATORS)('$path is kept to be sent again', async ({ path, lang }) => {
    const refused = { status: 401, code: 'operator_required' };
    const { status, html } = await refusedPage({ path, form: new URLSearchParams(TYPED), refused });
    expect([status, holdsTyped(html)]).toEqual([403, true]);
    expect(html).toContain(sendAgainText.shiftOver.signIn[lang]);
  });
});

describe('a page of a traveller’s account', () => {
  const OF_TRAVELLERS = ROUTES.filter(({ isOfTraveller }) => isOfTraveller);
  /** The lounge says at its form what is missing. */
  const ASKS_HERE: readonly string[] = [paths.loungeBooking.es];
  /** Nothing is typed on the account itself: its buttons confirm a run, and lead on to it. */
  const NOT_TYPED: readonly string[] = [...ASKS_HERE, paths.myAccount.es];

  test.each(OF_TRAVELLERS.filter(({ path, page }) => 'act' in page && !NOT_TYPED.includes(path)).flatMap(inBoth))(
    '$path keeps what was typed when its session is over',
    async ({ path, lang }) => {
      const refused = { status: 401, code: 'traveller_session_required' };
      // Of safety: the form for another e-mail address.
      const form = new URLSearchParams({ ...TYPED, change: 'email' });
      const { status, html, forgets } = await refusedPage({ path, form, refused });
      expect([status, holdsTyped(html)]).toEqual([403, true]);
      expect(html).toContain(sendAgainText.signedOut.signIn[lang]);
      expect([forgets, html.includes('Renata')]).toEqual([true, false]);
    },
  );

  test.each(OF_TRAVELLERS.filter(({ path }) => !ASKS_HERE.includes(path)).flatMap(inBoth))(
    '$path leads to signing in, where the header greets nobody, when its session is over',
    async ({ path }) => {
      const refused = { status: 401, code: 'traveller_session_required' };
      expect(await refusedPage({ path, form: undefined, refused })).toMatchObject({ status: 0, forgets: true });
    },
  );

  test.each(OF_TRAVELLERS.filter(({ path, page }) => 'act' in page && !NOT_TYPED.includes(path)).flatMap(inBoth))(
    '$path asks nobody to sign in after too many requests, and keeps what was typed',
    async ({ path, lang }) => {
      const refused = { status: 429, code: 'too_many_requests' };
      const form = new URLSearchParams({ ...TYPED, change: 'email' });
      const { html, forgets } = await refusedPage({ path, form, refused });
      expect(html).toContain(errorMessage('too_many_requests')[lang]);
      expect([forgets, html.includes('Renata'), html.includes(sendAgainText.signedOut.signIn[lang])]).toEqual([
        false,
        true,
        false,
      ]);
    },
  );

  test.each(OF_TRAVELLERS.flatMap(inBoth))(
    '$path asks nobody to sign in while the database is away',
    async ({ path, lang }) => {
      const refused = { status: 503, code: 'service_unavailable' };
      const { status, html } = await refusedPage({ path, form: undefined, refused });
      expect(status).toBe(503);
      expect(html).toContain(sendAgainText.away.body[lang]);
      expect(html).toContain(`href="${path}"`);
    },
  );
});

const UNANSWERED = [
  { when: 'while the database is away', status: 503, code: 'service_unavailable', says: [200, 503] },
  // A form says of itself that there were too many.
  { when: 'after too many requests', status: 429, code: 'too_many_requests', says: [200, 422, 503] },
  { when: 'after a fault of ours', status: 500, code: 'action_failed', says: [200, 503] },
];

test.each(UNANSWERED)('$when no page refuses anything or leads elsewhere, unless it says why', async (refused) => {
  const { status, code, says } = refused;
  const wrong: unknown[] = [];
  let asked = 0;
  for (const route of ROUTES) {
    for (const { path, lang } of inBoth({ ...route, alias: route.alias ?? route.path })) {
      for (const search of ['', '?code=ABCDEFGHJK&order=ABCDEFGHJK']) {
        const address = path.replaceAll(/:\w+/g, 'abc') + search;
        const calls: string[] = [];
        const answer = await askPage(address, {
          now: instant(Date.UTC(2026, 10, 23)),
          call: (called) => {
            calls.push(called.path);
            return Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] });
          },
        });
        if (calls.length === 0) continue;
        asked += 1;
        const saysWhy =
          answer.kind === 'html'
            ? says.includes(answer.status)
            : answer.cookies?.some(({ value }) => value === 'unreachable');
        if (!saysWhy) wrong.push([lang, address, answer.kind === 'html' ? answer.status : answer.to, calls]);
      }
    }
  }
  expect(asked).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

/** Boarding, whose form goes to its script. */
const PASSES_ON: readonly string[] = Object.values(paths.boarding);

/** All calls, or only those that read, so that a form is refused for what is in it; and what it changes fails. */
const BEYOND = [
  { when: 'all of its calls are too often', reads: [429, 'too_many_requests'], changes: [429, 'too_many_requests'] },
  { when: 'reading its page again is too often', reads: [429, 'too_many_requests'], changes: [422, 'refused'] },
  { when: 'all of its calls fail by our fault', reads: [500, 'action_failed'], changes: [500, 'action_failed'] },
  { when: 'reading its page again fails by our fault', reads: [500, 'action_failed'], changes: [422, 'refused'] },
] as const;

test('what a form did stays done when reading its page again is too often, until it does something else', async () => {
  const refused = { ok: false, status: 429, errors: [{ code: 'too_many_requests', message: '' }] } as const;
  const answers = [{ ok: true, data: {} as never } as const, refused, refused];
  const { call, isDone, limit } = watchedCall(() => Promise.resolve(answers.shift() ?? refused));
  const seen = [isDone()];
  await call(postLogout, { body: {} });
  await call(getProfile);
  seen.push(isDone());
  expect(limit()).toEqual(refused.errors);
  await call(postLogout, { body: {} });
  expect([...seen, isDone()]).toEqual([false, true, false]);
});

test.each(BEYOND)('a form is not said to be nobody’s, nor led elsewhere, when $when', async (refused) => {
  const wrong: unknown[] = [];
  let asked = 0;
  for (const { path, lang } of FORMS.filter((form) => !PASSES_ON.includes(form.path))) {
    let isBeyond = false;
    const answer = await askPage(`${path}?code=ABCDEFGHJK`, {
      now: instant(Date.UTC(2026, 10, 23)),
      form: TYPED,
      call: (called) => {
        const [status, code] = called.method === 'GET' ? refused.reads : refused.changes;
        isBeyond ||= status !== 422;
        return Promise.resolve({ ok: false, status, errors: [{ code, message: '' }] });
      },
    });
    if (!isBeyond) continue;
    asked += 1;
    if (answer.kind !== 'html') wrong.push([lang, path, answer.to]);
    else if (![200, 422, 503].includes(answer.status)) wrong.push([lang, path, answer.status]);
  }
  expect(asked).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

describe('a form of a tab whose session changed', () => {
  const send = (path: string, form: Readonly<Record<string, string>>) =>
    plainPages({
      method: 'POST',
      path,
      query: new URLSearchParams(),
      form: new URLSearchParams(form),
      isStale: true,
      cookies: { consent: 'none' },
      formToken: 'new',
      origin: ORIGIN,
      now: instant(Date.UTC(2026, 10, 23)),
      call: (route) =>
        route.method === 'GET' && route.path !== 'order/state'
          ? Promise.resolve({ ok: false, status: 404, errors: [] })
          : Promise.reject(new Error(`${route.path} was called`)),
    });

  test('has no effect, and loses nothing that was typed, on every page that takes a form', async () => {
    const lost: unknown[] = [];
    let closed = 0;
    for (const { path, lang } of FORMS) {
      const answer = await send(path, TYPED);
      // Nothing could be done with what was typed: the reservation is not open in this session.
      if (answer.kind === 'redirect' && answer.cookies?.some(({ value }) => value === 'reservation-not-open'))
        closed += 1;
      else if (answer.kind !== 'html') lost.push([path, answer.to]);
      else if (
        answer.status !== 403 ||
        !answer.html.join('').includes(sendAgainText.stale.body[lang]) ||
        !holdsTyped(answer.html.join(''))
      )
        lost.push([path, answer.status]);
    }
    expect(FORMS.length - closed).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  test('with scripts is told the same of its call: nothing of a reservation, which it may not be about', () => {
    for (const text of Object.values(errorMessage('forbidden'))) expect(text).not.toMatch(/reserva/);
  });
});
