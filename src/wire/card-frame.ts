/** Version of the messages between the payment step and the frame in which the card is typed. */
export const CARD_FRAME_VERSION = 1;

/** The page's requests. No message in either direction ever contains a digit of the card. */
export interface CardFrameRequest {
  readonly anden: typeof CARD_FRAME_VERSION;
  readonly kind: 'tokenize';
  /** Repeated in the answer. */
  readonly id: string;
}

interface FrameMessage {
  readonly anden: typeof CARD_FRAME_VERSION;
}

/** The frame's messages. */
export type CardFrameMessage =
  | (FrameMessage & { readonly kind: 'ready' })
  /** The height of its contents in pixels. */
  | (FrameMessage & { readonly kind: 'height'; readonly height: number })
  | (FrameMessage & {
      readonly kind: 'token';
      readonly id: string;
      readonly token: string;
      readonly deviceSession: string;
    })
  /** Something typed is wrong; the frame shows it at the field and focuses it. */
  | (FrameMessage & { readonly kind: 'refused'; readonly id: string })
  /** The provider could not be reached. */
  | (FrameMessage & { readonly kind: 'failed'; readonly id: string });

const MAX_HEIGHT = 2_000;
const MAX_TEXT_LENGTH = 200;

/**
 * Parses a message; undefined for anything else, because other scripts and extensions send messages too. Written by
 * hand: a schema library would be larger than the whole step.
 */
export function readCardFrameMessage(data: unknown): CardFrameMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { anden, kind, id, height, token, deviceSession } = data as Readonly<Record<string, unknown>>;
  if (anden !== CARD_FRAME_VERSION) return undefined;
  switch (kind) {
    case 'ready':
      return { anden, kind };
    case 'height':
      return typeof height === 'number' && height >= 0 && height <= MAX_HEIGHT ? { anden, kind, height } : undefined;
    case 'token':
      return isShort(id) && isShort(token) && isShort(deviceSession)
        ? { anden, kind, id, token, deviceSession }
        : undefined;
    case 'refused':
    case 'failed':
      return isShort(id) ? { anden, kind, id } : undefined;
    default:
      return undefined;
  }
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH;
