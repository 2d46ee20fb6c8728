import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Pool } from '#adapters/db/pool.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { drainOutbox } from '#app/notices/drain-outbox.ts';
import { instant } from '#kernel/instant.ts';
import { COSTERA } from '#main/costera.ts';
import { caseLinks } from '#main/rooms/cases.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { startMailbox } from '#main/stand-ins/mailbox.ts';
import { noticeDeps } from '#main/rooms/notices.ts';
import { TEST_VOUCHER_CODES } from '#testing/vouchers.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import { LONG_MS } from '../stand-ins/stage/testing/timeouts.ts';

/** An e-mail as the mailbox reports it. */
export interface ReceivedMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly message_id: string;
  readonly text: string;
  readonly html: string;
  readonly files: readonly { readonly filename: string; readonly type: string; readonly path: string }[];
}

/** The key of digits and links. */
export const SECRET = 's'.repeat(32);
/** The partner who rents cars. */
export const CAR_PARTNER = 'cars@example.com';
const ORIGIN = 'https://anden.example';

/** A sale that sends e-mails, and their mailbox as a separate process. */
export async function openLetterbox(pool: Pool, sale: PayingSale) {
  const problems: unknown[] = [];
  const report = (problem: unknown) => problems.push(problem);
  const dataDir = mkdtempSync(join(tmpdir(), 'anden-mail-'));
  const mailbox = await startMailbox({ dataDir, report });
  let passed = 0;
  const clock = { now: () => instant(Date.now() + passed) };
  const { resumeUrl, orderUrl, invoicingUrl, invoiceAddresses } = siteLinks({ secret: SECRET, origin: ORIGIN, clock });

  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${mailbox.url}/_control/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };

  /** A drainer as another machine would run it. */
  const drainer = (timeoutMs = LONG_MS) =>
    drainOutbox(
      noticeDeps({
        ...sale,
        report,
        pool,
        clock,
        origin: ORIGIN,
        secret: SECRET,
        carPartner: CAR_PARTNER,
        brand: COSTERA,
        resumeUrl,
        orderUrl,
        invoicingUrl,
        invoiceAddresses,
        ...caseLinks({ secret: SECRET, origin: ORIGIN }),
        pins: pins(SECRET),
        voucherCodes: TEST_VOUCHER_CODES,
        mailer: smtp({
          url: mailbox.smtpUrl,
          from: 'Costera <boletos@costera.example>',
          replyTo: COSTERA.email,
          timeoutMs,
        }),
      }),
    );

  return {
    problems,
    drainer,
    drain: (timeoutMs?: number) => drainer(timeoutMs)(),
    stop: mailbox.stop,
    /** Newest first. */
    mails: async () => (await ask('mails')) as readonly ReceivedMail[],
    faults: (asked: object) => ask('faults', asked),
    /** Advances time for retries and scheduled notices. */
    pass: async (milliseconds: number) => {
      passed += milliseconds;
      await pool.query(
        `update outbox set available_at = available_at - $1 * interval '1 millisecond' where done_at is null`,
        [milliseconds],
      );
    },
    clear: async () => {
      problems.length = 0;
      passed = 0;
      await pool.query('truncate mail_sent');
      await ask('faults', {});
      await ask('clear', {});
    },
    /** An attachment of an e-mail. */
    file: async ({ files }: ReceivedMail, which: number) =>
      new Uint8Array(await (await fetch(mailbox.url + files[which]!.path)).arrayBuffer()),
    /** The text of an attached PDF. */
    pdfText: async ({ files }: ReceivedMail) => {
      const data = new Uint8Array(await (await fetch(mailbox.url + files[0]!.path)).arrayBuffer());
      const pdf = await getDocument({ data, verbosity: 0 }).promise;
      const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
      const texts = await Promise.all(pages.map((page) => page.getTextContent()));
      return texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ');
    },
    rows: async () =>
      (
        await pool.query<{
          topic: string;
          attempts: number;
          trouble: string | null;
          is_done: boolean;
          is_dead: boolean;
        }>(
          `select topic, attempts, trouble, done_at is not null as is_done, dead_at is not null as is_dead
           from outbox order by topic, outbox_id`,
        )
      ).rows,
    sent: async () =>
      (await pool.query<{ topic: string; recipient: string; message_id: string }>('select * from mail_sent')).rows,
    messageId: (dedupKey: string) =>
      `<${createHash('sha256').update(dedupKey).digest('hex').slice(0, 32)}@costera.example>`,
  };
}

export type Letterbox = Awaited<ReturnType<typeof openLetterbox>>;
