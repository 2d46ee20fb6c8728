import { type Cell, row } from '#testing/http/authorization-cell.ts';

const PERSON = { first_name: 'Eva', last_name: 'Ruiz' };
const MEMBER = { ...PERSON, cell_phone: '3331234567', email: 'eva@example.com', password: 'Playa#2030', privacy: true };
const SIGNED = { id: 'AAAA', client_data: 'e30', authenticator_data: 'AAAA', signature: 'AAAA' };
const NOBODYS = '018f0000-0000-4000-8000-000000000001';

/** The calls about travellers' accounts, and who may make them. */
export const ACCOUNT_CALLS: Readonly<Record<string, Cell>> = {
  accountPostSiteAccountLogin: row('everybody', () => ({ body: { card: '710000000000', password: 'guess' } })),
  accountGetSiteAccountProfile: row('traveller'),
  accountGetSiteAccountMovements: row('traveller'),
  accountPostSiteAccountLateCredit: row('traveller', () => ({
    body: { folio: 'A1B2C3D4-1', first_name: 'Ana', last_name: 'López' },
  })),
  accountGetSiteAccountPointsPacks: row('everybody'),
  accountPostSiteAccountPointsPurchase: row('traveller', () => ({
    body: { idempotency_key: 'key-of-a-stranger', pack: '500', privacy: true, of_age: true },
  })),
  accountPostSiteAccountLogout: row('everybody', () => ({ body: {} })),
  // Nobody learns whether the account exists; digits that were never sent are wrong.
  accountPostSiteAccountSignUp: row('everybody', () => ({ body: MEMBER })),
  accountPostSiteAccountSignUpResend: row('everybody', () => ({ body: {} })),
  accountPostSiteAccountVerify: row('everybody', () => ({ body: { digits: '123456' } })),
  accountGetSiteAccountForgotPasswordIdentifyCard: row('everybody', () => ({
    params: { identify_card: '3331234567' },
  })),
  accountPostSiteAccountForgotPasswordIdentifyCard: row('everybody', () => ({
    params: { identify_card: '3331234567' },
    body: {},
  })),
  accountPostSiteAccountPasswordResend: row('everybody', () => ({ body: {} })),
  accountPostSiteAccountPassword: row('everybody', () => ({ body: { digits: '123456', password: 'Playa#2030' } })),
  accountGetSiteAccountSessions: row('traveller'),
  accountPostSiteAccountSessionsEnd: row('traveller', () => ({ body: { id: NOBODYS } })),
  accountPostSiteAccountSessionsEndOthers: row('traveller', () => ({ body: {} })),
  accountPostSiteAccountPasswordChange: row('traveller', () => ({
    body: { current: 'guess', password: 'weak' },
  })),
  accountPostSiteAccountContactConfirm: row('traveller', () => ({ body: { send_type: 'email' } })),
  accountPostSiteAccountContactChange: row('traveller', () => ({
    body: { contact: 'eva@example.com', password: '' },
  })),
  accountPostSiteAccountContactProve: row('traveller', () => ({ body: { digits: '123456' } })),
  accountPostSiteAccountLoginPasskeyOptions: row('everybody', () => ({ body: {} })),
  accountPostSiteAccountLoginPasskey: row('everybody', () => ({ body: SIGNED })),
  accountGetSiteAccountPasskeys: row('traveller'),
  accountPostSiteAccountPasskeysOptions: row('traveller', () => ({ body: { password: '' } })),
  accountPostSiteAccountPasskeys: row('traveller', () => ({
    body: { name: 'Phone', id: SIGNED.id, client_data: 'e30', attestation: 'oA' },
  })),
  accountPostSiteAccountPasskeysRemove: row('traveller', () => ({ body: { id: NOBODYS } })),
  accountPostSiteAccountClose: row('traveller', () => ({ body: { password: '' } })),
  // Each traveller sees their own account.
  accountGetSiteAccountCardWallets: row('traveller'),
  accountGetSiteAccountCardPkpass: row('traveller'),
  accountGetSiteAccountTrips: row('traveller'),
  accountGetSiteAccountVouchers: row('traveller'),
  accountGetSiteAccountFrequentTrips: row('traveller'),
  accountPostSiteAccountTripsAdd: row('own-account', ({ code }) => ({ body: { code } })),
  accountGetSiteAccountOpenTickets: row('traveller'),
  accountGetSiteAccountInvoices: row('traveller'),
  accountGetSiteAccountPayments: row('traveller'),
  accountGetSiteAccountDetails: row('traveller'),
  accountGetSiteAccountPassengers: row('traveller'),
  accountPostSiteAccountPassengers: row('traveller', () => ({ body: PERSON })),
  accountPostSiteAccountPassengersForget: row('traveller', () => ({ body: { passenger_id: NOBODYS } })),
  accountPostSiteAccountDetails: row('traveller', () => ({ body: PERSON })),
};
