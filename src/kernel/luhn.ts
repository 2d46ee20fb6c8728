/** Whether the last of the digits is the check digit of the others (ISO/IEC 7812). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [i, digit] of [...digits].toReversed().entries()) {
    const doubled = Number(digit) * (i % 2 === 0 ? 1 : 2);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
