import type { CityPart } from '#contract/city/content-city.ts'
import { today } from '#contract/text/dates.ts'
import { Failure } from '#contract/api/failure.ts'
import { problemsOfBounds } from '../../guide/check-bounds.ts'
import { problemsOfClimate } from '../../guide/check-climate.ts'
import { problemsOfFares } from '../../guide/check-fares.ts'
import { findCity } from '../../guide/city.store.ts'
import { storedCityParts } from '../../guide/stored-kind.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const cityKind: EntryKind<CityPart> = {
  ...storedCityParts,
  name: 'city',
  getText: (draft) => (draft.kind === 'city' ? draft.text : undefined),
  list: (_deps, row) => ({ kind: 'city', ...row }),
  open: (_deps, entry) => ({ kind: 'city', ...entry }),
  preview: ({ guide }, part) => ({ kind: 'city', ...guide.current().previewCity(part) }),
  choices: () => ({ kind: 'city' }),
  begins: 'by-saving',
  check: checkCityPart,
  refuseChange: null,
  fixed: {
    slug: 'content.city-part-fixed',
    'city.slug': 'content.city-slug-fixed',
    'city.countryCode': 'content.city-country-fixed',
    'city.timeZone': 'content.city-time-zone-fixed',
    'city.currency': 'content.city-currency-fixed',
    'city.languages': 'content.city-languages-fixed',
  },
  canBeReplaced: false,
  refuseRetirement: () => Promise.reject(new Failure('conflict', 'city.stays')),
  slugsByOtherName: null,
  uploads: null,
  auditedAs: 'city',
  reasons: {
    notFound: 'city.not-found',
    // Parts are neither made, named nor retired.
    isRetired: 'city.stays',
    notRetired: 'city.stays',
    slugTaken: 'city.stays',
    nameTaken: 'city.stays',
    replacement: 'city.stays',
    noDraft: 'city.no-draft',
    noDifference: 'city.no-difference',
    stale: 'city.stale',
  },
}

/** Places are those that visitors see now, also where another process has just published one. */
async function checkCityPart({ guide, store, now }: DeskDeps, part: CityPart): Promise<void> {
  const date = today(now(), guide.current().timeZone)
  if (part.slug === 'fares') return throwProblems(below('fares', problemsOfFares(part.fares, date)))
  if (part.slug === 'climate') return throwProblems(below('climate', problemsOfClimate(part.climate, date)))
  await guide.renew()
  const search = (await findCity(store.db))?.search ?? null
  const problems = problemsOfBounds(part.city, { places: guide.current().content, search })
  const more = Object.fromEntries(Object.entries(problems).map(([field, error]) => [`text.${field}`, error]))
  throwProblems([], { more })
}

function below(part: CityPart['slug'], problems: readonly string[]): string[] {
  return problems.map((problem) => `${part}.${problem}`)
}
