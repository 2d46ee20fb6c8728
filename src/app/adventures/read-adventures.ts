import type { AdventureSupplier } from '#app/adventures/ports.ts';
import type { Adventure, AdventureDate } from '#domain/adventures/adventure.ts';
import { isOnSale } from '#domain/adventures/choose-adventure.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, ok, type Result } from '#kernel/result.ts';

export interface AdventureReadDeps {
  /** Absent: none are sold. */
  readonly adventureSupplier: AdventureSupplier | undefined;
}

const unavailable = (): Result<never, Faults> => fail([fault('service_unavailable')]);

/** The adventures on sale, in this language. */
export const readAdventures =
  ({ adventureSupplier }: AdventureReadDeps) =>
  async (lang: 'es' | 'en'): Promise<Result<readonly Adventure[], Faults>> => {
    if (!adventureSupplier) return ok([]);
    const all = await adventureSupplier.list(lang);
    return all ? ok(all) : unavailable();
  };

export interface DatedAdventure {
  readonly adventure: Adventure;
  /** Those still on sale, by time; also full ones. */
  readonly dates: readonly AdventureDate[];
}

/** An adventure with its departures. */
export const findAdventure =
  (deps: AdventureReadDeps) =>
  async (code: string, lang: 'es' | 'en', now: Instant): Promise<Result<DatedAdventure, Faults>> => {
    const [listed, dates] = await Promise.all([readAdventures(deps)(lang), deps.adventureSupplier?.dates(code)]);
    if (!listed.ok) return listed;
    const adventure = listed.value.find((one) => one.code === code);
    if (!adventure) return fail([fault('adventure_not_found')]);
    if (!dates) return unavailable();
    return ok({
      adventure,
      dates: dates.filter((date) => isOnSale(date, now)).toSorted((a, b) => a.starts - b.starts),
    });
  };
