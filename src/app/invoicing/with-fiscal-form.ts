import type { Caller } from '#app/caller.ts';
import { seenToInvoice } from '#app/invoicing/find-reservation.ts';
import type { ReceiverDetails } from '#app/invoicing/invoice-ports.ts';
import type { InvoicingDeps } from '#app/invoicing/invoicing-deps.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Issuer } from '#domain/invoicing/cfdi.ts';
import { checkFiscalForm, type FiscalInput } from '#domain/invoicing/fiscal-profile.ts';
import type { Instant } from '#kernel/instant.ts';
import { fail, type Result } from '#kernel/result.ts';

interface FormDeps {
  /** Its postal code is used for foreigners. */
  readonly issuer: Pick<Issuer, 'postalCode'> | undefined;
}

type UseCase<Input, T> = (input: Input, caller: Caller, now: Instant) => Promise<Result<T, Faults>>;

/** The request, and the receiver as the form has it. */
interface Filled<Input> {
  readonly asked: Omit<Input, keyof ReceiverDetails>;
  readonly form: FiscalInput;
}

/**
 * Runs a use case with a receiver once its form is valid; otherwise reports the faults by field, without side effects.
 */
export const withFiscalForm =
  <Input extends ReceiverDetails, T>({ issuer }: FormDeps, useCase: UseCase<Input, T>): UseCase<Filled<Input>, T> =>
  async ({ asked, form }, caller, now) => {
    const judged = checkFiscalForm(form, issuer?.postalCode ?? '');
    if (!judged.ok) return judged;
    const { profile: receiver, email, phone } = judged.value;
    return useCase({ ...asked, receiver, email, phone } as Input, caller, now);
  };

/** Names the reservation to invoice, or several with what of each. */
type OfReservations =
  | { readonly code: string }
  | { readonly reservations: readonly { readonly code: string; readonly payments: readonly string[] }[] };

/** Of several none is chosen for anybody: without a choice there is nothing to invoice, whatever their state. */
const isNothingChosen = (asked: OfReservations): boolean =>
  'reservations' in asked && asked.reservations.every(({ payments }) => payments.length === 0);

/** The same for reservations: a caller who may not invoice them learns only that, nothing about the form. */
export function withFormOfSeen<Input extends ReceiverDetails, T>(
  deps: FormDeps & Pick<InvoicingDeps, 'lookUps'>,
  useCase: UseCase<Input, T>,
): UseCase<Filled<Input> & { readonly asked: OfReservations }, T> {
  const judged = withFiscalForm(deps, useCase);
  return async (filled, caller, now) => {
    const { asked } = filled;
    for (const { code } of 'reservations' in asked ? asked.reservations : [asked]) {
      const seen = await seenToInvoice(deps, code, caller);
      if (!seen.ok) return seen;
    }
    if (!isNothingChosen(asked)) return judged(filled, caller, now);
    const form = checkFiscalForm(filled.form, deps.issuer?.postalCode ?? '');
    return fail([fault('concepts_required', 'payments'), ...(form.ok ? [] : form.fault)]);
  };
}
