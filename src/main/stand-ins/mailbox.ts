import { join } from 'node:path';
import { type Environment, type MailConfig, mailOf } from '#main/config/config.ts';
import { freePort } from '#main/free-port.ts';
import { type StandInPlace, type StartStandIn, startStandIn } from '#main/stand-ins/stand-in.ts';
import type { Brand } from '#web/brand.ts';

const PROGRAM = new URL('../../../stand-ins/mailbox/main.ts', import.meta.url).pathname;

interface MailboxPlace {
  readonly dataDir: string;
  readonly report: (problem: unknown) => void;
  readonly start?: StartStandIn | undefined;
}

/** The local mail provider: outside of our process, it stores e-mails and shows them on a page. */
export async function startMailbox({ dataDir, report, start = startStandIn }: MailboxPlace) {
  // Chosen here, so that it is the same after a restart.
  const smtpPort = await freePort(0, '127.0.0.1');
  const { url, stop } = await start({
    program: PROGRAM,
    report,
    flags: { data: join(dataDir, 'mailbox'), 'smtp-port': String(smtpPort) },
  });
  return { url, smtpUrl: `smtp://127.0.0.1:${smtpPort}`, stop };
}

interface MailPlace extends StandInPlace {
  readonly brand: Pick<Brand, 'name' | 'email'>;
}

/** The mail server, and a note for the start-up output. */
export interface OpenedMail {
  readonly config: MailConfig | undefined;
  readonly note: string | undefined;
}

/**
 * Without a configured provider, a development site stores its e-mails in the mailbox; elsewhere they wait in the
 * outbox.
 */
export async function openMail(env: Environment, { brand, report, onStart, start }: MailPlace): Promise<OpenedMail> {
  const config = mailOf(env);
  if (config) return { config, note: undefined };
  if (env.ANDEN_ENV === 'production') {
    return { config, note: 'no SMTP_URL: e-mails wait in the outbox until there is one' };
  }
  const mailbox = await startMailbox({ dataDir: env.ANDEN_DATA_DIR, report, start });
  onStart(mailbox.stop);
  return {
    config: { url: mailbox.smtpUrl, from: `${brand.name} <${brand.email}>` },
    note: `e-mails can be read at ${mailbox.url}`,
  };
}
