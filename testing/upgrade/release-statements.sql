-- statement addition-insert
insert into addition (addition_id, reservation_id, passenger, direction, offer, name, quantity, at_most, total, net, vat,
     vat_rate, product, unit_key, unit_name, made_by, payment_id)
   select given.*, $1, $2
   from unnest($3::uuid[], $4::uuid[], $5::smallint[], $6::text[], $7::text[], $8::jsonb[], $9::smallint[], $10::smallint[],
     $11::int[], $12::int[], $13::int[], $14::smallint[], $15::text[], $16::text[], $17::text[]) as given

-- statement additions-clock
select clock_timestamp() as now

-- statement additions-end
update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])

-- statement additions-open
select r.reservation_id,
     exists (select from payment p
       where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')) as is_paying
   from reservation r
   where r.parent_id = $1 and r.adding is not null and not r.expired and r.status <> 'approved'
   for no key update of r

-- statement additions-waiting
select code from reservation
   where parent_id = $1 and adding is not null and not expired and status = 'order_generated'

-- statement agency-all
select agency_id, name, credit_limit from travel_agency order by name

-- statement agency-by-key
select agency_id, name, credit_limit from travel_agency where key_hash = $1

-- statement agency-by-name
select agency_id, name, credit_limit from travel_agency where name = $1

-- statement agency-limit
update travel_agency set credit_limit = $2 where name = $1 returning agency_id

-- statement agency-limit-shared
select credit_limit from travel_agency where agency_id = $1 for share

-- statement agency-open
insert into travel_agency (agency_id, name, key_hash, credit_limit, created_at) values ($1, $2, $3, $4, $5)
   on conflict do nothing returning agency_id

-- statement agency-receive
insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, 'bank', $2, $3, 'agency-payment', $1, clock_timestamp())
   on conflict (kind, source_id) do nothing returning transfer_id

-- statement audit-write
insert into audit_log (audit_id, actor, action, payment_id, account, reservation_id, operator_id, invoice_id, note,
     role, place, act_key, request_hash, outcome)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   on conflict (actor, act_key) where act_key is not null do nothing

-- statement availability-taken
select bit_count(coalesce(legs.taken, 0)::bit(64))::int as seats, quotas.student, quotas.teacher, quotas.inapam,
     e.event_id is not null and e.minutes is null as is_cancelled, coalesce(e.minutes, 0) as late, runs.name_es as runs_es, runs.name_en as runs_en
   from unnest($1::uuid[], $2::smallint[], $3::smallint[]) with ordinality
     as asked (departure_id, from_leg, to_leg, place)
   cross join lateral (
     select bit_or(l.taken) as taken
     from leg_seats l
     where l.departure_id = asked.departure_id and l.leg >= asked.from_leg and l.leg < asked.to_leg
   ) legs
   cross join lateral (
     select count(*) filter (where c.quota = 'student')::int as student,
       count(*) filter (where c.quota = 'teacher')::int as teacher,
       count(*) filter (where c.quota = 'inapam')::int as inapam
     from seat_claim c
     where c.departure_id = asked.departure_id and c.quota is not null
   ) quotas
   left join lateral (
     select * from departure_event e where e.departure_id = asked.departure_id and e.from_call <= asked.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
   left join lateral (
     select * from departure_service v where v.departure_id = asked.departure_id
     order by v.recorded_at desc, v.event_id desc limit 1
   ) v on true
   left join service_class runs on runs.service_class_id = v.runs_class_id and v.runs_class_id <> v.sold_class_id
   order by asked.place

-- statement balance-give
insert into account_balance as kept (account, balance) values ($1, $2)
   on conflict (account) do update set balance = kept.balance + excluded.balance

-- statement balance-open
insert into account_balance (account, balance) values ($1, 0) on conflict (account) do nothing

-- statement balance-read
select account, balance from account_balance where account = any($1)

-- statement balance-take
update account_balance set balance = balance - $2 where account = $1 and balance - $2 >= $3 returning balance

-- statement boarding-counts
select t.departure_id, count(*)::int as tickets,
     count(*) filter (where exists (
       select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'
     ))::int as boarded
   from ticket t where t.departure_id = any($1::uuid[]) and t.status = 'valid' and t.kind <> 'PEND'
   group by t.departure_id

-- statement boarding-lock
select from ticket where folio = $1 for no key update

-- statement boarding-revoked
select folio from ticket where departure_id = $1 and status = 'void' and kind <> 'PEND' order by folio

-- statement boarding-scanned
select t.folio, t.secret, t.kind, t.seat, t.departure_id, t.from_leg, t.to_leg,
  p.first_name, p.last_name, p.type, p.tier, s.device, s.place, s.scanned_at,
  coalesce((
    select json_agg(json_build_object('name', a.name, 'quantity', a.quantity) order by a.addition_id)
    from addition a
    where a.reservation_id = t.reservation_id and a.passenger = t.passenger and a.direction = t.direction
      and a.give_back_id is null
  ), '[]') as additions, t.status = 'void' as is_void, d.service_date
   from ticket t
  join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
  left join lateral (
    select b.device, b.place, b.scanned_at from boarding_scan b
    where b.folio = t.folio and b.verdict = 'boards' order by b.received_at limit 1
  ) s on true left join departure d on d.departure_id = t.departure_id
   where t.folio = $1

-- statement boarding-tickets
select t.folio, t.secret, t.kind, t.seat, t.departure_id, t.from_leg, t.to_leg,
  p.first_name, p.last_name, p.type, p.tier, s.device, s.place, s.scanned_at,
  coalesce((
    select json_agg(json_build_object('name', a.name, 'quantity', a.quantity) order by a.addition_id)
    from addition a
    where a.reservation_id = t.reservation_id and a.passenger = t.passenger and a.direction = t.direction
      and a.give_back_id is null
  ), '[]') as additions from ticket t
  join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
  left join lateral (
    select b.device, b.place, b.scanned_at from boarding_scan b
    where b.folio = t.folio and b.verdict = 'boards' order by b.received_at limit 1
  ) s on true
   where t.departure_id = $1 and t.status = 'valid' order by t.seat nulls last, t.folio

-- statement boarding-write
insert into boarding_scan (scan_id, departure_id, folio, typed, operator_id, device, place, scanned_at, verdict, shown)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (scan_id) do nothing returning verdict

-- statement boarding-written
select verdict from boarding_scan where scan_id = $1

-- statement bus-layout-find
select plan from bus_layout where layout_id = $1

-- statement captcha-use-up
with old as (
     delete from captcha_use where answer_key in (
       select answer_key from captcha_use where used_at < clock_timestamp() - interval '1 hour' limit 10 for update skip locked)
   )
   insert into captcha_use (answer_key, used_at) values ($1, clock_timestamp())
   on conflict do nothing returning answer_key

-- statement change-move-claims
update seat_claim set reservation_id = $2, direction = $3
   where reservation_id = $1 and direction = 'departure' and state = 'sold' returning passenger

-- statement change-new-pin
update reservation set pin_version = pin_version + 1 where reservation_id = $1

-- statement change-paid-with
select payment_id, provider from payment where reservation_id = $1 and state = 'captured'

-- statement change-times
select o.arrives_at, b.departs_at from departure_call o, departure_call b
   where o.departure_id = $1 and o.call_index = $2 and b.departure_id = $3 and b.call_index = $4

-- statement changes-end
update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])

-- statement changes-lock
select from reservation where parent_id = $1 order by reservation_id for no key update

-- statement changes-open
select r.reservation_id,
     exists (select from payment p
       where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')) as is_paying,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r
   where r.parent_id = $1 and r.change ->> 'direction' = $2 and not r.expired and r.status <> 'approved'

-- statement choices-choose
insert into notice_choice (notice_choice_id, reservation_id, channel, endpoint, p256dh, auth, chosen_at)
   select $1, $2, $3, $4, $5, $6, clock_timestamp()
   where (select count(*) from notice_choice
          where reservation_id = $2 and channel = $3 and endpoint is distinct from $4) < $7
   on conflict (reservation_id, channel, md5(coalesce(endpoint, '')))
   do update set p256dh = excluded.p256dh, auth = excluded.auth
   returning notice_choice_id, channel

-- statement choices-drop
delete from notice_choice where notice_choice_id = $1

-- statement choices-forget-old
delete from notice_choice c
   where c.chosen_at < clock_timestamp() - interval '2 days'
     and not exists (
       select from ticket t
       left join departure_call k on k.departure_id = t.departure_id and k.call_index = t.from_leg
       where t.reservation_id = c.reservation_id and t.status = 'valid'
         and coalesce(k.departs_at, t.valid_until::timestamptz) > clock_timestamp() - interval '2 days')

-- statement choices-lock
select from reservation where reservation_id = $1 for update

-- statement choices-of
select notice_choice_id, channel from notice_choice where reservation_id = $1 order by chosen_at

-- statement choices-say-so
insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), topic || ':' || $1::uuid, topic, jsonb_build_object('reservation', $2::uuid), $3, $1::uuid,
     clock_timestamp()
   from unnest($4::text[]) as topic
   on conflict (dedup_key) do nothing

-- statement choices-take-back
delete from notice_choice where reservation_id = $1 and notice_choice_id = $2

-- statement choices-take-back-all
delete from notice_choice where reservation_id = $1

-- statement claims-cancelled
select from seat_claim c left join lateral (
     select * from departure_event e where e.departure_id = c.departure_id and e.from_call <= c.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true where c.reservation_id = $1 and e.event_id is not null and e.minutes is null limit 1

-- statement correspondence-ask
insert into resend_request (request_id, reservation_id, session_hash, asked_at)
   select $1, $2, $3, clock_timestamp()
   where (select count(*) from resend_request
          where reservation_id = $2 and asked_at > clock_timestamp() - interval '1 day') < $4
   returning request_id

-- statement correspondence-done
select a.action, a.at, a.amount
   from audit_log a left join payment p on p.payment_id = a.payment_id
   where coalesce(a.reservation_id, p.reservation_id) = $1
     and a.action in ('cash.taken', 'order.converted', 'seat.exchanged', 'tickets.printed', 'refund.by_hand')
   union all
   select 'name.changed', changed_at, null from name_change where reservation_id = $1
   union all
   (select distinct 'seat.changed', changed_at, null::integer from seat_change where reservation_id = $1)
   order by at desc limit 30

-- statement correspondence-lock
select from reservation where reservation_id = $1 for update

-- statement correspondence-sent
select topic, recipient, sent_at from mail_sent where reservation_id = $1 order by sent_at desc limit 30

-- statement correspondence-wait
select greatest(1, ceil(extract(epoch from asked_at + interval '1 day' - clock_timestamp())))::int as seconds
   from resend_request where reservation_id = $1 order by asked_at desc offset $2 limit 1

-- statement counter-act-kept
select request_hash, outcome from audit_log where actor = $1 and act_key = $2

-- statement counter-act-log
select a.at, a.actor, a.role, a.place, a.action, r.code, coalesce(a.amount, p.amount) as amount, a.note
   from audit_log a
   left join payment p on p.payment_id = a.payment_id
   left join reservation r on r.reservation_id = coalesce(a.reservation_id, p.reservation_id)
   where ($1::text is null or r.code = $1)
     and ($2::timestamptz is null or a.at >= $2) and ($3::timestamptz is null or a.at < $3)
   order by a.at desc, a.audit_id desc limit $4

-- statement counter-act-opened
insert into audit_log (audit_id, actor, role, place, action, reservation_id)
   select $1, $2, $3, $4, 'reservation.opened', $5
   where not exists (
     select from audit_log a where a.reservation_id = $5 and a.action = 'reservation.opened' and a.actor = $2
       and a.at > clock_timestamp() - interval '10 minutes')

-- statement counter-act-record
insert into audit_log
     (audit_id, actor, role, place, action, payment_id, reservation_id, amount, note, act_key, request_hash, outcome)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)

-- statement counter-boardings
select c.departs_at, c.zone
   from unnest($1::uuid[], $2::smallint[]) as asked (departure_id, call_index)
   join departure_call c using (departure_id, call_index)
   order by c.departs_at

-- statement counter-count-tickets
select count(*)::int as tickets from ticket where reservation_id = $1

-- statement counter-former-names
select passenger, first_name || ' ' || last_name as name, changed_at as until
   from name_change where reservation_id = $1 order by changed_at desc, name_change_id desc

-- statement counter-order
select p.payment_id from payment p join reservation r using (reservation_id)
   where r.code = $1 and p.provider = 'counter' order by p.created_at desc, p.payment_id desc limit 1

-- statement counter-reissue-ticket
insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status,
     departure_id, from_leg, to_leg, seat, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, issued_at)
   select $2, reservation_id, passenger, direction, $3, $4, 'E-Ticket', 'valid',
     departure_id, from_leg, to_leg, $5, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, $6
   from ticket where ticket_id = $1

-- statement counter-reseat-unpaid
update ticket set seat = $4
   where reservation_id = $1 and direction = $2 and passenger = $3 and status = 'valid' and kind = 'PEND'

-- statement counter-reservation-of
select reservation_id from reservation where code = $1

-- statement counter-seats-of-bus
select seats from departure where departure_id = $1

-- statement counter-tickets-printed
update ticket set kind = 'OK' where reservation_id = $1 and status = 'valid' and kind = 'E-Ticket'

-- statement counter-void-ticket
update ticket set status = 'void'
   where reservation_id = $1 and direction = $2 and passenger = $3 and status = 'valid' returning ticket_id

-- statement credit-by-code
select c.credit_id, coalesce(b.balance, 0)::int as left, c.expires_at <= clock_timestamp() as is_expired
   from credit c left join account_balance b on b.account = 'credit:' || c.credit_id
   where c.code = $1

-- statement credit-good
select credit_id from credit where credit_id = $1 and expires_at > clock_timestamp() for share

-- statement credit-grant
insert into credit (credit_id, reservation_id, source_id, amount, granted_at, expires_at)
   values ($1, $2, $3, $4, clock_timestamp(), clock_timestamp() + $5 * interval '1 month')

-- statement credit-note-insert
insert into invoice (invoice_id, series, folio, reservation_id, lang, email, payment_form, total, credits, credit_source, request_hash,
     next_try_at, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'E', nextval('invoice_folio_e'), $2, $3, $4, $5, $6, $7, $8, '', clock_timestamp(), $9, $10, $11, $12, $13, $14, $15)

