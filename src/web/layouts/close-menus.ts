const OPEN = 'body > header details[open]';

/** Closes header menus on Escape, and on a click or focus outside of them. */
export function closeMenus(): void {
  const close = (outside?: EventTarget | null) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN))
      if (!(outside instanceof Node && menu.contains(outside))) menu.open = false;
  };
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, ({ target }) => close(target));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const left = document.activeElement?.closest<HTMLDetailsElement>(OPEN);
    close();
    left?.querySelector('summary')?.focus();
  });
}
