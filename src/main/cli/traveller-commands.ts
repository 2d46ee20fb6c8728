import { randomBytes, randomInt } from 'node:crypto';
import { cardNumber, CARD_STEM_DIGITS, printedCard } from '#domain/loyalty/card.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';
import { formatPoints } from '#kernel/money.ts';
import { fail, ok } from '#kernel/result.ts';
import type { CommandContext, CommandResult } from '#main/cli/on-database.ts';
import type { TravellerCommand } from '#main/cli/traveller-options.ts';
import type { LoyaltyDeps } from '#main/rooms/loyalty.ts';

type Deps = LoyaltyDeps & Omit<CommandContext, 'pool'>;

/** Executes a command about a traveller's account, writes the audit log, and prints the account's state. */
export async function travellerCommand(deps: Deps, command: TravellerCommand): Promise<CommandResult> {
  if (command.name === 'open') return open(deps, command);
  const account = await deps.travellers.byIdentity({ kind: 'card', value: command.card });
  if (!account) return fail(`there is no card ${printedCard(command.card)}`);
  const { traveller } = account;
  const { audit, actor } = deps;
  const done = { actor, account: traveller.card };
  switch (command.name) {
    case 'credit': {
      const { kind, points } = command;
      await audit.write({ ...done, action: 'points.given', note: `${formatPoints(points)} ${kind}` });
      await deps.points.credit({ id: newId(), traveller: traveller.id, kind, points });
      return ok(await standing(deps, traveller));
    }
    case 'show':
      return ok(await standing(deps, traveller));
    case 'withdraw':
      await audit.write({ ...done, action: 'traveller.withdrawn', note: undefined });
      await deps.travellers.withdraw([traveller.card]);
      return ok(await standing(deps, { ...traveller, active: false }));
  }
}

async function open(
  deps: Deps,
  { name: _name, card, password = newPassword(), ...person }: Extract<TravellerCommand, { name: 'open' }>,
): Promise<CommandResult> {
  const traveller: Traveller = { ...person, id: newId(), card: card ?? newCard(), active: true };
  const passwordHash = await deps.passwords.hash(password);
  if (!(await deps.travellers.open({ traveller, passwordHash }, instant(Date.now()))))
    return fail('the card, the phone or the e-mail is of another account');
  await deps.audit.write({ actor: deps.actor, action: 'traveller.opened', account: traveller.card, note: undefined });
  return ok([`password  ${password}`, ...(await standing(deps, traveller))]);
}

async function standing({ points }: LoyaltyDeps, traveller: Traveller): Promise<readonly string[]> {
  const { card, firstName, lastName, tier, active, id } = traveller;
  const { purchased, win } = await points.balances(id);
  return [
    `card      ${printedCard(card)} (${tier}${active ? '' : ', withdrawn'})`,
    `name      ${firstName} ${lastName}`,
    `purchased ${formatPoints(purchased)}`,
    `won       ${formatPoints(win)}`,
  ];
}

const newId = <Kind extends string>() => uuidV7<Kind>(Date.now(), randomBytes(10));

/** Starts with 71: the demo's start with 70. */
const newCard = () => cardNumber(`71${Array.from({ length: CARD_STEM_DIGITS - 2 }, () => randomInt(10)).join('')}`);

/** 72 random bits, plus the characters the policy requires. */
const newPassword = () => `A1#${randomBytes(9).toString('base64url')}`;
