-- An account that goes takes its waiting mails along, and codes that nobody used are swept away: both by an index.

create index mail_by_recipient on mail (recipient);

create index one_time_code_by_expiry on one_time_code (expires_at);
