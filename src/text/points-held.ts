/** A traveller's points, in the menu of the header. */
export const pointsHeld = {
  win: (points: string) => ({ es: `${points} ganados`, en: `${points} earned` }),
  purchased: (points: string) => ({ es: `${points} comprados`, en: `${points} purchased` }),
};
