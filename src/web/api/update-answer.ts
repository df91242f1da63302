import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

type AnsweredQuery<Answer> = { queryKey: DataTag<QueryKey, Answer, Error> }

/** Changes an answer in place, if it was read at all. An answer still under way would not know of the change. */
export async function updateAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: AnsweredQuery<Answer>,
  change: (answer: Answer) => Answer,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Answer>(queryKey, (answer) => answer && change(answer))
}
