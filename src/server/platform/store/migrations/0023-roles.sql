-- Whoever looks after a part of the guide, without being an admin. An admin has no other role.

alter table account add column staff_role text check (staff_role in ('editor', 'moderator'));

create index account_by_staff_role on account (staff_role, created_at, id) where staff_role is not null;
