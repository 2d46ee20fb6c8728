import { type RefObject, useEffect, useRef, useState } from 'react';
import { reloadSilentFrame } from '#web/services/reload-silent-frame.ts';
import { newAttemptKey } from '#web/services/attempt-key.ts';
import {
  type CardFrameRequest,
  CARD_FRAME_VERSION,
  type CardFrameMessage,
  readCardFrameMessage,
} from '#wire/card-frame.ts';

/** The outcome of requesting a token from the frame. */
export type Tokenized = Extract<CardFrameMessage, { kind: 'token' | 'refused' | 'failed' }>;

export interface CardFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** Height of its contents in pixels; undefined until the frame has reported it. */
  readonly height: number | undefined;
  /** The frame, or an error page in its place, has loaded. */
  onLoad(): void;
  tokenize(): Promise<Tokenized>;
}

/** Timeout for the provider. */
const MAX_WAIT_MS = 25_000;

/** Exchanges messages with the card frame. Only messages from that frame are accepted. */
export function useCardFrame(): CardFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef(new Map<string, (word: Tokenized) => void>());
  const heard = useRef(false);
  const [height, setHeight] = useState<number>();

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      const word = readCardFrameMessage(data);
      if (word) heard.current = true;
      if (word?.kind === 'height' && word.height > 0) setHeight(word.height);
      if (word && 'id' in word) waiting.current.get(word.id)?.(word);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const tokenize = async (): Promise<Tokenized> => {
    const id = newAttemptKey();
    const ask: CardFrameRequest = { anden: CARD_FRAME_VERSION, kind: 'tokenize', id };
    const answered = new Promise<Tokenized>((resolve) => {
      waiting.current.set(id, resolve);
      setTimeout(() => resolve({ anden: CARD_FRAME_VERSION, kind: 'failed', id }), MAX_WAIT_MS);
    });
    // The sandbox gives the frame an opaque origin, so the target must be `*`; the request contains nothing
    // confidential.
    frame.current?.contentWindow?.postMessage(ask, '*');
    const word = await answered;
    waiting.current.delete(id);
    return word;
  };

  return { frame, height, onLoad: () => reloadSilentFrame(frame, heard), tokenize };
}
