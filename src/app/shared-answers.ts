/** More different questions than are asked within the time; then the oldest are forgotten. */
const MAX_ANSWERS = 500;

/** Answers that do not depend on who asks. */
export interface SharedAnswers<Answer> {
  /** The answer to an equal question that began to be worked out a moment ago, or a new one. */
  ask(question: string, work: () => Promise<Answer>): Promise<Answer>;
  /** Something was written that answers may depend on: those of before are given to nobody any more. */
  forget(): void;
}

/**
 * Shares answers for `forMs` milliseconds, counted from the moment at which they began to be worked out, so that no
 * answer is older. `elapsed` is a clock that never goes back, in milliseconds. A failed answer is not shared.
 */
export function sharedAnswers<Answer>({
  forMs,
  elapsed,
}: {
  readonly forMs: number;
  readonly elapsed: () => number;
}): SharedAnswers<Answer> {
  const answers = new Map<string, { readonly begun: number; readonly answer: Promise<Answer> }>();
  return {
    ask: (question, work) => {
      const begun = elapsed();
      const known = answers.get(question);
      if (known && begun - known.begun < forMs) return known.answer;
      const answer = work();
      const mine = { begun, answer };
      // The newest last.
      answers.delete(question);
      answers.set(question, mine);
      answer.catch(() => {
        if (answers.get(question) === mine) answers.delete(question);
      });
      const [oldest] = answers.keys();
      if (oldest !== undefined && answers.size > MAX_ANSWERS) answers.delete(oldest);
      return answer;
    },
    forget: () => answers.clear(),
  };
}
