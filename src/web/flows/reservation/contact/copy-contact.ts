import { TRAVELS } from './contact-values.ts';

/** "I am travelling": while it is ticked, the first passenger is called what the buyer is called (M49). */
export function copyContact(form: HTMLFormElement): void {
  if (!inputOf(form, TRAVELS)?.checked) return;
  for (const part of ['first_name', 'last_name']) {
    const from = inputOf(form, `contact.${part}`);
    const to = inputOf(form, `passengers.0.${part}`);
    if (from && to) to.value = from.value;
  }
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ? control : undefined;
}
