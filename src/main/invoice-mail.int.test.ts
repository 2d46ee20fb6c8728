import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openSchema } from '#adapters/cfdi/schema.ts';
import { createSealer } from '#adapters/cfdi/sealer.ts';
import { testCsd } from '#adapters/cfdi/testing/test-csd.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { pendingInvoiceRequests } from '#adapters/db/invoicing/pending-invoice-requests.ts';
import { outbox } from '#adapters/db/notices/outbox.ts';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { announce } from '#adapters/db/announce.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { Invoice } from '#app/invoicing/invoice-ports.ts';
import { resendInvoice } from '#app/invoicing/resend-invoice.ts';
import { saveInvoiceRequest } from '#app/invoicing/save-invoice-request.ts';
import { remindInvoices, notifyOfRefusedInvoices } from '#app/notices/remind-invoices.ts';
import { saveInvoice } from '#app/invoicing/save-invoice.ts';
import { RESENT_PER_DAY } from '#domain/access/look-up.ts';
import type { Cfdi } from '#domain/invoicing/cfdi.ts';
import { invoicingEnds } from '#domain/invoicing/invoicing-deadline.ts';
import { NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { after, DAY, HOUR, instant, MINUTE, SECOND } from '#kernel/instant.ts';
import { moneyIn } from '#text/money.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { COSTERA } from '#main/costera.ts';
import { invoiceRenderer } from '#main/rooms/invoice-renderer.ts';
import { type InvoicingFixture, openInvoicingFixture, RECEIVER } from '#testing/invoicing-fixture.ts';
import { type Letterbox, openLetterbox, SECRET } from '#testing/letterbox.ts';
import { good, type Visit } from '#testing/paying-sale.ts';
import { stamped, UUID } from '#testing/stamped-cfdi.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { siteLinks } from '#main/rooms/links.ts';

let database: TestDatabase;
let fixture: InvoicingFixture;
let box: Letterbox;

const sealer = createSealer({ csd: testCsd({ rfc: 'EKU9003173C9' }), schema: openSchema(), zone: CARRIER_ZONE });

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openInvoicingFixture(database.pool);
  box = await openLetterbox(database.pool, fixture.sale);
});
afterAll(async () => {
  await box.stop();
  await database.drop();
});
afterEach(async () => {
  await fixture.clear();
  await box.clear();
});

/** The XML of an invoice as a PAC would return it. */
function xmlOf(invoice: Invoice, change: Partial<Cfdi> = {}): string {
  const total = invoice.total;
  const sealed = sealer.seal({
    type: 'I',
    series: invoice.series,
    folio: invoice.folio,
    issuedAt: instant(Date.now()),
    issuer: { rfc: 'EKU9003173C9', name: 'ESCUELA KEMPER URGATE', regime: '624', postalCode: '45580' },
    receiver: invoice.receiver,
    paymentForm: '04',
    lines: [
      {
        id: 'A',
        description: 'Boleto de autobús',
        product: '78111802',
        unit: { key: 'E54', name: 'Viaje' },
        gross: total,
        discount: 0 as typeof total,
        net: total,
        vat: 0 as typeof total,
        vatRate: null,
      },
    ],
    ...change,
  });
  if (!sealed.ok) throw new Error(sealed.problem);
  return stamped(sealed.value);
}

const files = () => invoiceFiles(database.pool);

const store = saveInvoice({
  renderer: invoiceRenderer(COSTERA),
  files: { put: (...given) => files().put(...given) },
  report: (problem) => {
    throw problem;
  },
});

/** An invoice was requested; its draft and its payments exist. The sale's notices are cleared. */
async function asked(sold: 'es' | 'en' = 'es', lang: 'es' | 'en' = sold) {
  const visit = await fixture.bought({ round: false });
  await database.pool.query('update reservation set lang = $1', [sold]);
  await database.pool.query('delete from outbox');
  return { visit, invoice: good(await fixture.asking(visit, { lang })) };
}