-- statement credit-notes-due
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id, u.source_id, u.as_credit,
     (select json_agg(json_build_object('id', s.line_id, 'amount', s.amount, 'vatRate', s.vat_rate) order by s.position)
      from sale_undone_by_rate s where s.payment_id = u.payment_id and s.source_id = u.source_id) as given_back
   from sale_undone u
   join invoice_payment ip on ip.payment_id = u.payment_id and ip.live
   join invoice i on i.invoice_id = ip.invoice_id and i.series in ('F', 'G') and i.state in ('stamped', 'rendered', 'mailed')
   where (i.series = 'F' or u.undone_at > i.asked_at) and u.net + u.vat > 0
     and not exists (select from invoice e where e.credits = i.invoice_id and e.credit_source = u.source_id
       and (e.state <> 'rejected' or e.asked_at > clock_timestamp() - interval '1 day'))
   order by u.undone_at, u.source_id limit $1

-- statement credits-of-payer
select c.code, b.balance::int as left, c.expires_at
   from (
     select parent_id as reservation_id from reservation where reservation_id = $1
     union select o.reservation_id
     from reservation paid join reservation o on lower(o.contact ->> 'email') = lower(paid.contact ->> 'email')
     where paid.reservation_id = $1
   ) own
   join reservation r using (reservation_id)
   join credit c using (reservation_id)
   join account_balance b on b.account = 'credit:' || c.credit_id
   where b.balance > 0 and c.expires_at > clock_timestamp() and (
    r.session_hash = $2
    or exists (
      select from reservation_access a
      where a.reservation_id = r.reservation_id and a.session_hash = $2 and a.level = 'full'
        and (a.expires_at is null or a.expires_at > clock_timestamp())
    )
  )
   order by c.expires_at, c.credit_id

-- statement deliveries-bury
update notice_delivery set lease = null, trouble = $3, dead_at = clock_timestamp()
   where notice_delivery_id = $1 and lease = $2 and done_at is null

-- statement deliveries-done
update notice_delivery set done_at = clock_timestamp(), lease = null, trouble = null
   where notice_delivery_id = $1 and done_at is null

-- statement deliveries-later
update notice_delivery set lease = null, trouble = $3, attempts = attempts - $5,
     available_at = clock_timestamp() + $4 * interval '1 millisecond'
   where notice_delivery_id = $1 and lease = $2 and done_at is null

-- statement deliveries-remind-boarding
insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), 'boarding.reminder:' || due.departure_id || ':' || due.notice_choice_id, 'boarding.reminder',
     jsonb_build_object('reservation', due.reservation_id, 'direction', due.direction), due.channel,
     due.notice_choice_id, clock_timestamp()
   from (
     select distinct c.reservation_id, c.channel, c.notice_choice_id, t.direction, t.departure_id
     from notice_choice c
     join ticket t on t.reservation_id = c.reservation_id and t.status = 'valid' and t.kind <> 'PEND'
     join departure_call k on k.departure_id = t.departure_id and k.call_index = t.from_leg
     where k.departs_at between clock_timestamp() and clock_timestamp() + $1 * interval '1 millisecond') as due
   on conflict (dedup_key) do nothing

-- statement deliveries-spread
with news as (
     update outbox set spread_at = clock_timestamp() where spread_at is null
     returning dedup_key, topic, payload),
   wanted as (
     select news.*, c.channel, c.notice_choice_id
     from news
     join unnest($1::text[], $2::text[]) as goes (channel, topic) on goes.topic = news.topic
     join notice_choice c on c.channel = goes.channel and c.reservation_id = (news.payload ->> 'reservation')::uuid
     union all
     select news.*, 'sms', null from news where news.topic = $3)
   insert into notice_delivery (notice_delivery_id, dedup_key, topic, payload, channel, notice_choice_id, available_at)
   select gen_random_uuid(), dedup_key || ':' || coalesce(notice_choice_id::text, 'on-file'), topic, payload, channel,
     notice_choice_id, clock_timestamp()
   from wanted on conflict (dedup_key) do nothing

-- statement deliveries-take
with taken as (
     update notice_delivery set lease = $1, attempts = attempts + 1,
       available_at = clock_timestamp() + $2 * interval '1 millisecond'
     where notice_delivery_id = (
       select notice_delivery_id from notice_delivery
       where done_at is null and dead_at is null and channel = $3 and available_at <= clock_timestamp()
       order by available_at, dedup_key limit 1
       for update skip locked)
     returning *)
   select taken.notice_delivery_id, taken.dedup_key, taken.topic, taken.payload, taken.channel, taken.attempts,
     taken.notice_choice_id, c.endpoint, c.p256dh, c.auth
   from taken left join notice_choice c using (notice_choice_id)

-- statement departure-call-known
select from departure_call where departure_id = $1 and call_index = $2

-- statement departure-classes
select service_class_id as id, name_es as es, name_en as en from service_class order by 1

-- statement departure-event-affected
select distinct t.reservation_id from ticket t
   where t.departure_id = $1 and t.from_leg >= $2 and t.status = 'valid' and t.kind <> 'PEND'
   order by t.reservation_id

-- statement departure-event-end-unpaid
with ended as (
     update reservation set hold_until = clock_timestamp(), version = version + 1
     where reservation_id = any($1::uuid[]) returning reservation_id, hold_until
   )
   update seat_claim c set hold_until = e.hold_until
   from ended e where c.reservation_id = e.reservation_id and c.state = 'held'

-- statement departure-event-insert
insert into departure_event (event_id, departure_id, from_call, minutes, is_ours, reason, recorded_by)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict (event_id) do nothing

-- statement departure-event-unpaid
select r.reservation_id, c.direction from reservation r
   join (
     select distinct reservation_id, direction from seat_claim where departure_id = $1 and from_leg >= $2
   ) c using (reservation_id)
   where r.status = 'order_generated' and not r.expired
   order by r.reservation_id for no key update of r

-- statement departure-known-at
select d.departure_id, coalesce(r.short_name || ' ', '') || r.long_name as route,
  (
    select json_agg(json_build_object('stop', c.stop_id, 'name', s.name,
      'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')) order by c.call_index)
    from departure_call c join stop s using (stop_id) where c.departure_id = d.departure_id
  ) as calls
from departure d join trip t using (trip_id) join route r using (route_id) where exists (
     select from departure_call c where c.departure_id = d.departure_id and c.call_index = 0
       and to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI') = $1 || ' ' || $2
   ) order by route

-- statement departure-known-by-id
select d.departure_id, coalesce(r.short_name || ' ', '') || r.long_name as route,
  (
    select json_agg(json_build_object('stop', c.stop_id, 'name', s.name,
      'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')) order by c.call_index)
    from departure_call c join stop s using (stop_id) where c.departure_id = d.departure_id
  ) as calls
from departure d join trip t using (trip_id) join route r using (route_id) where d.departure_id::text = $1

-- statement departure-log
insert into audit_log (audit_id, actor, action, departure_id, note)
   select $1, $2, $3, d.departure_id, concat(r.short_name || ' ', r.long_name, ', ',
     to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI'), ': ', $5::text)
   from departure d
   join trip t using (trip_id)
   join route r using (route_id)
   join departure_call c on c.departure_id = d.departure_id and c.call_index = 0
   where d.departure_id = $4

-- statement departure-service-affected
select distinct reservation_id from ticket where departure_id = $1 and status = 'valid' order by reservation_id

-- statement departure-service-insert
with written as (
     insert into departure_service (event_id, departure_id, sold_class_id, runs_class_id, reason, recorded_by)
     select $1, departure_id, service_class_id, $3, $4, $5 from departure where departure_id = $2
     returning sold_class_id, runs_class_id
   )
   select sold.name_es as from_name, runs.name_es as to_name
   from written w
   join service_class sold on sold.service_class_id = w.sold_class_id
   join service_class runs on runs.service_class_id = w.runs_class_id

-- statement departure-service-insert-fares
insert into departure_service_fare (event_id, from_call, to_call, sold_fare, runs_fare)
   select s.event_id, a.call_index, b.call_index, sold.amount, runs.amount
   from departure_service s
   join departure_call a using (departure_id)
   join departure_call b on b.departure_id = s.departure_id and b.call_index > a.call_index
   cross join lateral (
     select f.amount from fare f
     where f.origin_id = a.stop_id and f.destination_id = b.stop_id and f.service_class_id in (s.sold_class_id, '')
     order by f.service_class_id desc limit 1
   ) sold cross join lateral (
     select f.amount from fare f
     where f.origin_id = a.stop_id and f.destination_id = b.stop_id and f.service_class_id in (s.runs_class_id, '')
     order by f.service_class_id desc limit 1
   ) runs
   where s.event_id = $1

-- statement departure-service-known
select coalesce(v.runs_class_id, d.service_class_id) as runs
   from departure d left join lateral (
     select * from departure_service v where v.departure_id = d.departure_id
     order by v.recorded_at desc, v.event_id desc limit 1
   ) v on true where d.departure_id = $1 for update of d

-- statement departure-service-without-fare
select o.name as origin, e.name as destination
   from ticket t
   join departure_call a on a.departure_id = t.departure_id and a.call_index = t.from_leg
   join departure_call b on b.departure_id = t.departure_id and b.call_index = t.to_leg
   join stop o on o.stop_id = a.stop_id
   join stop e on e.stop_id = b.stop_id
   where t.departure_id = $1 and t.status = 'valid' and not exists (
     select from departure_service_fare f where f.event_id = $2 and f.from_call = t.from_leg and f.to_call = t.to_leg
   )
   order by t.from_leg, t.to_leg limit 1

-- statement fiscal-profile-forget
delete from fiscal_profile where traveller_id = $1 and profile_id::text = $2

-- statement fiscal-profile-keep
insert into fiscal_profile as kept (profile_id, traveller_id, email, phone, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (traveller_id, rfc, coalesce(tax_id, '')) do update set email = excluded.email, phone = excluded.phone,
     name = excluded.name, postal_code = excluded.postal_code, regime = excluded.regime, cfdi_use = excluded.cfdi_use,
     country = excluded.country, updated_at = clock_timestamp()
   returning profile_id, rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone

-- statement fiscal-profiles
select profile_id, rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone
   from fiscal_profile where traveller_id = $1 order by updated_at desc, profile_id limit 30

-- statement give-back-additions
update addition a set give_back_id = $1
   from ticket t
   where t.reservation_id = $2 and t.folio = any($3) and a.reservation_id = t.reservation_id
     and a.passenger = t.passenger and a.direction = t.direction and a.give_back_id is null

-- statement give-back-by-key
select give_back_id, request_hash from give_back where reservation_id = $1 and idempotency_key = $2

-- statement give-back-insert
insert into give_back (give_back_id, reservation_id, idempotency_key, request_hash, means, money, credited, lines, compensation, differences)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

-- statement give-back-insert-parts
insert into give_back_part (part_id, give_back_id, reservation_id, amount)
   select given.part_id, $1, given.reservation_id, given.amount
   from unnest($2::uuid[], $3::uuid[], $4::int[]) as given (part_id, reservation_id, amount)

-- statement give-back-lock-payments
select from payment
   where reservation_id in (select reservation_id from reservation where $1 in (reservation_id, parent_id))
     and state = 'captured'
   order by payment_id for update

-- statement give-back-lock-tickets
select from ticket where reservation_id = $1 order by ticket_id for update

-- statement give-back-open-sales
with family as (
     select reservation_id, parent_id is null as is_first, adding is not null as is_added from reservation where $1 in (reservation_id, parent_id)
   ), book as (
     select f.reservation_id, f.is_first, f.is_added,
       coalesce(sum(case when 'sales' = l.credit then l.amount when 'sales' = l.debit then 0 - l.amount end), 0)::int as net,
       coalesce(sum(case when 'vat' = l.credit then l.amount when 'vat' = l.debit then 0 - l.amount end), 0)::int as vat
     from family f left join ledger_transfer l using (reservation_id)
     group by f.reservation_id, f.is_first, f.is_added
   ), less as (
     select coalesce(sum(least(net, 0)), 0)::int as net, coalesce(sum(least(vat, 0)), 0)::int as vat
     from book where not is_first
   ), own as (
     select a.made_by as reservation_id, sum(a.net)::int as net, sum(a.vat)::int as vat
     from addition a join ticket t using (reservation_id, passenger, direction)
     where a.reservation_id = $1 and a.give_back_id is null and t.folio = any($2)
     group by a.made_by
   ), open as (
     select book.reservation_id, book.is_added,
       greatest(book.net + case when book.is_first then less.net else 0 end, 0) as net,
       greatest(book.vat + case when book.is_first then less.vat else 0 end, 0) as vat,
       least(book.net, coalesce(own.net, 0)) as own_net, least(book.vat, coalesce(own.vat, 0)) as own_vat
     from less, book left join own on own.reservation_id = book.reservation_id
   )
   select p.reservation_id, p.payment_id, p.provider, p.method, share.net, share.vat,
     array(select distinct l.vat_rate from payment_line l where l.payment_id = p.payment_id) as rates
   from open
   join payment p using (reservation_id)
   cross join lateral (
     select 1 as place, open.net, open.vat where not open.is_added
     union all select 0, open.own_net, open.own_vat where open.is_added
     union all select 2, open.net - open.own_net, open.vat - open.own_vat where open.is_added
   ) share
   where p.state = 'captured' and p.amount > 0
   order by share.place, p.created_at desc, p.payment_id

-- statement give-back-touch
update reservation set version = version + 1 where reservation_id = $1

-- statement give-back-void-tickets
update ticket set status = 'void', give_back_id = $1 where reservation_id = $2 and folio = any($3)

-- statement given-back
select g.give_back_id, g.means, g.money, g.credited, g.lines, g.compensation, g.differences, g.created_at,
     c.code, c.amount as granted, coalesce(b.balance, 0)::int as left, c.expires_at,
     c.expires_at <= clock_timestamp() as is_expired, f.refunds
   from give_back g
   left join credit c on c.source_id = g.give_back_id
   left join account_balance b on b.account = 'credit:' || c.credit_id
   left join lateral (
     select coalesce(json_agg(json_build_object('amount', f.amount, 'state', f.state, 'method', m.method,
       'provider', m.provider, 'is_noted', f.note is not null) order by m.created_at, f.refund_id), '[]') as refunds
     from give_back_part p join refund f on f.source_id = p.part_id join payment m on m.payment_id = f.payment_id
     where p.give_back_id = g.give_back_id
   ) f on true
   where g.reservation_id = $1
   order by g.created_at, g.give_back_id

-- statement global-free
update invoice_payment set live = false where invoice_id = $1 and payment_id = any($2::uuid[])

-- statement global-hold-payments
insert into invoice_payment (invoice_id, payment_id, amount)
   select $1, given.payment_id, given.amount from unnest($2::uuid[], $3::int[]) as given (payment_id, amount)
   order by given.payment_id

-- statement global-insert
insert into invoice (invoice_id, series, folio, payment_form, total, month, part, request_hash, next_try_at,
     rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'G', nextval('invoice_folio_g'), $2, $3, $4,
     (select coalesce(max(part), 0) + 1 from invoice where month = $4), '', clock_timestamp(), $5, $6, $7, $8, $9, $10, $11)

-- statement global-lines
select payment_id, line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate from payment_line where payment_id = any($1::uuid[]) order by payment_id, position

-- statement global-sales
select p.payment_id, p.method, p.card_type, p.amount,
     coalesce((select json_agg(json_build_object('vatRate', u.vat_rate, 'amount', u.amount))
       from sale_undone_by_rate u where u.payment_id = p.payment_id), '[]') as undone
   from payment p join ledger_transfer t on t.source_id = p.payment_id and t.kind = 'capture'
   where p.state = 'captured' and p.amount > 0 and p.provider not in ('points', 'agency')
     and t.created_at >= to_timestamp($1 / 1000.0) and t.created_at < to_timestamp($2 / 1000.0)
     and not exists (select from invoice_payment ip where ip.payment_id = p.payment_id and ip.live)
   order by t.created_at, p.payment_id
   for update of p

-- statement global-take-out
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.email, i.payment_form, i.rfc, i.name, i.postal_code, i.regime,
     i.cfdi_use, i.country, i.tax_id, ip.payment_id, i.state in ('stamped', 'rendered', 'mailed') as is_document,
     coalesce((
       select json_agg(json_build_object('id', rest.line_id, 'amount', rest.amount, 'vatRate', rest.vat_rate) order by rest.line_id)
       from (
         select (array_agg(l.line_id order by n.credits is not null, l.position))[1] as line_id, l.vat_rate,
           sum(case when n.credits is null then l.net + l.vat else 0 - l.net - l.vat end) as amount
         from invoice n join invoice_line l using (invoice_id)
         where (n.invoice_id = i.invoice_id or n.credits = i.invoice_id and n.state not in ('rejected', 'cancelled'))
           and l.line_id in (select p.line_id from payment_line p where p.payment_id = ip.payment_id)
         group by l.vat_rate
       ) rest
       where rest.amount > 0
     ), '[]') as given_back
   from invoice_payment ip
   join invoice i on i.invoice_id = ip.invoice_id and i.series = 'G'
   where ip.live and ip.payment_id = any($1::uuid[])
   order by i.invoice_id, ip.payment_id
   for update of ip

-- statement guess-count-tries
select
     count(*) filter (where address_key = $2 and tried_at > clock_timestamp() - $3 * interval '1 millisecond')::int as of_asker_lately,
     count(*) filter (where address_key = $2)::int as of_asker_today,
     count(*) filter (where tried_at > clock_timestamp() - $3 * interval '1 millisecond')::int as of_secret_lately,
     count(*)::int as of_secret_today,
     (select count(*)::int from look_up_try where address_key = $2 and tried_at > clock_timestamp() - $5 * interval '1 millisecond') as of_address,
     (select count(*)::int from look_up_try where kind = $6 and tried_at > clock_timestamp() - $5 * interval '1 millisecond') as of_site
   from look_up_try where code_key = $1 and tried_at > clock_timestamp() - $4 * interval '1 millisecond'

-- statement guess-drop-old-tries
delete from look_up_try where try_id in (
     select try_id from look_up_try where tried_at < clock_timestamp() - $1 * interval '1 millisecond'
     limit 10 for update skip locked)

-- statement guess-forgive-try
delete from look_up_try where try_id = $1

-- statement guess-write-try
insert into look_up_try (try_id, code_key, address_key, tried_at, kind) values ($1, $2, $3, clock_timestamp(), $4)

-- statement inventory-busy-orders
with order_waiting as (
     select payment_id, reservation_id from payment
     where reservation_id = any($1::uuid[]) and provider = 'counter' and state = 'pending'
   ), locked as (
     select payment_id from payment where payment_id in (select payment_id from order_waiting)
     for update skip locked
   )
   select reservation_id from order_waiting where payment_id not in (select payment_id from locked)

-- statement inventory-claim
with glance as (
    select coalesce(bit_or(taken), 0) & ~$6::bigint & $5::bigint = 0 as is_free
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), locked as (
    select taken from leg_seats
    where departure_id = $1 and leg >= $2 and leg < $3 and (select is_free from glance)
    order by leg for update
  ), verdict as (
    select count(*) = $3::int - $2::int and bit_or(taken) & ~$6::bigint & $5::bigint = 0 as is_free from locked
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$6::bigint) | $5::bigint
    from verdict
    where verdict.is_free and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  )
  insert into seat_claim
    (departure_id, reservation_id, direction, from_leg, to_leg, state, hold_until, passenger, seat, quota,
     held_from, held_for, proof)
  select $1, $4, $7, $2, $3, 'held', $8, wish.passenger, wish.seat, wish.quota, $12, $13, $14
  from unnest($9::smallint[], $10::smallint[], $11::text[]) as wish (passenger, seat, quota)
  where (select count(*) from marked) = $3::int - $2::int
  on conflict (departure_id, reservation_id, direction, passenger) do update
    set seat = excluded.seat, quota = excluded.quota, hold_until = excluded.hold_until,
      held_from = excluded.held_from, held_for = excluded.held_for, proof = excluded.proof
    where seat_claim.state = 'held'
      and seat_claim.from_leg = excluded.from_leg and seat_claim.to_leg = excluded.to_leg
  returning passenger

-- statement inventory-claim-unguarded
with glance as (
    select coalesce(bit_or(taken), 0) & ~$6::bigint & $5::bigint = 0 as is_free
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), locked as (
    select taken from leg_seats
    where departure_id = $1 and leg >= $2 and leg < $3 and (select is_free from glance)
    order by leg for update
  ), verdict as (
    select count(*) = $3::int - $2::int and true as is_free from locked
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$6::bigint) | $5::bigint
    from verdict
    where verdict.is_free and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  )
  insert into seat_claim
    (departure_id, reservation_id, direction, from_leg, to_leg, state, hold_until, passenger, seat, quota,
     held_from, held_for, proof)
  select $1, $4, $7, $2, $3, 'held', $8, wish.passenger, wish.seat, wish.quota, $12, $13, $14
  from unnest($9::smallint[], $10::smallint[], $11::text[]) as wish (passenger, seat, quota)
  where (select count(*) from marked) = $3::int - $2::int
  on conflict (departure_id, reservation_id, direction, passenger) do update
    set seat = excluded.seat, quota = excluded.quota, hold_until = excluded.hold_until,
      held_from = excluded.held_from, held_for = excluded.held_for, proof = excluded.proof
    where seat_claim.state = 'held'
      and seat_claim.from_leg = excluded.from_leg and seat_claim.to_leg = excluded.to_leg
  returning passenger

