import type { IncomingHttpHeaders } from 'node:http'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { serverTexts } from '#contract/messages/server-texts.ts'
import type { Operation } from '#contract/api/operation.ts'
import { writeJson } from '../stored-json.ts'
import { noCookies } from './cookies.ts'
import { currentMinute } from './current-minute.ts'
import type { Guest } from './handler.ts'
import { negotiateLanguage } from './negotiate-language.ts'
import { parseInput } from './parse-input.ts'
import { getAnswer, CONTENT_CACHE_CONTROL, type Answer } from './representation.ts'
import type { ContentState } from './answer-cache.ts'

type ContentHandler = (input: unknown, caller: Guest) => unknown

type ContentParts = {
  readonly content: ContentState
  /** The subjects that an answer shows. */
  readonly getSubjects: (input: unknown, found: unknown) => readonly string[]
  readonly now: () => Date
}

/** The part of a request on which content may depend. */
type ContentRequest = { readonly params?: unknown; readonly query?: unknown; readonly headers: IncomingHttpHeaders }

/** A request for content: the key of its answer, and how to make it. */
type AskedContent = {
  readonly key: string
  readonly hasQuery: boolean
  /** The value of a handler, which may be a promise. */
  readonly find: () => unknown
  /** @param found the value of the handler's promise, or its value */
  readonly write: (found: unknown) => Answer
}

/** @throws Failure `invalid-input` with each wrong field by its path */
export type ReadContentRequest = (request: ContentRequest) => AskedContent

/** Content is public, and it is the same for all callers of a language until it changes. */
export function createContentReader(
  endpoint: Operation,
  handler: ContentHandler,
  { content, getSubjects, now }: ContentParts,
): ReadContentRequest {
  return (request) => {
    const input = parseInput(endpoint, request)
    const language = negotiateLanguage(request.headers['accept-language'])
    const { query = {} } = input
    const reviews = content.reviewsVersion()
    const moment = endpoint.isMomentary?.(query) ? currentMinute(now()) : null
    return {
      key: `${content.contentVersion()} ${language} ${endpoint.path} ${JSON.stringify(input)} ${moment?.name ?? ''}`,
      hasQuery: Object.keys(query).length > 0,
      find: () => handler(input, anybody(language)),
      write: (found) =>
        getAnswer({
          contentType: 'application/json; charset=utf-8',
          cacheControl: CONTENT_CACHE_CONTROL,
          isInCallersLanguage: true,
          ...moment?.caching,
          shown: { subjects: getSubjects(input, found), reviews, isPaced: false },
          body: writeJson(found),
        }),
    }
  }
}

/** The caller of answers that are the same for everybody. */
export function anybody(language: LanguageCode): Guest {
  const texts = serverTexts[language]
  return { ip: 'anybody', language, texts, cookies: noCookies, userAgent: '', authorization: undefined }
}
