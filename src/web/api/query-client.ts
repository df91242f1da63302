import { QueryClient, queryOptions } from '@tanstack/react-query'
import type { CallInput, Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { Call } from '#contract/page.ts'
import { ApiError } from './call.ts'

/** Milliseconds for which content that was read is not asked for again; it changes a few times a week. */
const CONTENT_IS_FRESH = 5 * 60_000

/** The cache of everything that came from the server. @param call how to reach it from here */
export function createQueryClient(call: Call): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: CONTENT_IS_FRESH,
        refetchOnWindowFocus: false,
        // The loader of a page asks; a page that only shows a failure again would differ from the server's.
        retryOnMount: false,
        // Without a network a call fails, and can be tried again, instead of waiting without a word.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.code === 'network',
        queryFn: ({ meta }) => {
          const { endpoint, input } = meta as { endpoint: Endpoint; input: CallInput<Endpoint> }
          return call(endpoint, input)
        },
      },
    },
  })
}

/** What a query asks for, as data: the endpoint and its input. Who carries it out is the query client's business. */
export function query<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions<ReplyOf<E>, Error>({
    queryKey: [endpoint.method, endpoint.path, input],
    meta: { endpoint, input },
  })
}
