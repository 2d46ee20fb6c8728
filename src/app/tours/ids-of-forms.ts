import type { Caller } from '#app/caller.ts';
import type { TourSessionId } from '#app/tours/ports.ts';
import type { Random } from '#app/ports.ts';
import { type Id, id, uuidV7 } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';

interface IdDeps {
  readonly random: Random;
  /** SHA-256 in hexadecimal. */
  readonly fingerprint: (text: string) => string;
}

/** The id that these values always give. */
export function idOf<Name extends string>(fingerprint: (text: string) => string, values: readonly unknown[]): Id<Name> {
  const hex = fingerprint(JSON.stringify(values));
  return id(
    [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-'),
  );
}

/** The session that begins: by the same form the same one, however often it is sent, otherwise a new one. */
export const sessionToBegin = (
  { fingerprint, random }: IdDeps,
  { key, caller, now }: { readonly key: string | undefined; readonly caller: Caller; readonly now: Instant },
): TourSessionId => (key === undefined ? uuidV7(now, random(10)) : idOf(fingerprint, [[...caller.sessionHash], key]));
