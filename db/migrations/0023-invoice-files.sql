-- A file of an invoice that was handed out stays what it was, and stays: the law wants it for five years.
create function keep_invoice_file() returns trigger language plpgsql as $$
begin
  raise exception 'the % of invoice % is stored and stays as it is', old.file, old.invoice_id;
end $$;
create trigger invoice_file_stays before update or delete on invoice_file for each row execute function keep_invoice_file();
