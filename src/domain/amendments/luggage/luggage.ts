/** The item kind of luggage and other extras, added to a paid trip by its owner. */
export const LUGGAGE = 'luggage';
