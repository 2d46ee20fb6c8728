-- Internet that was sold is delivered, pending, ending or refunded: each once, with a code only if delivered, and its
-- money being refunded if it is over. No passenger has two mutually exclusive packages on one journey.
select a.addition_id::text as what, 'sold, and in nobody''s hands' as how
from addition a left join internet_delivery d using (addition_id)
where a.one_of = 'internet' and d.addition_id is null
union all
select d.addition_id::text, 'of nothing that was sold'
from internet_delivery d left join addition a using (addition_id)
where a.one_of is distinct from 'internet' or a.reservation_id <> d.order_id
union all
select d.addition_id::text, 'refunded, and its money stayed'
from internet_delivery d join addition a using (addition_id)
where d.state in ('ending', 'refunded') and a.give_back_id is null
union all
select min(addition_id::text), 'has two that exclude each other'
from addition where one_of is not null and give_back_id is null
group by reservation_id, passenger, direction, one_of having sum(quantity) > 1
