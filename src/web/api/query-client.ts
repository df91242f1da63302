import {
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type InfiniteData,
  type Query,
} from '@tanstack/react-query'
import { MINUTE_MS } from '#contract/durations.ts'
import type { ApiEndpoint, PagedEndpoint, PageOf, CallInput, ReplyOf } from '#contract/api.ts'
import { ApiError, type CancellableCall } from './call.ts'

/** Milliseconds for which content that was read is not asked for again; it changes a few times a week. */
const CONTENT_IS_FRESH = 5 * MINUTE_MS

/** How people learn that a query failed: by a toast or, where nobody is to be disturbed, in the console alone. */
export type FailureReport = {
  /** Shown where the server gave no text of its own. */
  text: string
  place: 'top-right' | 'top-center' | 'console'
  /** The server's own text is not shown. */
  isFixed?: boolean
}

type QueryMeta = { endpoint: ApiEndpoint; input: CallInput<ApiEndpoint>; failure?: FailureReport }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}

/** Told of every call that failed. @param report how it is to be told, where somebody looks at what failed */
export type TellFailure = (error: unknown, report?: FailureReport) => void

/** The cache of everything that came from the server. @param call how to reach it from here */
export function createQueryClient(call: CancellableCall, tell: TellFailure = () => undefined): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The same answer may be shown in several places, each of which tells its failure in its own way.
      onError: (error, { observers }) => observers.forEach(({ options }) => tell(error, options.meta?.failure)),
    }),
    mutationCache: new MutationCache({ onError: (error) => tell(error) }),
    defaultOptions: {
      // No password stays in memory after it was sent.
      mutations: { networkMode: 'always', gcTime: 0 },
      queries: {
        staleTime: CONTENT_IS_FRESH,
        refetchOnWindowFocus: false,
        // The loader of a page asks; a page that only shows a failure again would differ from the server's.
        retryOnMount: false,
        // Without a network a call fails, and can be tried again, instead of waiting without a word.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.code === 'network',
        queryFn: ({ meta, signal, ...context }) => {
          const { endpoint, input } = meta as QueryMeta
          const { pageParam: cursor } = context as { pageParam?: string | null }
          return call(endpoint, typeof cursor === 'string' ? inputAfter(input, cursor) : input, { signal })
        },
      },
    },
  })
}

/** Where an answer holds for another time than the guide's content does. */
type CachePolicy = { staleTime?: number; refetchOnWindowFocus?: boolean; retryOnMount?: boolean }

/** What a query asks for, as data: the endpoint and its input. Who carries it out is the query client's business. */
export function query<E extends ApiEndpoint>(endpoint: E, input: CallInput<E>, policy: CachePolicy = {}) {
  return queryOptions<ReplyOf<E>>({
    ...policy,
    queryKey: [endpoint.method, endpoint.path, input],
    meta: { endpoint, input },
  })
}

/** The same query, whose failure is told while what it brings is shown. */
export function reporting<Query extends object>(query: Query, failure: FailureReport): Query {
  const { meta } = query as { meta?: QueryMeta }
  return { ...query, meta: { ...meta, failure } }
}

/** The same for an answer that comes in pages, each of which leads to the next by its `nextCursor`. */
export function pagedQuery<E extends PagedEndpoint>(endpoint: E, input: CallInput<E>, policy: CachePolicy = {}) {
  return infiniteQueryOptions<PageOf<E>, Error, InfiniteData<PageOf<E>>, readonly unknown[], string | null>({
    ...policy,
    queryKey: [endpoint.method, endpoint.path, input, 'pages'],
    meta: { endpoint, input },
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

function inputAfter(input: unknown, cursor: string): CallInput<ApiEndpoint> {
  const parts = input as { query?: object }
  return { ...parts, query: { ...parts.query, cursor } }
}

/** Has all public content read again when it is next shown: a review, for one, changes lists and pages of places. */
export function outdateContent(queryClient: QueryClient): void {
  const isContent = ({ meta }: Query) => meta?.endpoint.freshness === 'content'
  void queryClient.invalidateQueries({ predicate: isContent, refetchType: 'none' })
}

/** Drops everything that only one person may see. */
export function forgetPrivateAnswers(queryClient: QueryClient): void {
  const isPrivate = ({ meta }: Query) => meta?.endpoint.access !== 'public'
  void queryClient.cancelQueries({ predicate: isPrivate })
  queryClient.removeQueries({ predicate: isPrivate })
}
