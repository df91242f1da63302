-- Letters to the subscribers of the newsletter. What is kept of a letter that was sent are numbers, not who got it.

create table letter (
  id text primary key,
  state text not null,
  version integer not null,
  title text not null,
  text text not null,
  places text not null,
  shown_places text,
  created_by text references account (id) on delete set null,
  created_at text not null,
  updated_at text not null,
  started_at text,
  confirmed_until text,
  finished_at text,
  recipients integer not null,
  sent integer not null,
  refused integer not null,
  unknown integer not null,
  unsubscribed integer not null
);

create index letter_by_creation on letter (created_at, id);

create index letter_by_state on letter (state);

create index letter_by_author on letter (created_by) where created_by is not null;

-- A subscriber is put into the queue once for each letter. While a letter is sent, its greatest email says how far it is.
create table letter_delivery (
  letter_id text not null references letter (id) on delete cascade,
  email text not null references subscriber (email) on delete cascade,
  primary key (letter_id, email)
);

create index letter_delivery_by_email on letter_delivery (email);

create index subscriber_by_confirmed_email on subscriber (email, confirmed_at) where confirmed_at is not null;

-- Codes and notices leave before letters to many.
alter table mail add column lane text not null default 'now';

alter table mail add column letter_id text references letter (id) on delete cascade;

create index mail_by_lane on mail (lane, next_attempt_at);

create index mail_by_letter on mail (letter_id) where letter_id is not null;

alter table unsubscribe_token add column letter_id text references letter (id) on delete set null;

create index unsubscribe_token_by_letter on unsubscribe_token (letter_id) where letter_id is not null;
