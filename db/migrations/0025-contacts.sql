-- Who lost their code still knows what they bought with.
create index reservation_by_email on reservation (lower(contact ->> 'email')) where contact is not null;
create index reservation_by_phone on reservation ((contact ->> 'phone')) where contact is not null;