const tell = (visit: Visit, invoice: Invoice, request: string = invoice.id, to = 'facturas@example.com') =>
  inTransaction(database.pool, (session) =>
    announce(session, { topic: 'invoice.ready', reservation: visit.reservation.id, invoice: invoice.id, request, to }),
  );

/** Stamped and stored; its e-mail is pending. */
async function mailed() {
  const { visit, invoice } = await asked();
  const xml = xmlOf(invoice);
  await store({ invoice: invoice.id, xml, lang: 'es' });
  await database.pool.query(
    `update invoice set state = 'mailed', uuid = $1, stamped_xml = $2, stamped_at = clock_timestamp()`,
    [UUID, xml],
  );
  return { visit, invoice, fault: async () => (await fixture.invoicing.invoices.byId(invoice.id))?.fault };
}

describe('files of an invoice', () => {
  test('are the bytes that were stored, and never others', async () => {
    const { invoice } = await asked();
    const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
    await files().put(invoice.id, 'xml', bytes);
    await files().put(invoice.id, 'xml', new Uint8Array([1]));
    expect(new Uint8Array((await files().get(invoice.id, 'xml'))!)).toEqual(bytes);
    expect(await files().get(invoice.id, 'pdf')).toBeUndefined();
    for (const change of ["update invoice_file set bytes = ''", 'delete from invoice_file'])
      await expect(database.pool.query(change)).rejects.toThrow('stays as it is');
  });

  test('are of an invoice that exists', async () => {
    await expect(files().put(UUID.toLowerCase() as Invoice['id'], 'xml', new Uint8Array([1]))).rejects.toThrow();
  });
});

