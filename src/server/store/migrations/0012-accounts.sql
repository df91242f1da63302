-- Admins are few: whether somebody is the last one is answered from this index.

create index account_by_role on account (is_admin, id);
