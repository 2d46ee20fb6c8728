import type { ShownError } from '#web/shown-errors.ts';
import type { InternetOrderView, InternetPackageView } from '#wire/internet/calls.ts';

/** The input, by field name. */
export type Typed = Readonly<Partial<Record<'package_id' | 'ticket_id' | 'last_name' | 'contact.email', string>>>;

export type InternetData =
  | {
      readonly kind: 'form';
      readonly packages: readonly InternetPackageView[];
      /** Idempotency key of this form: submitting it again is the same order. */
      readonly key: string;
      readonly typed: Typed;
      /** The requested order does not belong to this device. */
      readonly isUnknown: boolean;
      readonly errors: readonly ShownError[];
    }
  | { readonly kind: 'order'; readonly order: InternetOrderView }
  /** The order cannot be read at the moment. */
  | { readonly kind: 'away'; readonly code: string };
