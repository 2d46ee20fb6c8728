import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '#adapters/db/database-errors.ts';
import { operators } from '#adapters/db/operators/operators.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { paymentHandlers } from '#http/routes/websale-payment.ts';
import { payLinkHandlers } from '#http/routes/pay-link.ts';
import { seatHandlers } from '#http/routes/websale-seats.ts';
import { catalogueHandlers } from '#http/routes/catalogue.ts';
import { alertHandlers } from '#http/routes/alerts.ts';
import { websaleHandlers } from '#http/routes/websale.ts';
import { begunHandlers } from '#http/routes/begun.ts';
import { createServer, type ServerDeps } from '#http/server.ts';
import { COSTERA } from '#main/costera.ts';
import { freePort } from '#main/free-port.ts';
import { alertDeps } from '#main/rooms/alerts.ts';
import { contentRoom } from '#main/rooms/content.ts';
import { siteLinks } from '#main/rooms/links.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import type { AnswerPage } from '#wire/page.ts';

const HOST = '127.0.0.1';
const SECRET = 'a secret of at least thirty-two letters';
const PAYMENT_PAGE = { cardFrameUrl: '/card-frame', testMode: true };
const CARRIER = { firstName: 'Line', lastName: 'Line, S.A.', email: 'hello@line.example', phone: '+523355550100' };

type Change = Partial<ServerDeps>;

/**
 * The calls of the sale over real HTTP, with pages that echo their request; `change` replaces some of it, and may
 * depend on the site's address.
 */
export async function openSite(sale: PayingSale, change: Change | ((origin: string) => Change) = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'anden-assets-'));
  writeFileSync(join(directory, 'page-1.js'), 'plain');
  writeFileSync(join(directory, 'page-1.js.br'), 'small');
  const problems: unknown[] = [];
  const clock = { now: () => sale.now };
  const { links, ...addresses } = siteLinks({
    secret: SECRET,
    origin: 'http://site.example',
    clock,
  });
  const content = contentRoom({
    ...sale,
    clock,
    brand: COSTERA,
    offers: [],
    lounges: [],
    operators: operators(sale.pool),
    secret: SECRET,
  });
  const port = await freePort(0, HOST);
  const origin = `http://${HOST}:${port}`;
  const app = await createServer({
    handlers: [
      ...websaleHandlers(sale),
      ...begunHandlers(sale),
      ...seatHandlers(sale),
      ...paymentHandlers(sale, PAYMENT_PAGE),
      ...payLinkHandlers({ ...sale, links, addresses, carrier: CARRIER }, PAYMENT_PAGE),
      ...accountHandlers(sale),
      ...catalogueHandlers({ ...sale, version: 'v1' }),
      ...(content.handlers ?? []),
      ...alertHandlers({ ...sale, ...alertDeps(sale.pool, { ...sale, clock }) }),
    ],
    answerPage: ECHO,
    assets: { directory, scripts: SCRIPTS },
    elsewhere: {},
    origin: () => origin,
    secret: SECRET,
    trustProxy: false,
    logLevel: 'silent',
    now: () => sale.now,
    report: (problem) => problems.push(problem),
    isBusy: isUnavailable,
    unready: async () => [],
    ...(typeof change === 'function' ? change(origin) : change),
  });
  await app.listen({ port, host: HOST });
  return { origin, problems, close: () => app.close() };
}

const SCRIPTS = ['boot', 'dates'].map((name) => ({ text: `${name}()`, source: `'sha256-${name}'` }));

const ECHO: AnswerPage = async ({ method, path, query, form, isStale, cookies, formToken }) => {
  if (path === '/gone') return { kind: 'redirect', status: 302, to: '/', cookies: [{ name: 'notice', value: 'gone' }] };
  const said = { method, path, query: [...query], form: form && [...form], isStale, cookies, formToken };
  return {
    kind: 'html',
    status: 200,
    html: ['<style>a{}</style>', `<p>${JSON.stringify(said)}</p>`, '<script>boot()</script>'],
    frames: ["'self'"],
  };
};

/** A visitor with a cookie jar. */
export async function visit(origin: string) {
  const jar = new Map<string, string>();
  /** All its cookies, as a browser sends them. */
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const go = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      ...init,
      headers: { cookie: cookie(), ...init.headers },
    });
    for (const header of response.headers.getSetCookie()) {
      const [pair = ''] = header.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
  const first = await (await go('/')).text();
  return { go, cookie, token: /"formToken":"([^"]+)"/.exec(first)?.[1] ?? '' };
}
