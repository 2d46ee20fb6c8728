import type { Caller } from '#app/caller.ts';
import type { Visit } from '#testing/paying-sale.ts';
import { DAYS, type Plan } from './plan.ts';
import type { SimulationEnvironment } from './environment.ts';

/** Days tried before a traveller stays at home. */
const DAYS_TRIED = 5;

/** A reservation with its seats held; on a later day if the wanted one is sold out. */
export async function reserve({ sale }: SimulationEnvironment, plan: Plan, caller: Caller): Promise<Visit | undefined> {
  const [origin, destination] = plan.route.split('-');
  for (let tried = 0; tried < DAYS_TRIED; tried += 1) {
    const visit = await sale
      .atPayment({
        caller,
        origin,
        destination,
        run: plan.run,
        round: false,
        departure: { date: dayAhead(sale.now, 2 + ((plan.day + tried) % DAYS)) },
        passengers: Array.from({ length: plan.party }, () => 'adult' as const),
      })
      .catch(refused);
    if (visit) return visit;
  }
  return undefined;
}

/** Sold out, or taken a moment before. Anything but a refusal is unexpected. */
export function refused(problem: unknown): undefined {
  if (!(problem instanceof Error && problem.message.startsWith('refused:'))) throw problem;
}

const dayAhead = (now: number, days: number): string => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
