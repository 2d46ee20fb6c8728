import { randomBytes } from 'node:crypto';
import type { Environment } from '#main/config/config.ts';
import { type TourSupplierConfig, tourSupplierOf } from '#main/config/tours-config.ts';
import { type StandInPlace, startStandIn } from '#main/stand-ins/stand-in.ts';

const PROGRAM = new URL('../../../stand-ins/tours/main.ts', import.meta.url).pathname;

/** The local supplier: outside of our process. */
export async function startTourStandIn({
  report,
  onStart,
  start = startStandIn,
}: StandInPlace): Promise<TourSupplierConfig> {
  const [user, secret] = ['anden', randomBytes(16).toString('hex')];
  const { url, stop } = await start({ program: PROGRAM, report, flags: { user, secret } });
  onStart(stop);
  return { url, user, secret };
}

/** The supplier of tours. Without a configured one, a development site simulates it; elsewhere no tours are sold. */
export async function openTours(env: Environment, place: StandInPlace): Promise<TourSupplierConfig | undefined> {
  const config = tourSupplierOf(env);
  return config || env.ANDEN_ENV === 'production' ? config : startTourStandIn(place);
}
