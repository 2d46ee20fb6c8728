import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { chosenOf, type Item, itemsOf, type JourneyRow } from './add-data.ts';

interface ChosenItems {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly items: readonly Item[];
  /** To be called after a form field changed. */
  read(): void;
}

/** The choices in a form. The form fields are the source of truth, including input typed before the script loaded. */
export function useItems(data: { readonly journeys: readonly JourneyRow[] }): ChosenItems {
  const form = useRef<HTMLFormElement>(null);
  const [items, setItems] = useState(() => chosenOf(data));
  const read = () => {
    if (form.current) setItems(itemsOf(new FormData(form.current)));
  };
  const readAtFirst = useEffectEvent(read);
  useEffect(() => readAtFirst(), []);
  return { form, items, read };
}
