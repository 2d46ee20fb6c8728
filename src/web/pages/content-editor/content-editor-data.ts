import type { EditingDone } from '#text/pages/editing.ts';
import type { TypedDocument } from '#web/pages/content-editor/document-form.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ContentView } from '#wire/content.ts';

/** A stored text with its publication state and history. */
export interface OpenText {
  readonly slug: string;
  readonly title: string;
  readonly isBuiltIn: boolean;
  /** The number of its newest revision. */
  readonly seen: number;
  /** What is published, what is scheduled and whose the draft is, in one sentence each. */
  readonly standing: readonly string[];
  readonly page: string | null;
  readonly decisions: readonly DecisionRow[];
  readonly revisions: readonly RevisionRow[];
}

export interface DecisionRow {
  readonly publication: number;
  readonly revision: number;
  readonly isShown: boolean;
  /** Formatted period. */
  readonly span: string;
  readonly by: string;
  readonly withdrawnBy: string | null;
}

export interface RevisionRow {
  readonly revision: number;
  readonly by: string;
  /** URL of its page showing this revision; null if no page shows it. */
  readonly preview: string | null;
}

export interface ContentEditorData {
  readonly kind: ContentView['kind'];
  /** The typed address, for something new that has one; null: its slug is made from its title, or it has one already. */
  readonly address: { readonly typed: string; readonly hint: string } | null;
  /** The stored text; null for a new one. */
  readonly opened: OpenText | null;
  /** The current input. */
  readonly document: TypedDocument;
  /** The newest revision the editor has seen. */
  readonly seen: number;
  readonly from: string;
  readonly until: string;
  readonly figures: readonly { readonly name: string; readonly says: { readonly es: string; readonly en: string } }[];
  readonly targets: readonly string[];
  readonly done: EditingDone | null;
  readonly errors: readonly ShownError[];
  /** Another editor saved in the meantime: preview of their revision. Null: no conflict. */
  readonly theirs: string | null;
  /** Where to sign in again without losing the input; null if signed in. */
  readonly signIn: string | null;
}
