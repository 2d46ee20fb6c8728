import { appendFileSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What happened, one line each, on disk before it is answered: it survives a `kill -9`. */
export interface Journal<Entry> {
  /** Everything written before. */
  readonly past: readonly Entry[];
  write(entry: Entry): void;
}

export function openJournal<Entry>(folder: string): Journal<Entry> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'journal.jsonl');
  const past = existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .flatMap(readLine<Entry>)
    : [];
  const handle = openSync(file, 'a', 0o600);
  process.once('exit', () => closeSync(handle));
  return {
    past,
    write: (entry) => {
      appendFileSync(handle, `${JSON.stringify(entry)}\n`);
      fsyncSync(handle);
    },
  };
}

/** A last line cut short by a crash was never answered for, and is let go. */
function readLine<Entry>(line: string): Entry[] {
  try {
    return line === '' ? [] : [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}
