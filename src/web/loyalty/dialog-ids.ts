const PREFIX = 'over-';
const NAMING = ['id', 'for', 'aria-describedby'];

/**
 * Gives what is in a dialog ids of its own: the page below may have fields of the same names, and a label belongs to
 * the first element with its id. Called after each drawing; what has them already keeps them.
 */
export function ownIds(content: HTMLElement): void {
  for (const attribute of NAMING)
    for (const element of content.querySelectorAll(`[${attribute}]`)) {
      const ids = element.getAttribute(attribute)!.split(' ');
      element.setAttribute(attribute, ids.map((id) => (id.startsWith(PREFIX) ? id : PREFIX + id)).join(' '));
    }
}

/** What a link to a field of it, `#f-email`, leads to. */
export const ownField = (content: HTMLElement, link: string): HTMLElement | null =>
  content.querySelector<HTMLElement>(`[id="${PREFIX}${link.slice(1)}"]`);
