import type { WalletMethod } from '#domain/payment/method.ts';

/** Version of the words between the payment step and the frame with the wallets' buttons. */
export const WALLET_FRAME_VERSION = 1;

interface FrameMessage {
  readonly anden: typeof WALLET_FRAME_VERSION;
}

/** The outcome of a token: taken, refused, or not known yet. */
export type WalletOutcome = 'paid' | 'refused' | 'unknown';

/** What the page tells the frame. */
export type ToWalletFrame =
  /** What there is to pay, in pesos with two decimals: what the wallet's sheet shows and its owner agrees to. */
  | { readonly kind: 'offer'; readonly amount: string }
  /** What Apple gave for showing its sheet; null when it gave nothing. */
  | { readonly kind: 'session'; readonly id: string; readonly session: object | null }
  /** The outcome of a token: the sheet says so and goes away. */
  | { readonly kind: 'end'; readonly id: string; readonly outcome: WalletOutcome };

/** What the frame may say. A token is opaque: only the gateway can open it. */
export type WalletFrameMessage =
  | (FrameMessage & { readonly kind: 'ready' })
  /** Pixels its contents need. */
  | (FrameMessage & { readonly kind: 'height'; readonly height: number })
  /** The wallets this device can pay with. */
  | (FrameMessage & { readonly kind: 'wallets'; readonly wallets: readonly WalletMethod[] })
  /** Apple wants to know who the merchant is; `url` is where it is to be asked. */
  | (FrameMessage & { readonly kind: 'validate'; readonly id: string; readonly url: string })
  | (FrameMessage & {
      readonly kind: 'token';
      readonly id: string;
      readonly wallet: WalletMethod;
      readonly token: string;
    })
  /** The traveller put the sheet away. */
  | (FrameMessage & { readonly kind: 'cancelled'; readonly id: string })
  /** The wallet could not show its sheet. */
  | (FrameMessage & { readonly kind: 'failed'; readonly id: string });

const MAX_HEIGHT = 2_000;
const MAX_TEXT_LENGTH = 500;
/** As the payment call takes it. */
export const MAX_WALLET_TOKEN_LENGTH = 8_192;

/** Reads what came in a message; undefined for anything else. By hand, as the words of the card frame. */
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
