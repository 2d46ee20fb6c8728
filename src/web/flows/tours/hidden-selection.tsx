import type { Selection } from '#web/tours/selection.ts';

interface HiddenSelectionProps {
  readonly selection: Selection;
  /** The price shown, in centavos. */
  readonly total: number;
  readonly formToken: string;
}

/** What the form's page shows, so that exactly this is bought. */
export const HiddenSelection = ({ selection, total, formToken }: HiddenSelectionProps) => (
  <>
    <input type="hidden" name="_form" value={formToken} />
    {Object.entries({ ...selection, total }).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value ?? ''} />
    ))}
  </>
);
