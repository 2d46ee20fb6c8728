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
  /** Apple's session for showing its sheet; null when there is none. */
  openSession(validationUrl: string): Promise<object | null>;
  /** Charges what a wallet handed over. */
  pay(wallet: WalletMethod, token: string, onOutcome: (outcome: WalletOutcome) => void): void;
}

export interface WalletFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** It loaded, or what came in its place did. */
  onLoad(): void;
  /** Pixels its contents need; undefined until it said so. */
  readonly height: number | undefined;
  /** What this device has; undefined until the frame knows. */
  readonly wallets: readonly WalletMethod[] | undefined;
  /** The outcome of the last sheet, when it was no payment. */
  readonly ended: 'cancelled' | 'failed' | undefined;
}

/** Talks with the frame of the wallets' buttons. Only words that come from that very frame are heard. */
export function useWalletFrame(parts: WalletFrameParts): WalletFrame {
  const { src, total } = parts;
  const frame = useRef<HTMLIFrameElement>(null);
  const spoke = useRef(false);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number>();
  const [wallets, setWallets] = useState<readonly WalletMethod[]>();
  const [ended, setEnded] = useState<WalletFrame['ended']>();

  const tell = (word: ToWalletFrame) =>
    // A frame of our own origin is deprived of it by its sandbox, and cannot be named; nothing here is a secret to it.
    frame.current?.contentWindow?.postMessage(
      { anden: WALLET_FRAME_VERSION, ...word },
      src.startsWith('/') ? '*' : new URL(src).origin,
    );

  const offer = (amount: number) => tell({ kind: 'offer', amount: decimalString(centavos(amount)) });
  const heard = useEffectEvent(async (word: WalletFrameMessage) => {
    // Its first word may have been said before anybody heard, and a frame that was fetched again knows no amount.
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
