import { parsed } from '#web/loyalty/sent-page.ts';
import { leaveFor } from '#web/services/leave-for.ts';

/** For this page as it would be loaded again. */
const MAX_WAIT_MS = 10_000;

const HEADER = 'body > header';

/**
 * After signing in over a page: it is loaded again, filled in with what the account knows, unless something was typed
 * or chosen on it that would be lost. Then it stays, and its header alone is replaced. Returns what may take the focus
 * on it.
 */
export async function stayOrLoad(to: string, answer: Response | undefined): Promise<() => HTMLElement> {
  const again = await thisPage(answer).catch(() => undefined);
  if (again && !hasMoreThan(again)) await leaveFor(to);
  const header = again?.querySelector(HEADER);
  if (header) document.querySelector(HEADER)?.replaceWith(header);
  return () => document.querySelector<HTMLElement>(`${HEADER} summary`) ?? document.body;
}

/** This page for the account that is signed in now: the answer may be that page, or another one that signing up leads to. */
async function thisPage(answer: Response | undefined): Promise<Document | undefined> {
  const isHere = answer !== undefined && new URL(answer.url).pathname === location.pathname;
  const page = isHere ? answer : await fetch(location.href, { signal: AbortSignal.timeout(MAX_WAIT_MS) });
  return page.ok ? parsed(await page.text()) : undefined;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Of each form, and other each time: no visitor typed them. */
const OURS = ['_form', 'key', 'captcha'];

/**
 * Whether a field has something else than it would have. One that is empty loses nothing; a box that was unticked would
 * be ticked again.
 */
const hasMoreThan = (again: Document): boolean =>
  [...document.querySelectorAll<Field>('main :is(input, select, textarea)[name]')].some((field) => {
    if (OURS.includes(field.name)) return false;
    const isChoice = isChosen(field);
    const same = [...again.querySelectorAll<Field>(`main [name="${field.name}"]`)];
    if (isChoice === undefined) return field.value !== '' && !same.some(({ value }) => value === field.value);
    const there = same.filter(({ value }) => value === field.value);
    return isChoice ? !there.some((one) => isChosen(one) !== false) : field.type === 'checkbox' && there.some(isChosen);
  });

/** Undefined for what is typed. */
const isChosen = (field: Field): boolean | undefined =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field.checked : undefined;
