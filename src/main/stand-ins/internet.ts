import { randomBytes } from 'node:crypto';
import type { Environment } from '#main/config/config.ts';
import { type InternetConfig, internetOf } from '#main/config/internet-config.ts';
import { type StandInPlace, startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/internet/main.ts', import.meta.url).pathname;

interface InternetPlace extends StandInPlace {
  /** Keys of the packages that are or were sold. */
  readonly packages: readonly string[];
}

/** The local supplier: outside of our process. */
export async function startInternetStandIn({
  packages,
  report,
  onStart,
  start = startStandIn,
}: InternetPlace): Promise<InternetConfig> {
  const [user, secret] = ['anden', randomBytes(16).toString('hex')];
  const { url, stop } = await start({ program: PROGRAM, report, flags: { user, secret, package: packages } });
  onStart(stop);
  return { url, user, secret };
}

/**
 * The supplier of internet on board. Without a configured one, a development site simulates it; elsewhere internet is
 * not sold.
 */
export async function openInternet(env: Environment, place: InternetPlace): Promise<InternetConfig | undefined> {
  const config = internetOf(env);
  return config || env.ANDEN_ENV === 'production' ? config : startInternetStandIn(place);
}
