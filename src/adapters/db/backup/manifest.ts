import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** The contents of a backup besides its tables. Written last: a folder without a manifest is not a backup. */
export interface Manifest {
  readonly format: 1;
  /** Start of its single transaction, by the database's clock. */
  readonly takenAt: string;
  /** The last migration applied to the database. */
  readonly migration: number;
  readonly tables: readonly BackedUpTable[];
  readonly sequences: readonly SequenceState[];
  /**
   * Fingerprints of the secrets outside the database that identify travellers: they show whether another site has the
   * same.
   */
  readonly fingerprints: Readonly<Record<string, string>>;
}

export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** SHA-256 of its file, in hexadecimal. */
  readonly sha256: string;
}

export interface SequenceState {
  readonly name: string;
  /** A bigint, as text. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** A problem with a backup, or with the place it is restored to, in one sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const name = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]*$/));
const schema = v.object({
  format: v.literal(1),
  takenAt: v.string(),
  migration: v.number(),
  tables: v.array(v.object({ name, columns: v.array(name), rows: v.number(), sha256: v.string() })),
  sequences: v.array(v.object({ name, lastValue: v.pipe(v.string(), v.regex(/^\d+$/)), isCalled: v.boolean() })),
  fingerprints: v.record(v.string(), v.string()),
});

export const MANIFEST = 'manifest.json';

/** Throws BackupError when the folder holds no complete backup of a known format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST}`);
  const parsed = v.safeParse(schema, safeJson(text));
  if (!parsed.success)
    throw new BackupError(`${MANIFEST} in ${folder} cannot be read: it is damaged or of a later release`);
  return parsed.output;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const tableFile = (folder: string, table: string): string => join(folder, `${table}.copy.gz`);
