/** `40 × 30 × 25 cm, 6 kg`: a piece of baggage by its sides and weight, the same in both languages. */
export const sizeOf = ({ centimetres, kilograms }: Measured): string =>
  `${centimetres.join(' × ')} cm, ${kilograms} kg`;

interface Measured {
  readonly centimetres: readonly number[];
  readonly kilograms: number;
}

/** `5,000`: a whole number of thousands, as both languages write it in Mexico. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
