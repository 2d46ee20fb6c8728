import type { Message } from '#text/message.ts';

export interface NavigationLink {
  readonly label: Message;
  readonly href: Message;
}
