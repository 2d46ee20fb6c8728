/**
 * SQL: whether an order belongs to the traveller signed in with a site session. `order` and `siteSession` are the
 * columns or parameters of the order's id and of the session's hash. Signing out revokes it immediately.
 */
export const ownedBySignedIn = (order: string, siteSession: string): string => `exists (
      select from traveller_order w
      join traveller_session s on s.traveller_id = w.traveller_id
      join traveller t on t.traveller_id = w.traveller_id
      where w.order_id = ${order} and s.site_session_hash = ${siteSession}
        and s.expires_at > clock_timestamp() and t.active
    )`;

/** SQL: the ids of the orders for which that holds. */
export const ordersOfSignedIn = (siteSession: string): string => `select w.order_id
    from traveller_session s
    join traveller t using (traveller_id)
    join traveller_order w using (traveller_id)
    where s.site_session_hash = ${siteSession} and s.expires_at > clock_timestamp() and t.active`;
