import { type Followed, isGoingAway, isOutside } from '#web/flows/reservation/leaving.ts';
import { type DraftCopy, forgetDraft, keepDraft, letDraftGo } from '#web/storage/draft-copy.ts';

export interface WatchedStep extends DraftCopy {
  /** Something would be lost: a link to the outside asks first (M44). */
  readonly warns: boolean;
  onAsk(href: string): void;
}

export interface Watch {
  /** Goes where the traveller was asked about. */
  leaveFor(href: string): void;
  stop(): void;
}

/** Keeps the browser's copy of the draft while the traveller is in the flow, and lets it go when they leave (M30, M41, M42). */
export function watchLeaving({ code, step, warns, onAsk }: WatchedStep): Watch {
  const stopped = new AbortController();
  const { signal } = stopped;
  let followed: Followed;
  let isTyped = false;
  keepDraft({ code, step });

  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // To the bank and back is not leaving (T39).
    const isAway = !link.hasAttribute('data-pays') && isOutside(link, location.origin);
    if (isAway && warns && !link.hasAttribute('data-keeps')) {
      event.preventDefault();
      onAsk(link.href);
    } else followed = isAway ? 'outside' : 'inside';
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented) return;
    followed = 'inside';
    if ((event.target as HTMLFormElement).querySelector('input[name="code"]')) isTyped = false;
  };
  const onUnload = (event: BeforeUnloadEvent) => {
    if (isTyped) event.preventDefault();
  };
  const onInput = ({ target }: Event) => {
    if (!warns || isTyped || !isText(target)) return;
    isTyped = true;
    // Added late: browsers keep a page for Back only while nobody listens.
    addEventListener('beforeunload', onUnload, { signal });
  };
  const onHide = () => {
    if (!isGoingAway({ followed, step })) return;
    if (step === 'boletos') forgetDraft();
    else letDraftGo();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    followed = undefined;
    if (persisted) keepDraft({ code, step });
  };

  document.addEventListener('click', onClick, { signal });
  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('input', onInput, { signal });
  addEventListener('pagehide', onHide, { signal });
  addEventListener('pageshow', onShow, { signal });
  return {
    leaveFor: (href) => {
      followed = 'outside';
      isTyped = false;
      location.assign(href);
    },
    stop: () => stopped.abort(),
  };
}

/** The link of a press that will take this page away; none for a new tab, a file, or what somebody handled already. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && link.target !== '_blank' && !link.hasAttribute('download') ? link : undefined;
}

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && /^(?:text|tel|email)$/.test(target.type);
