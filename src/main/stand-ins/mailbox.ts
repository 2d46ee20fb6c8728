import { join } from 'node:path';
import { type Environment, type MailConfig, mailOf } from '#main/config/config.ts';
import { freePort } from '#main/free-port.ts';
import { startStandIn } from '#main/stand-ins/stand-in.ts';
import type { Brand } from '#web/brand.ts';

const PROGRAM = new URL('../../../stand-ins/mailbox/main.ts', import.meta.url).pathname;

interface MailboxPlace {
  readonly dataDir: string;
  readonly report: (problem: unknown) => void;
}

/** The local mail provider: a process of its own that keeps what is sent and shows it on a page. */
export async function startMailbox({ dataDir, report }: MailboxPlace) {
  // Chosen here, so that it is the same after a restart.
  const smtpPort = await freePort(0, '127.0.0.1');
  const { url, stop } = await startStandIn({
    program: PROGRAM,
    report,
    flags: { data: join(dataDir, 'mailbox'), 'smtp-port': String(smtpPort) },
  });
  return { url, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, stop };
}

interface MailPlace {
  readonly brand: Pick<Brand, 'name' | 'email'>;
  readonly report: (problem: unknown) => void;
  readonly onStart: (stop: () => Promise<unknown>) => void;
}

/** Where e-mails go, and what is to be said of it at the start. */
export interface OpenedMail {
  readonly config: MailConfig | undefined;
  readonly note: string | undefined;
}

/** Without a provider of its own a development site keeps its e-mails; elsewhere they wait in the outbox. */
export async function openMail(env: Environment, { brand, report, onStart }: MailPlace): Promise<OpenedMail> {
  const config = mailOf(env);
  if (config) return { config, note: undefined };
  if (env.ANDEN_ENV === 'production') {
    return { config, note: 'no SMTP_URL: e-mails wait in the outbox until there is one' };
  }
  const mailbox = await startMailbox({ dataDir: env.ANDEN_DATA_DIR, report });
  onStart(mailbox.stop);
  return {
    config: { url: mailbox.smtpUrl, from: `${brand.name} <${brand.email}>` },
    note: `e-mails can be read at ${mailbox.url}`,
  };
}
