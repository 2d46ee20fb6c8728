import { MAX_PARTY_SIZE } from '#domain/tours/filter.ts';

/** How many take part, as an address says it. */
export interface Party {
  readonly adults: number;
  readonly children: number;
}

const MOST = 50;
const DEFAULT_ADULTS = 2;

/** Counts as typed into the address; two adults unless it says otherwise. */
export function partyIn(query: URLSearchParams): Party {
  const count = (name: string, otherwise: number) => {
    const typed = query.get(name) ?? '';
    return /^\d{1,2}$/.test(typed) ? Math.min(Number(typed), MOST) : otherwise;
  };
  const party = { adults: count('adults', DEFAULT_ADULTS), children: count('children', 0) };
  return party.adults + party.children === 0 ? { ...party, adults: 1 } : party;
}

/** To ask for places with: of somebody at least. */
export const sizeOf = ({ adults, children }: Party): string => String(Math.min(adults + children || 1, MAX_PARTY_SIZE));
