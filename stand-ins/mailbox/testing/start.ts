import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createTransport } from 'nodemailer';
import { LONG_MS } from '../../stage/testing/timeouts.ts';

export const PROGRAM = new URL('../main.ts', import.meta.url).pathname;

/** Runs the mailbox as a process with its own folder, and a client that writes to it. */
export async function startMailbox(data = mkdtempSync(join(tmpdir(), 'mailbox-'))) {
  const child = spawn(process.execPath, [PROGRAM, '--data', data], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { url, smtp } = JSON.parse(line) as { url: string; smtp: string };

  /** `timeout`: the longest wait for a reply. */
  const write = (change: object = {}, timeout = LONG_MS) => {
    const transport = createTransport({ url: smtp, socketTimeout: timeout });
    const mail = { from: 'site@anden.example', to: 'ana@example.com', subject: 'Olá', text: 'hello', ...change };
    return transport.sendMail(mail);
  };
  return {
    url,
    data,
    write,
    /** The result of sending: 250, the code of a refusal, or the error of a broken connection. */
    outcome: (timeout = LONG_MS) =>
      write({}, timeout).then(
        () => 250,
        ({ responseCode, code }: { responseCode?: number; code?: string }) => responseCode ?? code,
      ),
    page: async (path: string) => {
      const response = await fetch(url + path);
      return { status: response.status, headers: response.headers, body: await response.text() };
    },
    mails: async () => (await (await fetch(`${url}/_control/mails`)).json()) as { id: number; subject: string }[],
    faults: (asked: unknown) =>
      fetch(`${url}/_control/faults`, { method: 'POST', body: JSON.stringify(asked) }).then(({ status }) => status),
    orphan: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
    kill: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
