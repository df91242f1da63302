-- What was counted on a day and in a month of the city. No row names a person, a device or a visit.

create table visit_count (
  -- "days" or "months"
  span text not null,
  metric text not null,
  -- yyyy-mm-dd or yyyy-mm
  period text not null,
  key text not null,
  count integer not null,
  primary key (span, metric, period, key)
);
