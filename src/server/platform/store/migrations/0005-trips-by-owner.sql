-- An owner's trips are listed in order and counted from the index alone: trips are long, and a count that reads them is slow.

drop index trip_by_account;

create index trip_by_owner on trip (account_id, deleted_at, created_at, id);
