-- No attempt stays open for a day, but for orders to be paid at the counter.
select payment_id, state from payment
where state in ('created', 'pending', 'unknown') and provider <> 'counter'
  and created_at < clock_timestamp() - interval '24 hours'
