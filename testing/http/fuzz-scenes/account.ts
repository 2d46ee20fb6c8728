import type { Pool } from '#adapters/db/pool.ts';
import { accountDigits } from '#adapters/secrets/account-digits.ts';
import { SITE_SECRET } from '#testing/http/principals.ts';
import { softwareAuthenticator } from '#testing/software-authenticator.ts';
import { openProgramme, PASSWORD } from '#testing/travellers.ts';
import { postChangeContact, postForgotPassword, postLogin, postLogout, postSignUp } from '#wire/account.ts';
import { postPasskey, postPasskeyOptions, postPasskeySignInOptions } from '#wire/passkeys.ts';
import { board } from '#testing/boarded.ts';
import type { InvoicingFixture } from '#testing/invoicing-fixture.ts';
import { paidTrip } from './trip.ts';
import { newVisitor, type Scenes, type Visitor } from './visitor.ts';

interface AccountSetUp {
  readonly origin: string;
  readonly pool: Pool;
  readonly fixture: InvoicingFixture;
}

/** Where the site of the tests believes to be. */
const SITE = 'http://site.example';
const NEW_PASSWORD = 'Playa#2030';
let members = 0;

/** Calls of accounts that need what an e-mail says, a device, or an account that is given up. */
export function accountScenes({ origin, pool, fixture }: AccountSetUp): Scenes {
  const programme = openProgramme(pool);
  const traveller = async () => {
    const visitor = newVisitor(origin);
    const { card } = await programme.account();
    const { session } = await visitor.call(postLogin, { body: { card, password: PASSWORD } });
    return { card, visitor: visitor.signedIn(session) };
  };
  const signingUp = async () => {
    const visitor = newVisitor(origin);
    await visitor.call(postSignUp, { body: newMember() });
    return visitor;
  };
  const recovering = async () => {
    const visitor = newVisitor(origin);
    const { card } = await programme.account();
    await visitor.call(postForgotPassword, { params: { identify_card: card }, body: {} });
    return visitor;
  };
  const changing = async () => {
    const { visitor } = await traveller();
    const { email: contact } = newMember();
    await visitor.call(postChangeContact, { body: { contact, password: PASSWORD } });
    return visitor;
  };
  /** What the e-mail to the visitor says. */
  const digitsOf = async ({ caller }: Visitor): Promise<string> => {
    const { rows } = await pool.query<{ code_id: string; digits: number }>(
      'select code_id, digits from account_request where site_session_hash = $1',
      [Buffer.from(caller.sessionHash)],
    );
    return accountDigits(SITE_SECRET).of(rows[0]!.code_id as never, rows[0]!.digits as never);
  };
  const withDigits =
    (make: () => Promise<Visitor>, more: object = {}) =>
    async () => {
      const visitor = await make();
      return visitor.scene({ body: { digits: await digitsOf(visitor), ...more } });
    };
  const beginning = async () => {
    const { visitor } = await traveller();
    const device = softwareAuthenticator(SITE);
    const { options } = await visitor.call(postPasskeyOptions, { body: { password: PASSWORD } });
    return { visitor, device, created: { name: 'Phone', ...device.create(String(options['challenge'])) } };
  };
  return {
    accountPostSiteAccountLateCredit: async () => {
      const [folio] = await board(pool, await paidTrip({ fixture }, newVisitor(origin)));
      const { visitor } = await traveller();
      return visitor.scene({ body: { folio, first_name: 'Ana', last_name: 'López' } });
    },
    accountPostSiteAccountSignUpResend: async () => (await signingUp()).scene({ body: {} }),
    accountPostSiteAccountVerify: withDigits(signingUp),
    accountPostSiteAccountPasswordResend: async () => (await recovering()).scene({ body: {} }),
    accountPostSiteAccountPassword: withDigits(recovering, { password: NEW_PASSWORD }),
    accountPostSiteAccountContactProve: withDigits(changing),
    accountPostSiteAccountPasswordChange: async () =>
      (await traveller()).visitor.scene({ body: { current: PASSWORD, password: NEW_PASSWORD } }),
    accountPostSiteAccountClose: async () => (await traveller()).visitor.scene({ body: { password: PASSWORD } }),
    accountPostSiteAccountPasskeys: async () => {
      const { visitor, created } = await beginning();
      return visitor.scene({ body: created });
    },
    accountPostSiteAccountLoginPasskey: async () => {
      const { visitor, device, created } = await beginning();
      await visitor.call(postPasskey, { body: created });
      await visitor.call(postLogout, { body: {} });
      const { options } = await visitor.call(postPasskeySignInOptions, { body: {} });
      return visitor.scene({ body: device.sign(String(options['challenge'])) });
    },
  };
}

const newMember = () => {
  members += 1;
  return {
    first_name: 'Eva',
    last_name: 'Ruiz',
    cell_phone: `33${String(40_000_000 + members)}`,
    email: `nueva${members}@example.com`,
    password: PASSWORD,
    privacy: true,
  };
};
