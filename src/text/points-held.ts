/** A traveller's points, in the header. */
export const pointsHeld = (purchased: string, win: string) => ({
  es: `${purchased} comprados, ${win} ganados`,
  en: `${purchased} purchased, ${win} earned`,
});
