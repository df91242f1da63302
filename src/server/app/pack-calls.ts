import { api, type Api } from '#contract/api.ts'
import { API_BASE } from '#contract/api/endpoint.ts'
import { cityCalls } from '#contract/trip/packed-calls.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import type { Guide } from '../guide/guide.ts'
import type { ReadContentRequest } from '../platform/http/content-answers.ts'
import { completeAnswer } from '../platform/http/representation.ts'
import type { AnswerCache } from '../platform/http/answer-cache.ts'

/** A call as pages make it, with the same query in the same order: the address must be the same letter by letter. */
type PackedCall = {
  readonly name: keyof Api
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

const FIXED_CALLS: readonly PackedCall[] = [
  ...Object.keys(cityCalls)
    .filter(isCityCall)
    .map((name) => ({ name })),
  { name: 'listReviews', query: { limit: '5' } },
]

function isCityCall(name: string): name is keyof typeof cityCalls {
  return Object.hasOwn(cityCalls, name)
}

/** The calls with which pages of the guide go on after the first one. All are public. */
export function packedCalls({ slugs }: Pick<Guide, 'slugs'>): readonly PackedCall[] {
  return [
    ...FIXED_CALLS,
    ...slugs.flatMap((slug): PackedCall[] => [
      { name: 'getPlace', params: { slug } },
      { name: 'listReviews', query: { place: slug, limit: '5' } },
    ]),
  ]
}

export function urlOfCall({ name, params = {}, query = {} }: PackedCall): string {
  const path = api[name].path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams(query).toString()
  return API_BASE + path + (search === '' ? '' : `?${search}`)
}

type Parts = {
  readonly readers: ReadonlyMap<keyof Api, ReadContentRequest>
  readonly cache: AnswerCache
}

/** Answers calls as the API does, from the same memory. @returns reads the answer to a call in a language */
export function createCallReader({ readers, cache }: Parts) {
  return async ({ name, params = {}, query = {} }: PackedCall, language: LanguageCode) => {
    const read = readers.get(name)
    if (!read || api[name].access !== 'public') throw new Error(`${name} is no public content`)
    const { key, hasQuery, find, write } = read({ params, query, headers: { 'accept-language': language } })
    const make = async () => write(await find())
    return hasQuery ? cache.getForQuery(key, make) : cache.get(key, async () => completeAnswer(await make()))
  }
}
