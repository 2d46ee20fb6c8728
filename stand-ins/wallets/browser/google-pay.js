// The subset of `google.payments.api.PaymentsClient`, as documented by Google, that a payment page uses.
(() => {
  const { ask, show } = globalThis.walletStandIn;

  const failure = (statusCode, statusMessage) => Object.assign(new Error(statusMessage), { statusCode, statusMessage });
  const NETWORKS = ['AMEX', 'DISCOVER', 'JCB', 'MASTERCARD', 'VISA'];

  /** Whether this card method is supported. */
  const isCard = ({ type, parameters = {} }) =>
    type === 'CARD' &&
    parameters.allowedAuthMethods?.length > 0 &&
    parameters.allowedCardNetworks?.length > 0 &&
    parameters.allowedCardNetworks.every((network) => NETWORKS.includes(network));

  class PaymentsClient {
    #busy = false;

    constructor({ environment = 'TEST' } = {}) {
      if (!['TEST', 'PRODUCTION'].includes(environment)) throw new Error('environment');
    }

    async isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods = [] }) {
      if (apiVersion !== 2 || apiVersionMinor !== 0) throw failure('DEVELOPER_ERROR', 'apiVersion');
      return { result: allowedPaymentMethods.some(isCard) };
    }

    prefetchPaymentData() {}

    async loadPaymentData({ allowedPaymentMethods = [], merchantInfo = {}, transactionInfo = {}, ...version }) {
      if (this.#busy) throw failure('DEVELOPER_ERROR', 'a sheet is open');
      const { result } = await this.isReadyToPay({ ...version, allowedPaymentMethods });
      const { tokenizationSpecification: how = {} } = allowedPaymentMethods.find(isCard) ?? {};
      const { totalPrice: amount, totalPriceStatus, currencyCode: currency, countryCode } = transactionInfo;
      if (!result || how.type !== 'PAYMENT_GATEWAY') throw failure('DEVELOPER_ERROR', 'allowedPaymentMethods');
      if (totalPriceStatus !== 'FINAL' || !amount || !currency || !countryCode)
        throw failure('DEVELOPER_ERROR', 'transactionInfo');
      if (!navigator.userActivation?.hasBeenActive) throw failure('DEVELOPER_ERROR', 'a gesture is needed');
      this.#busy = true;
      const card = await show({ wallet: 'Google Pay', payee: merchantInfo.merchantName ?? '', amount, currency });
      this.#busy = false;
      if (!card) throw failure('CANCELED', 'User closed the Payment Request UI.');
      const made = await ask('google-token', {
        card,
        amount,
        currency,
        merchant: merchantInfo.merchantId,
        gateway: how.parameters?.gateway,
        gatewayMerchant: how.parameters?.gatewayMerchantId,
      });
      if (!made) throw failure('DEVELOPER_ERROR', 'the merchant is not known');
      return {
        apiVersion: 2,
        apiVersionMinor: 0,
        paymentMethodData: {
          type: 'CARD',
          description: `${made.brand} •••• ${made.last4}`,
          info: { cardNetwork: made.brand, cardDetails: made.last4, cardFundingSource: made.funding },
          tokenizationData: { type: 'PAYMENT_GATEWAY', token: made.token },
        },
      };
    }

    createButton({ onClick, buttonLocale = 'en', buttonColor = 'black', buttonSizeMode }) {
      const button = document.createElement('button');
      const isDark = buttonColor !== 'white';
      button.type = 'button';
      button.textContent = 'Google Pay';
      button.className = 'gpay-button';
      button.setAttribute('aria-label', buttonLocale === 'es' ? 'Pagar con Google Pay' : 'Buy with GPay');
      Object.assign(button.style, {
        width: buttonSizeMode === 'fill' ? '100%' : '',
        minHeight: '48px',
        border: '1px solid #747775',
        borderRadius: '8px',
        background: isDark ? '#000' : '#fff',
        color: isDark ? '#fff' : '#1f1f1f',
        font: '600 18px system-ui, sans-serif',
        cursor: 'pointer',
      });
      button.addEventListener('click', onClick);
      const holder = document.createElement('div');
      holder.append(button);
      return holder;
    }
  }

  globalThis.google ??= {};
  globalThis.google.payments ??= { api: { PaymentsClient } };
})();
