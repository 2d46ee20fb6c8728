-- Of whom a request is, as a keyed hash: the contact of a sign-up, the account of a recovery, or what was typed where there is none. The
-- same form sent twice at once is known by it and voids no code.
alter table account_request add column subject_key bytea not null default '';

-- The session that closed the account, as its hash: whoever closed it and lost the answer is told so when they ask again.
alter table traveller add column closed_by bytea;
