import type { WalletMethod } from '#domain/payment/method.ts';

/** Version of the messages between the payment step and the frame with the wallets' buttons. */
export const WALLET_FRAME_VERSION = 1;

interface FrameMessage {
  readonly anden: typeof WALLET_FRAME_VERSION;
}

/** The outcome of a token: charged, refused, or not known yet. */
export type WalletOutcome = 'paid' | 'refused' | 'unknown';

/** The page's messages to the frame. */
export type ToWalletFrame =
  /** The amount due, in pesos with two decimals: what the wallet's sheet shows and the payer approves. */
  | { readonly kind: 'offer'; readonly amount: string }
  /** Apple's merchant session for its sheet; null when Apple gave none. */
  | { readonly kind: 'session'; readonly id: string; readonly session: object | null }
  /** The outcome of a token: the sheet shows it and closes. */
  | { readonly kind: 'end'; readonly id: string; readonly outcome: WalletOutcome };

/** The frame's messages. A token is opaque: only the gateway can decrypt it. */
export type WalletFrameMessage =
  | (FrameMessage & { readonly kind: 'ready' })
  /** The height of its contents in pixels. */
  | (FrameMessage & { readonly kind: 'height'; readonly height: number })
  /** The wallets this device can pay with. */
  | (FrameMessage & { readonly kind: 'wallets'; readonly wallets: readonly WalletMethod[] })
  /** Apple requests merchant validation; `url` is where to get it. */
  | (FrameMessage & { readonly kind: 'validate'; readonly id: string; readonly url: string })
  | (FrameMessage & {
      readonly kind: 'token';
      readonly id: string;
      readonly wallet: WalletMethod;
      readonly token: string;
    })
  /** The traveller closed the sheet before a token was sent. */
  | (FrameMessage & { readonly kind: 'cancelled'; readonly id: string })
  /** The wallet could not show its sheet. */
  | (FrameMessage & { readonly kind: 'failed'; readonly id: string });

const MAX_HEIGHT = 2_000;
const MAX_TEXT_LENGTH = 500;
/** As the payment call accepts it. */
export const MAX_WALLET_TOKEN_LENGTH = 8_192;

/** Parses a message; undefined for anything else. Written by hand, like that of the card frame. */
export function readWalletFrameMessage(data: unknown): WalletFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { anden, kind, id, height, wallets, wallet, token, url } = data as Readonly<Record<string, unknown>>;
  if (anden !== WALLET_FRAME_VERSION) return undefined;
  switch (kind) {
    case 'ready':
      return { anden, kind };
    case 'height':
      return typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT ? { anden, kind, height } : undefined;
    case 'wallets':
      return Array.isArray(wallets) && wallets.every(isWallet) ? { anden, kind, wallets } : undefined;
    case 'validate':
      return isShort(id) && isShort(url) ? { anden, kind, id, url } : undefined;
    case 'token':
      return isShort(id) && isWallet(wallet) && isText(token, MAX_WALLET_TOKEN_LENGTH)
        ? { anden, kind, id, wallet, token }
        : undefined;
    case 'cancelled':
    case 'failed':
      return isShort(id) ? { anden, kind, id } : undefined;
    default:
      return undefined;
  }
}

const isWallet = (value: unknown): value is WalletMethod => value === 'apple_pay' || value === 'google_pay';
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isShort = (value: unknown): value is string => isText(value, MAX_TEXT_LENGTH);
