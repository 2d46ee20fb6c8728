/** The week from Sunday, as `dayOfWeek` counts it, under the names of calendar.txt. */
export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
