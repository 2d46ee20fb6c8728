import type { ApiCall } from '#wire/call.ts';
import { type BesideView, getBasketBeside } from '#wire/basket.ts';
import type { QueryInput } from '#wire/route.ts';

/** What was bought with a trip that is about to be cancelled or moved, and no longer goes with it. */
export type Beside = readonly BesideView[];

/** What cannot be read now is not offered: the trip is cancelled or moved without it. */
export async function readBeside(call: ApiCall, query: QueryInput<typeof getBasketBeside>): Promise<Beside> {
  const found = await call(getBasketBeside, { query });
  return found.ok ? found.data.beside : [];
}
