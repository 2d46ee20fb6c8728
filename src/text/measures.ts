/** `40 × 30 × 25 cm, 6 kg`: a piece of baggage by dimensions and weight, the same in both languages. */
export const sizeOf = ({ centimetres, kilograms }: Measured): string =>
  `${centimetres.join(' × ')} cm, ${kilograms} kg`;

interface Measured {
  readonly centimetres: readonly number[];
  readonly kilograms: number;
}

/** `5,000`: an integer with thousands separators, as both languages write it in Mexico. */
export const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
