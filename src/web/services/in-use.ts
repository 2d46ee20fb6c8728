const FIELDS = 'input:not([type="hidden"]), select, textarea';

let isTouched = false;

/**
 * Notes when something is typed or chosen in the screen. Called before the screen is hydrated: afterwards React's own
 * fields no longer tell what was typed from what the server sent.
 */
export function noteUse(root: HTMLElement): void {
  const note = (): void => {
    isTouched = true;
  };
  if ([...root.querySelectorAll<Field>(FIELDS)].some(isChanged)) note();
  root.addEventListener('input', note, { once: true });
  root.addEventListener('click', ({ target }) => target instanceof Element && target.closest('button') && note());
}

/** Whether something on the page would be lost if it were loaded again: also a form that was sent back with errors. */
export const isInUse = (): boolean =>
  isTouched || document.querySelector('main [aria-invalid="true"], main [role="alert"]') !== null;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type))
    return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}
