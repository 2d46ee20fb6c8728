import { type Fault, fault } from '#domain/errors.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { includes } from './find-departure.ts';
import type { KnownDeparture } from './ports.ts';

type Call = KnownDeparture['calls'][number];

/**
 * The index of the call an operator means by the id, the name or a part of the name of a stop; without any, the first. A
 * departure that calls at a stop twice is meant from the first time on.
 */
export function findCall({ calls }: KnownDeparture, asked: string | undefined): Result<number, Fault> {
  if (asked === undefined) return ok(0);
  const meant = stopsMeant(calls, asked.trim().toLowerCase());
  const [stop, ...others] = meant.keys();
  if (stop === undefined) return fail(fault('stop_unknown', 'stop'));
  if (others.length === 0) return ok(calls.findIndex((call) => call.stop === stop));
  const stops = [...meant].map(([id, name]) => `${name} (${id})`).join('; ');
  return fail(fault('stop_ambiguous', 'stop', { stops }));
}

/** Names of the stops by id. What names a stop exactly does not mean another whose name contains it. */
function stopsMeant(calls: readonly Call[], asked: string): ReadonlyMap<string, string> {
  const ways: readonly ((call: Call) => boolean)[] = [
    ({ stop }) => stop.toLowerCase() === asked,
    ({ name }) => name.toLowerCase() === asked,
    ({ name }) => includes(name, asked),
  ];
  const found = ways.map((isMeant) => calls.filter(isMeant)).find((some) => some.length > 0) ?? [];
  return new Map(found.map(({ stop, name }) => [stop, name]));
}
