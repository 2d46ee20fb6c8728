-- The balance of a gift card matches the ledger, is never more than its price, and zero once returned; each card that
-- was bought exists with the amount paid.
with booked as (
  select account, sum(amount)::int as amount
  from (
    select credit as account, amount from ledger_transfer union all select debit, 0 - amount from ledger_transfer
  ) moved
  where account ~ '^credit:' group by account
)
select g.gift_card_id::text as what, coalesce(b.balance, 0) as kept, coalesce(k.amount, 0) as booked
from gift_card g
left join account_balance b on b.account = 'credit:' || g.gift_card_id
left join booked k on k.account = 'credit:' || g.gift_card_id
where coalesce(b.balance, 0) <> coalesce(k.amount, 0) or coalesce(b.balance, 0) not between 0 and g.amount
  or (g.returned_at is not null and coalesce(b.balance, 0) <> 0)
union all
select o.order_id::text, o.total, g.amount
from orders o
join order_item i on i.order_id = o.order_id and i.kind = 'gift-card'
left join gift_card g on g.order_id = o.order_id
where (o.status = 'approved') is distinct from (g.gift_card_id is not null) or g.amount <> o.total
union all
select 'all cards', coalesce(sum(b.balance), 0)::int, coalesce(sum(k.amount), 0)::int
from gift_card g
left join account_balance b on b.account = 'credit:' || g.gift_card_id
left join booked k on k.account = 'credit:' || g.gift_card_id
having coalesce(sum(b.balance), 0) <> coalesce(sum(k.amount), 0)
