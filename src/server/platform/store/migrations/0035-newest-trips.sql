-- The newest trips, whose stops are counted for the order in which editors check the guide. An edit of a trip leaves this index alone.

create index trip_by_creation on trip (created_at, id) where deleted_at is null;