-- statement inventory-claims-and-standing
select moment.now, standing.counted, c.*
   from (select clock_timestamp() as now) moment
   cross join (
     select coalesce(json_agg(s), '[]') as counted from (
       select d.departure_id, d.seats, coalesce(d.large_party_at > clock_timestamp() - interval '30 minutes', false)
           as had_large_party,
         count(*) filter (where x.proof is null and x.held_from is not null)::int as unproved,
         count(*) filter (where x.proof is distinct from 'contact' and x.held_from = $3)::int as of_address,
         count(*) filter (where x.proof is distinct from 'contact' and x.held_from is not null)::int as unconfirmed,
         count(*) filter (where x.proof is distinct from 'contact' and x.held_for && $4)::int as of_contact,
         count(*) filter (where x.proof = 'contact' and x.held_for && $4)::int as of_confirmed
       from departure d left join seat_claim x on x.departure_id = d.departure_id and x.reservation_id <> $1
         and (x.state = 'paying' or (x.state = 'held' and x.hold_until > clock_timestamp()))
       where d.departure_id = any($2::uuid[])
       group by d.departure_id
     ) s
   ) standing
   left join lateral (
     select departure_id, direction, passenger, seat, from_leg, to_leg, state, hold_until, proof
     from seat_claim
     where reservation_id = $1
     order by departure_id, direction, passenger
     for update
   ) c on true

-- statement inventory-count-quotas
select quota, count(*)::int as used,
     bool_or(state = 'held' and hold_until <= clock_timestamp()) as some_ended
   from seat_claim
   where departure_id = $1 and quota = any($2) and not (reservation_id = $3 and direction = $4)
   group by quota

-- statement inventory-end-orders
update payment set state = 'expired', updated_at = clock_timestamp()
     where reservation_id = any($1::uuid[]) and provider = 'counter' and state = 'pending'

-- statement inventory-end-promo-uses
delete from promo_use where reservation_id = any($1::uuid[])

-- statement inventory-end-reservations
update reservation set expired = true, version = version + 1 where reservation_id = any($1::uuid[])

-- statement inventory-end-tickets
update ticket set status = 'void' where reservation_id = any($1::uuid[]) and kind = 'PEND' and status = 'valid'

-- statement inventory-extend
update seat_claim set hold_until = $2 where reservation_id = $1 and state = 'held' returning seat

-- statement inventory-free-ended
with chosen as materialized (select departure_id, reservation_id, direction, passenger from seat_claim
    where departure_id = $1 and state = 'held' and hold_until <= clock_timestamp()
    for update skip locked), gone as (
    delete from seat_claim c
    using chosen
    where c.departure_id = chosen.departure_id and c.reservation_id = chosen.reservation_id
      and c.direction = chosen.direction and c.passenger = chosen.passenger
    returning c.departure_id, c.seat, c.from_leg, c.to_leg
  ), freed as (
    select l.departure_id, l.leg, bit_or(1::bigint << (g.seat - 1)) as bits
    from gone g join leg_seats l on l.departure_id = g.departure_id and l.leg >= g.from_leg and l.leg < g.to_leg
    group by l.departure_id, l.leg
  )
  update leg_seats l set taken = l.taken & ~f.bits
  from freed f where l.departure_id = f.departure_id and l.leg = f.leg
  returning l.leg

-- statement inventory-free-held
with chosen as materialized (select departure_id, reservation_id, direction, passenger from seat_claim
    where reservation_id = any($1::uuid[]) and departure_id = any($2::uuid[]) and state = 'held'), gone as (
    delete from seat_claim c
    using chosen
    where c.departure_id = chosen.departure_id and c.reservation_id = chosen.reservation_id
      and c.direction = chosen.direction and c.passenger = chosen.passenger
    returning c.departure_id, c.seat, c.from_leg, c.to_leg
  ), freed as (
    select l.departure_id, l.leg, bit_or(1::bigint << (g.seat - 1)) as bits
    from gone g join leg_seats l on l.departure_id = g.departure_id and l.leg >= g.from_leg and l.leg < g.to_leg
    group by l.departure_id, l.leg
  )
  update leg_seats l set taken = l.taken & ~f.bits
  from freed f where l.departure_id = f.departure_id and l.leg = f.leg
  returning l.leg

-- statement inventory-free-places
with chosen as materialized (select c.departure_id, c.reservation_id, c.direction, c.passenger
    from seat_claim c
    join unnest($2::smallint[], $3::text[]) as given (passenger, direction)
      on given.passenger = c.passenger and given.direction = c.direction
    where c.reservation_id = $1 and c.state = 'sold'), gone as (
    delete from seat_claim c
    using chosen
    where c.departure_id = chosen.departure_id and c.reservation_id = chosen.reservation_id
      and c.direction = chosen.direction and c.passenger = chosen.passenger
    returning c.departure_id, c.seat, c.from_leg, c.to_leg
  ), freed as (
    select l.departure_id, l.leg, bit_or(1::bigint << (g.seat - 1)) as bits
    from gone g join leg_seats l on l.departure_id = g.departure_id and l.leg >= g.from_leg and l.leg < g.to_leg
    group by l.departure_id, l.leg
  )
  update leg_seats l set taken = l.taken & ~f.bits
  from freed f where l.departure_id = f.departure_id and l.leg = f.leg
  returning l.leg

-- statement inventory-free-sold
with chosen as materialized (select departure_id, reservation_id, direction, passenger from seat_claim
    where reservation_id = $1 and direction = $2 and departure_id = $3 and state = 'sold'), gone as (
    delete from seat_claim c
    using chosen
    where c.departure_id = chosen.departure_id and c.reservation_id = chosen.reservation_id
      and c.direction = chosen.direction and c.passenger = chosen.passenger
    returning c.departure_id, c.seat, c.from_leg, c.to_leg
  ), freed as (
    select l.departure_id, l.leg, bit_or(1::bigint << (g.seat - 1)) as bits
    from gone g join leg_seats l on l.departure_id = g.departure_id and l.leg >= g.from_leg and l.leg < g.to_leg
    group by l.departure_id, l.leg
  )
  update leg_seats l set taken = l.taken & ~f.bits
  from freed f where l.departure_id = f.departure_id and l.leg = f.leg
  returning l.leg

-- statement inventory-has-large-party
select c.departure_id from seat_claim c join departure d using (departure_id)
   where c.reservation_id = $1 and c.proof is null and c.held_from is not null
   group by c.departure_id, d.seats having count(*) * 5 > d.seats

-- statement inventory-held-by-others
select reservation_id, departure_id, count(*)::int as seats
   from seat_claim
   where reservation_id = any($1::uuid[]) and (state = 'paying' or (state = 'held' and hold_until > clock_timestamp()))
   group by reservation_id, departure_id

-- statement inventory-large-party
update departure set large_party_at = clock_timestamp() where departure_id = $1

-- statement inventory-lock-departure
select seats from departure where departure_id = $1 for no key update

-- statement inventory-lock-drafts
with turn as materialized (
     select pg_advisory_xact_lock(hashtextextended(departure::text, 0)) from unnest($2::uuid[]) as departure
   ), had as (select count(*) from turn)
   select r.reservation_id, r.version, set_config('synchronous_commit', 'off', true)
   from had, reservation r
   where r.session_hash = (select own.session_hash from reservation own where own.reservation_id = $1)
     and (r.reservation_id = $1 or (r.created_at > clock_timestamp() - interval '1 day'
       and not r.expired and r.status in ('process', 'decline')))
   order by r.reservation_id
   for no key update of r

