import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { WalletMethod } from '#domain/payment/method.ts';
import { centavos, decimalString } from '#kernel/money.ts';
import { reloadSilentFrame } from '#web/services/reload-silent-frame.ts';
import {
  readWalletFrameMessage,
  type ToWalletFrame,
  WALLET_FRAME_VERSION,
  type WalletFrameMessage,
  type WalletOutcome,
} from '#wire/wallet-frame.ts';

export interface WalletFrameParts {
  readonly src: string;
  /** Centavos. */
  readonly total: number;
  /** Apple's session for showing its payment sheet; null if there is none. */
  openSession(validationUrl: string): Promise<object | null>;
  /** Charges with a wallet's token. */
  pay(wallet: WalletMethod, token: string, onOutcome: (outcome: WalletOutcome) => void): void;
}

export interface WalletFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The frame, or an error page in its place, has loaded. */
  onLoad(): void;
  /** Height of its contents in pixels; undefined until the frame has reported it. */
  readonly height: number | undefined;
  /** The wallets of this device; undefined until the frame has reported them. */
  readonly wallets: readonly WalletMethod[] | undefined;
  /** The outcome of the last payment sheet, if it was not a payment. */
  readonly ended: 'cancelled' | 'failed' | undefined;
}

/** Exchanges messages with the wallets' frame. Only messages from that frame are accepted. */
export function useWalletFrame(parts: WalletFrameParts): WalletFrame {
  const { src, total } = parts;
  const frame = useRef<HTMLIFrameElement>(null);
  const spoke = useRef(false);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const [wallets, setWallets] = useState<readonly WalletMethod[]>();
  const [ended, setEnded] = useState<WalletFrame['ended']>();

  const tell = (word: ToWalletFrame) =>
    // The sandbox gives a same-origin frame an opaque origin, so the target must be `*`; nothing sent is confidential.
    frame.current?.contentWindow?.postMessage(
      { anden: WALLET_FRAME_VERSION, ...word },
      src.startsWith('/') ? '*' : new URL(src).origin,
    );

  const offer = (amount: number) => tell({ kind: 'offer', amount: decimalString(centavos(amount)) });
  const heard = useEffectEvent(async (word: WalletFrameMessage) => {
    // The frame's first message may have been sent before the listener was added, and a reloaded frame does not have
    // the amount.
    setReady(true);
    offer(total);
    switch (word.kind) {
      case 'height':
        return setHeight(word.height);
      case 'wallets':
        return setWallets(word.wallets);
      case 'validate':
        setEnded(undefined);
        return tell({ kind: 'session', id: word.id, session: await parts.openSession(word.url) });
      case 'token':
        setEnded(undefined);
        return parts.pay(word.wallet, word.token, (outcome) => tell({ kind: 'end', id: word.id, outcome }));
      case 'cancelled':
      case 'failed':
        return setEnded(word.kind);
    }
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow) return;
      const word = readWalletFrameMessage(data);
      if (!word) return;
      spoke.current = true;
      void heard(word);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  const offerAgain = useEffectEvent(offer);
  useEffect(() => {
    if (isReady) offerAgain(total);
  }, [isReady, total]);

  return { frame, onLoad: () => reloadSilentFrame(frame, spoke), height, wallets, ended };
}
