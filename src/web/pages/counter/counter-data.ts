import type { ShownError } from '#web/shown-errors.ts';
import type { CounterView } from '#wire/counter.ts';
import type { OperatorView } from '#wire/operation.ts';

/** What was done just now. */
export type Done =
  | {
      readonly kind: 'cash';
      readonly at: string;
      readonly amount: number;
      readonly received: number;
      readonly change: number;
    }
  | { readonly kind: 'conversion'; readonly at: string; readonly amount: number; readonly authorisation: string }
  | { readonly kind: 'exchange'; readonly from: number; readonly to: number }
  | { readonly kind: 'print' | 'resend' | 'refund' };

/** What a counter sees. */
export interface CounterData {
  readonly operator: OperatorView;
  readonly view: CounterView | null;
  /** As it was typed. */
  readonly code: string;
  /** Of the forms: sent twice they do it once. */
  readonly key: string;
  readonly done: Done | null;
  readonly typed: { readonly received: string; readonly authorisation: string };
  readonly errors: readonly ShownError[];
  readonly pdf: string;
}

/** What is verdict on an act of the reservation that is shown. */
export const actionOf = ({ acts }: CounterView, act: CounterView['acts'][number]['act']) =>
  acts.find((one) => one.act === act);

export const isOpen = (view: CounterView, act: CounterView['acts'][number]['act']): boolean =>
  actionOf(view, act)?.verdict === 'open';
