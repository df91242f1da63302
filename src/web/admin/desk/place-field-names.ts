import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { suggest } from '#messages/suggest.ts'
import { factNames } from './fact-names.ts'
import { sharedNames, type FieldNames } from './name-of-field.ts'

export const placeFieldNames: FieldNames = {
  ...desk.fields,
  ...factNames,
  ...sharedNames,
  facts: '',
  geo: '',
  '.confidence': desk.fields.confidence,
  otherSources: desk.evidence.otherSources,
  alternatives: desk.evidence.alternative,
  'value.name': desk.written,
  min: suggest.atLeast,
  max: suggest.atMost,
  feast: desk.feast,
  'closedFeasts.days': desk.days,
  days: desk.onDays,
  prices: suggest.price,
  for: suggest.priceFor,
  amount: suggest.amount,
  ages: '',
  'ages.from': desk.ageFrom,
  'ages.to': desk.ageTo,
  from: desk.from,
  until: desk.until,
  state: desk.state,
  since: desk.since,
  reason: desk.reason,
  cautions: desk.caution,
  condition: desk.condition,
  text: admin.textLabel,
  photos: desk.photoNumber,
  file: '',
  alt: suggest.alt,
  credit: desk.photoCredit,
  license: desk.photoLicense,
  caption: desk.photoCaption,
}