-- statement inventory-lock-ended
select r.reservation_id from reservation r
   where not r.expired and r.status <> 'approved' and r.hold_until <= clock_timestamp()
     and not (r.status <> 'order_generated' and exists (
  select from payment p where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')))
   order by r.hold_until limit $1
   for no key update of r skip locked

-- statement inventory-lock-legs
select from leg_seats where departure_id = any($1::uuid[]) order by departure_id, leg for update

-- statement inventory-lock-owner
select from reservation where reservation_id = $1 for no key update

-- statement inventory-lock-reservation
select reservation_id, version from reservation
   where reservation_id in ($1, (select own.parent_id from reservation own where own.reservation_id = $1))
   order by parent_id is not null for no key update

-- statement inventory-move-seats
with verdict as (
    select count(*) = $3::int - $2::int as is_whole, bit_or(taken) & $4::bigint & ~$5::bigint as lost
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$5::bigint) | $4::bigint
    from verdict
    where verdict.is_whole and verdict.lost = 0 and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  ), moved as (
    update seat_claim c set seat = wished.seat
    from unnest($8::smallint[], $9::smallint[]) as wished (passenger, seat)
    where c.departure_id = $1 and c.reservation_id = $6 and c.direction = $7 and c.passenger = wished.passenger
      and (select count(*) from marked) = $3::int - $2::int
    returning c.passenger
  )
  select lost::text, (select count(*)::int from moved) as moved from verdict

-- statement inventory-move-seats-unguarded
with verdict as (
    select count(*) = $3::int - $2::int as is_whole, 0::bigint as lost
    from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
  ), marked as (
    update leg_seats l set taken = (l.taken & ~$5::bigint) | $4::bigint
    from verdict
    where verdict.is_whole and verdict.lost = 0 and l.departure_id = $1 and l.leg >= $2 and l.leg < $3
    returning l.leg
  ), moved as (
    update seat_claim c set seat = wished.seat
    from unnest($8::smallint[], $9::smallint[]) as wished (passenger, seat)
    where c.departure_id = $1 and c.reservation_id = $6 and c.direction = $7 and c.passenger = wished.passenger
      and (select count(*) from marked) = $3::int - $2::int
    returning c.passenger
  )
  select lost::text, (select count(*)::int from moved) as moved from verdict

-- statement inventory-obstacles
select (coalesce(legs.taken, 0) & ~coalesce(claims.mine, 0) & $5::bigint)::text as taken,
     (coalesce(claims.ended, 0) & ~coalesce(claims.alive, 0))::text as only_ended
   from (
     select bit_or(taken) as taken from leg_seats where departure_id = $1 and leg >= $2 and leg < $3
   ) legs
   cross join (
     select bit_or(bit) filter (where is_mine) as mine,
       bit_or(bit) filter (where not is_mine and is_ended) as ended,
       bit_or(bit) filter (where not is_mine and not is_ended) as alive
     from (
       select 1::bigint << (seat - 1) as bit, reservation_id = $4 as is_mine,
         state = 'held' and hold_until <= clock_timestamp() as is_ended
       from seat_claim where departure_id = $1 and from_leg < $3 and to_leg > $2
     ) overlapping
   ) claims

-- statement inventory-own-buses
select c.departure_id, count(*)::int as mine, d.seats
   from seat_claim c join departure d using (departure_id)
   where c.reservation_id = $1
   group by c.departure_id, d.seats

-- statement inventory-own-claims
select moment.now, c.*
   from (select clock_timestamp() as now) moment
   left join lateral (
     select departure_id, direction, passenger, seat, from_leg, to_leg, state, hold_until
     from seat_claim
     where reservation_id = $1
     order by departure_id, direction, passenger
     for update
   ) c on true

-- statement inventory-pend-seats
select count(distinct seat)::int as seats from seat_claim
   where departure_id = $1 and pend and reservation_id <> $2

-- statement inventory-pin
update seat_claim set state = 'paying', hold_until = null
   where reservation_id = $1 and state = 'held' and hold_until > clock_timestamp() returning passenger

-- statement inventory-reserve
update seat_claim set state = 'held', pend = true, hold_until = $2
   where reservation_id = $1 and state <> 'sold' returning passenger

-- statement inventory-seats-taken
select (coalesce((
       select bit_or(l.taken) from leg_seats l
       where l.departure_id = asked.departure_id and l.leg >= asked.from_leg and l.leg < asked.to_leg
     ), 0) & ~coalesce(claims.only_ended, 0))::text as taken,
     coalesce(claims.mine, 0)::text as mine,
     e.event_id is not null and e.minutes is null as is_cancelled
   from unnest($1::uuid[], $2::smallint[], $3::smallint[]) with ordinality
     as asked (departure_id, from_leg, to_leg, place)
   cross join lateral (
     select bit_or(bit) filter (where is_mine) as mine,
       coalesce(bit_or(bit) filter (where is_ended), 0) & ~coalesce(bit_or(bit) filter (where not is_ended), 0)
         as only_ended
     from (
       select 1::bigint << (c.seat - 1) as bit, c.reservation_id = $4 as is_mine,
         c.state = 'held' and c.hold_until <= clock_timestamp() as is_ended
       from seat_claim c
       where c.departure_id = asked.departure_id and c.from_leg < asked.to_leg and c.to_leg > asked.from_leg
     ) overlapping
   ) claims
   left join lateral (
     select * from departure_event e where e.departure_id = asked.departure_id and e.from_call <= asked.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
   order by asked.place

-- statement inventory-sell
update seat_claim set state = 'sold', hold_until = null, pend = false
   where reservation_id = $1 and state <> 'sold' returning passenger

-- statement inventory-sold-on
select distinct departure_id from seat_claim where reservation_id = $1 order by departure_id

-- statement inventory-still-ended
select r.reservation_id,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r
   where r.reservation_id = any($1::uuid[]) and not r.expired and r.status <> 'approved'
     and r.hold_until <= clock_timestamp()
     and not exists (select from seat_claim c where c.reservation_id = r.reservation_id and c.state <> 'held')
     and not (r.status <> 'order_generated' and exists (
  select from payment p where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')))

-- statement inventory-unpin
update seat_claim set state = 'held', hold_until = $2, pend = false
   where reservation_id = $1 and (state = 'paying' or pend) returning passenger

-- statement inventory-waiting-orders
with own as (
     select held_from, held_for from seat_claim where reservation_id = $1 and held_from is not null limit 1
   )
   select count(distinct w.reservation_id) filter (where w.held_from = own.held_from)::int as of_address,
     count(distinct w.reservation_id) filter (where w.held_for && own.held_for)::int as of_contact
   from own join seat_claim w on w.pend and w.held_from is not null and w.proof is distinct from 'contact'
     and w.state <> 'sold' and w.reservation_id <> $1

-- statement inventory-waiting-turn
select pg_advisory_xact_lock(hashtextextended(encode(own.held_from, 'hex'), 1))
   from seat_claim own where own.reservation_id = $1 and own.held_from is not null limit 1

-- statement invoice-ask-resend
insert into invoice_resend (request_id, invoice_id, session_hash)
   select $1, $2, $3
   where (select count(*) from invoice_resend where invoice_id = $2 and asked_at > clock_timestamp() - interval '1 day') < $4
   returning request_id

-- statement invoice-by-id
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.fault, i.email, i.total, i.asked_at,
    i.session_hash, i.uuid, i.stamped_at, i.replaces, i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
    (select n.invoice_id from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as replaced_by,
    array(select ip.payment_id::text from invoice_payment ip where ip.invoice_id = i.invoice_id order by 1) as payments,
    array(select f.file from invoice_file f where f.invoice_id = i.invoice_id order by 1) as files
  from invoice i where i.invoice_id = $1

-- statement invoice-by-series
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.fault, i.email, i.total, i.asked_at,
    i.session_hash, i.uuid, i.stamped_at, i.replaces, i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
    (select n.invoice_id from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as replaced_by,
    array(select ip.payment_id::text from invoice_payment ip where ip.invoice_id = i.invoice_id order by 1) as payments,
    array(select f.file from invoice_file f where f.invoice_id = i.invoice_id order by 1) as files
  from invoice i where i.series = $1 and i.folio = $2::bigint and i.rfc = $3

-- statement invoice-cancel
update invoice set state = $2, cancel_reason = $3, cancel_asked_at = null, fault = null, tries = 0, next_try_at = clock_timestamp(),
     updated_at = clock_timestamp()
   where invoice_id = $1

-- statement invoice-cancel-asked
update invoice set cancel_asked_at = clock_timestamp(), tries = 0, updated_at = clock_timestamp(),
     next_try_at = clock_timestamp() + $2 * interval '1 millisecond'
   where invoice_id = $1 and state = 'cancelling'

-- statement invoice-cancelled
update invoice set state = $2, cancelled_at = clock_timestamp(), fault = null, updated_at = clock_timestamp() where invoice_id = $1

-- statement invoice-drop-followers
update invoice set state = 'rejected', updated_at = clock_timestamp() where credit_source = $1 and state = 'draft'

-- statement invoice-file-get
select bytes from invoice_file where invoice_id = $1 and file = $2

-- statement invoice-file-put
insert into invoice_file (invoice_id, file, bytes) values ($1, $2, $3) on conflict (invoice_id, file) do nothing

-- statement invoice-find
select i.invoice_id, i.series, i.folio, r.code, i.state, i.total, i.asked_at, i.uuid, i.tries, i.fault, i.pac_code, i.problem
  from invoice i left join reservation r using (reservation_id) where i.uuid = upper($1) or i.series || '-' || i.folio = upper($1)

-- statement invoice-free-payments
update invoice_payment set live = false where invoice_id = $1 and live

-- statement invoice-give-payments-back
update invoice_payment ip set live = true
   from invoice_payment mine, invoice i
   where mine.invoice_id = $1 and ip.payment_id = mine.payment_id and ip.invoice_id = i.invoice_id and i.series = 'G'
     and i.state in ('stamped', 'rendered', 'mailed')

-- statement invoice-give-payments-to
update invoice_payment ip set live = true
   from invoice_payment mine, invoice i
   where mine.invoice_id = $1 and ip.payment_id = mine.payment_id and ip.invoice_id = $2 and i.invoice_id = $2
     and i.state in ('stamped', 'rendered', 'mailed')

-- statement invoice-hold-payments
insert into invoice_payment (invoice_id, payment_id, amount)
   select $1, given.payment_id, given.amount from unnest($2::uuid[], $3::int[]) as given (payment_id, amount)
   order by given.payment_id

-- statement invoice-insert
insert into invoice (invoice_id, series, folio, reservation_id, lang, email, payment_form, total, session_hash, request_hash,
     replaces, next_try_at, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, 'F', nextval('invoice_folio_f'), $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp(), $10, $11, $12, $13, $14, $15, $16)

-- statement invoice-is-invoiced
select exists (
     select from reservation r join payment p using (reservation_id) join invoice_payment ip using (payment_id)
     where $1 in (r.reservation_id, r.parent_id) and ip.live) as is_invoiced

-- statement invoice-keep
update invoice set next_try_at = greatest(next_try_at, clock_timestamp() + $2 * interval '1 millisecond')
   where invoice_id = $1

-- statement invoice-later
update invoice set next_try_at = clock_timestamp() + $2 * interval '1 millisecond', fault = coalesce($3, fault),
     pac_code = coalesce($4, pac_code), problem = coalesce($5, problem), updated_at = clock_timestamp()
   where invoice_id = $1

-- statement invoice-lines
select line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate
   from invoice_line where invoice_id = $1 order by position

-- statement invoice-lines-copy
insert into invoice_line (invoice_id, position, line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, row_number() over (order by l.payment_id, l.position), l.line_id, l.facts, l.product, l.unit_key, l.unit_name,
     l.gross, l.discount, l.net, l.vat, l.vat_rate
   from payment_line l where l.payment_id = any($2::uuid[])

-- statement invoice-lines-insert
insert into invoice_line (invoice_id, position, line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, given.position, given.line_id, given.facts, given.product, given.unit_key, given.unit_name, given.gross, given.discount,
     given.net, given.vat, given.vat_rate
   from unnest($2::text[], $3::jsonb[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[], $9::int[], $10::int[], $11::smallint[])
     with ordinality as given (line_id, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate, position)

-- statement invoice-lock-to-resend
select reservation_id from invoice where invoice_id = $1 for update

-- statement invoice-locked
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.email, i.payment_form, i.total, i.month, i.replaces,
  i.tries, i.seal, i.sealed_at, i.sealed_xml, i.is_stale, i.uuid, i.stamped_xml, i.cancel_reason, i.cancel_asked_at,
  i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
  (select o.uuid from invoice o where o.invoice_id = i.replaces) as replaces_uuid,
  (select o.uuid from invoice o where o.invoice_id = i.credits) as credits_uuid,
  (select n.uuid from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as instead_uuid from invoice i where i.invoice_id = $1 for update of i

-- statement invoice-make-room
update invoice_payment set live = false where invoice_id = $1 and live

-- statement invoice-moved
update invoice set tries = case when state = $2 then tries else 0 end, state = $2, fault = $3, pac_code = $4, problem = $5,
     is_stale = is_stale or $6, updated_at = clock_timestamp()
   where invoice_id = $1

-- statement invoice-replaceable
select from invoice o
   where o.invoice_id = $1 and o.series = 'F' and o.state in ('rendered', 'mailed')
     and not exists (select from invoice n where o.invoice_id in (n.replaces, n.credits) and n.state not in ('rejected', 'cancelled'))
   for update

-- statement invoice-replay
update invoice set next_try_at = clock_timestamp(), tries = 0 where invoice_id = $1 and state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling') returning invoice_id

-- statement invoice-same
select i.invoice_id from invoice i
   where i.reservation_id = $1 and i.request_hash = $2 and i.series = 'F' and i.state not in ('rejected', 'cancelled')
     and exists (select from invoice_payment ip where ip.invoice_id = i.invoice_id and ip.live)
   order by i.asked_at desc limit 1

-- statement invoice-sealed
update invoice set state = $2, seal = seal + 1, sealed_xml = $3, sealed_at = $4, is_stale = false, fault = null, pac_code = null,
     problem = null, tries = 0, updated_at = clock_timestamp()
   where invoice_id = $1

-- statement invoice-stamped
update invoice set state = $2, uuid = $3, stamped_xml = $4, stamped_at = $5, fault = null, pac_code = null, problem = null, tries = 0,
     updated_at = clock_timestamp()
   where invoice_id = $1

-- statement invoice-take
update invoice i set next_try_at = clock_timestamp() + $1 * interval '1 millisecond', tries = i.tries + 1
   where i.invoice_id = (
     select w.invoice_id from invoice w
     where w.state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling')
       and w.next_try_at <= clock_timestamp()
       and not exists (select from invoice n where n.invoice_id in (w.credits, w.credit_source) and n.uuid is null)
     order by w.next_try_at, w.invoice_id limit 1
     for update skip locked)
   returning i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.email, i.payment_form, i.total, i.month, i.replaces,
  i.tries, i.seal, i.sealed_at, i.sealed_xml, i.is_stale, i.uuid, i.stamped_xml, i.cancel_reason, i.cancel_asked_at,
  i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
  (select o.uuid from invoice o where o.invoice_id = i.replaces) as replaces_uuid,
  (select o.uuid from invoice o where o.invoice_id = i.credits) as credits_uuid,
  (select n.uuid from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as instead_uuid

-- statement invoice-unwatched
select i.reservation_id, i.email, min(t.taken_at) as taken_at
   from invoice i join invoice_payment ip using (invoice_id) join payment_taken t using (payment_id)
   where i.invoice_id = $1 and i.series = 'F' and i.email <> ''
     and i.asked_at < clock_timestamp() - $2 * interval '1 second'
   group by i.reservation_id, i.email

-- statement invoice-wish-done
update invoice_wish set done_at = clock_timestamp(), fault = $2 where reservation_id = $1 and done_at is null

-- statement invoice-wish-due
update invoice_wish set payment_id = $2 where reservation_id = $1 and automatic and payment_id is null
   returning reservation_id

-- statement invoice-wish-keep
insert into invoice_wish as kept (reservation_id, email, phone, automatic, session_hash, rfc, name, postal_code, regime, cfdi_use, country, tax_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
   on conflict (reservation_id) do update set email = excluded.email, phone = excluded.phone, automatic = excluded.automatic,
     session_hash = excluded.session_hash, rfc = excluded.rfc, name = excluded.name, postal_code = excluded.postal_code,
     regime = excluded.regime, cfdi_use = excluded.cfdi_use, country = excluded.country, tax_id = excluded.tax_id,
     kept_at = clock_timestamp()
   where kept.payment_id is null

-- statement invoice-wish-of
select rfc, name, postal_code, regime, cfdi_use, country, tax_id, email, phone, automatic
   from invoice_wish where reservation_id = $1

-- statement invoice-wishes-waiting
select w.reservation_id, w.payment_id, w.session_hash, r.lang, w.rfc, w.name, w.postal_code, w.regime, w.cfdi_use, w.country, w.tax_id,
     w.email, w.phone, w.automatic
   from invoice_wish w join reservation r using (reservation_id)
   where w.automatic and w.payment_id is not null and w.done_at is null
   order by w.kept_at, w.reservation_id limit $1

-- statement invoices-of-reservation
select i.invoice_id, i.series, i.folio, i.reservation_id, i.lang, i.state, i.fault, i.email, i.total, i.asked_at,
    i.session_hash, i.uuid, i.stamped_at, i.replaces, i.rfc, i.name, i.postal_code, i.regime, i.cfdi_use, i.country, i.tax_id,
    (select n.invoice_id from invoice n where n.replaces = i.invoice_id and n.state not in ('rejected', 'cancelled')) as replaced_by,
    array(select ip.payment_id::text from invoice_payment ip where ip.invoice_id = i.invoice_id order by 1) as payments,
    array(select f.file from invoice_file f where f.invoice_id = i.invoice_id order by 1) as files
  from invoice i where i.reservation_id = $1 and i.series in ('F', 'E') order by i.asked_at desc, i.invoice_id desc

-- statement invoices-rejected
select i.invoice_id, i.series, i.folio, r.code, i.state, i.total, i.asked_at, i.uuid, i.tries, i.fault, i.pac_code, i.problem
  from invoice i left join reservation r using (reservation_id) where i.state = 'rejected' and i.asked_at > clock_timestamp() - interval '1 month' order by i.asked_at, i.invoice_id

-- statement invoices-unknown
select i.invoice_id, i.series, i.folio, r.code, i.state, i.total, i.asked_at, i.uuid, i.tries, i.fault, i.pac_code, i.problem
  from invoice i left join reservation r using (reservation_id) where i.state = 'unknown' order by i.asked_at, i.invoice_id

-- statement invoices-waiting
select i.invoice_id, i.series, i.folio, r.code, i.state, i.total, i.asked_at, i.uuid, i.tries, i.fault, i.pac_code, i.problem
  from invoice i left join reservation r using (reservation_id) where i.state in ('draft', 'sealed', 'stamping', 'unknown', 'stamped', 'rendered', 'cancelling') order by i.asked_at, i.invoice_id

-- statement invoicing-paid
select p.payment_id, case when r.adding is not null then 'addition' when r.change is not null then 'change' else 'trip' end as concept, p.method, p.card_type, p.amount, t.taken_at,
     coalesce((select sum(u.net + u.vat) from sale_undone u where u.payment_id = p.payment_id), 0)::int as undone,
     array(select f from payment_line l, unnest(l.folios) f where l.payment_id = p.payment_id
       group by f order by min(l.position), f) as folios,
     case when i.series = 'F' then i.invoice_id end as invoice_id, case when i.series = 'F' then i.state end as state,
     case when i.series = 'G' then i.invoice_id end as global_id
   from payment p
   join reservation r using (reservation_id)
   join payment_taken t using (payment_id)
   left join invoice_payment ip on ip.payment_id = p.payment_id and ip.live
   left join invoice i on i.invoice_id = ip.invoice_id
   where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0
   order by t.taken_at, p.payment_id

-- statement invoicing-share-payments
select from payment p join reservation r using (reservation_id)
  where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0 order by payment_id for share of p

-- statement leaving-begin
insert into leaving (reservation_id, session_hash) values ($1, $2)
   on conflict (reservation_id, session_hash) do update set since = excluded.since

-- statement leaving-close
update reservation set session_hash = $3 where reservation_id = $1 and session_hash = $2

-- statement leaving-close-access
delete from reservation_access where reservation_id = $1 and session_hash = $2

-- statement leaving-lock
select from reservation where reservation_id = $1 for no key update

-- statement leaving-standing
select (r.status = 'order_generated' and not r.expired) or exists (
       select from payment p where p.reservation_id = r.reservation_id and p.state in ('created', 'pending', 'unknown')
     ) as awaits_money,
     r.status in ('process', 'decline') and not r.expired and not exists (
       select from seat_claim c where c.reservation_id = r.reservation_id and c.state <> 'held'
     ) as is_draft,
     array(select distinct c.departure_id::text from seat_claim c
       where c.reservation_id = r.reservation_id and c.state = 'held') as departures
   from reservation r where r.reservation_id = $1

-- statement leaving-take
delete from leaving where reservation_id = $1 and session_hash = $2 returning reservation_id

-- statement ledger-captured-from
select debit from ledger_transfer where kind = 'capture' and source_id = $1

-- statement ledger-transfer
insert into ledger_transfer (transfer_id, reservation_id, debit, credit, amount, kind, source_id, created_at)
   select given.transfer_id, $1, given.debit, given.credit, given.amount, given.kind, $2, clock_timestamp()
   from unnest($3::uuid[], $4::text[], $5::text[], $6::int[], $7::text[])
     as given (transfer_id, debit, credit, amount, kind)
   on conflict (kind, source_id) do nothing

-- statement look-up-forget
delete from reservation_access a using reservation r
   where r.code = $1 and a.reservation_id = r.reservation_id and a.session_hash = $2

-- statement look-up-grant
insert into reservation_access (reservation_id, session_hash, level, expires_at)
   select r.reservation_id, $2, $3, clock_timestamp() + $4 * interval '1 millisecond'
   from reservation r where r.reservation_id = $1 and r.session_hash <> $2
   on conflict (reservation_id, session_hash) do update set
     level = case
       when reservation_access.expires_at <= clock_timestamp() then excluded.level
       when array[reservation_access.level, excluded.level] in (array['masked', 'addressee'], array['addressee', 'masked'])
         then 'invoicing'
       when array_position(array['masked', 'addressee', 'invoicing', 'full'], reservation_access.level)
           > array_position(array['masked', 'addressee', 'invoicing', 'full'], excluded.level)
         then reservation_access.level
       else excluded.level end,
     expires_at = case when reservation_access.expires_at is null then null else excluded.expires_at end

-- statement look-up-leave
update reservation set session_hash = $3
   where code = $1 and session_hash = $2 and status in ('approved', 'order_generated')

-- statement look-up-level
with own as (
     select reservation_id from reservation where code = $1 and session_hash = $2
   ), proved as (
     update reservation_access a set expires_at = case when a.expires_at is null then null
       else clock_timestamp() + $3 * interval '1 millisecond' end
     from reservation r
     where r.code = $1 and a.reservation_id = r.reservation_id and a.session_hash = $2
       and (a.expires_at is null or a.expires_at > clock_timestamp())
     returning a.reservation_id, a.level
   )
   select reservation_id, 'full' as level from own
   union all select reservation_id, level from proved limit 1

-- statement look-up-target
select r.reservation_id, r.pin_version, array(
     select r.contact ->> 'lastName' where r.contact is not null
     union select p.last_name from passenger p where p.reservation_id = r.reservation_id
   ) as last_names, coalesce(r.contact ->> 'phone', '') as phone
   from reservation r
   where r.code = $1 and r.parent_id is null and (r.status in ('approved', 'order_generated')
     or exists (select from refund f where f.reservation_id = r.reservation_id))

-- statement look-up-was-full
select from reservation_access a join reservation r using (reservation_id)
   where r.code = $1 and a.session_hash = $2 and a.level = 'full'

-- statement money-booked-of
select p.payment_id, p.provider, p.method, p.provider_ref,
     c.amount as captured, c.created_at as captured_at,
     b.amount as refunded, b.created_at as refunded_at, b.credit = 'by-hand' as by_hand
   from payment p
   left join ledger_transfer c on c.kind = 'capture' and c.source_id = p.payment_id
   left join (refund f join ledger_transfer b on b.kind = 'refund' and b.source_id = f.refund_id)
     on f.payment_id = p.payment_id where p.payment_id = any($1::uuid[])

-- statement money-booked-within
select p.payment_id, p.provider, p.method, p.provider_ref,
     c.amount as captured, c.created_at as captured_at,
     b.amount as refunded, b.created_at as refunded_at, b.credit = 'by-hand' as by_hand
   from payment p
   left join ledger_transfer c on c.kind = 'capture' and c.source_id = p.payment_id
   left join (refund f join ledger_transfer b on b.kind = 'refund' and b.source_id = f.refund_id)
     on f.payment_id = p.payment_id
   where p.payment_id in (
     select coalesce(f.payment_id, t.source_id)
     from ledger_transfer t left join refund f on t.kind = 'refund' and f.refund_id = t.source_id
     where t.kind in ('capture', 'refund') and t.created_at >= $1 and t.created_at < $2
   )
   order by p.payment_id

-- statement money-counter-order
select p.payment_id, r.code, p.provider, p.method, p.amount, p.created_at, p.provider_ref, p.reference, p.pay_by, r.hold_until
   from payment p join reservation r using (reservation_id)
   where p.state = 'pending' and p.provider = 'counter' and r.code = $1 and not r.expired and r.hold_until > clock_timestamp()

-- statement money-refund-retry
update refund set state = 'due', next_try_at = clock_timestamp(), updated_at = clock_timestamp()
   where refund_id = $1 and state <> 'paid'

-- statement money-refunds-waiting
select p.payment_id, r.code, p.provider, p.method, p.amount, p.created_at, p.provider_ref, f.refund_id, f.reason, f.state, f.tries, f.next_try_at, r.contact
   from refund f join payment p using (payment_id) join reservation r on r.reservation_id = p.reservation_id
   where f.state <> 'paid'
   order by f.created_at

-- statement money-unpaid-within
select p.payment_id, p.provider, p.method, p.provider_ref,
     c.amount as captured, c.created_at as captured_at,
     b.amount as refunded, b.created_at as refunded_at, b.credit = 'by-hand' as by_hand
   from payment p
   left join ledger_transfer c on c.kind = 'capture' and c.source_id = p.payment_id
   left join (refund f join ledger_transfer b on b.kind = 'refund' and b.source_id = f.refund_id)
     on f.payment_id = p.payment_id
   where p.created_at >= $1 and p.created_at < $2 and p.provider not in ('counter', 'none') and c.amount is null
   order by p.payment_id

-- statement money-waiting
select p.payment_id, r.code, p.provider, p.method, p.amount, p.created_at, p.provider_ref, p.reference, p.pay_by, r.hold_until
   from payment p join reservation r using (reservation_id)
   where p.state = 'pending' order by p.created_at

-- statement money-without-outcome
select p.payment_id, r.code, p.provider, p.method, p.amount, p.created_at, p.provider_ref, p.state
   from payment p join reservation r using (reservation_id)
   where p.state in ('created', 'unknown') and p.updated_at <= clock_timestamp() - $1 * interval '1 millisecond'
   order by p.created_at

-- statement name-change-kept
select request_hash from name_change where reservation_id = $1 and idempotency_key = $2

-- statement name-change-record
insert into name_change (name_change_id, reservation_id, passenger, first_name, last_name, session_hash,
     idempotency_key, request_hash)
   values ($1, $2, $3, $4, $5, $6, $7, $8)

-- statement name-lock-tickets
select from ticket where reservation_id = $1 and passenger = $2 and status = 'valid'
   order by ticket_id for no key update

-- statement name-write
with touched as (update reservation set version = version + 1 where reservation_id = $1)
   update passenger set first_name = $3, last_name = $4, tier = case when $5 then tier end
   where reservation_id = $1 and position = $2

-- statement names-standing
select r.status, clock_timestamp() as now, p.position, p.type, p.first_name, p.last_name,
     (select count(*)::int from name_change n
      where n.reservation_id = p.reservation_id and n.passenger = p.position) as changes,
     good.has_ticket, good.has_boarded, good.is_cancelled, leaving.departs_at, leaving.zone
   from reservation r
   join passenger p using (reservation_id)
   cross join lateral (
     select count(*) > 0 as has_ticket, coalesce(bool_or(exists (
       select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'
     )), false) as has_boarded, coalesce(bool_and(e.event_id is not null and e.minutes is null), false) as is_cancelled
     from ticket t left join lateral (
     select * from departure_event e where e.departure_id = t.departure_id and e.from_call <= t.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
     where t.reservation_id = p.reservation_id and t.passenger = p.position and t.status = 'valid'
   ) good
   left join lateral (
     select c.departs_at, c.zone from ticket t
     join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
     left join lateral (
     select * from departure_event e where e.departure_id = t.departure_id and e.from_call <= t.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
     where t.reservation_id = p.reservation_id and t.passenger = p.position and t.status = 'valid' and not (e.event_id is not null and e.minutes is null)
     order by c.departs_at limit 1
   ) leaving on true
   where r.reservation_id = $1
   order by p.position

-- statement notice-done
update provider_event set processed_at = clock_timestamp() where provider = $1 and event_key = $2

-- statement notice-receive
insert into provider_event (provider, event_key, provider_ref, received_at) values ($1, $2, $3, clock_timestamp())
   on conflict (provider, event_key) do update set provider_ref = excluded.provider_ref
   returning processed_at is null as is_new

-- statement one-time-code-new
insert into one_time_code (one_time_code_id, reservation_id, session_hash, expires_at, contact)
   select $1, $2, $3, clock_timestamp() + $4 * interval '1 millisecond', contact_line(r.contact)
   from reservation r where r.reservation_id = $2

-- statement one-time-code-try
update one_time_code set tries = tries + 1
   where reservation_id = $1 and session_hash = $2 and used_at is null and expires_at > clock_timestamp() and tries < $3
   returning one_time_code_id

-- statement one-time-code-use-up
with used as (
     update one_time_code set used_at = clock_timestamp() where one_time_code_id = $1 and used_at is null
     returning one_time_code_id, reservation_id, contact
   ), confirmed as (
     update reservation r set confirmed_contact = used.contact from used
     where r.reservation_id = used.reservation_id and used.contact is not null
   )
   select one_time_code_id from used

-- statement one-time-code-void
update one_time_code set used_at = clock_timestamp()
   where reservation_id = $1 and session_hash = $2 and used_at is null

-- statement operator-add
insert into operator (operator_id, name, role, key_hash) values ($1, $2, $3, $4)
   on conflict do nothing returning operator_id, name, role

-- statement operator-by-key
select o.operator_id, o.name, o.role from operator o where o.key_hash = $1 and o.disabled_at is null

-- statement operator-by-session
select o.operator_id, o.name, o.role from operator_session s join operator o using (operator_id)
   where s.session_hash = $1 and s.expires_at > clock_timestamp() and o.disabled_at is null

-- statement operator-disable
with gone as (
     update operator set disabled_at = clock_timestamp() where name = $1 and disabled_at is null
     returning operator_id, name, role
   ), ended as (
     delete from operator_session where operator_id in (select operator_id from gone)
   )
   select operator_id, name, role from gone

-- statement operator-list
select o.operator_id, o.name, o.role, o.added_at, o.disabled_at from operator o order by o.disabled_at is not null, o.name

-- statement operator-session-begin
with ended as (delete from operator_session where expires_at <= clock_timestamp())
   insert into operator_session (session_hash, operator_id, expires_at)
   values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')

-- statement operator-session-end
delete from operator_session where session_hash = $1

-- statement outbox-announce
insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   values ($1, $2, $3, $4, clock_timestamp()) on conflict (dedup_key) do nothing

-- statement outbox-bury
update outbox set lease = null, trouble = $3, dead_at = clock_timestamp()
   where outbox_id = $1 and lease = $2 and done_at is null

-- statement outbox-done
update outbox set done_at = clock_timestamp(), lease = null, trouble = null where outbox_id = $1 and done_at is null

-- statement outbox-invoice-sent
update invoice set fault = null, problem = null, updated_at = clock_timestamp()
   where invoice_id = $1 and fault = 'cannot_send_email'

-- statement outbox-invoice-unsent
update invoice set fault = 'cannot_send_email', problem = $2, updated_at = clock_timestamp()
   where invoice_id = $1 and uuid is not null and fault is null

-- statement outbox-later
update outbox set lease = null, trouble = $3, attempts = attempts - $5,
     available_at = clock_timestamp() + $4 * interval '1 millisecond'
   where outbox_id = $1 and lease = $2 and done_at is null

-- statement outbox-mail-sent
insert into mail_sent (dedup_key, reservation_id, topic, recipient, message_id, sent_at)
   values ($1, $2, $3, $4, $5, clock_timestamp()) on conflict (dedup_key) do nothing

-- statement outbox-take
update outbox set lease = $1, attempts = attempts + 1,
     available_at = clock_timestamp() + $2 * interval '1 millisecond'
   where outbox_id = (
     select outbox_id from outbox
     where done_at is null and dead_at is null and topic = any($3) and available_at <= clock_timestamp()
     order by available_at, outbox_id limit 1
     for update skip locked)
   returning outbox_id, topic, dedup_key, payload, attempts

-- statement payment-boardings
select c.departs_at from seat_claim s
   join departure_call c on c.departure_id = s.departure_id and c.call_index = s.from_leg
   where s.reservation_id = $1

-- statement payment-by-id
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where payment_id = $1

-- statement payment-by-id-locked
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where payment_id = $1 for update

-- statement payment-by-key
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where reservation_id = $1 and idempotency_key = $2

-- statement payment-insert
insert into payment (payment_id, reservation_id, method, provider, idempotency_key, request_hash, amount, state,
     created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp(), clock_timestamp())

-- statement payment-lines-additions
insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, $4 + given.position, $3 || given.position, array[t.folio],
     jsonb_build_object('kind', 'addition', 'what', given.what, 'quantity', given.quantity, 'folio', t.folio, 'direction', t.direction,
  'origin', case t.direction when 'departure' then o.name else d.name end,
  'destination', case t.direction when 'departure' then d.name else o.name end,
  'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')),
     given.product, given.unit_key, given.unit_name, given.net, 0, given.net, given.vat, given.vat_rate
   from unnest($5::int[], $6::smallint[], $7::text[], $8::text[], $9::int[], $10::int[], $11::int[], $12::smallint[], $13::text[],
     $14::text[], $15::text[])
     as given (position, passenger, direction, what, quantity, net, vat, vat_rate, product, unit_key, unit_name)
   join ticket t on t.reservation_id = $2 and t.passenger = given.passenger and t.direction = given.direction and t.status = 'valid'
   join reservation r using (reservation_id)
  join stop o on o.stop_id = r.origin_id
  join stop d on d.stop_id = r.destination_id
  left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg

-- statement payment-lines-change
insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, 1, $4, array_agg(t.folio order by t.passenger),
     jsonb_build_object('kind', 'change', 'folios', array_agg(t.folio order by t.passenger), 'direction', t.direction,
  'origin', case t.direction when 'departure' then o.name else d.name end,
  'destination', case t.direction when 'departure' then d.name else o.name end,
  'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')),
     $5, $6, $7, $8, 0, $8, $9, $10
   from ticket t join reservation r using (reservation_id)
  join stop o on o.stop_id = r.origin_id
  join stop d on d.stop_id = r.destination_id
  left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   where t.reservation_id = $2 and t.direction = $3 and t.status = 'valid'
   group by t.direction, o.name, d.name, c.departs_at, c.zone

-- statement payment-lines-tickets
insert into payment_line (payment_id, position, line_id, folios, facts, product, unit_key, unit_name, gross, discount, net, vat, vat_rate)
   select $1, row_number() over (order by t.direction, t.passenger), t.folio, array[t.folio],
     jsonb_build_object('kind', 'ticket', 'type', p.type, 'name', trim(p.first_name || ' ' || p.last_name), 'seat', t.seat, 'direction', t.direction,
  'origin', case t.direction when 'departure' then o.name else d.name end,
  'destination', case t.direction when 'departure' then d.name else o.name end,
  'departs', to_char(c.departs_at at time zone c.zone, 'YYYY-MM-DD HH24:MI')),
     t.product, t.unit_key, t.unit_name, given.gross, given.discount, given.net, given.vat, t.vat_rate
   from unnest($3::smallint[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[])
     as given (passenger, direction, gross, discount, net, vat)
   join ticket t on t.reservation_id = $2 and t.passenger = given.passenger and t.direction = given.direction and t.status = 'valid'
   join reservation r using (reservation_id)
  join stop o on o.stop_id = r.origin_id
  join stop d on d.stop_id = r.destination_id
  left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger

-- statement payment-returned
update payment set state = $2, updated_at = clock_timestamp() where payment_id = $1

-- statement payment-settle
update payment set state = $2, updated_at = clock_timestamp(), provider_ref = coalesce(provider_ref, $3),
     redirect_url = coalesce($4, redirect_url), fault = $5, card_type = coalesce($6, card_type),
     card_last4 = coalesce($7, card_last4), reference = coalesce(reference, $8), barcode_url = coalesce(barcode_url, $9),
     pay_by = coalesce(pay_by, $10)
   where payment_id = $1

-- statement payment-settle-reservation
update reservation set status = $2, hold_until = $3, expired = expired and $2 <> 'approved', version = version + 1
   where reservation_id = $1

-- statement payments-given-up
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where state = 'expired' and provider <> 'counter' and pay_by is null
     and created_at > clock_timestamp() - $2 * interval '1 millisecond'
     and updated_at <= clock_timestamp() - greatest($1 * interval '1 millisecond', (updated_at - created_at) / 2)
   order by updated_at limit $3

-- statement payments-of-reservation
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where reservation_id = $1 order by created_at, payment_id

-- statement payments-unsettled
select payment_id, reservation_id, method, provider, request_hash, idempotency_key, redirect_url, amount,
  state, fault, provider_ref, reference, barcode_url, pay_by,
  (extract(epoch from clock_timestamp() - created_at) * 1000)::float8 as age_ms,
  (extract(epoch from clock_timestamp() - pay_by) * 1000)::float8 as overdue_ms
from payment where provider <> 'counter' and case
       when state = 'expired' then updated_at <= clock_timestamp() - $3 * interval '1 millisecond'
         and pay_by > clock_timestamp() - $4 * interval '1 millisecond'
       when pay_by > clock_timestamp() then updated_at <= clock_timestamp() - $2 * interval '1 millisecond'
       else updated_at <= clock_timestamp() - $1 * interval '1 millisecond'
     end
     and (state in ('created', 'pending', 'unknown') or (state = 'expired' and pay_by is not null))
   order by updated_at limit $5

-- statement points-credit
insert into ledger_transfer (transfer_id, debit, credit, amount, kind, source_id, created_at)
   values ($1, $2, $3, $4, 'points-credit', $1, clock_timestamp())
   on conflict (kind, source_id) do nothing returning transfer_id

-- statement promo-code-find
select p.code, p.percent, p.starts_on, p.ends_on, p.use_limit,
     (select count(*)::int from promo_use u where u.code = p.code) as uses
   from promo_code p where p.code = $1

-- statement promo-count-uses
select count(*)::int as uses from promo_use where code = $1 and reservation_id <> $2

-- statement promo-give-back
delete from promo_use where reservation_id = $1

-- statement promo-lock-code
select use_limit from promo_code where code = $1 for no key update

-- statement promo-use
insert into promo_use (code, reservation_id, used_at) values ($1, $2, clock_timestamp())
   on conflict (code, reservation_id) do nothing

-- statement recovery-may-send
insert into recovery_request (request_id, code_key, asked_at)
   select $1, $2, clock_timestamp()
   where (select count(*) from recovery_request
          where code_key = $2 and asked_at > clock_timestamp() - interval '1 day') < $3
   returning request_id

-- statement recovery-queue-up
select pg_advisory_xact_lock(hashtextextended(encode($1::bytea, 'hex'), 0))

-- statement recovery-say-nothing
select

-- statement recovery-send-tickets
insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   select found.request, 'ticket.resent', 'ticket.resent:' || found.request,
     jsonb_build_object('reservation', found.reservation_id, 'request', found.request), clock_timestamp()
   from (
     select r.reservation_id, gen_random_uuid() as request
     from reservation r
     where (lower(r.contact ->> 'email') in ($1::text, (select email from traveller where card = $3::text))
         or r.contact ->> 'phone' = $2::text)
       and r.parent_id is null and (r.status = 'approved' or (r.status = 'order_generated' and not r.expired))
       and exists (
         select from ticket t left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
         where t.reservation_id = r.reservation_id and t.status = 'valid' and t.valid_until >= current_date
           and (c.departs_at is null or c.departs_at > clock_timestamp() - interval '1 day')
       )
     order by r.created_at desc limit $4
   ) found

-- statement refund-find
select payment_id from refund where refund_id = $1

-- statement refund-lock
select payment_id, reservation_id, amount, state, source_id from refund where refund_id = $1 for update

-- statement refund-owe
insert into refund (refund_id, payment_id, reservation_id, amount, reason, state, next_try_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, 'due', clock_timestamp(), clock_timestamp(), clock_timestamp())
   on conflict do nothing

-- statement refund-owe-part
insert into refund (refund_id, payment_id, reservation_id, amount, reason, source_id, state, next_try_at, created_at, updated_at)
   values ($1, $2, $3, $4, $5, $6, 'due', clock_timestamp(), clock_timestamp(), clock_timestamp())

-- statement refund-write
update refund set state = $2, note = coalesce($3, note), updated_at = clock_timestamp() where refund_id = $1

-- statement refunds-take
with taken as (
     update refund set tries = tries + 1, updated_at = clock_timestamp(),
       next_try_at = clock_timestamp() + least(60 * power(2, least(tries, 6)), 3600) * interval '1 second'
     where refund_id in (
       select refund_id from refund where state = 'due' and next_try_at <= clock_timestamp()
       order by next_try_at limit $1 for update skip locked
     )
     returning refund_id, payment_id, reservation_id, amount
   )
   select t.*, r.code, p.provider, p.provider_ref
   from taken t join payment p using (payment_id) join reservation r on r.reservation_id = t.reservation_id

-- statement reminders-leave-word
insert into outbox (outbox_id, topic, dedup_key, payload, available_at)
   select given.outbox_id, given.topic, given.dedup_key, given.payload, clock_timestamp()
   from unnest($1::uuid[], $2::text[], $3::text[], $4::jsonb[]) as given (outbox_id, topic, dedup_key, payload)
   where not exists (select from outbox o where o.dedup_key = given.dedup_key)
   on conflict (dedup_key) do nothing
   returning outbox_id

-- statement reminders-open-payments
select payment_id, reservation_id from payment
   where state = 'pending' and redirect_url is not null
     and created_at between clock_timestamp() - $2 * interval '1 millisecond'
       and clock_timestamp() - $1 * interval '1 millisecond'

-- statement reminders-open-tickets
select distinct t.reservation_id, t.direction, t.valid_until, s.zone
   from ticket t
   join reservation r using (reservation_id)
   join stop s on s.stop_id = case t.direction when 'departure' then r.origin_id else r.destination_id end
   where t.status = 'valid' and t.kind <> 'PEND' and t.departure_id is null and r.status = 'approved'
     and t.valid_until between current_date - 1 and current_date + $1::int + 1

-- statement reminders-waiting-vouchers
select payment_id, reservation_id, created_at, pay_by from payment
   where state = 'pending' and reference is not null and pay_by > clock_timestamp()

-- statement reseat-bus
select c.departs_at, l.layout_id, l.plan
   from departure d
   join departure_call c on c.departure_id = d.departure_id and c.call_index = $2
   join bus_layout l on l.layout_id = d.layout_id
   where d.departure_id = $1

-- statement reseat-mark
update reservation set reseated = $2 where reservation_id = $1

-- statement reseat-taken
select coalesce(bit_or(taken), 0)::text as taken from leg_seats
   where departure_id = $1 and leg >= $2 and leg < $3

-- statement reseat-write-seats
update passenger p set seat_departure = given.seat_departure, seat_return = given.seat_return
   from unnest($2::smallint[], $3::smallint[], $4::smallint[]) as given (position, seat_departure, seat_return)
   where p.reservation_id = $1 and p.position = given.position

-- statement reservation-by-code
select r.reservation_id, r.code, r.origin_id, r.destination_id, r.created_at, r.change, r.adding, r.lang, r.round, r.departure_date, r.departure_open, r.departure_id, r.departure_from, r.departure_to, r.return_date, r.return_open, r.return_id, r.return_from, r.return_to, r.promo_code, r.step, r.contact, r.goes_contact, r.additionals_seen, r.extras, r.dropped_extras, r.extras_offered, r.released_seats, r.status, r.method, r.hold_until, r.extensions, r.expired, r.quote, r.version, r.reseated, r.pin_version,
  coalesce((
    select json_agg(p order by p.position) from passenger p where p.reservation_id = r.reservation_id
  ), '[]') as passengers,
  coalesce((
    select json_agg(t order by t.direction, t.passenger)
    from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'
  ), '[]') as tickets,
  exists (
    select from payment m
    where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
  ) as has_payment_under_way,
  (
    select json_build_object('reference', m.reference, 'barcode_url', m.barcode_url, 'amount', m.amount,
      'pay_by', (extract(epoch from m.pay_by) * 1000)::float8)
    from payment m
    where m.reservation_id = r.reservation_id and m.state in ('pending', 'unknown') and m.reference is not null
  ) as voucher,
  (
    select json_build_object('amount', sum(f.amount), 'is_paid', bool_and(f.state = 'paid'),
      'is_by_hand', bool_or(f.state = 'by_hand'))
    from refund f where f.reservation_id = r.reservation_id and f.source_id is null having count(*) > 0
  ) as refund,
  array(
    select c.change ->> 'direction' from reservation c
    where c.parent_id = r.reservation_id and c.status = 'approved' and c.change ->> 'from' is not null
  ) as changed,
  coalesce((
    select json_agg(json_build_object('passenger', d.passenger, 'direction', d.direction, 'offer', d.offer, 'name', d.name,
      'quantity', d.quantity, 'max', d.at_most, 'total', d.total, 'net', d.net, 'vat', d.vat,
      'vatRate', d.vat_rate, 'product', d.product, 'unit', json_build_object('key', d.unit_key, 'name', d.unit_name))
      order by d.direction, d.passenger, d.addition_id)
    from addition d where d.reservation_id = r.reservation_id and d.give_back_id is null
  ), '[]') as additions,
  array(
    select t.direction from ticket t
    where t.reservation_id = r.reservation_id and t.give_back_id is not null
    union
    select l ->> 'direction' from give_back g cross join jsonb_array_elements(g.differences) l
    where g.reservation_id = r.reservation_id
  ) as given_up,
  coalesce((
    select json_agg(json_build_object('direction', j.direction, 'minutes', e.minutes, 'count', (
      select count(*) from departure_event n where n.departure_id = j.departure_id and n.from_call <= j.from_leg
    )))
    from (values ('departure', r.departure_id, r.departure_from), ('return', r.return_id, r.return_from))
      as j (direction, departure_id, from_leg)
    left join lateral (
     select * from departure_event e where e.departure_id = j.departure_id and e.from_call <= j.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
    where e.event_id is not null
  ), '[]') as words,
  coalesce((
    select json_agg(json_build_object('code', k.code, 'amount', b.balance,
      'expires_at', (extract(epoch from k.expires_at) * 1000)::float8) order by k.expires_at)
    from credit k join account_balance b on b.account = 'credit:' || k.credit_id
    where k.reservation_id = r.reservation_id and b.balance > 0 and k.expires_at > clock_timestamp()
  ), '[]') as credits,
  coalesce(r.confirmed_contact = contact_line(r.contact), false) as is_contact_confirmed,
  coalesce(r.hold_until <= now(), false) as is_past_hold,
  exists (select from leaving l where l.reservation_id = r.reservation_id) as is_being_left
from reservation r where r.code = $1 and (
    r.session_hash = $2
    or exists (
      select from reservation_access a
      where a.reservation_id = r.reservation_id and a.session_hash = $2 and a.level = 'full'
        and (a.expires_at is null or a.expires_at > clock_timestamp())
    )
  )

-- statement reservation-by-id
select r.reservation_id, r.code, r.origin_id, r.destination_id, r.created_at, r.change, r.adding, r.lang, r.round, r.departure_date, r.departure_open, r.departure_id, r.departure_from, r.departure_to, r.return_date, r.return_open, r.return_id, r.return_from, r.return_to, r.promo_code, r.step, r.contact, r.goes_contact, r.additionals_seen, r.extras, r.dropped_extras, r.extras_offered, r.released_seats, r.status, r.method, r.hold_until, r.extensions, r.expired, r.quote, r.version, r.reseated, r.pin_version,
  coalesce((
    select json_agg(p order by p.position) from passenger p where p.reservation_id = r.reservation_id
  ), '[]') as passengers,
  coalesce((
    select json_agg(t order by t.direction, t.passenger)
    from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'
  ), '[]') as tickets,
  exists (
    select from payment m
    where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
  ) as has_payment_under_way,
  (
    select json_build_object('reference', m.reference, 'barcode_url', m.barcode_url, 'amount', m.amount,
      'pay_by', (extract(epoch from m.pay_by) * 1000)::float8)
    from payment m
    where m.reservation_id = r.reservation_id and m.state in ('pending', 'unknown') and m.reference is not null
  ) as voucher,
  (
    select json_build_object('amount', sum(f.amount), 'is_paid', bool_and(f.state = 'paid'),
      'is_by_hand', bool_or(f.state = 'by_hand'))
    from refund f where f.reservation_id = r.reservation_id and f.source_id is null having count(*) > 0
  ) as refund,
  array(
    select c.change ->> 'direction' from reservation c
    where c.parent_id = r.reservation_id and c.status = 'approved' and c.change ->> 'from' is not null
  ) as changed,
  coalesce((
    select json_agg(json_build_object('passenger', d.passenger, 'direction', d.direction, 'offer', d.offer, 'name', d.name,
      'quantity', d.quantity, 'max', d.at_most, 'total', d.total, 'net', d.net, 'vat', d.vat,
      'vatRate', d.vat_rate, 'product', d.product, 'unit', json_build_object('key', d.unit_key, 'name', d.unit_name))
      order by d.direction, d.passenger, d.addition_id)
    from addition d where d.reservation_id = r.reservation_id and d.give_back_id is null
  ), '[]') as additions,
  array(
    select t.direction from ticket t
    where t.reservation_id = r.reservation_id and t.give_back_id is not null
    union
    select l ->> 'direction' from give_back g cross join jsonb_array_elements(g.differences) l
    where g.reservation_id = r.reservation_id
  ) as given_up,
  coalesce((
    select json_agg(json_build_object('direction', j.direction, 'minutes', e.minutes, 'count', (
      select count(*) from departure_event n where n.departure_id = j.departure_id and n.from_call <= j.from_leg
    )))
    from (values ('departure', r.departure_id, r.departure_from), ('return', r.return_id, r.return_from))
      as j (direction, departure_id, from_leg)
    left join lateral (
     select * from departure_event e where e.departure_id = j.departure_id and e.from_call <= j.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
    where e.event_id is not null
  ), '[]') as words,
  coalesce((
    select json_agg(json_build_object('code', k.code, 'amount', b.balance,
      'expires_at', (extract(epoch from k.expires_at) * 1000)::float8) order by k.expires_at)
    from credit k join account_balance b on b.account = 'credit:' || k.credit_id
    where k.reservation_id = r.reservation_id and b.balance > 0 and k.expires_at > clock_timestamp()
  ), '[]') as credits,
  coalesce(r.confirmed_contact = contact_line(r.contact), false) as is_contact_confirmed,
  coalesce(r.hold_until <= now(), false) as is_past_hold,
  exists (select from leaving l where l.reservation_id = r.reservation_id) as is_being_left
from reservation r where r.reservation_id = $1

-- statement reservation-insert
with written as (
     insert into reservation (reservation_id, code, session_hash, origin_id, destination_id, created_at, parent_id, change, adding, lang, round, departure_date, departure_open, departure_id, departure_from, departure_to, return_date, return_open, return_id, return_from, return_to, promo_code, step, contact, goes_contact, additionals_seen, extras, dropped_extras, extras_offered, released_seats, status, method, hold_until, extensions, expired, quote, total)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37)
     on conflict (code) do nothing
     returning reservation_id
   )
   insert into passenger (reservation_id, position, type, first_name, last_name, seat_departure, seat_return, tier)
   select written.reservation_id, given.*
   from written, unnest($38::smallint[], $39::text[], $40::text[], $41::text[],
    $42::smallint[], $43::smallint[], $44::text[])
    as given (position, type, first_name, last_name, seat_departure, seat_return, tier)
   returning position

-- statement reservation-let-in
insert into reservation_access (reservation_id, session_hash)
   select r.reservation_id, $2 from reservation r where r.reservation_id = $1 and r.session_hash <> $2
   on conflict (reservation_id, session_hash) do update set level = 'full', expires_at = null

-- statement reservation-unpaid
select r.reservation_id, r.code, r.origin_id, r.destination_id, r.created_at, r.change, r.adding, r.lang, r.round, r.departure_date, r.departure_open, r.departure_id, r.departure_from, r.departure_to, r.return_date, r.return_open, r.return_id, r.return_from, r.return_to, r.promo_code, r.step, r.contact, r.goes_contact, r.additionals_seen, r.extras, r.dropped_extras, r.extras_offered, r.released_seats, r.status, r.method, r.hold_until, r.extensions, r.expired, r.quote, r.version, r.reseated, r.pin_version,
  coalesce((
    select json_agg(p order by p.position) from passenger p where p.reservation_id = r.reservation_id
  ), '[]') as passengers,
  coalesce((
    select json_agg(t order by t.direction, t.passenger)
    from ticket t where t.reservation_id = r.reservation_id and t.status = 'valid'
  ), '[]') as tickets,
  exists (
    select from payment m
    where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
  ) as has_payment_under_way,
  (
    select json_build_object('reference', m.reference, 'barcode_url', m.barcode_url, 'amount', m.amount,
      'pay_by', (extract(epoch from m.pay_by) * 1000)::float8)
    from payment m
    where m.reservation_id = r.reservation_id and m.state in ('pending', 'unknown') and m.reference is not null
  ) as voucher,
  (
    select json_build_object('amount', sum(f.amount), 'is_paid', bool_and(f.state = 'paid'),
      'is_by_hand', bool_or(f.state = 'by_hand'))
    from refund f where f.reservation_id = r.reservation_id and f.source_id is null having count(*) > 0
  ) as refund,
  array(
    select c.change ->> 'direction' from reservation c
    where c.parent_id = r.reservation_id and c.status = 'approved' and c.change ->> 'from' is not null
  ) as changed,
  coalesce((
    select json_agg(json_build_object('passenger', d.passenger, 'direction', d.direction, 'offer', d.offer, 'name', d.name,
      'quantity', d.quantity, 'max', d.at_most, 'total', d.total, 'net', d.net, 'vat', d.vat,
      'vatRate', d.vat_rate, 'product', d.product, 'unit', json_build_object('key', d.unit_key, 'name', d.unit_name))
      order by d.direction, d.passenger, d.addition_id)
    from addition d where d.reservation_id = r.reservation_id and d.give_back_id is null
  ), '[]') as additions,
  array(
    select t.direction from ticket t
    where t.reservation_id = r.reservation_id and t.give_back_id is not null
    union
    select l ->> 'direction' from give_back g cross join jsonb_array_elements(g.differences) l
    where g.reservation_id = r.reservation_id
  ) as given_up,
  coalesce((
    select json_agg(json_build_object('direction', j.direction, 'minutes', e.minutes, 'count', (
      select count(*) from departure_event n where n.departure_id = j.departure_id and n.from_call <= j.from_leg
    )))
    from (values ('departure', r.departure_id, r.departure_from), ('return', r.return_id, r.return_from))
      as j (direction, departure_id, from_leg)
    left join lateral (
     select * from departure_event e where e.departure_id = j.departure_id and e.from_call <= j.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
    where e.event_id is not null
  ), '[]') as words,
  coalesce((
    select json_agg(json_build_object('code', k.code, 'amount', b.balance,
      'expires_at', (extract(epoch from k.expires_at) * 1000)::float8) order by k.expires_at)
    from credit k join account_balance b on b.account = 'credit:' || k.credit_id
    where k.reservation_id = r.reservation_id and b.balance > 0 and k.expires_at > clock_timestamp()
  ), '[]') as credits,
  coalesce(r.confirmed_contact = contact_line(r.contact), false) as is_contact_confirmed,
  coalesce(r.hold_until <= now(), false) as is_past_hold,
  exists (select from leaving l where l.reservation_id = r.reservation_id) as is_being_left
from reservation r
   where (r.session_hash = $1 or r.reservation_id in (
       select a.reservation_id from reservation_access a
       where a.session_hash = $1 and a.level = 'full' and a.expires_at is null
     ))
     and not r.expired and r.status <> 'approved'
     and not exists (
       select from leaving l
       where l.reservation_id = r.reservation_id and l.session_hash = $1 and l.since > clock_timestamp() - interval '1 minute'
     )
     and (
       r.hold_until > clock_timestamp()
       or (r.hold_until is null and r.step = 'pago' and r.created_at > clock_timestamp() - interval '1 day')
       or exists (
         select from payment m
         where m.reservation_id = r.reservation_id and m.state in ('created', 'pending', 'unknown')
       )
     )
   order by r.created_at desc limit $2

-- statement reservation-update
with written as (
     update reservation set version = version + 1,
       lang = $3::text, round = $4::boolean, departure_date = $5::date, departure_open = $6::boolean, departure_id = $7::uuid, departure_from = $8::smallint, departure_to = $9::smallint, return_date = $10::date, return_open = $11::boolean, return_id = $12::uuid, return_from = $13::smallint, return_to = $14::smallint, promo_code = $15::text, step = $16::text, contact = $17::jsonb, goes_contact = $18::boolean, additionals_seen = $19::boolean, extras = $20::jsonb, dropped_extras = $21::jsonb, extras_offered = $22::boolean, released_seats = $23::jsonb, status = $24::text, method = $25::text, hold_until = $26::timestamptz, extensions = $27::smallint, expired = $28::boolean, quote = $29::jsonb, total = $30::integer
     where reservation_id = $1::uuid and version = $2
     returning reservation_id
   )
   update passenger p
   set type = given.type, first_name = given.first_name, last_name = given.last_name,
     seat_departure = given.seat_departure, seat_return = given.seat_return, tier = given.tier
   from written, unnest($31::smallint[], $32::text[], $33::text[], $34::text[],
    $35::smallint[], $36::smallint[], $37::text[])
    as given (position, type, first_name, last_name, seat_departure, seat_return, tier)
   where p.reservation_id = written.reservation_id and p.position = given.position
   returning p.position

-- statement seat-change-kept
select request_hash from seat_change where reservation_id = $1 and idempotency_key = $2 limit 1

-- statement seat-change-lock-tickets
select from ticket where reservation_id = $1 and direction = $2 and status = 'valid'
   order by ticket_id for no key update

-- statement seat-change-record
insert into seat_change (seat_change_id, reservation_id, direction, passenger, from_seat, to_seat, session_hash,
     idempotency_key, request_hash, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)

-- statement seat-change-standing
select r.status, clock_timestamp() as now, j.direction, c.departs_at, c.zone, d.seats as bus_seats, e.event_id is not null and e.minutes is null as is_cancelled,
     exists (
       select from refund f where f.reservation_id = r.reservation_id and f.state <> 'paid'
     ) as is_money_going_back,
     exists (
       select from reservation o where o.parent_id = r.reservation_id and not o.expired and o.status <> 'approved'
     ) as has_unpaid_change,
     coalesce((
       select json_agg(json_build_object(
         'position', t.passenger, 'seat', t.seat,
         'hasBoarded', exists (select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards'),
         'changes', (select count(*) from seat_change s
           where s.reservation_id = t.reservation_id and s.direction = t.direction and s.passenger = t.passenger)
       ) order by t.passenger)
       from ticket t
       where t.reservation_id = r.reservation_id and t.direction = j.direction and t.status = 'valid'
         and t.seat is not null
     ), '[]') as passengers
   from reservation r
   cross join lateral (values
     ('departure', r.departure_id, r.departure_from, true), ('return', r.return_id, r.return_from, r.round)
   ) as j (direction, departure_id, from_leg, is_there)
   left join departure d on d.departure_id = j.departure_id
   left join lateral (
     select * from departure_event e where e.departure_id = j.departure_id and e.from_call <= j.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
   left join departure_call c on c.departure_id = j.departure_id and c.call_index = j.from_leg
   where r.reservation_id = $1 and j.is_there
   order by j.direction

-- statement seat-change-write
with touched as (update reservation set version = version + 1 where reservation_id = $1)
   update passenger p set
     seat_departure = case when $2 = 'departure' then wished.seat else seat_departure end,
     seat_return = case when $2 = 'return' then wished.seat else seat_return end
   from unnest($3::smallint[], $4::smallint[]) as wished (passenger, seat)
   where p.reservation_id = $1 and p.position = wished.passenger

-- statement standing-paid
select p.method, p.provider from payment p join reservation r using (reservation_id)
   where $1 in (r.reservation_id, r.parent_id) and p.state = 'captured' and p.amount > 0
   order by r.parent_id is not null, p.created_at limit 1

-- statement standing-tickets
select t.ticket_id, t.folio, t.passenger, p.type, t.direction, t.total, t.net, t.vat, t.vat_rate, t.valid_until,
     coalesce(c.zone, s.zone) as zone, c.departs_at, e.event_id, e.minutes, e.is_ours, e.reason,
     d.added,
     exists (select from boarding_scan b where b.folio = t.folio and b.verdict = 'boards')
       or (
         (e.event_id is null or e.minutes is not null)
         and coalesce(c.departs_at + coalesce(e.minutes, 0) * interval '1 minute' <= clock_timestamp(), false)
         and not exists (select from boarding_scan b where b.departure_id = t.departure_id and b.verdict = 'boards')
       ) as is_boarded,
     (
       select coalesce(sum((l ->> 'credit')::int), 0)::int
       from give_back g cross join jsonb_array_elements(g.compensation) l join ticket o on o.folio = l ->> 'folio'
       where g.reservation_id = t.reservation_id and o.passenger = t.passenger and o.direction = t.direction
         and o.departure_id = t.departure_id
     ) as compensated,
     (
       select coalesce(sum((l ->> 'amount')::int), 0)::int
       from give_back g cross join jsonb_array_elements(g.differences) l join ticket o on o.folio = l ->> 'folio'
       where g.reservation_id = t.reservation_id and o.passenger = t.passenger and o.direction = t.direction
         and o.departure_id = t.departure_id
     ) as returned,
     v.event_id as service_event_id, v.reason as service_reason, v.sold_class_id = v.runs_class_id as is_as_sold,
     sold.name_es as sold_es, sold.name_en as sold_en, runs.name_es as runs_es, runs.name_en as runs_en,
     f.sold_fare, f.runs_fare
   from ticket t
   join reservation r using (reservation_id)
   join passenger p on p.reservation_id = t.reservation_id and p.position = t.passenger
   left join departure_call c on c.departure_id = t.departure_id and c.call_index = t.from_leg
   left join stop s on s.stop_id = case t.direction when 'departure' then r.origin_id else r.destination_id end
   cross join lateral (
     select coalesce(json_agg(json_build_object('vatRate', s.vat_rate, 'total', s.total, 'net', s.net, 'vat', s.vat)
       order by s.vat_rate), '[]') as added
     from (
       select a.vat_rate, sum(a.total) as total, sum(a.net) as net, sum(a.vat) as vat
       from addition a
       where a.reservation_id = t.reservation_id and a.passenger = t.passenger and a.direction = t.direction
         and a.give_back_id is null
       group by a.vat_rate
     ) s
   ) d
   left join lateral (
     select * from departure_event e where e.departure_id = t.departure_id and e.from_call <= t.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true
   left join lateral (
     select * from departure_service v where v.departure_id = t.departure_id
     order by v.recorded_at desc, v.event_id desc limit 1
   ) v on true
   left join service_class sold on sold.service_class_id = v.sold_class_id
   left join service_class runs on runs.service_class_id = v.runs_class_id
   left join departure_service_fare f on f.event_id = v.event_id and f.from_call = t.from_leg and f.to_call = t.to_leg
   where t.reservation_id = $1 and t.status = 'valid' and t.kind <> 'PEND'
   order by t.direction, t.passenger

-- statement ticket-insert
insert into ticket (ticket_id, reservation_id, passenger, direction, folio, secret, kind, status,
     departure_id, from_leg, to_leg, seat, valid_until, total, net, vat, vat_rate, product, unit_key, unit_name, issued_at)
   select given.ticket_id, $1, given.passenger, given.direction, given.folio, given.secret, $2, 'valid',
     given.departure_id, given.from_leg, given.to_leg, given.seat, given.valid_until,
     given.total, given.net, given.vat, given.vat_rate, given.product, given.unit_key, given.unit_name, $3
   from unnest($4::uuid[], $5::smallint[], $6::text[], $7::text[], $8::text[], $9::uuid[], $10::smallint[],
     $11::smallint[], $12::smallint[], $13::date[], $14::int[], $15::int[], $16::int[], $17::smallint[],
     $18::text[], $19::text[], $20::text[])
     as given (ticket_id, passenger, direction, folio, secret, departure_id, from_leg, to_leg, seat, valid_until,
       total, net, vat, vat_rate, product, unit_key, unit_name)
   on conflict (folio) do update set passenger = excluded.passenger, direction = excluded.direction,
     secret = excluded.secret, kind = excluded.kind, status = 'valid', departure_id = excluded.departure_id,
     from_leg = excluded.from_leg, to_leg = excluded.to_leg, seat = excluded.seat, valid_until = excluded.valid_until,
     total = excluded.total, net = excluded.net, vat = excluded.vat, vat_rate = excluded.vat_rate,
     product = excluded.product, unit_key = excluded.unit_key, unit_name = excluded.unit_name, issued_at = excluded.issued_at
     where ticket.kind = 'PEND' and excluded.kind <> 'PEND' or ticket.status = 'void'

-- statement ticket-known-news
select case when e.minutes is distinct from 0 then e.event_id end as delay,
     case when v.runs_class_id <> v.sold_class_id then v.event_id end as service
   from ticket t left join lateral (
     select * from departure_event e where e.departure_id = t.departure_id and e.from_call <= t.from_leg
     order by e.recorded_at desc, e.event_id desc limit 1
   ) e on true left join lateral (
     select * from departure_service v where v.departure_id = t.departure_id
     order by v.recorded_at desc, v.event_id desc limit 1
   ) v on true
   where t.reservation_id = $1 and t.status = 'valid' and (e.event_id is not null or v.event_id is not null)

-- statement ticket-zones
select stop_id, zone from stop where stop_id = any($1)

-- statement tickets-count
select count(*)::int as tickets from ticket where reservation_id = $1

-- statement tickets-void-journey
update ticket set status = 'void' where reservation_id = $1 and direction = $2 and status = 'valid'

-- statement tickets-void-unpaid
update ticket set status = 'void' where reservation_id = $1 and kind = 'PEND' and status = 'valid'

-- statement timetable-agency-zone
select coalesce(
     (select zone from departure where status = 'scheduled' order by service_date desc limit 1),
     (select zone from agency order by agency_id limit 1)) as zone

-- statement timetable-departure
select d.trip_id, coalesce(t.route_id, '') as route_id, d.service_date, d.seats,
     s.service_class_id, s.name_es, s.name_en, d.layout_id, s.discounts_apply, s.amenities,
     c.stop_id, c.zone as call_zone, c.arrives_at, c.departs_at, c.pickup, c.drop_off
   from departure d
   join service_class s on s.service_class_id = d.service_class_id
   join departure_call c on c.departure_id = d.departure_id
   left join trip t on t.trip_id = d.trip_id
   where d.departure_id = $1
   order by c.call_index

-- statement timetable-fares
select origin_id, destination_id, service_class_id, amount from fare

-- statement timetable-own-calls
with differing as (
     select distinct d.departure_id
     from departure d
     join departure_call c on c.departure_id = d.departure_id
     left join trip_call t on t.trip_id = d.trip_id and t.call_index = c.call_index
     where d.status = 'scheduled' and d.service_date >= $1
       and (t.stop_id is distinct from c.stop_id or t.pickup <> c.pickup or t.drop_off <> c.drop_off
         or c.departs_at <> ((d.service_date + time '12:00') at time zone d.zone - interval '12 hours') + t.departs_s * interval '1 second'
         or c.arrives_at <> ((d.service_date + time '12:00') at time zone d.zone - interval '12 hours') + t.arrives_s * interval '1 second')
     union
     select d.departure_id
     from departure d
     where d.status = 'scheduled' and d.service_date >= $1
       and d.legs + 1 <> (select count(*) from trip_call t where t.trip_id = d.trip_id)
   )
   select c.departure_id, c.stop_id, c.pickup, c.drop_off,
     extract(epoch from c.arrives_at - ((d.service_date + time '12:00') at time zone d.zone - interval '12 hours'))::int as arrives_s,
     extract(epoch from c.departs_at - ((d.service_date + time '12:00') at time zone d.zone - interval '12 hours'))::int as departs_s
   from differing
   join departure d on d.departure_id = differing.departure_id
   join departure_call c on c.departure_id = d.departure_id
   order by c.departure_id, c.call_index

-- statement timetable-patterns
select d.trip_id, coalesce(t.route_id, '') as route_id, d.zone, d.seats, d.layout_id, d.service_class_id,
     string_agg(to_char(d.service_date, 'YYYY-MM-DD') || ' ' || d.departure_id, ',') as runs
   from departure d left join trip t on t.trip_id = d.trip_id
   where d.status = 'scheduled' and d.service_date >= $1
   group by d.trip_id, t.route_id, d.zone, d.seats, d.layout_id, d.service_class_id

-- statement timetable-sep-windows
select starts_on, ends_on from sep_window order by starts_on

-- statement timetable-services
select service_class_id, name_es, name_en, layout_id, discounts_apply, amenities
   from service_class order by service_class_id

-- statement timetable-stops
select stop_id, name, city, area, zone, latitude, longitude, kind, address, drop_off_only
   from stop order by area, name, stop_id

-- statement timetable-trip-calls
select trip_id, stop_id, arrives_s, departs_s, pickup, drop_off from trip_call order by trip_id, call_index

-- statement timetable-version
select version from timetable_version

-- statement timetable-words
select e.event_id, e.departure_id, e.from_call, e.minutes from departure_event e join departure d using (departure_id)
   where d.service_date >= $1 order by e.recorded_at desc, e.event_id desc

-- statement traveller-by-card
select traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash
  from traveller where card = $1

-- statement traveller-by-email
select traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash
  from traveller where email = $1

-- statement traveller-by-phone
select traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash
  from traveller where phone = $1

-- statement traveller-open
insert into traveller (traveller_id, card, phone, email, first_name, last_name, tier, active, password_hash, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict do nothing returning traveller_id

-- statement traveller-session-begin
with ended as (
     delete from traveller_session where expires_at <= clock_timestamp() and site_session_hash <> $2
   )
   insert into traveller_session (session_hash, site_session_hash, traveller_id, spends_until, expires_at)
   values ($1, $2, $3, $4, $5)
   on conflict (site_session_hash) do update set session_hash = excluded.session_hash,
     traveller_id = excluded.traveller_id, spends_until = excluded.spends_until, expires_at = excluded.expires_at

-- statement traveller-session-end
delete from traveller_session where session_hash = $1 and site_session_hash = $2

-- statement traveller-session-use
update traveller_session s
   set spends_until = case when s.spends_until > $3 then $4 else s.spends_until end
   from traveller t
   where s.session_hash = $1 and s.site_session_hash = $2 and s.expires_at > $3
     and t.traveller_id = s.traveller_id and t.active
   returning t.traveller_id, t.card, t.phone, t.email, t.first_name, t.last_name, t.tier, t.active,
     s.spends_until, s.expires_at

-- statement traveller-withdraw
update traveller set active = false where active and card = any($1) returning traveller_id

-- statement undone-rates-insert
insert into sale_undone_rate (source_id, position, vat_rate, amount)
   select $1, given.position, given.vat_rate, given.amount
   from unnest($2::smallint[], $3::int[]) with ordinality as given (vat_rate, amount, position)

-- statement wishes-forgotten
select w.reservation_id, w.email
   from invoice_wish w
   join reservation r on r.reservation_id = w.reservation_id and r.status = 'approved'
   where not w.automatic
     and exists (
       select from payment p join payment_taken t using (payment_id)
       where p.reservation_id = w.reservation_id and p.state = 'captured'
         and t.taken_at >= to_timestamp($1 / 1000.0) and t.taken_at < to_timestamp($2 / 1000.0)
         and not exists (select from invoice_payment ip where ip.payment_id = p.payment_id and ip.live))
   order by w.reservation_id

-- statement wishes-refused
select distinct on (w.reservation_id) w.reservation_id, w.email, i.invoice_id, i.fault, t.taken_at
   from invoice i
   join invoice_payment mine using (invoice_id)
   join invoice_wish w on w.payment_id = mine.payment_id and w.automatic
   join payment_taken t on t.payment_id = w.payment_id
   where i.state = 'rejected' and i.updated_at > clock_timestamp() - interval '2 days'
     and not exists (select from invoice_payment ip where ip.payment_id = w.payment_id and ip.live)
   order by w.reservation_id, i.asked_at
