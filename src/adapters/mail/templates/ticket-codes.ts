import type { Letter, LetterTicket } from '#app/notices/letter.ts';

/** By what the HTML of a letter names the picture of a code: folios are of letters, digits and a hyphen. */
export const contentIdOf = ({ folio }: LetterTicket): string => `${folio.value}@codes`;

/** The tickets whose codes a letter shows. */
export const ticketsIn = ({ blocks }: Letter): readonly LetterTicket[] =>
  blocks.flatMap((block) => (block.kind === 'tickets' ? block.tickets : []));
