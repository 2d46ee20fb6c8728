/** Within this many pixels of an end counts as the end: scroll positions are fractional. */
const SLACK = 4;

/** Adds buttons to the slides, shown only if something is out of view. They are disabled at the ends. */
export function startSlideButtons(page: Document): void {
  for (const buttons of page.querySelectorAll<HTMLElement>('[data-slides]')) {
    const list = page.getElementById(buttons.dataset['slides'] ?? '');
    if (list) wire(list, buttons);
  }
}

function wire(list: HTMLElement, group: HTMLElement): void {
  const buttons = [...group.querySelectorAll('button')];
  const canMove = (by: number) =>
    by < 0 ? list.scrollLeft > SLACK : list.scrollLeft + list.clientWidth < list.scrollWidth - SLACK;
  const show = () => {
    group.hidden = list.scrollWidth <= list.clientWidth + SLACK;
    for (const button of buttons) button.setAttribute('aria-disabled', String(!canMove(Number(button.value))));
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const card = list.firstElementChild?.getBoundingClientRect().width ?? list.clientWidth;
      list.scrollBy({ left: Number(button.value) * card });
    });
  }
  list.addEventListener('scroll', show, { passive: true });
  new ResizeObserver(show).observe(list);
  show();
}
