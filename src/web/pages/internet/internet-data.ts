import type { ShownError } from '#web/shown-errors.ts';
import type { InternetOrderView, InternetPackageView } from '#wire/internet/calls.ts';

/** What was typed, by the names of the fields. */
export type Typed = Readonly<Partial<Record<'package_id' | 'ticket_id' | 'last_name' | 'contact.email', string>>>;

export type InternetData =
  | {
      readonly kind: 'form';
      readonly packages: readonly InternetPackageView[];
      /** Of this showing of the form: the same press again is the same order. */
      readonly key: string;
      readonly typed: Typed;
      /** An order was asked for that is not of this device. */
      readonly isUnknown: boolean;
      readonly errors: readonly ShownError[];
    }
  | { readonly kind: 'order'; readonly order: InternetOrderView };
