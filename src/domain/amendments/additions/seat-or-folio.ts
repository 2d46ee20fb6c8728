/** How a passenger on board identifies their ticket. */
export type SeatOrFolio = { readonly seat: number } | { readonly folio: string };

/** Reads `12`, ` asiento 12 ` or a folio as printed on a ticket; undefined when the input is neither. */
export function seatOrFolio(typed: string): SeatOrFolio | undefined {
  const text = typed.trim().toUpperCase();
  const seat = /^(?:ASIENTO|SEAT)?\s*(\d{1,2})$/.exec(text)?.[1];
  if (seat !== undefined) return Number(seat) > 0 ? { seat: Number(seat) } : undefined;
  return /^[A-Z0-9]{6,16}-[A-Z0-9]{1,6}$/.test(text) ? { folio: text } : undefined;
}

/** The only candidate; `many` when the name and seat match on more than one bus. */
export function meantOf<Candidate>(candidates: readonly Candidate[]): Candidate | 'nobody' | 'many' {
  const [first, ...others] = candidates;
  if (first === undefined) return 'nobody';
  return others.length > 0 ? 'many' : first;
}
