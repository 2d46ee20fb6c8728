import * as v from 'valibot';

/** Version of the words between the payment step and the frame in which the card is typed. */
export const CARD_FRAME_VERSION = 1;

/** What the page may ask. No word in either direction ever carries a digit of the card. */
export interface AskCardFrame {
  readonly anden: typeof CARD_FRAME_VERSION;
  readonly kind: 'tokenize';
  /** Comes back with the answer. */
  readonly id: string;
}

const version = v.literal(CARD_FRAME_VERSION);

/** What the frame may say. */
export const cardFrameWord = v.variant('kind', [
  v.object({ anden: version, kind: v.literal('ready') }),
  /** Pixels its contents need. */
  v.object({ anden: version, kind: v.literal('height'), height: v.pipe(v.number(), v.minValue(0), v.maxValue(2_000)) }),
  v.object({
    anden: version,
    kind: v.literal('token'),
    id: v.string(),
    token: v.pipe(v.string(), v.maxLength(200)),
    deviceSession: v.pipe(v.string(), v.maxLength(200)),
  }),
  /** Something typed is wrong; the frame shows it at the field and has the focus there. */
  v.object({ anden: version, kind: v.literal('refused'), id: v.string() }),
  /** The provider was not reached. */
  v.object({ anden: version, kind: v.literal('failed'), id: v.string() }),
]);

export type CardFrameWord = v.InferOutput<typeof cardFrameWord>;

/** Reads what came in a message; undefined for anything else: other scripts and extensions talk too. */
export function readCardFrameWord(data: unknown): CardFrameWord | undefined {
  const read = v.safeParse(cardFrameWord, data);
  return read.success ? read.output : undefined;
}
