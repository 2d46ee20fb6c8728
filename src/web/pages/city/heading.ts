import type { Message } from '#text/message.ts';
import { cityText } from '#text/pages/city.ts';
import type { Wording } from '#web/pages/city/city-data.ts';

/** The page in the words of who came. */
export const headingOf = (wording: Wording, city: string): Message => cityText.heading[wording](city);
