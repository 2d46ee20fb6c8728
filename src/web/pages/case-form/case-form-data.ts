import type { Topic } from '#domain/cases/topics.ts';
import type { ShownError } from '#web/shown-errors.ts';

/** A form, empty or with its input and errors. */
export interface CaseFormData {
  readonly topic: Topic;
  /** Idempotency key of the form. */
  readonly key: string;
  /** By field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** Files were attached, which browsers drop when the form is shown again. */
  readonly hadFiles: boolean;
  readonly errors: readonly ShownError[];
}
