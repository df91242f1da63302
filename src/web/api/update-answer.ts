import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

type AnsweredQuery<Answer> = { queryKey: DataTag<QueryKey, Answer, Error> }

/**
 * Changes a cached answer, if there is one. A running query would answer without the change, so it is cancelled and
 * sent again; the query library alone would wait for a first answer instead. Resolves once a page that shows the answer
 * has one.
 */
export async function updateAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: AnsweredQuery<Answer>,
  change: (answer: Answer) => Answer,
): Promise<void> {
  const wasUnderWay = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  const changed = queryClient.setQueryData<Answer>(queryKey, (answer) => answer && change(answer))
  if (changed !== undefined && !wasUnderWay) return
  const again = queryClient.refetchQueries({ queryKey, type: 'active' })
  if (changed === undefined) await again
}
