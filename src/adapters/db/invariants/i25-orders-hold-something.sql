-- Every order has an item, and has the columns of a trip if and only if that is a trip, a change of one or an addition
-- to one.
select o.order_id, i.kind from orders o left join order_item i using (order_id)
where i.order_id is null
  or (o.origin_id is not null) <> (i.kind in ('trip', 'trip-change', 'luggage', 'on-board'))
  or (o.change is not null) <> (i.kind = 'trip-change') or (o.adding is not null) <> (i.kind in ('luggage', 'on-board'))
