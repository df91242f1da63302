-- Which mails there are, the code says alone: a list of templates here would have to be renewed with each of them.
-- A mail keeps the instant of what it tells, since its other instants change when it is tried anew.

alter table mail add column kind text not null default '';

update mail set kind = template;

alter table mail drop column template;

alter table mail rename column kind to template;

alter table mail add column event_at text not null default '';

update mail set event_at = created_at;
