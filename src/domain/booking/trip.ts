/** The kind of item that a bus trip is: journeys, passengers, seats, tickets. */
export const TRIP = 'trip';
