-- Which process makes the scheduled backup, and how the last one ended. All processes of an installation share the row.

create table scheduled_backup (
  id integer primary key check (id = 1),
  leased_until text not null,
  finished_at text,
  failed_at text
);
