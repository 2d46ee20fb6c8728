import { join } from 'node:path';
import { openJournal } from '../stage/journal.ts';
import type { Cancellation } from './cancellation.ts';
import { SEEDED, type Taxpayer } from './register.ts';
import type { Stamped } from './stamped.ts';

export type Entry =
  | { readonly stamped: Stamped }
  | { readonly cancellation: Cancellation }
  | { readonly taxpayer: Taxpayer };

/** How long a custom id is remembered after its first use. */
const CUSTOM_ID_MS = 72 * 3_600_000;

/** The records of the PAC and the SAT: stamped and cancelled documents, and the register. */
export function openBooks(folder: string, others: readonly Taxpayer[] = []) {
  const stamped = new Map<string, Stamped>();
  const byText = new Map<string, Stamped>();
  const byCustomId = new Map<string, Stamped>();
  const cancellations = new Map<string, Cancellation>();
  const taxpayers = new Map([...SEEDED, ...others].map((each) => [each.rfc, each]));
  const journal = openJournal<Entry>(join(folder, 'documents.jsonl'));

  const apply = (entry: Entry) => {
    if ('stamped' in entry) {
      const { uuid, textHash, customId } = entry.stamped;
      stamped.set(uuid, entry.stamped);
      byText.set(textHash, entry.stamped);
      if (customId !== null) byCustomId.set(customId, entry.stamped);
    } else if ('cancellation' in entry) cancellations.set(entry.cancellation.uuid, entry.cancellation);
    else taxpayers.set(entry.taxpayer.rfc, entry.taxpayer);
  };
  for (const entry of journal.past) apply(entry);

  return {
    /** Oldest first. */
    all: () => [...stamped.values()],
    byUuid: (uuid: string) => stamped.get(uuid.toUpperCase()),
    byText: (textHash: string) => byText.get(textHash),
    byCustomId: (id: string, now: number) => {
      const found = byCustomId.get(id);
      return found && found.stampedAt + CUSTOM_ID_MS > now ? found : undefined;
    },
    /** The latest request. */
    cancellation: (uuid: string) => cancellations.get(uuid),
    taxpayer: (rfc: string) => taxpayers.get(rfc),
    taxpayers: () => [...taxpayers.values()],
    /** Durable, as a whole, when it returns. */
    keep: (...entries: readonly Entry[]) => {
      journal.write(entries);
      for (const entry of entries) apply(entry);
    },
  };
}

export type Books = ReturnType<typeof openBooks>;
