import type { Topic } from '#domain/cases/topics.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** A form as it is shown: for the first time, or with what was typed and what is wrong with it. */
export interface CaseFormData {
  readonly topic: Topic;
  /** The same for the same form, however often it is sent. */
  readonly key: string;
  /** By the name of the field. */
  readonly typed: Readonly<Record<string, string>>;
  /** Files came with it, which the browser forgets. */
  readonly hadFiles: boolean;
  readonly errors: readonly ShownError[];
}
