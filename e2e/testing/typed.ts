import { expect } from 'vitest';
import type { Page } from 'playwright-core';

/** In every page: records what a submitted form contained. */
export const REMEMBER_TYPED = () => {
  const listen = ({ target }: Event) => {
    const fields = [...(target as HTMLFormElement).elements] as HTMLInputElement[];
    const typed = fields
      .filter(({ name, type, value }) => name && value && !['hidden', 'submit', 'button', 'fieldset'].includes(type))
      .filter(({ type, checked }) => checked || !['radio', 'checkbox'].includes(type))
      .map(({ name, value }) => [name, value]);
    sessionStorage.setItem('typed', JSON.stringify(typed));
  };
  addEventListener('submit', listen, { capture: true });
};

/** Everything submitted last is still in a form of the page, to be seen or to be sent again. */
export async function fieldsAreStillFilled(page: Page): Promise<void> {
  const gone = await page.evaluate(() => {
    const typed = JSON.parse(sessionStorage.getItem('typed') ?? '[]') as [string, string][];
    const forms = [...document.forms].map((form) => new FormData(form));
    return typed.filter(([name, value]) => !forms.some((form) => form.getAll(name).includes(value)));
  });
  expect(gone).toEqual([]);
}
