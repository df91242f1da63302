-- The language of the mails to an account or a subscriber. Null until somebody signs up, logs in or subscribes on a page,
-- or chooses a language on the profile. A mail keeps the language of the page it was asked for on, for emails that no
-- account has.

alter table account add column language text;
alter table subscriber add column language text;
alter table mail add column language text;

-- Title and text of an announcement in further languages, as JSON by their codes. Null: there are none.
alter table announcement add column translations text;
