import {
  CancelledError,
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  type FetchQueryOptions,
  type InfiniteData,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { ApiEndpoint, PagedEndpoint, PageFor, CallInput, ReplyFor } from '#contract/api.ts'
import { ApiError, type CancellableCall } from './call.ts'

/** Content changes a few times a week, so it is not read again during this time. */
const CONTENT_STALE_AFTER_MS = 5 * MINUTE_MS

/** Report of a failed query: a toast, or only a line in the console. */
export type FailureReport = {
  /** Text for a failure without a text from the server. */
  text: string
  place: 'top-right' | 'top-center' | 'console'
}

type QueryMeta = { endpoint: ApiEndpoint; input: CallInput<ApiEndpoint>; failure?: FailureReport }

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta
  }
}

/**
 * Runs for each failed call.
 * @param report how an observer of the failed query wants to report it
 */
export type ReportFailure = (error: unknown, report?: FailureReport) => void

/**
 * Requests an answer again after a cancelled call. The library cancels a call when its last observer leaves. Code that
 * waits for the same answer without observing it, such as a loader or a press on a button, would fail.
 */
class PatientQueryClient extends QueryClient {
  override async fetchQuery<TQueryFnData, TError, TData, TQueryKey extends QueryKey, TPageParam = never>(
    options: FetchQueryOptions<TQueryFnData, TError, TData, TQueryKey, TPageParam>,
  ): Promise<TData> {
    try {
      return await super.fetchQuery(options)
    } catch (error) {
      if (error instanceof CancelledError && error.revert === true) return this.fetchQuery(options)
      throw error
    }
  }
}

/**
 * Creates the cache for all answers of the server.
 * @param call sends calls from here
 */
export function createQueryClient(call: CancellableCall, report: ReportFailure = () => undefined): QueryClient {
  return new PatientQueryClient({
    queryCache: createQueryCache(report),
    mutationCache: new MutationCache({ onError: (error) => report(error) }),
    defaultOptions: {
      // `gcTime: 0` removes passwords from memory after the call.
      mutations: { networkMode: 'always', gcTime: 0 },
      queries: {
        staleTime: CONTENT_STALE_AFTER_MS,
        refetchOnWindowFocus: false,
        // The loader of a page sends the query. If a page repeated a failed query on mount, it would differ from the
        // page of the server.
        retryOnMount: false,
        // Without a network, a call fails and can be tried again, instead of waiting silently.
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

function createQueryCache(report: ReportFailure): QueryCache {
  // A loader's query can fail before the component that shows it is mounted. Its first observer reports the failure.
  const unreported = new WeakSet<object>()
  const cache = new QueryCache({
    // Several observers may show the same answer. Each of them reports a failure in its own way.
    onError: (error, query) => {
      if (query.observers.length === 0) unreported.add(query)
      query.observers.forEach(({ options }) => report(error, options.meta?.failure))
    },
    onSuccess: (_data, query) => void unreported.delete(query),
  })
  cache.subscribe((event) => {
    if (event.type !== 'observerAdded' || !unreported.delete(event.query)) return
    const { retryOnMount, meta } = event.observer.options
    // An observer that sends the query again reports the outcome of that try.
    if (retryOnMount !== true) report(event.query.state.error, meta?.failure)
  })
  return cache
}

/** For answers with another lifetime than the content of the guide. */
type CachePolicy = {
  staleTime?: number
  refetchOnWindowFocus?: boolean
  refetchOnReconnect?: boolean
  retryOnMount?: boolean
  /**
   * Names the user whose data these are. The call itself does not send it, because the session decides. In the key, it
   * keeps a late reply out of the lists of the next user.
   */
  owner?: string
}

/** A query as data: endpoint and input. The query client sends it. */
export function query<E extends ApiEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  { owner = '', ...policy }: CachePolicy = {},
) {
  return queryOptions<ReplyFor<E>>({
    ...policy,
    queryKey: [endpoint.method, endpoint.path, input, owner],
    meta: { endpoint, input },
  })
}

/** The same query with a report for failures while it has an observer. */
export function reporting<Query extends object>(query: Query, failure: FailureReport): Query {
  const { meta } = query as { meta?: QueryMeta }
  return { ...query, meta: { ...meta, failure } }
}

/** Like `query`, for an answer in pages. `nextCursor` leads to the next page. */
export function pagedQuery<E extends PagedEndpoint>(endpoint: E, input: CallInput<E>, policy: CachePolicy = {}) {
  return infiniteQueryOptions<PageFor<E>, Error, InfiniteData<PageFor<E>>, readonly unknown[], string | null>({
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

/** Marks all public content as stale. For example, a review changes lists and pages of places. */
export function invalidateContent(queryClient: QueryClient): void {
  const isContent = ({ meta }: Query) => meta?.endpoint.freshness === 'content'
  void queryClient.invalidateQueries({ predicate: isContent, refetchType: 'none' })
}

/** Removes all answers that belong to one user. */
export function removePrivateAnswers(queryClient: QueryClient): void {
  const isPrivate = ({ meta }: Query) => meta?.endpoint.access !== 'public'
  // Not put back, so that nobody asks for them again. Silent, because a cancelled call is no failure to report.
  void queryClient.cancelQueries({ predicate: isPrivate }, { revert: false, silent: true })
  queryClient.removeQueries({ predicate: isPrivate })
}
