-- What the steps of a sale, its itinerary and an account look for is found by an index, however much was sold.

create index ticket_of_reservation on ticket (reservation_id);
-- Orders that wait for cash, by whom they are for (T95).
create index seat_claim_waiting_for on seat_claim using gin (held_for) where pend and held_from is not null;
create index point_win_of_lot on point_win (lot_id);
create index refund_of_source on refund (source_id) where source_id is not null;
create index passkey_challenge_ending on passkey_challenge (expires_at);
create index gift_card_proof_by_time on gift_card_proof (proved_at);
create index traveller_closed_by on traveller (closed_by) where closed_by is not null;
create index invoice_crediting on invoice (credits, credit_source) where credits is not null;
create index traveller_case_closed on traveller_case (received_at) where state = 'closed';
create index refund_unpaid on refund (created_at) where state <> 'paid';
-- Each search counts those of a bus, and most of its seats are sold without one.
create index seat_claim_with_quota on seat_claim (departure_id) where quota is not null;
