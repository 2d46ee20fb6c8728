import type { Message } from '#text/message.ts';

/** Something an order holds, in words for its page and its letters. */
export interface ItemWords {
  readonly title: Message;
  readonly details: readonly { readonly label: Message; readonly text: Message }[];
  /** What happens next with it, once it is paid. */
  readonly next?: Message;
  /** Who paid it may give it back by themselves; whether it is not too late is asked then. */
  readonly isReturnable?: true;
}
