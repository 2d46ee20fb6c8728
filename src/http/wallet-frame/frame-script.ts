/**
 * The frame's own script, constant text so that its policy can name it by hash. It shows the buttons of the wallets
 * this device has, opens the wallet's sheet on a click, and passes the opaque token to the page. Settings come from
 * `#settings`; the amount, Apple's session and the outcome from the page.
 */
export const WALLET_FRAME_SCRIPT = `(() => {
  const settings = JSON.parse(document.getElementById('settings').textContent);
  const element = (name) => document.getElementById(name);
  const say = (word) => parent.postMessage({ anden: 1, ...word }, settings.origin);
  const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join('');

  /** Pesos as text; undefined until the page said it, and until then there are no buttons. */
  let amount;
  /** Apple's sheet that is open, by the id of its attempt. */
  const sheets = new Map();

  const APPLE_VERSION = 3;
  const hasApple = () => {
    try {
      const Session = globalThis.ApplePaySession;
      return Boolean(settings.apple && Session && Session.supportsVersion(APPLE_VERSION) && Session.canMakePayments());
    } catch { return false; }
  };

  /** In the very task of the click: the browser asks for a gesture. */
  const payByApple = () => {
    if (amount === undefined) return;
    const id = newId();
    const fail = () => { sheets.delete(id); say({ kind: 'failed', id }); };
    let session;
    try {
      session = new ApplePaySession(APPLE_VERSION, {
        countryCode: 'MX',
        currencyCode: 'MXN',
        supportedNetworks: ['visa', 'masterCard', 'amex'],
        merchantCapabilities: ['supports3DS'],
        total: { label: settings.payee, amount, type: 'final' },
      });
    } catch { return fail(); }
    session.onvalidatemerchant = ({ validationURL }) => say({ kind: 'validate', id, url: validationURL });
    let isAuthorized = false;
    session.onpaymentauthorized = ({ payment }) => {
      isAuthorized = true;
      say({ kind: 'token', id, wallet: 'apple_pay', token: JSON.stringify(payment.token.paymentData) });
    };
    session.oncancel = () => {
      sheets.delete(id);
      // Apple closes a sheet that waits long for its outcome: from the token on only the page knows of it.
      if (!isAuthorized) say({ kind: 'cancelled', id });
    };
    sheets.set(id, session);
    try { session.begin(); } catch { fail(); }
  };

  const heardSession = ({ id, session }) => {
    const sheet = sheets.get(id);
    if (!sheet) return;
    if (session) return sheet.completeMerchantValidation(session);
    sheets.delete(id);
    sheet.abort();
    say({ kind: 'failed', id });
  };

  const heardEnd = ({ id, outcome }) => {
    const sheet = sheets.get(id);
    sheets.delete(id);
    if (!sheet) return;
    // What is not known is not claimed: the page says it.
    if (outcome === 'unknown') return sheet.abort();
    sheet.completePayment({ status: outcome === 'paid' ? ApplePaySession.STATUS_SUCCESS : ApplePaySession.STATUS_FAILURE });
  };

  const VERSION = { apiVersion: 2, apiVersionMinor: 0 };
  /** Only with a cryptogram of the device: a card that is merely on file at Google would still have to see its bank. */
  const CARD = {
    type: 'CARD',
    parameters: { allowedAuthMethods: ['CRYPTOGRAM_3DS'], allowedCardNetworks: ['VISA', 'MASTERCARD', 'AMEX'] },
  };

  const payByGoogle = async (client) => {
    if (amount === undefined) return;
    const id = newId();
    const { merchantId, gateway, gatewayMerchantId } = settings.google;
    try {
      const paid = await client.loadPaymentData({
        ...VERSION,
        allowedPaymentMethods: [
          { ...CARD, tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } } },
        ],
        merchantInfo: { merchantId, merchantName: settings.payee },
        transactionInfo: { totalPriceStatus: 'FINAL', totalPrice: amount, currencyCode: 'MXN', countryCode: 'MX' },
      });
      say({ kind: 'token', id, wallet: 'google_pay', token: paid.paymentMethodData.tokenizationData.token });
    } catch (problem) {
      say({ kind: problem && problem.statusCode === 'CANCELED' ? 'cancelled' : 'failed', id });
    }
  };

  const isDark = () => getComputedStyle(document.documentElement).colorScheme === 'dark';

  const showGoogle = async () => {
    if (!settings.google || !globalThis.google || !google.payments) return false;
    try {
      const client = new google.payments.api.PaymentsClient({ environment: settings.google.environment });
      const { result } = await client.isReadyToPay({ ...VERSION, allowedPaymentMethods: [CARD] });
      if (!result) return false;
      element('google').append(client.createButton({
        onClick: () => payByGoogle(client),
        buttonColor: isDark() ? 'white' : 'black',
        buttonType: 'pay',
        buttonLocale: settings.lang,
        buttonSizeMode: 'fill',
        allowedPaymentMethods: [CARD],
      }));
      element('google').hidden = false;
      return true;
    } catch { return false; }
  };

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== settings.origin || !data || data.anden !== 1) return;
    if (data.kind === 'offer' && /^\\d+\\.\\d\\d$/.test(data.amount)) {
      const isFirst = amount === undefined;
      amount = data.amount;
      if (isFirst) show();
    }
    if (data.kind === 'session') heardSession(data);
    if (data.kind === 'end') heardEnd(data);
  });

  const show = async () => {
    const wallets = [];
    if (hasApple()) {
      element('apple').hidden = false;
      element('apple').addEventListener('click', payByApple);
      wallets.push('apple_pay');
    }
    if (await showGoogle()) wallets.push('google_pay');
    element('safe').hidden = wallets.length === 0;
    say({ kind: 'wallets', wallets });
  };

  new ResizeObserver(() => say({ kind: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) })).observe(document.body);
  say({ kind: 'ready' });
})()`;
