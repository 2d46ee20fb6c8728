/**
 * Buttons drawn hidden, because without scripts they do nothing: `data-copy` holds what is copied, `data-copied` what the
 * button says then; `data-share` holds what is handed to the device's own sheet, where it has one.
 */
export function wakeShareButtons(page: ParentNode): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    if (!('clipboard' in navigator)) continue;
    button.hidden = false;
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
      button.textContent = button.dataset['copied'] ?? button.textContent;
    });
  }
  for (const button of page.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    if (!('share' in navigator)) continue;
    button.hidden = false;
    // Who changes their mind shares nothing; that is no fault.
    button.addEventListener(
      'click',
      () => void navigator.share({ text: button.dataset['share'] ?? '' }).catch(() => undefined),
    );
  }
}
