-- Imports and empty forms made places free that nobody had called free (docs/decisions/0087). Their price is not known from
-- now on, and the editors are asked. The question stays until an editor saves the place.

create table price_question (
  slug text primary key references desk_place (slug) on delete cascade,
  -- The version of the place that the question is about.
  version integer not null
);

insert into price_question (slug, version)
select desk_place.slug, desk_place.version
from desk_place
where desk_place.document like '%"priceLevel":0,%'
  and desk_place.document not like '%"fees":{%'
  and exists (
    select 1
    from place_version
    where place_version.slug = desk_place.slug
      and place_version.version = 1
      and place_version.deed in ('import-file', 'draft', 'publish', 'schedule')
      and place_version.document like '%"priceLevel":0,%'
  );

update desk_place
set document = replace(document, '"priceLevel":0,', '"priceLevel":null,')
where slug in (select slug from price_question);

update place
set document = replace(document, '"priceLevel":0,', '"priceLevel":null,')
where origin = 'editor'
  and document not like '%"fees":{%'
  and slug in (select slug from price_question);
