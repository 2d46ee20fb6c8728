-- The legal quotas of a run, counted over all its legs.
select departure_id, quota, count(*) from seat_claim
where quota is not null
group by departure_id, quota
having count(*) > case quota when 'student' then 8 else 2 end
