-- What went back to a buyer who cancelled an adventure, by its ladder. Null: nobody cancelled it, and either nothing or all of it goes
-- back.
alter table adventure_booking add column given_back integer check (given_back > 0);
