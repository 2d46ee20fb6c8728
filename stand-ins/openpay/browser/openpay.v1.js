// The provider's script for pages, with its documented global. The real one has fixed hosts; this one calls the origin
// it was loaded from.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let merchant = '';
  let key = '';
  let isSandbox = true;

  const digitsOf = (text) => String(text ?? '').replace(/[ -]/g, '');

  const BRANDS = [
    ['American Express', /^3[47]/],
    ['Mastercard', /^(5[1-5]|2[2-7])/],
    ['Visa', /^4/],
    ['Carnet', /^(50|60|63|28)/],
  ];
  const cardType = (number) => BRANDS.find(([, starts]) => starts.test(digitsOf(number)))?.[0] ?? '';

  const validateCardNumber = (number) => {
    const digits = digitsOf(number);
    if (!/^\d{13,19}$/.test(digits)) return false;
    const sum = [...digits].toReversed().reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };

  const validateCVC = (code, number) => {
    const text = String(code ?? '').trim();
    if (number === undefined) return /^\d{3,4}$/.test(text);
    return /^\d+$/.test(text) && text.length === (cardType(number) === 'American Express' ? 4 : 3);
  };

  const validateExpiry = (month, year) => {
    const [m, y] = [Number(month), Number(year)];
    if (!/^\d{1,2}$/.test(String(month)) || !/^\d{2}(\d{2})?$/.test(String(year)) || m < 1 || m > 12) return false;
    return new Date(y < 100 ? 2000 + y : y, m, 1) > new Date();
  };

  /** Calls exactly one of the two callbacks. */
  const create = async (card, succeed, fail) => {
    let answer;
    try {
      const response = await fetch(`${origin}/v1/${merchant}/tokens`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${key}:`)}`, 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      answer = { status: response.status, message: response.statusText, data: await response.json() };
    } catch {
      answer = { status: 0, message: 'Request failed', data: { error_code: 1004, description: 'unreachable' } };
    }
    if (answer.status === 200 || answer.status === 201) succeed?.(answer);
    else fail?.(answer);
  };

  const elementOf = (form) => (typeof form === 'string' ? document.getElementById(form) : (form?.[0] ?? form));

  /** The fields of a form that are marked: `data-openpay-card="card_number"`. */
  const extract = (form) => {
    const card = {};
    const address = {};
    for (const input of elementOf(form).querySelectorAll('[data-openpay-card],[data-openpay-card-address]')) {
      const { openpayCard: name, openpayCardAddress: part } = input.dataset;
      if (name) card[name] = input.value;
      else address[part] = input.value;
    }
    return Object.keys(address).length > 0 ? { ...card, address } : card;
  };

  const isForm = (value) => typeof value === 'string' || typeof elementOf(value)?.querySelectorAll === 'function';

  globalThis.OpenPay = {
    ...globalThis.OpenPay,
    setId: (id) => void (merchant = id),
    getId: () => merchant,
    setApiKey: (value) => void (key = value),
    getApiKey: () => key,
    setSandboxMode: (value) => void (isSandbox = value),
    getSandboxMode: () => isSandbox,
    token: {
      create,
      extractFormAndCreate: (form, succeed, fail) => create(isForm(form) ? extract(form) : form, succeed, fail),
    },
    card: { cardType, validateCardNumber, validateCVC, validateExpiry },
  };
  globalThis.OpenPay.deviceData ??= {
    /** A device session id, also written to a hidden field of the form, if one is named. */
    setup: (formId, fieldName = 'deviceDataId') => {
      const session = [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
      const form = formId && document.getElementById(formId);
      if (form) {
        const field = document.createElement('input');
        Object.assign(field, { type: 'hidden', name: fieldName, id: fieldName, value: session });
        form.append(field);
      }
      return session;
    },
  };
})();
