-- A place becomes one document, as suggested trips and the city are: a new fact of a place needs no new column.
-- JSON is built from text alone, since SQLite and Postgres share no JSON function. Quotes, backslashes, line breaks and
-- tabs are escaped; the content's schema lets no other control character through.

alter table place rename to place_by_column;

drop index place_by_position;

create table place (
  slug text primary key,
  name_key text not null unique,
  document text not null,
  position integer not null,
  origin text not null check (origin in ('content', 'editor')),
  content_hash text
);

insert into place (slug, name_key, document, position, origin, content_hash)
select
  slug,
  name_key,
  '{"slug":"' || slug
    || '","name":"' || replace(replace(replace(replace(name, '\', '\\'), '"', '\"'), '
', '\n'), '	', '\t')
    || '","category":"' || category
    || '","kind":"' || kind
    || '","schemaOrgType":"' || schema_org_type
    || '","locality":"' || replace(replace(replace(replace(locality, '\', '\\'), '"', '\"'), '
', '\n'), '	', '\t')
    || '","description":"' || replace(replace(replace(replace(description, '\', '\\'), '"', '\"'), '
', '\n'), '	', '\t')
    || '","tags":' || tags
    || ',"geo":{"lat":' || coalesce(cast(lat as text), 'null')
    || ',"lng":' || coalesce(cast(lng as text), 'null')
    || ',"precision":"' || geo_precision
    || '"},"hours":' || coalesce('"' || replace(replace(replace(replace(hours, '\', '\\'), '"', '\"'), '
', '\n'), '	', '\t') || '"', 'null')
    || ',"priceLevel":' || cast(price_level as text)
    || ',"priceNote":' || coalesce('"' || replace(replace(replace(replace(price_note, '\', '\\'), '"', '\"'), '
', '\n'), '	', '\t') || '"', 'null')
    || ',"confidence":"' || confidence
    || '","sources":' || sources
    || ',"lastChecked":"' || last_checked
    || '","illustration":"' || illustration
    || '"' || coalesce(',"photo":' || photo, '')
    || '}',
  position,
  origin,
  content_hash
from place_by_column;

drop table place_by_column;

create index place_by_position on place (position);
