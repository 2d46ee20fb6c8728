import { partyFaults } from '#domain/booking/party-rules.ts';
import type { Fault } from '#domain/errors.ts';
import type { PassengerType, Party } from '#domain/fares/passenger-type.ts';

/** Why nobody else of a type may be added to a party: the rule that one more would break, or breaks already. */
export function whyNoMore(party: Party, type: PassengerType): Fault | undefined {
  const brokenBefore = codesOf(party);
  const brokenWithout = codesOf({ ...party, [type]: 0 });
  return partyFaults({ ...party, [type]: (party[type] ?? 0) + 1 }).find(
    ({ code }) => !brokenBefore.has(code) || !brokenWithout.has(code) || code === 'passengers_exceeded',
  );
}

const codesOf = (party: Party): ReadonlySet<string> => new Set(partyFaults(party).map(({ code }) => code));

/** This many of a type fit into a party, of those that were typed: the rest is over a limit of the type, or of all. */
export function mostOf(party: Party, type: PassengerType, typed: number): number {
  let fit = 0;
  while (fit < typed && !isLimit(whyNoMore({ ...party, [type]: fit }, type))) fit += 1;
  return fit;
}

/** A party that lacks somebody, as children do without an adult, may still be filled up. */
const isLimit = (fault: Fault | undefined): boolean => fault?.code.endsWith('_exceeded') ?? false;
