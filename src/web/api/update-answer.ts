import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

type AnsweredQuery<Answer> = { queryKey: DataTag<QueryKey, Answer, Error> }

/** Changes a cached answer, if there is one. Cancels a running query, whose answer would not contain the change. */
export async function updateAnswer<Answer>(
  queryClient: QueryClient,
  { queryKey }: AnsweredQuery<Answer>,
  change: (answer: Answer) => Answer,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<Answer>(queryKey, (answer) => answer && change(answer))
}