describe('an invoice that is ready', () => {
  test.each([
    ['es', 'Tu factura F', 'Hola, Ana:', 'Guarda el XML'],
    ['en', 'Your invoice F', 'Hello Ana,', 'Keep the XML'],
  ] as const)('goes out in %s with both files and its links, to its own address', async (lang, ...words) => {
    const { visit, invoice } = await asked(lang);
    const xml = xmlOf(invoice);
    expect(await store({ invoice: invoice.id, xml, lang })).toMatchObject({ ok: true });
    await tell(visit, invoice);
    expect(await box.drain()).toBe(1);
    const [mail] = await box.mails();
    const [subject, greeting, text] = words;
    expect(mail).toMatchObject({ to: ['facturas@example.com'] });
    expect(mail!.subject).toBe(
      `${subject} ${invoice.folio} ${lang === 'es' ? 'por' : 'for'} ${moneyIn(invoice.total, lang)}`,
    );
    for (const part of [greeting, text, UUID, RECEIVER.name]) {
      expect(mail!.text).toContain(part);
      expect(mail!.html).toContain(part);
    }
    const name = `F-${invoice.folio}-${UUID}`;
    expect(mail!.files).toMatchObject([
      { filename: `${name}.xml`, type: 'application/xml' },
      { filename: `${name}.pdf`, type: 'application/pdf' },
    ]);
    const [kept, pdf] = [await box.file(mail!, 0), await box.file(mail!, 1)];
    expect(Buffer.from(kept).toString()).toBe(xml);
    expect(Buffer.from(pdf).equals(Buffer.from((await files().get(invoice.id, 'pdf'))!))).toBe(true);
    const { invoiceTokens } = siteLinks({
      secret: SECRET,
      origin: 'https://x.example',
      clock: { now: () => fixture.sale.now },
    });
    for (const file of ['xml', 'html', 'pdf']) {
      const [, token = ''] =
        new RegExp(`https://anden\\.example/factura/${invoice.id}\\.${file}\\?t=([\\w-]+)`).exec(mail!.text) ?? [];
      const now = instant(Date.now());
      expect(invoiceTokens.read(token, { invoice: invoice.id, now: after(now, 89 * DAY) })).toBe('good');
      expect(invoiceTokens.read(token, { invoice: invoice.id, now: after(now, 91 * DAY) })).toBe('expired');
    }
  });

  test.each([
    ['es', 'en', 'Your invoice F', 'Hello Ana,'],
    ['en', 'es', 'Tu factura F', 'Hola, Ana:'],
  ] as const)('sold in %s and asked for in %s: in the language it was asked for in', async (sold, lang, ...words) => {
    const { visit, invoice } = await asked(sold, lang);
    expect((await fixture.invoicing.invoices.byId(invoice.id))!.lang).toBe(lang);
    await store({ invoice: invoice.id, xml: xmlOf(invoice), lang });
    await tell(visit, invoice);
    await box.drain();
    const [mail] = await box.mails();
    const [subject, greeting] = words;
    expect(mail!.subject).toContain(subject);
    expect(mail!.text).toContain(greeting);
    expect(mail!.html).toContain(`lang="${lang}`);
  });

  test('is sent once more to another address when it is asked for', async () => {
    const { visit, invoice } = await asked();
    await store({ invoice: invoice.id, xml: xmlOf(invoice), lang: 'es' });
    await tell(visit, invoice);
    await tell(visit, invoice);
    await tell(visit, invoice, 'again', 'otra@example.com');
    expect(await box.drain()).toBe(2);
    expect((await box.mails()).flatMap(({ to }) => to).sort()).toEqual(['facturas@example.com', 'otra@example.com']);
  });

  test('is sent again three times a day, and then it is said when it can be sent once more', async () => {
    const { visit, invoice } = await mailed();
    const again = { code: visit.code, payments: invoice.payments, email: '' };
    const send = () => resendInvoice(fixture.invoicing)(again, visit.caller);
    for (let n = 0; n < RESENT_PER_DAY; n += 1) good(await send());
    await database.pool.query(`update invoice_resend set asked_at = asked_at - interval '22 hours'`);
    const refused = await send();
    expect(refused).toMatchObject({ ok: false, fault: [{ code: 'resent_enough' }] });
    const wait = refused.ok ? 0 : Number(refused.fault[0].params?.['retry_after']);
    expect(wait).toBeGreaterThan((2 * HOUR - MINUTE) / SECOND);
    expect(wait).toBeLessThanOrEqual((2 * HOUR) / SECOND);
  });

  test('waits for its files, and says which code kept it', async () => {
    const { visit, invoice } = await asked();
    await tell(visit, invoice);
    expect(await box.drain()).toBe(0);
    expect(await box.rows()).toMatchObject([{ is_done: false, is_dead: false, trouble: 'incomplete_invoice' }]);
    await store({ invoice: invoice.id, xml: xmlOf(invoice), lang: 'es' });
    await box.pass(DAY / 24);
    expect(await box.drain()).toBe(1);
  });

  test('says cannot_send_email where nobody takes it, until one is taken', async () => {
    const { visit, invoice, fault } = await mailed();
    await tell(visit, invoice);
    await box.faults({ always: 'refuse' });
    await box.drain();
    expect(await fault()).toBe('cannot_send_email');
    await box.faults({});
    await tell(visit, invoice, 'again');
    expect(await box.drain()).toBe(1);
    expect(await fault()).toBeUndefined();
  });

  test('says nothing of the kind where a drainer gives up what another has sent meanwhile', async () => {
    const { visit, invoice, fault } = await mailed();
    await tell(visit, invoice);
    const slow = outbox(database.pool, NOTICE_TOPICS);
    const row = await slow.take(0);
    expect(await box.drain()).toBe(1);
    await slow.deadLetter(row!, '550');
    expect(await fault()).toBeUndefined();
  });

  test('that stands in for another, and a credit note, say so', async () => {
    const { visit, invoice } = await asked();
    await store({ invoice: invoice.id, xml: xmlOf(invoice, { related: { kind: '04', uuids: [UUID] } }), lang: 'es' });
    await tell(visit, invoice);
    await box.drain();
    const [mail] = await box.mails();
    expect(mail!.subject).toContain('Tu factura corregida');
  });
});

/** Bought after an invoice request. */
async function wished(automatic: boolean) {
  const visit = await fixture.sale.atPayment({ round: false, return: undefined });
  const request = { receiver: RECEIVER, email: 'facturas@example.com', phone: '+523331234567', automatic };
  good(await saveInvoiceRequest(fixture.invoicing)({ code: visit.code, ...request }, visit.caller));
  good(await fixture.paying(visit));
  await database.pool.query('delete from outbox');
  return visit;
}

