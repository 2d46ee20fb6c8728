/**
 * Activates buttons that are initially hidden, because they need scripts: `data-copy` holds the text to copy,
 * `data-copied` the label afterwards; `data-share` holds the data for the device's share sheet, if it has one.
 */
export function wakeShareButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    if (!('clipboard' in navigator)) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      const { copy = '', copied = button.textContent } = button.dataset;
      try {
        await navigator.clipboard.writeText(copy);
        button.textContent = copied;
      } catch {
        // The browser does not allow it: where the page shows the text, the visitor can copy it.
        const shown = [...page.querySelectorAll('input')].find(({ value }) => value === copy);
        shown?.focus();
        shown?.select();
      }
    });
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    if (!('share' in navigator)) continue;
    button.hidden = false;
    // Cancelling the share sheet is not an error.
    button.addEventListener(
      'click',
      () => void navigator.share({ text: button.dataset['share'] ?? '' }).catch(() => undefined),
    );
  }
}
