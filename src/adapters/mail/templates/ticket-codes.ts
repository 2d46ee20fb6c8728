import type { Letter, LetterTicket } from '#app/notices/letter.ts';

/** The content id of a code's picture in the HTML of a letter: folios consist of letters, digits and a hyphen. */
export const contentIdOf = ({ folio }: LetterTicket): string => `${folio.value}@codes`;

/** The tickets whose codes a letter shows. */
export const ticketsIn = ({ blocks }: Letter): readonly LetterTicket[] =>
  blocks.flatMap((block) => (block.kind === 'tickets' ? block.tickets : []));
