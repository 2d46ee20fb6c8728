import { randomBytes } from 'node:crypto';
import { type AdventuresConfig, adventuresOf } from '#main/config/adventures-config.ts';
import type { Environment } from '#main/config/config.ts';
import { type StandInPlace, startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/adventures/main.ts', import.meta.url).pathname;

/** The local supplier: outside of our process. */
export async function startAdventuresStandIn({
  report,
  onStart,
  start = startStandIn,
}: StandInPlace): Promise<AdventuresConfig> {
  const [user, secret] = ['anden', randomBytes(16).toString('hex')];
  const { url, stop } = await start({ program: PROGRAM, report, flags: { user, secret } });
  onStart(stop);
  return { url, user, secret };
}

/** Without a configured supplier, a development site simulates one; elsewhere no adventures are sold. */
export async function openAdventures(env: Environment, place: StandInPlace): Promise<AdventuresConfig | undefined> {
  const config = adventuresOf(env);
  return config || env.ANDEN_ENV === 'production' ? config : startAdventuresStandIn(place);
}
