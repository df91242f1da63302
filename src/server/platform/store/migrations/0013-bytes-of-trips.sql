-- The length of each document in UTF-8. What a traveller holds is summed on every write, from the index alone: trips are long.

alter table trip add column bytes integer not null default 0;

update trip set bytes = octet_length(document);

drop index trip_by_owner;

create index trip_by_owner on trip (account_id, deleted_at, created_at, id, bytes);
