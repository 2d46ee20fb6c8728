/**
 * As the `ref` of what replaces a pressed button, with `tabIndex={-1}`: the focus, which otherwise is lost with the
 * button. Not if the visitor has moved on to something else by then.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
