import type { Page } from 'playwright-core';

/** More tab stops than any screen has. */
const MAX_TABS = 120;

export const tabToNamed = (page: Page, name: string) => tabTo(page, 'button', new RegExp(`^${name}`));

/** Presses Tab until the element has focus: anything unreachable this way cannot be used without a mouse. */
export async function tabTo(page: Page, selector: string, text?: RegExp): Promise<void> {
  for (let i = 0; i < MAX_TABS; i += 1) {
    const found = await page.evaluate(
      ([wanted, pattern]) => {
        const at = document.activeElement;
        if (!at?.matches(wanted ?? '')) return false;
        return pattern ? new RegExp(pattern).test(at.textContent?.trim() ?? '') : true;
      },
      [selector, text?.source] as const,
    );
    if (found) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never came to ${selector} ${text ?? ''}`);
}
