import type { Connection, Submittable } from 'pg';
import { columnTypes } from '#adapters/db/column-types.ts';
import type { Session } from '#adapters/db/pool.ts';

/** A column as the server describes it, with its type's OID and its storage in the server's catalogue. */
export interface AnsweredColumn {
  readonly name: string;
  readonly dataTypeID: number;
  /** Both 0 for a computed column. */
  readonly tableID: number;
  readonly columnID: number;
}

/**
 * The columns the server would return for a text, in order, without executing it. Rejects when the text cannot be
 * parsed.
 */
export const describeText = (session: Session, text: string): Promise<readonly AnsweredColumn[]> =>
  new Promise((resolve, reject) => {
    session.query(new Description(text, (error, columns) => (error ? reject(error) : resolve(columns))));
  });

type Answer = (error: Error | null, columns: readonly AnsweredColumn[]) => void;

/** Parse and Describe of the wire protocol, which the library only sends together with Execute. */
class Description implements Submittable {
  readonly #text: string;
  #columns: readonly AnsweredColumn[] = [];
  /** The library wraps it to stop its timeout for silent servers. */
  callback: Answer;

  constructor(text: string, answer: Answer) {
    this.#text = text;
    this.callback = answer;
  }

  submit(connection: Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { readonly fields: readonly AnsweredColumn[] }): void {
    this.#columns = fields;
  }

  handleError(error: Error): void {
    this.callback(error, []);
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#columns);
  }
}

/** Texts as the server writes them, one for each kind of value a type can become; by the type's catalogue name. */
const SAMPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ['bool', ['t']],
  ['int2', ['1']],
  ['int4', ['1']],
  ['int8', ['1', '9007199254740992']],
  ['float8', ['1.5']],
  ['numeric', ['1.5']],
  ['text', ['a']],
  ['varchar', ['a']],
  ['bpchar', ['a']],
  ['uuid', ['01890000-0000-7000-8000-000000000000']],
  ['bytea', ['\\x00']],
  ['date', ['2026-01-31']],
  ['time', ['10:00:00']],
  ['timestamp', ['2026-01-31 10:00:00']],
  ['timestamptz', ['2026-01-31 10:00:00+00']],
  ['json', ['{}']],
  ['jsonb', ['{}']],
  ['_int2', ['{1}']],
  ['_int4', ['{1}']],
  ['_int8', ['{1}', '{9007199254740992}']],
  ['_float8', ['{1.5}']],
  ['_text', ['{a}']],
  ['_uuid', ['{01890000-0000-7000-8000-000000000000}']],
]);

/** The kinds of value a column of this type becomes in the program. */
export function kindsOfColumn({ name, dataTypeID }: AnsweredColumn, typeNames: ReadonlyMap<number, string>) {
  const samples = SAMPLES.get(typeNames.get(dataTypeID) ?? '');
  if (!samples) throw new TypeError(`column ${name}: no sample of type ${typeNames.get(dataTypeID) ?? dataTypeID}`);
  const parse = columnTypes.getTypeParser(dataTypeID, 'text');
  return [...new Set(samples.map((sample) => kindOfValue(parse(sample))))];
}

/** The names of the server's types by OID. */
export async function readTypeNames(session: Session): Promise<ReadonlyMap<number, string>> {
  const { rows } = await session.query<{ oid: number; typname: string }>('select oid, typname from pg_type');
  return new Map(rows.map(({ oid, typname }) => [oid, typname]));
}

function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return `${kindOfValue(value[0])}[]`;
  if (value instanceof Uint8Array) return 'bytes';
  return value instanceof Date ? 'date' : typeof value;
}
