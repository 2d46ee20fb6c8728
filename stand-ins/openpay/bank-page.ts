import type { Charge } from './charges.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The bank's page of 3-D Secure: who asks for how much, and two honest buttons. Needs no script. */
export const bankPage = ({ id, amount, description, card }: Charge): string => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Banco de prueba</title><style>
body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#eef2f7;color:#14213d}
main{max-width:420px;margin:10vh auto;padding:24px;background:#fff;border-radius:12px;box-shadow:0 8px 28px #14213d29}
h1{font-size:1.25rem;margin:0 0 8px}form{display:grid;gap:12px;margin-top:24px}
button{min-height:48px;font:inherit;font-weight:700;border-radius:8px;border:1px solid #14213d;background:#fff;color:#14213d;cursor:pointer}
button[value=accept]{background:#14213d;color:#fff}small{color:#4a5568}
</style></head><body><main>
<h1>Banco de prueba · Test bank</h1>
<p>${escape(description)}</p>
<p><strong>$ ${amount.toFixed(2)} MXN</strong><br><small>${escape(card?.masked ?? '')}</small></p>
<form method="post" action="/bank/${escape(id)}">
<button name="answer" value="accept">Autorizar · Approve</button>
<button name="answer" value="reject">Rechazar · Reject</button>
</form>
<p><small>No es un banco: es la prueba local. · Not a bank: the local test.</small></p>
</main></body></html>`;
