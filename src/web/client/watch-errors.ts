import { whenReleased } from '#web/services/when-released.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** An error message that is currently hidden. */
interface HiddenError {
  /** Shows it again, if it is still in the page. */
  restore(): void;
}

/**
 * Hides errors of refused fields, in every form: once the value has changed and the browser finds it valid, the red
 * border, the message and the line in the summary disappear; with several fields the other errors stay. A submission
 * that a script prevents shows all errors again.
 */
export function watchErrors(): void {
  /** The value of a refused field before it was edited. */
  let refused = new Map<Control, string | undefined>();
  let hidden: HiddenError[] = [];
  const note = ({ target }: Event) => {
    for (const control of refusedNear(target)) if (!refused.has(control)) refused.set(control, entryOf(control));
  };
  // Runs after all other listeners: a button next to a field may fill it in, and a list of places may set its choice.
  const look = ({ type, target }: Event) => {
    // Browsers autofill fields that nobody focused.
    if (type === 'change' && isRefused(target) && !refused.has(target)) refused.set(target, undefined);
    setTimeout(whenReleased, 0, () => {
      for (const [control, was] of refused) {
        const isStill = control.hasAttribute('aria-invalid') && control.isConnected;
        if (isStill && !isCorrected(control, was)) continue;
        refused.delete(control);
        if (isStill) hidden.push(...hideErrorOf(control));
      }
    });
  };
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note, { capture: true });
  for (const type of ['change', 'click', 'focusout']) document.addEventListener(type, look);
  document.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) return;
    for (const { restore } of hidden) restore();
    refused = new Map();
    hidden = [];
  });
}

const isRefused = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches('[aria-invalid="true"]');

function refusedNear(target: EventTarget | null): Iterable<Control> {
  const form = target instanceof Element ? target.closest('form') : null;
  return form?.querySelectorAll<Control>('[aria-invalid="true"]') ?? [];
}

const entryOf = (control: Control): string =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? String(control.checked) : control.value;

/** A disabled field was made irrelevant by the answer in another field. */
function isCorrected(control: Control, was: string | undefined): boolean {
  if (control.disabled) return true;
  const entry = entryOf(control);
  return entry !== was && entry.trim() !== '' && control.validity.valid;
}

function hideErrorOf(control: Control): readonly HiddenError[] {
  const message = document.getElementById(`${control.id}-error`);
  if (!message) return [];
  const line = document.querySelector(`[role="alert"] li > a[href="#${control.id}"]`)?.closest('li');
  const summary = line?.closest<HTMLElement>('[role="alert"]');
  const described = control.getAttribute('aria-describedby') ?? '';
  // Screen readers read hidden text that describes a field, so the reference is removed.
  const rest = described.split(' ').filter((id) => id !== message.id);
  const show = (isShown: boolean) => {
    if (isShown) control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    control.setAttribute('aria-describedby', isShown ? described : rest.join(' '));
    message.hidden = !isShown;
    if (line) line.hidden = !isShown;
  };
  show(false);
  if (summary) summary.hidden = [...summary.querySelectorAll('li')].every((item) => item.hidden);
  return [
    {
      restore: () => {
        // It may be about other fields by now.
        if (summary) summary.hidden = false;
        if (message.isConnected) show(true);
      },
    },
  ];
}
