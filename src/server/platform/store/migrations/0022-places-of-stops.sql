-- Stops name places of the guide. SQL cannot compare the names of places as the guide does, so the server does it after the
-- start, trip by trip: the column has the version of the guide with whose names the stops of a trip were last compared.
-- Null: the stops were saved with their places. Trips of an earlier process get 0.

alter table trip add column names_compared_at integer default 0;

create index trip_by_compared_names on trip (names_compared_at, id) where names_compared_at is not null;
