import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { updateAnswer } from './update-answer.ts'

const add = (links: readonly string[]) => [...links, 'made here']

/** A list of which each answer comes when the test says so, and what a page shows of it. */
function openList() {
  const client = new QueryClient()
  const answers: ((links: readonly string[]) => void)[] = []
  const list = queryOptions({
    queryKey: ['links'],
    queryFn: () => new Promise<readonly string[]>((resolve) => answers.push(resolve)),
  })
  const observer = new QueryObserver(client, list)
  observer.subscribe(() => undefined)
  return { client, list, observer, answers }
}

const whenSettled = () => new Promise((resolve) => setImmediate(resolve))

describe('a change of a cached answer', () => {
  test('stands in the answer', async () => {
    const { client, list, answers } = openList()
    answers[0]?.([])
    await whenSettled()
    await updateAnswer(client, list, add)
    expect(client.getQueryData(list.queryKey)).toEqual(['made here'])
    expect(answers).toHaveLength(1)
  })

  test('that comes before the first answer asks again, as that answer would not contain it', async () => {
    const { client, list, observer, answers } = openList()
    const changing = updateAnswer(client, list, add)
    await whenSettled()
    expect(answers).toHaveLength(2)
    answers[0]?.([])
    answers[1]?.(['made here'])
    await changing
    expect(observer.getCurrentResult()).toMatchObject({ data: ['made here'], fetchStatus: 'idle' })
  })

  test('that comes while the list is read again keeps the change, and the rest that is new', async () => {
    const { client, list, observer, answers } = openList()
    answers[0]?.([])
    await whenSettled()
    void observer.refetch()
    const changing = updateAnswer(client, list, add)
    await whenSettled()
    expect(client.getQueryData(list.queryKey)).toEqual(['made here'])
    answers[1]?.([])
    answers[2]?.(['made elsewhere', 'made here'])
    await changing
    await whenSettled()
    expect(observer.getCurrentResult().data).toEqual(['made elsewhere', 'made here'])
  })

  test('asks for nothing that no page shows', async () => {
    const { list } = openList()
    const client = new QueryClient()
    await updateAnswer(client, list, add)
    expect(client.getQueryData(list.queryKey)).toBe(undefined)
  })
})
