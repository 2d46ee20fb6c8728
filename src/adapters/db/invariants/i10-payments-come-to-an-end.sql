-- No attempt stays open for a day, and no reference an hour past its end, except orders to be paid at the counter.
select payment_id, state from payment
where state in ('created', 'pending', 'unknown') and provider <> 'counter'
  and coalesce(pay_by + interval '1 hour', created_at + interval '24 hours') < clock_timestamp()
