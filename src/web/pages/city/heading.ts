import type { Message } from '#text/message.ts';
import { cityText } from '#text/pages/city.ts';
import type { Wording } from '#web/pages/city/city-data.ts';

/** The heading in the visitor's search wording. */
export const headingOf = (wording: Wording, city: string): Message => cityText.heading[wording](city);
