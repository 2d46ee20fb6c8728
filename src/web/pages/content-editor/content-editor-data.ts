import type { EditingDone } from '#text/pages/editing.ts';
import type { TypedDocument } from '#web/pages/content-editor/document-form.ts';
import type { ShownError } from '#web/shown-errors.ts';
import type { ContentView } from '#wire/content.ts';

/** A text as it is kept, where it stands and what became of it. */
export interface OpenText {
  readonly slug: string;
  readonly title: string;
  readonly isBuiltIn: boolean;
  /** The number of its newest revision. */
  readonly seen: number;
  /** What is shown, what will be and whose the draft is, a sentence each. */
  readonly standing: readonly string[];
  readonly page: string | null;
  readonly decisions: readonly DecisionRow[];
  readonly revisions: readonly RevisionRow[];
}

export interface DecisionRow {
  readonly publication: number;
  readonly revision: number;
  readonly isShown: boolean;
  /** From when and until when. */
  readonly span: string;
  readonly by: string;
  readonly withdrawnBy: string | null;
}

export interface RevisionRow {
  readonly revision: number;
  readonly by: string;
  /** Its page, with this version on it; null where no page shows it. */
  readonly preview: string | null;
}

export interface ContentEditorData {
  readonly kind: ContentView['kind'];
  /** As it is kept; null for something new. */
  readonly opened: OpenText | null;
  /** As it is typed. */
  readonly document: TypedDocument;
  /** The newest revision its author has seen. */
  readonly seen: number;
  readonly from: string;
  readonly until: string;
  readonly figures: readonly { readonly name: string; readonly says: { readonly es: string; readonly en: string } }[];
  readonly targets: readonly string[];
  readonly done: EditingDone | null;
  readonly errors: readonly ShownError[];
  /** Somebody else saved meanwhile: how theirs looks. Null: nobody did. */
  readonly theirs: string | null;
  /** Where to sign in again without leaving what was typed; null for who is signed in. */
  readonly signIn: string | null;
}
