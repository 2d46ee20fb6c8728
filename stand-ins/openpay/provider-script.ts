/**
 * The provider's script for browsers, with the global it documents. The real one knows its hosts by heart; this one calls
 * the host it came from.
 */
export const PROVIDER_SCRIPT = `(() => {
  const base = new URL(document.currentScript.src).origin;
  let merchant = '', key = '';
  const digits = (text) => String(text).replace(/[ -]/g, '');
  const create = async (card, succeed, fail) => {
    try {
      const response = await fetch(base + '/v1/' + merchant + '/tokens', {
        method: 'POST',
        headers: { authorization: 'Basic ' + btoa(key + ':'), 'content-type': 'application/json' },
        body: JSON.stringify(card),
      });
      const data = await response.json();
      if (response.ok) succeed({ status: response.status, data });
      else fail({ status: response.status, data });
    } catch {
      fail({ status: 0, data: { error_code: 1004, description: 'unreachable' } });
    }
  };
  const luhn = (text) => [...digits(text)].reverse().reduce((sum, d, i) => {
    const n = Number(d) * (i % 2 ? 2 : 1);
    return sum + (n > 9 ? n - 9 : n);
  }, 0) % 10 === 0;
  globalThis.OpenPay = {
    setId: (id) => { merchant = id; },
    getId: () => merchant,
    setApiKey: (value) => { key = value; },
    setSandboxMode: () => {},
    getSandboxMode: () => true,
    token: {
      create,
      extractFormAndCreate: (form, succeed, fail) => {
        const element = typeof form === 'string' ? document.getElementById(form) : form;
        const card = {};
        for (const input of element.querySelectorAll('[data-openpay-card]')) card[input.dataset.openpayCard] = input.value;
        return create(card, succeed, fail);
      },
    },
    card: {
      validateCardNumber: (number) => /^\\d{13,19}$/.test(digits(number)) && luhn(number),
      validateCVC: (cvc) => /^\\d{3,4}$/.test(String(cvc)),
      validateExpiry: (month, year) => new Date(Number(year) < 100 ? 2000 + Number(year) : Number(year), Number(month), 1) > new Date(),
      cardType: () => '',
    },
    deviceData: { setup: () => crypto.randomUUID().replaceAll('-', '') },
  };
})();
`;
