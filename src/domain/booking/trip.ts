/** The item kind of a bus trip: journeys, passengers, seats, tickets. */
export const TRIP = 'trip';
