import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** An e-mail as received. */
export interface Received {
  /** Ascending: the newest has the highest. */
  readonly id: number;
  readonly from: string;
  readonly to: readonly string[];
  readonly at: string;
  /** The source, including headers. */
  readonly raw: Buffer;
  readonly mail: Email;
}

export type Envelope = Pick<Received, 'from' | 'to' | 'at'>;

export interface Mails {
  /** Stores it durably before it is acknowledged. */
  keep(envelope: Envelope, raw: Buffer): Promise<Received>;
  /** Newest first. */
  all(): readonly Received[];
  byId(id: number): Received | undefined;
  clear(): void;
}

/** Maximum number of stored e-mails; the oldest are deleted first. */
const MAX_MAILS = 500;

/** One file per e-mail: a line of JSON with its envelope, then the source. */
export async function openMails(folder: string): Promise<Mails> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const fileOf = (id: number) => join(folder, `${String(id).padStart(6, '0')}.mail`);
  const kept: Received[] = [];
  for (const name of readdirSync(folder).sort()) {
    const id = Number(/^(\d+)\.mail$/.exec(name)?.[1]);
    const read = Number.isInteger(id) ? await readMail(id, readFileSync(join(folder, name))) : undefined;
    if (read) kept.unshift(read);
  }
  let last = kept[0]?.id ?? 0;

  return {
    keep: async (envelope, raw) => {
      const mail = await parse(raw);
      last += 1;
      const received: Received = { id: last, ...envelope, raw, mail };
      writeDown(fileOf(received.id), envelope, raw);
      kept.unshift(received);
      for (const { id } of kept.splice(MAX_MAILS)) rmSync(fileOf(id), { force: true });
      return received;
    },
    all: () => kept,
    byId: (id) => kept.find((received) => received.id === id),
    clear: () => {
      for (const { id } of kept.splice(0)) rmSync(fileOf(id), { force: true });
    },
  };
}

/** Inline images are embedded in the HTML and not listed as files, as in mail programs. */
async function parse(raw: Buffer): Promise<Email> {
  const mail = await PostalMime.parse(raw);
  const shown = mail.attachments.filter(({ related }) => related);
  const html = shown.reduce((text, { contentId = '', mimeType, content }) => {
    const bytes = Buffer.from(content as ArrayBuffer).toString('base64');
    return text.replaceAll(`cid:${contentId.replace(/^<|>$/g, '')}`, `data:${mimeType};base64,${bytes}`);
  }, mail.html ?? '');
  const attachments = mail.attachments.filter((file) => !shown.includes(file));
  return { ...mail, ...(mail.html === undefined ? {} : { html }), attachments };
}

/** Whole or not at all for those who read the folder meanwhile. */
function writeDown(file: string, envelope: Envelope, raw: Buffer): void {
  const unfinished = `${file}.part`;
  const handle = openSync(unfinished, 'w', 0o600);
  writeSync(handle, Buffer.concat([Buffer.from(`${JSON.stringify(envelope)}\n`), raw]));
  fdatasyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}

/** Undefined for a file truncated by a crash: it was never acknowledged. */
async function readMail(id: number, bytes: Buffer): Promise<Received | undefined> {
  const end = bytes.indexOf('\n');
  try {
    const envelope = JSON.parse(bytes.toString('utf8', 0, end)) as Envelope;
    const raw = bytes.subarray(end + 1);
    return { id, ...envelope, raw, mail: await parse(raw) };
  } catch {
    return undefined;
  }
}
