import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Followed, isGoingAway, isOutside } from '#web/flows/reservation/leaving.ts';
import { type DraftCopy, forgetDraft, keepDraft, letDraftGo } from '#web/storage/draft-copy.ts';

interface Here extends DraftCopy {
  /** Something would be lost: a link to the outside asks first (M44). */
  readonly warns: boolean;
}

export interface Leaving {
  /** Where the traveller wants to go, while we ask whether to. */
  readonly asked: string | undefined;
  stay(): void;
  leave(): void;
}

/** Keeps the browser's copy of the draft while the traveller is in the flow, and lets it go when they leave (M30, M41, M42). */
export function useLeaving({ code, step, warns }: Here): Leaving {
  const [asked, setAsked] = useState<string>();
  const followed = useRef<Followed>(undefined);
  const isTyped = useRef(false);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    const away = isOutside(link, location.origin);
    if (away && warns && !link.hasAttribute('data-keeps')) {
      event.preventDefault();
      setAsked(link.href);
    } else followed.current = away ? 'outside' : 'inside';
  });
  const onHide = useEffectEvent(() => {
    if (!isGoingAway({ followed: followed.current, step })) return;
    if (step === 'boletos') forgetDraft();
    else letDraftGo();
  });
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (warns && isTyped.current) event.preventDefault();
  });

  useEffect(() => {
    keepDraft({ code, step });
    const onShow = ({ persisted }: PageTransitionEvent) => {
      followed.current = undefined;
      if (persisted) keepDraft({ code, step });
    };
    const onInput = ({ target }: Event) => {
      if (!isText(target) || isTyped.current) return;
      isTyped.current = true;
      // Added late: browsers keep a page for Back only while nobody listens.
      addEventListener('beforeunload', onUnload);
    };
    const onSubmit = (event: SubmitEvent) => {
      if (event.defaultPrevented) return;
      followed.current = 'inside';
      if ((event.target as HTMLFormElement).querySelector('input[name="code"]')) isTyped.current = false;
    };
    document.addEventListener('click', onClick);
    document.addEventListener('input', onInput);
    document.addEventListener('submit', onSubmit);
    addEventListener('pagehide', onHide);
    addEventListener('pageshow', onShow);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('input', onInput);
      document.removeEventListener('submit', onSubmit);
      removeEventListener('pagehide', onHide);
      removeEventListener('pageshow', onShow);
      removeEventListener('beforeunload', onUnload);
    };
  }, [code, step]);

  return {
    asked,
    stay: () => setAsked(undefined),
    leave: () => {
      if (asked === undefined) return;
      followed.current = 'outside';
      isTyped.current = false;
      location.assign(asked);
    },
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
