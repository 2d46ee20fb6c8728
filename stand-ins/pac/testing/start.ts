import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LONG_MS } from '../../stage/testing/timeouts.ts';

export const PROGRAM = new URL('../main.ts', import.meta.url).pathname;
export const USER = 'user-of-the-tests';
export const PASSWORD = 'password-of-the-tests';

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly status?: string;
    readonly message?: string;
    readonly messageDetail?: string | null;
    readonly data?: Readonly<Record<string, unknown>> | null;
  };
}

interface Asked extends RequestInit {
  readonly timeout?: number;
}

interface Wanted {
  readonly data?: string;
  readonly clock?: string;
  readonly trust?: string;
  readonly schemas?: string;
}

export type Pac = Awaited<ReturnType<typeof startPac>>;

/** Runs the stand-in as a process with its own folder. */
export async function startPac({ data = mkdtempSync(join(tmpdir(), 'pac-')), ...others }: Wanted = {}) {
  const flags = { data, user: USER, password: PASSWORD, ...others };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string];
  const { url } = JSON.parse(line) as { url: string };

  const fetched = (path: string, { timeout = LONG_MS, ...init }: Asked = {}) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(timeout) });
  const ask = async (path: string, asked: Asked = {}): Promise<Answer> => {
    const response = await fetched(path, asked);
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  };
  const authenticate = (credentials: Record<string, string> = { user: USER, password: PASSWORD }) =>
    ask('/security/authenticate', { method: 'POST', headers: credentials });
  let token: string | undefined;
  const authorized = async (path: string, { headers, ...asked }: Asked = {}) => {
    token ??= String((await authenticate()).body.data?.['token']);
    return ask(path, { ...asked, headers: { ...headers, authorization: `Bearer ${token}` } });
  };
  const control = async (what: string, body?: unknown): Promise<unknown> => {
    const response = await fetched(`/_control/${what}`, {
      headers: { user: USER, password: PASSWORD },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return response.json();
  };
  return {
    url,
    data,
    ask,
    fetched,
    authenticate,
    authorized,
    control,
    stamp: (xml: string | Uint8Array, customid?: string, { path = '/v4/cfdi33/stamp/v4', timeout = LONG_MS } = {}) => {
      const form = new FormData();
      form.set('xml', new Blob([xml as BlobPart], { type: 'text/xml' }), 'xml');
      return authorized(path, {
        method: 'POST',
        body: form,
        timeout,
        ...(customid === undefined ? {} : { headers: { customid } }),
      });
    },
    cancel: async (rfc: string, uuid: string, reason: string, instead?: string) => {
      const parts = [rfc, uuid, reason, ...(instead === undefined ? [] : [instead])].map(encodeURIComponent);
      const answer = await authorized(`/cfdi33/cancel/${parts.join('/')}`, { method: 'POST' });
      return (answer.body.data?.['uuid'] as Record<string, string> | undefined)?.[uuid];
    },
    /** The SAT's status: its fields by name. */
    status: async (expression: string): Promise<Readonly<Record<string, string>>> => {
      const response = await fetched('/ConsultaCFDIService.svc', {
        method: 'POST',
        headers: {
          'content-type': 'text/xml; charset=utf-8',
          soapaction: 'http://tempuri.org/IConsultaCFDIService/Consulta',
        },
        body: `<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tem="http://tempuri.org/"><soapenv:Body><tem:Consulta><tem:expresionImpresa><![CDATA[${expression}]]></tem:expresionImpresa></tem:Consulta></soapenv:Body></soapenv:Envelope>`,
      });
      const text = await response.text();
      return Object.fromEntries([...text.matchAll(/<a:(\w+)>([^<]*)<\/a:/g)].map(([, name, value]) => [name!, value!]));
    },
    faults: (asked: unknown) => control('faults', asked),
    /** Setting the clock may expire the token. */
    clock: (now: string | null) => {
      token = undefined;
      return control('clock', { now });
    },
    /** Simulates the exit of its parent. */
    orphan: async () => {
      child.stdin!.end();
      await once(child, 'exit');
    },
    kill: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      await once(child, 'exit');
    },
  };
}
