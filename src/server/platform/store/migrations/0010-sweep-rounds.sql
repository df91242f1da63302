-- When the last round of sweeping was, and since when the clock has gone on without a leap.

create table sweep_round (
  id integer primary key check (id = 1),
  last_at text not null,
  steady_since text not null
);