const reminding = () => ({
  requests: pendingInvoiceRequests(database.pool),
  invoices: fixture.invoicing.invoices,
  reminders: reminders(database.pool),
  terms: TERMS,
});

const TERMS = { zone: CARRIER_ZONE, graceDays: 0 };

describe('an invoice that was to come by itself and was refused', () => {
  const refuse = async () => {
    await database.pool.query(`update invoice set state = 'rejected', fault = 'postal_code_mismatch'`);
    await database.pool.query('update invoice_payment set live = false');
  };

  test('is told once, with what to correct, where and until when', async () => {
    const visit = await wished(true);
    good(await fixture.asking(visit));
    expect(await notifyOfRefusedInvoices(reminding())).toBe(0);
    await refuse();
    expect([await notifyOfRefusedInvoices(reminding()), await notifyOfRefusedInvoices(reminding())]).toEqual([1, 0]);
    expect(await box.drain()).toBe(1);
    const [mail] = await box.mails();
    expect(mail).toMatchObject({ to: ['facturas@example.com'], subject: 'Tu factura necesita una corrección' });
    expect(mail!.text).toContain('El código postal no es el que el SAT tiene');
    expect(mail!.text).toContain('11:59\u00a0p.m. (hora del centro de México)');
    const [link = ''] = /https:\/\/anden\.example\/facturacion\?\S+/.exec(mail!.text) ?? [];
    const query = new URL(link).searchParams;
    expect(query.get('code')).toBe(visit.code);
    const read = siteLinks({
      secret: SECRET,
      origin: 'https://x.example',
      clock: { now: () => fixture.sale.now },
    }).links;
    const now = instant(Date.now());
    expect(read.read(query.get('t')!, { purpose: 'invoicing', now })).toMatchObject({
      reservation: visit.reservation.id,
    });
  });

  test('is not told when it was asked for again before the e-mail went out', async () => {
    const visit = await wished(true);
    good(await fixture.asking(visit));
    await refuse();
    expect(await notifyOfRefusedInvoices(reminding())).toBe(1);
    good(await fixture.asking(visit, { receiver: { ...RECEIVER, postalCode: '45580' } }));
    expect(await box.drain()).toBe(0);
    expect(await box.rows()).toMatchObject([{ topic: 'invoice.rejected', is_done: true }]);
    expect(await notifyOfRefusedInvoices(reminding())).toBe(0);
  });

  test('is not told who saw it refused on the page', async () => {
    const visit = await wished(false);
    good(await fixture.asking(visit));
    await refuse();
    expect(await notifyOfRefusedInvoices(reminding())).toBe(0);
  });
});

describe('as the month ends', () => {
  const remind = (now = fixture.sale.now) => remindInvoices(reminding(), now);

  test('a buyer who wished for an invoice and has none is told once', async () => {
    const visit = await wished(false);
    expect([await remind(), await remind()]).toEqual([1, 0]);
    expect(await box.drain()).toBe(1);
    const [mail] = await box.mails();
    expect(mail).toMatchObject({ to: ['facturas@example.com'] });
    expect(mail!.subject).toContain('Pide tu factura a más tardar el');
    expect(mail!.text).toContain('11:59\u00a0p.m. (hora del centro de México)');
    expect(mail!.text).toContain(`/facturacion?code=${visit.code}`);
  });

  test('nobody is told who has it, gets it by itself, wished for none, or paid in another month', async () => {
    good(await fixture.asking(await wished(false)));
    await wished(true);
    await fixture.bought({ round: false });
    expect(await remind()).toBe(0);
    await wished(false);
    expect(await remind(invoicingEnds(fixture.sale.now, TERMS))).toBe(0);
    expect(await remind()).toBe(1);
  });

  test('a buyer who asks before the e-mail goes out is not told', async () => {
    const visit = await wished(false);
    expect(await remind()).toBe(1);
    good(await fixture.asking(visit));
    await database.pool.query("delete from outbox where topic <> 'invoice.reminder'");
    expect(await box.drain()).toBe(0);
  });
});
