import { join } from 'node:path';
import { freePort } from '#main/free-port.ts';
import { startStandIn } from '#main/stand-in.ts';

const PROGRAM = new URL('../../stand-ins/mailbox/main.ts', import.meta.url).pathname;

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
