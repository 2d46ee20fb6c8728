import type { Surroundings } from '#main/surroundings.ts';

/** Messages between the process that starts the others and those that serve. */
export type ToServing = { readonly surroundings: Surroundings };
export type FromServing = 'begun' | 'serving';

/** What a process that serves shares with others. */
export function givenSurroundings(): Promise<Surroundings> {
  const given = new Promise<Surroundings>((resolve) => {
    const take = (message: Partial<ToServing>) => {
      if (!message.surroundings) return;
      process.off('message', take);
      resolve(message.surroundings);
    };
    process.on('message', take);
  });
  process.send?.('begun' satisfies FromServing);
  return given;
}

export const noteServing = (): void => void process.send?.('serving' satisfies FromServing);
