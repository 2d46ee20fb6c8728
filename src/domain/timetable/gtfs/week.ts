/** Days of the week from Sunday, as in `dayOfWeek`, under the names of calendar.txt. */
export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
