import { type RefObject, useRef, useState } from 'react';
import type { Ceremony, PasskeyTrouble } from '#web/loyalty/passkey-ceremony.ts';
import { soon } from '#web/services/late.ts';
import { useInBrowser } from '#web/services/use-in-browser.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';

/** How long a press waits for the module; a line that is lost by then is told. Loading goes on for the next press. */
const LOADING_MS = 4_000;

const ceremonies = soon(() => import('#web/loyalty/passkey-ceremony.ts'));

type Ceremonies = Awaited<ReturnType<typeof ceremonies>>;

export interface UsedPasskey {
  /** Undefined until the page is alive. */
  readonly isSupported: boolean | undefined;
  readonly works: boolean;
  readonly trouble: PasskeyTrouble | undefined;
  /** The hidden field `passkey` of the form that is sent with the answer. */
  readonly field: RefObject<HTMLInputElement | null>;
  run(ceremony: (all: Ceremonies) => Promise<Ceremony>): void;
}

/** Runs a ceremony at a press, and sends the form with its answer. */
export function usePasskey(): UsedPasskey {
  const isSupported = useInBrowser(() => 'PublicKeyCredential' in window);
  const [trouble, setTrouble] = useState<PasskeyTrouble>();
  const field = useRef<HTMLInputElement>(null);
  const { works, run } = useOneAtATime();
  const work = async (ceremony: (all: Ceremonies) => Promise<Ceremony>) => {
    setTrouble(undefined);
    const loaded = await Promise.race([ceremonies(), new Promise<undefined>((done) => setTimeout(done, LOADING_MS))]);
    const made: Ceremony = loaded ? await ceremony(loaded) : { trouble: 'unanswered' };
    if ('trouble' in made) setTrouble(made.trouble);
    else if (field.current) {
      field.current.value = made.answer;
      field.current.form?.requestSubmit();
    }
  };
  return { isSupported, works, trouble, field, run: (ceremony) => void run(() => work(ceremony)) };
}
