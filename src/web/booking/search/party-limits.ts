import { partyFaults } from '#domain/booking/party-rules.ts';
import type { Fault } from '#domain/errors.ts';
import type { PassengerType, Party } from '#domain/fares/passenger-type.ts';

/** Why no more passengers of a type can be added: the rule that one more would break, or that is already broken. */
export function whyNoMore(party: Party, type: PassengerType): Fault | undefined {
  const brokenBefore = codesOf(party);
  const brokenWithout = codesOf({ ...party, [type]: 0 });
  return partyFaults({ ...party, [type]: (party[type] ?? 0) + 1 }).find(
    ({ code }) => !brokenBefore.has(code) || !brokenWithout.has(code) || code === 'passengers_exceeded',
  );
}

const codesOf = (party: Party): ReadonlySet<string> => new Set(partyFaults(party).map(({ code }) => code));

/** How many of the typed number fit into a party, given the limit of the type and the total limit. */
export function mostOf(party: Party, type: PassengerType, typed: number): number {
  let fit = 0;
  while (fit < typed && !isLimit(whyNoMore({ ...party, [type]: fit }, type))) fit += 1;
  return fit;
}

/** A party that lacks someone, such as children without an adult, can still be completed. */
const isLimit = (fault: Fault | undefined): boolean => fault?.code.endsWith('_exceeded') ?? false;
