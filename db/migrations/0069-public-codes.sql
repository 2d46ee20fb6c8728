-- Codes that the carrier announces to everybody are listed on the site and may be named in its texts. All others are for those who were
-- given them.
alter table promo_code add column is_public boolean not null default false;
