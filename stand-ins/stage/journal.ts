import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Events, written to disk before they are answered: they survive a `kill -9`. */
export interface Journal<Entry> {
  /** Everything written earlier. */
  readonly past: readonly Entry[];
  /** Writes all of them; after a crash, none that was answered is missing. */
  write(entries: readonly Entry[]): void;
  /** Written without waiting: may be lost in a crash of the machine. */
  note(entry: Entry): void;
}

export function openJournal<Entry>(file: string): Journal<Entry> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const past = readPast<Entry>(file);
  const handle = openSync(file, 'a', 0o600);
  process.once('exit', () => closeSync(handle));
  /** One line for entries that belong together. */
  const append = (entries: readonly Entry[]) => appendFileSync(handle, `${JSON.stringify(entries)}\n`);
  return {
    past,
    write: (entries) => {
      append(entries);
      fdatasyncSync(handle);
    },
    note: (entry) => append([entry]),
  };
}

/** A last line cut short by a crash was never answered: it is cut off, so that the next entry starts a new line. */
function readPast<Entry>(file: string): Entry[] {
  if (!existsSync(file)) return [];
  const bytes = readFileSync(file);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  const lines = whole.toString('utf8').split('\n').slice(0, -1);
  // In journals of an earlier version, each entry is a line by itself.
  return lines.flatMap((line) => [JSON.parse(line) as Entry | Entry[]].flat() as Entry[]);
}
