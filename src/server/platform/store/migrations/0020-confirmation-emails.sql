-- A link confirms the email that it was mailed to, even when the account has another one by then. Links from before hold for
-- three days at most and name none: their owners ask for another.

alter table email_confirmation add column email text;
