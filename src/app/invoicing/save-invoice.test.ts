import { describe, expect, test } from 'vitest';
import { invoiceUrls } from '#app/invoicing/invoice-links.ts';
import type { InvoiceFile, InvoiceId } from '#app/invoicing/ports.ts';
import { saveInvoice, type SaveInvoiceDeps } from '#app/invoicing/save-invoice.ts';
import { id } from '#kernel/ids.ts';

const invoice: InvoiceId = id('018f0000-0000-7000-8000-000000000001');
const XML = '<cfdi:Comprobante Nombre="ESPAÑOLA"/>';

/** An in-memory store, and a renderer that echoes its input. */
function place(broken: Partial<SaveInvoiceDeps['renderer']> & { readonly put?: InvoiceFile } = {}) {
  const stored = new Map<InvoiceFile, string>();
  const problems: unknown[] = [];
  const store = saveInvoice({
    renderer: {
      html: broken.html ?? ((xml, lang) => `${lang} html of ${xml}`),
      pdf: broken.pdf ?? (async (xml, lang) => Buffer.from(`${lang} pdf of ${xml}`)),
    },
    files: {
      put: async (_, file, bytes) => {
        if (file === broken.put) throw new Error('no room');
        if (!stored.has(file)) stored.set(file, Buffer.from(bytes).toString());
      },
    },
    report: (problem) => problems.push(problem),
  });
  return { stored, problems, store: () => store({ invoice, xml: XML, lang: 'en' }) };
}

test('stores the XML as it came, then its printed forms', async () => {
  const { stored, store } = place();
  expect(await store()).toEqual({ ok: true, value: undefined });
  expect([...stored]).toEqual([
    ['xml', XML],
    ['html', `en html of ${XML}`],
    ['pdf', `en pdf of ${XML}`],
  ]);
});

describe('each step that fails has its code, and those before it are done', () => {
  const fails = () => {
    throw new Error('out of ink');
  };
  test.each([
    ['cannot_upload_xml', { put: 'xml' }, []],
    ['cannot_upload_html', { put: 'html' }, ['xml']],
    ['cannot_upload_html', { html: fails }, ['xml']],
    ['cannot_create_pdf', { pdf: async () => fails() }, ['xml', 'html']],
    ['cannot_upload_pdf', { put: 'pdf' }, ['xml', 'html']],
  ] as const)('%s where %o', async (code, broken, before) => {
    const { stored, problems, store } = place(broken);
    expect(await store()).toEqual({ ok: false, fault: { code } });
    expect([...stored.keys()]).toEqual(before);
    expect(problems).toMatchObject([{ message: `invoice ${invoice}: ${code}`, cause: expect.any(Error) }]);
  });
});

describe('addresses of the files', () => {
  test('are told all three', async () => {
    const urls = await invoiceUrls({ urlOf: async (_, file) => `https://anden.example/${file}` }, invoice);
    expect(urls).toMatchObject({ ok: true, value: { xml: 'https://anden.example/xml' } });
  });

  test.each([
    ['xml', 'cannot_generate_xml_url'],
    ['pdf', 'cannot_generate_pdf_url'],
  ])('where there is none of the %s: %s', async (broken, code) => {
    const urlOf = async (_: InvoiceId, file: InvoiceFile) => {
      if (file === broken) throw new Error('no key');
      return file;
    };
    expect(await invoiceUrls({ urlOf }, invoice)).toEqual({ ok: false, fault: { code } });
  });
});
