import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenOf, type Item, itemsOf, type JourneyRow } from './add-data.ts';
import { type Replacement, replacements } from './one-of.ts';

interface ChosenItems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly items: readonly Item[];
  /** What the last change put in the place of another choice. */
  readonly replacing: readonly Replacement[];
  /** To be called after a form field changed. */
  read(): void;
}

/** The choices in a form. The form fields are the source of truth, including input typed before the script loaded. */
export function useItems(data: { readonly journeys: readonly JourneyRow[] }): ChosenItems {
  const form = useRef<HTMLFormElement>(null);
  const [{ items, replacing }, setChoice] = useState(() => ({
    items: chosenOf(data),
    replacing: [] as readonly Replacement[],
  }));
  const read = () => {
    const fields = form.current;
    if (!fields) return;
    const made = replacements(data.journeys, items, itemsOf(new FormData(fields)));
    for (const field of made.flatMap(({ replaced }) => replaced))
      fields.querySelector<HTMLInputElement>(`[name="${field}"]`)!.value = '0';
    setChoice({ items: itemsOf(new FormData(fields)), replacing: made });
  };
  const readAtFirst = useEffectEvent(read);
  useEffect(() => readAtFirst(), []);
  return { form, items, replacing, read };
}
