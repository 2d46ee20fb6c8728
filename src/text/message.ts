/** A text in both languages. */
export interface Message {
  readonly es: string;
  readonly en: string;
}

/** Parameters of a message: limits, times, types. */
export type Params = Readonly<Record<string, string | number>>;

/** A message, or a function that renders one from parameters. */
export type Text = Message | ((params: Params) => Message);

export const say = (text: Text, params: Params = {}): Message => (typeof text === 'function' ? text(params) : text);
