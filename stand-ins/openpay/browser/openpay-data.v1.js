// The provider's script that recognizes a device. Here `openpay.v1.js` brings `OpenPay.deviceData` along; this file is
// served so that pages that name both scripts find both.
globalThis.OpenPay ??= {};
