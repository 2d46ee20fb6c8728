import { randomBytes, randomInt } from 'node:crypto';
import { cardNumber, CARD_STEM_DIGITS, printedCard } from '#domain/loyalty/card.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { formatPoints } from '#kernel/money.ts';
import { onDatabase, WRONG_USAGE } from '#main/cli/on-database.ts';
import { type TravellerCommand, travellerOptions } from '#main/cli/traveller-options.ts';
import { type LoyaltyParts, loyaltyParts } from '#main/loyalty.ts';

const DONE = 0;
const REFUSED = 1;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = travellerOptions(args);
  if (!command.ok) return complain(command.fault, WRONG_USAGE);
  return onDatabase('anden-traveller', (pool) => run(command.value, loyaltyParts(pool)));
}

async function run(command: TravellerCommand, parts: LoyaltyParts): Promise<number> {
  if (command.name === 'open') return open(command, parts);
  const account = await parts.travellers.byIdentity({ kind: 'card', value: command.card });
  if (!account) return complain(`there is no card ${printedCard(command.card)}`, REFUSED);
  const { traveller } = account;
  switch (command.name) {
    case 'credit': {
      const id = newId();
      await parts.points.credit({ id, traveller: traveller.id, kind: command.kind, points: command.points });
      return show(traveller, parts);
    }
    case 'show':
      return show(traveller, parts);
    case 'withdraw':
      await parts.travellers.withdraw([traveller.card]);
      return show({ ...traveller, active: false }, parts);
  }
}

async function open(
  { name: _name, card, password = newPassword(), ...person }: Extract<TravellerCommand, { name: 'open' }>,
  parts: LoyaltyParts,
): Promise<number> {
  const traveller: Traveller = { ...person, id: newId(), card: card ?? newCard(), active: true };
  const passwordHash = await parts.passwords.hash(password);
  if (!(await parts.travellers.open({ traveller, passwordHash }, instant(Date.now()))))
    return complain('the card, the phone or the e-mail is of another account', REFUSED);
  console.log(`password  ${password}`);
  return show(traveller, parts);
}

async function show({ card, firstName, lastName, tier, active, id }: Traveller, parts: LoyaltyParts): Promise<number> {
  const { purchased, win } = await parts.points.balances(id);
  console.log(`card      ${printedCard(card)} (${tier}${active ? '' : ', withdrawn'})`);
  console.log(`name      ${firstName} ${lastName}`);
  console.log(`purchased ${formatPoints(purchased)}`);
  console.log(`won       ${formatPoints(win)}`);
  return DONE;
}

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

/** Begins with 71: the demo's begin with 70. */
const newCard = () => cardNumber(`71${Array.from({ length: CARD_STEM_DIGITS - 2 }, () => randomInt(10)).join('')}`);

/** 72 random bits, and what the policy asks for. */
const newPassword = () => `A1#${randomBytes(9).toString('base64url')}`;

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
