import type { ShownError } from '#web/shown-errors.ts';
import type { CounterView } from '#wire/counter.ts';
import type { OperatorView } from '#wire/operation.ts';

/** The action just completed. */
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

/** Data of the counter page. */
export interface CounterData {
  readonly operator: OperatorView;
  readonly view: CounterView | null;
  /** As typed. */
  readonly code: string;
  /** Idempotency key of the forms. */
  readonly key: string;
  readonly done: Done | null;
  readonly typed: { readonly received: string; readonly authorisation: string; readonly cardType: string };
  readonly errors: readonly ShownError[];
  readonly pdf: string;
}

/** Whether a counter action is possible for the shown reservation. */
export const actionOf = ({ acts }: CounterView, act: CounterView['acts'][number]['act']) =>
  acts.find((one) => one.act === act);

export const isOpen = (view: CounterView, act: CounterView['acts'][number]['act']): boolean =>
  actionOf(view, act)?.verdict === 'open';
