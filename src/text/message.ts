/** One thing we say, in both languages side by side. */
export interface Message {
  readonly es: string;
  readonly en: string;
}

/** Figures a message names: limits, times, types. */
export type Params = Readonly<Record<string, string | number>>;

/** A message, or one that is made with figures. */
export type Text = Message | ((params: Params) => Message);

export const say = (text: Text, params: Params = {}): Message => (typeof text === 'function' ? text(params) : text);
