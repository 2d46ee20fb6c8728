import { type DraftCopy, forgetDraft, saveDraft, expireDraftSoon } from '#web/booking/draft-copy.ts';
import { LEAVE_PATH, type LeftHow } from '#web/flows/reservation/leave-path.ts';
import { type Followed, isGoingAway, isOutside } from '#web/flows/reservation/leaving.ts';
import { NOT_FOUND } from '#web/services/not-found.ts';

export interface WatchedStep extends DraftCopy {
  readonly formToken: string;
  /** Kept when everything else is lost. */
  readonly search: string;
  /** Something would be lost: a link to the outside asks first (M44). */
  readonly warns: boolean;
  /** Nothing can be lost and nothing is pending: paid, or too late. A link to the outside leaves it for good (M42). */
  readonly isDone: boolean;
  onAsk(href: string): void;
}

export interface Watch {
  /** Navigates after the dialog: leaving for good, or only leaving the page. */
  leaveFor(href: string, isForGood: boolean): Promise<void>;
  stop(): void;
}

/** For slow connections: after this long, navigation proceeds without a response. */
const MAX_WAIT_MS = 2_000;

/**
 * Keeps the browser's copy of the draft while the traveller is in the flow, and removes it when they leave (M30, M41,
 * M42).
 */
export function watchLeaving({ code, step, formToken, search, warns, isDone, onAsk }: WatchedStep): Watch {
  const stopped = new AbortController();
  const { signal } = stopped;
  let followed: Followed;
  let hasChanges = false;
  let isTold = false;
  /** A finished reservation leaves nothing to resume. */
  const keep = () => (isDone ? forgetDraft() : saveDraft({ code, step }));
  keep();

  /** The page may be gone before the response: the browser still completes the request. */
  const tell = async (how: LeftHow): Promise<void> => {
    isTold = true;
    const body = new URLSearchParams({ _form: formToken, code, how });
    await fetch(LEAVE_PATH, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
  const onClick = (event: MouseEvent) => {
    noteChange(event);
    const link = followedLink(event);
    if (!link) return;
    // Going to the bank and back is not leaving (T39).
    const isAway = !link.hasAttribute('data-pays') && isOutside(link, { origin: location.origin, code });
    if (isAway && warns && !link.hasAttribute('data-keeps')) {
      event.preventDefault();
      onAsk(link.href);
    } else followed = isAway ? 'outside' : 'inside';
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    followed = 'inside';
    if ((event.target as HTMLFormElement).querySelector('input[name="code"]')) hasChanges = false;
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (hasChanges) event.preventDefault();
  };
  const noteChange = (event: Event) => {
    if (!warns || hasChanges || !isChange(event)) return;
    hasChanges = true;
    // Added late: a `beforeunload` listener keeps browsers from caching the page for Back.
    addEventListener('beforeunload', onUnload, { signal });
  };
  const onHide = () => {
    if (!isGoingAway({ followed, step })) return;
    if (isDone) {
      if (!isTold) void tell(followed === 'outside' ? 'left' : 'closed');
      forgetDraft();
    } else if (step !== 'boletos') expireDraftSoon();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    followed = undefined;
    if (!persisted) return;
    // Restored from the back/forward cache: the server knows whether this browser can still open it.
    if (isTold) location.reload();
    else keep();
  };

  /**
   * This browser can no longer open it, so nothing on the page works: the server's page says so, and how to continue.
   */
  const onNotFound = () => {
    stopped.abort();
    forgetDraft();
    location.replace(`${location.pathname}?${new URLSearchParams({ code, search })}`);
  };

  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('input', noteChange, { signal });
  addEventListener('pagehide', onHide, { signal });
  addEventListener('pageshow', onShow, { signal });
  addEventListener(NOT_FOUND, onNotFound, { signal });
  return {
    leaveFor: async (href, isForGood) => {
      hasChanges = false;
      followed = isForGood ? 'outside' : 'inside';
      // Reported before navigating: otherwise the next page would still count its seats as taken.
      if (isForGood) await Promise.race([tell('left'), new Promise((go) => setTimeout(go, MAX_WAIT_MS))]);
      location.assign(href);
    },
    stop: () => stopped.abort(),
  };
}

/** The link of a click that will leave this page; undefined for a new tab, a download, or a click already handled. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.target !== '_blank' && !link.hasAttribute('download') ? link : undefined;
}

/** A radio button turns to another bus or passenger, or is answered again at once. */
const TYPED = 'input:not([type="radio"]), select';
/** The buttons of a number, and a seat that is not taken: they send nothing. */
const PRESSED = 'button[type="button"]:not([data-state]), button[type="submit"][data-state]';

/** Whether an event changed a form of the step that its button sends. A script sends the payment, and leaves the step. */
function isChange({ type, target }: Event): boolean {
  const control =
    target instanceof Element ? target.closest<HTMLInputElement>(type === 'input' ? TYPED : PRESSED) : null;
  const fields = control?.form?.elements;
  return fields?.namedItem('code') instanceof HTMLInputElement && !fields.namedItem('method');
}
