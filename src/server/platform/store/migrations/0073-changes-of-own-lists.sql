-- Answers with an account's own lists are kept in memory and sent again while this number stays.

alter table account add column list_changes integer not null default 0;
