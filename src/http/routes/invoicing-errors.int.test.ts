import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import { outbox } from '#adapters/db/notices/outbox.ts';
import { NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { signedLinks } from '#adapters/links/signed-links.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import type { StampingDeps } from '#app/invoicing/stamping-deps.ts';
import type { ErrorCode } from '#domain/errors.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { type InvoicingHandlerDeps, invoicingHandlers } from '#http/routes/invoicing.ts';
import { statusOf } from '#http/status-of.ts';
import { openSite } from '#testing/http/open-site.ts';
import { after, DAY } from '#kernel/instant.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { stranger } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';
import { ERROR_TEXTS } from '#text/errors.ts';
import { say } from '#text/message.ts';
import type { Envelope } from '#wire/envelope.ts';
import type { InvoiceView, InvoicingView } from '#wire/invoicing.ts';

let database: TestDatabase;
let fixture: StampingFixture;
/** Runs once there is something to stamp. */
let stamp: () => void = () => undefined;

beforeAll(async () => {
  database = await createTestDatabase({
    connections: 10,
    notifyWorker: (worker) => {
      if (worker === 'stamp') stamp();
    },
  });
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
afterEach(async () => {
  await database.pool.query('truncate look_up_try');
  await fixture.clear();
});

const { rfc, name, postalCode: cp, regime: regimen_fiscal, use: uso_cfdi } = REGISTERED;
const FORM = { rfc, name, cp, regimen_fiscal, uso_cfdi, email: 'facturas@example.com', phone: '3331234567' };
const PROOF = { last_name: 'López', phone: '3331234567', brand_id: 2 };

/** The buyer and the parts that answer and stamp; each can be replaced. */
interface Setting {
  readonly parts?: Partial<InvoicingHandlerDeps>;
  readonly stamping?: (deps: StampingDeps) => Partial<StampingDeps>;
  readonly daysLater?: number;
  /** Stored invoices cannot be found again. */
  readonly forgets?: boolean;
}

/** The site over HTTP with a trip bought there, and its buyer. */
async function opened({ parts: deps = {}, stamping = () => ({}), daysLater = 0, forgets = false }: Setting = {}) {
  const { pool } = database;
  const session = randomBytes(24).toString('base64url');
  const caller = { ...stranger(), sessionHash: createHash('sha256').update(session).digest() };
  const visit = await fixture.bought({ round: false, caller });
  const looking = {
    lookUps: lookUps(pool, 's'.repeat(32)),
    pins: pins('s'.repeat(32)),
    ...guardDeps({ pool, secret: 's'.repeat(32) }),
  };
  const stampers = { ...fixture.parts, ...stamping(fixture.parts) };
  const loyalty = loyaltyDeps(pool);
  let working: Promise<void> = Promise.resolve();
  stamp = () => {
    working = fixture.work(stampers);
  };
  const site = await openSite(fixture.sale, {
    now: () => after(fixture.sale.now, daysLater * DAY),
    handlers: [
      ...accountHandlers(loyalty),
      ...invoicingHandlers({
        ...fixture.sale,
        ...loyalty,
        ...fixture.invoicing,
        ...looking,
        // Anyone waiting for a stamp looks again once all pending work is done.
        pause: () => working,
        issuer: fixture.opened.issuer,
        tokens: { sign: () => 'a-link' },
        orders: orders(pool),
        newOrders: newOrders(pool),
        links: signedLinks('s'.repeat(32)),
        ...(forgets ? { invoices: { ...fixture.invoicing.invoices, byId: async () => undefined } } : {}),
        ...deps,
      }),
    ],
  });
  const call = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(site.origin + path, {
      method,
      headers: { cookie: `anden=${session}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, envelope: (await response.json()) as Envelope<never> };
  };
  const view = async () => {
    const { envelope } = await call('GET', `/api/invoicing/reservation?code=${visit.code}`);
    return envelope.content.data as unknown as InvoicingView;
  };
  const payments = async () => (await view()).payments.map(({ payment_id: id }) => id);
  return {
    visit,
    call,
    view,
    find: (change: object) => call('POST', '/api/invoicing/reservation', { code: visit.code, ...PROOF, ...change }),
    generate: async (change: object = {}) =>
      call('POST', `/new-invoicing/reservation/generate/${visit.code}`, {
        payments: await payments(),
        ...FORM,
        ...change,
      }),
    resend: async () => call('POST', `/new-invoicing/reservation/resend/${visit.code}`, { payments: await payments() }),
    search: (change: object) =>
      call('POST', '/api/invoicing/documents/searchserie', { series: 'F', folio: '1', rfc: REGISTERED.rfc, ...change }),
    /** Whatever was begun has been processed as far as possible. */
    worked: () => working,
    close: async () => {
      await working;
      await site.close();
    },
  };
}

type Site = Awaited<ReturnType<typeof opened>>;
type Told = Awaited<ReturnType<Site['call']>>;

/** Requested and stamped. */
async function stamped(site: Site): Promise<InvoicingView['invoices'][number]> {
  expect((await site.generate()).status).toBe(200);
  await site.worked();
  return (await site.view()).invoices[0]!;
}

/** What the list of invoices shows for one that is waiting. */
const waiting = async (site: Site): Promise<ErrorCode | null> => {
  await site.generate();
  await site.worked();
  return (await site.view()).invoices[0]!.fault;
};

const sql = (text: string, values: readonly unknown[] = []) => database.pool.query(text, [...values]);
const broken = (): never => {
  throw new Error('the disk is full');
};

/** Requirement, code, what causes it, and deviations from the usual setting. */
const REFUSED: readonly (readonly [string, ErrorCode, (site: Site) => Promise<Told>, Setting?])[] = [
  ['M215 empty code', 'code_required', ({ find }) => find({ code: ' ' })],
  ['M216 empty surname', 'last_name_required', ({ find }) => find({ last_name: '' })],
  ['T68 empty telephone', 'phone_required', ({ find }) => find({ phone: '' })],
  ['M217 empty brand', 'brand_required', ({ find }) => find({ brand_id: '' })],
  ['M218 no such reservation', 'reservation_not_found', ({ find }) => find({ code: '0000000000' })],
  ['M218 another telephone', 'reservation_not_found', ({ find }) => find({ phone: '33 9999 9999' })],
  [
    'M219 not paid any more',
    'reservation_inactive',
    async ({ visit, generate }) => {
      await sql(`update reservation set status = 'decline' where code = $1`, [visit.code]);
      return generate({ payments: [] });
    },
  ],
  ['M220 another brand', 'wrong_brand_reservation', ({ find }) => find({ brand_id: 3 })],
  ['M220 a name for a brand', 'wrong_brand_reservation', ({ find }) => find({ brand_id: 'costera' })],
  [
    'M221 the issuer is not set up',
    'brand_not_found',
    ({ call, visit }) => call('GET', `/api/invoicing/reservation?code=${visit.code}&business_name_info=true`),
    { parts: { issuer: undefined } },
  ],
  [
    'M222 nothing was paid',
    'no_payments_found',
    async ({ visit, generate }) => {
      await sql(`delete from payment_line`);
      await sql(
        `update payment set state = 'declined' where reservation_id = (select reservation_id from reservation where code = $1)`,
        [visit.code],
      );
      return generate({ payments: [] });
    },
  ],
  ['M223 empty RFC', 'rfc_required', ({ generate }) => generate({ rfc: ' ' })],
  ['M99 no RFC', 'rfc_invalid', ({ generate }) => generate({ rfc: 'CARLA' })],
  ['T69 everybody’s RFC', 'rfc_generic', ({ generate }) => generate({ rfc: 'XAXX010101000' })],
  ['M224 empty e-mail', 'email_required', ({ generate }) => generate({ email: '' })],
  ['M97 no e-mail', 'email_invalid', ({ generate }) => generate({ email: 'carla' })],
  ['M225 empty postal code', 'postal_code_required', ({ generate }) => generate({ cp: '' })],
  ['M226 empty name', 'fiscal_name_required', ({ generate }) => generate({ name: '' })],
  ['M227 empty regime', 'regime_required', ({ generate }) => generate({ regimen_fiscal: '' })],
  ['M97 empty use', 'cfdi_use_required', ({ generate }) => generate({ uso_cfdi: '' })],
  ['M228 no concept', 'concepts_required', ({ generate }) => generate({ payments: [] })],
  ['M229 after the month', 'limit_invoicing_date', ({ generate }) => generate(), { daysLater: 40 }],
  [
    'M230 points',
    'cannot_invoice_points',
    async ({ generate }) => {
      await sql(`update payment set method = 'traveller_win'`);
      return generate();
    },
  ],
  ['M231 the request was not kept', 'cannot_generate_invoice', ({ generate }) => generate(), { forgets: true }],
  [
    'M233 what was sold makes no document',
    'cannot_build_invoice',
    async ({ generate }) => {
      await sql(`update payment_line set product = 'none'`);
      return generate();
    },
  ],
  [
    'M233 it makes no original string',
    'cannot_build_original_string',
    ({ generate }) => generate(),
    { stamping: ({ sealer }) => ({ sealer: { seal: (cfdi) => sealer.seal({ ...cfdi, series: 'F|' }) } }) },
  ],
  [
    'M235 the SAT says no',
    'cannot_stamp',
    async ({ generate }) => {
      await fixture.faults({ stamps: [{ kind: 'reject', code: 'CFDI40999', message: 'No.' }] });
      return generate();
    },
  ],
  ['M238 no link to the XML', 'cannot_generate_xml_url', searched, { parts: { tokens: { sign: broken } } }],
  ['M238 no link to the PDF', 'cannot_generate_pdf_url', searched, { parts: { tokens: signsOnly(1) } }],
  ['M239 no such invoice', 'invoice_not_found', ({ search }) => search({ folio: '999999' })],
  [
    'M240 not issued yet',
    'incomplete_invoice',
    async (site) => {
      await fixture.faults({ always: { stamps: 'unavailable', documents: 'unavailable' } });
      await site.generate();
      return site.resend();
    },
  ],
  ['M241 the regime of a company', 'unexpected_regimen', ({ generate }) => generate({ regimen_fiscal: '601' })],
  ['T70 a use that does not go with it', 'use_not_of_regime', ({ generate }) => generate({ regimen_fiscal: '605' })],
  ['M242 nobody stamps', 'unexpected_pac', ({ generate }) => generate(), { parts: { isOffered: false } }],
  ['M242 issued elsewhere', 'unexpected_source', ({ search }) => search({ series: 'ADO' })],
  ['M243 nobody is signed in', 'traveller_session_required', ({ call }) => call('GET', '/api/invoicing/profiles')],
  [
    'M243 the card is not active',
    'traveller_card_inactive',
    async ({ call }) => {
      const { card } = await openProgramme(database.pool).account({ active: false });
      return call('POST', '/api/account/site/account/login', { card, password: PASSWORD });
    },
  ],
  ['M244 no such payment', 'payment_id_required', ({ generate }) => generate({ payments: ['none'] })],
  [
    'M244 paid in a way that has no name',
    'payment_type_missing',
    async ({ generate }) => {
      await sql(`update payment set method = 'barter'`);
      return generate();
    },
  ],
];

async function searched(site: Site): Promise<Told> {
  const { folio } = await stamped(site);
  return site.search({ folio });
}

/** Signs this many times, then fails. */
function signsOnly(times: number) {
  let signed = 0;
  return { sign: () => ((signed += 1) <= times ? 'a-link' : broken()) };
}

/** What fails after the answer, and is shown on the list of invoices. */
const WAITS: readonly (readonly [string, ErrorCode, (site: Site) => Promise<ErrorCode | null>, Setting?])[] = [
  [
    'M234 the PAC gives no token',
    'no_cfdi_token',
    async (site) => {
      await fixture.faults({ always: { tokens: 'unavailable' } });
      return waiting(site);
    },
    // No token is left from before.
    { stamping: () => ({ pac: fixture.newParts().pac }) },
  ],
  ...(['xml', 'html', 'pdf'] as const).map(
    (kind) =>
      [
        `M236 the ${kind} is not stored`,
        `cannot_upload_${kind}` as const,
        waiting,
        {
          stamping: ({ files }: StampingDeps) => ({
            files: {
              ...files,
              put: async (id, file, bytes) => (file === kind ? broken() : files.put(id, file, bytes)),
            },
          }),
        } satisfies Setting,
      ] as const,
  ),
  [
    'M237 no PDF can be made',
    'cannot_create_pdf',
    waiting,
    { stamping: ({ renderer: press }) => ({ renderer: { ...press, pdf: async () => broken() } }) },
  ],
  [
    'M232 nobody takes the e-mail',
    'cannot_send_email',
    async (site) => {
      await stamped(site);
      await sql(`delete from outbox where topic <> 'invoice.ready'`);
      const box = outbox(database.pool, NOTICE_TOPICS);
      await box.deadLetter((await box.take(1_000))!, 'there is no such mailbox');
      return (await site.view()).invoices[0]!.fault;
    },
  ],
];

const texts = (code: ErrorCode, params = {}) => say(ERROR_TEXTS[code], params);

const told = <By>([why, code, by, setting = {}]: readonly [string, ErrorCode, By, Setting?]) => ({
  why,
  code,
  by,
  setting,
});

describe('refused', () => {
  test.each(REFUSED.map(told))('$why: $code', async ({ code, by, setting }) => {
    const site = await opened(setting);
    const { status, envelope } = await by(site);
    await site.close();
    const { errors = [] } = envelope.content;
    expect(errors.map((error) => error.code)).toEqual([code]);
    expect(status).toBe(statusOf([code]));
    expect(errors[0]!.message).toBe(texts(code, errors[0]!.params).es);
    expect(texts(code).en).not.toBe(texts(code).es);
  });
});

describe('waits, and says why', () => {
  test.each(WAITS.map(told))('$why: $code', async ({ code, by, setting }) => {
    const site = await opened(setting);
    const found = await by(site);
    await site.close();
    expect(found).toBe(code);
    expect(texts(code).es).not.toBe(texts(code).en);
  });
});

test('the answer says that it was issued only when it was: until then, that it is being stamped', async () => {
  const site = await opened();
  await fixture.faults({ always: { stamps: 'unavailable', documents: 'unavailable' } });
  const early = await site.generate();
  await fixture.faults({});
  await fixture.clear();
  await site.close();
  const other = await opened();
  const late = await other.generate();
  await other.close();
  const told = [early, late].map(({ status, envelope }) => {
    const { message, invoice } = envelope.content.data as unknown as { message: string; invoice: InvoiceView };
    return { status, message, isStamped: invoice.uuid !== null };
  });
  expect(told).toEqual([
    { status: 200, message: 'Estamos timbrando tu factura', isStamped: false },
    { status: 200, message: 'La factura se ha generado con exito, por favor revisa tu correo', isStamped: true },
  ]);
});

test('nothing of it is refused to anyone who does everything right', async () => {
  const site = await opened({ parts: { tokens: { sign: () => 'a-link' } } });
  const { folio, uuid } = await stamped(site);
  expect(uuid).toMatch(/^[0-9A-F-]{36}$/i);
  const found = await site.search({ folio });
  expect(found.status).toBe(200);
  expect(JSON.stringify(found.envelope)).toContain(`?t=a-link`);
  expect((await site.find({})).status).toBe(200);
  const specified = { code: site.visit.code, ...PROOF, brand_id: '2', business_name_info: 'true', type: 'web' };
  const looked = await site.call('GET', `/api/invoicing/reservation?${new URLSearchParams(specified)}`);
  expect(looked.envelope.content.data).toMatchObject({ business_name: { rfc: fixture.opened.issuer!.rfc } });
  await site.close();
});
