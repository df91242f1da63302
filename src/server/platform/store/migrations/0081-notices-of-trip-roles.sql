-- The latest change of somebody’s role in a trip by somebody else, until its plan is opened, or for some days.

create table trip_role_notice (
  account_id text not null references account (id) on delete cascade,
  trip_id text not null references trip (id) on delete cascade,
  -- Null: the account was removed.
  role text,
  -- As it was for somebody who was removed. Empty for others, who read it in the trip.
  title text not null,
  at text not null,
  primary key (account_id, trip_id)
);

create index trip_role_notice_by_trip on trip_role_notice (trip_id);

create index trip_role_notice_by_age on trip_role_notice (at);
