-- Limits of one reservation.
select reservation_id from passenger
group by reservation_id
having count(*) > 10
  or count(*) filter (where type in ('student', 'student_flex')) > 4
  or count(*) filter (where type in ('teacher', 'teacher_flex')) > 2
  or count(*) filter (where type = 'infant')
    > count(*) filter (where type in ('adult', 'inapam', 'teacher', 'teacher_flex'))
