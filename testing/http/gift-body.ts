/** A gift card as a buyer orders it. */
export const GIFT = {
  idempotency_key: 'key-of-a-stranger',
  amount: 50_000,
  name: 'Luz Gil',
  email: 'luz@example.com',
  message: '',
  date: '',
  buyer: {
    first_name: 'Eva',
    last_name: 'Ruiz',
    cell_phone: '3331234567',
    email: 'eva@example.com',
    privacy: true,
    of_age: true,
  },
};
