import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newId } from '../api/new-id.ts'
import { notify, notifyFailure, type NoticePlace } from './notify.ts'
import { returnLostFocus, watchPresses } from './pressed-control.ts'

// It begins before the press that a toast answers.
watchPresses()

export type Writing<Input, Result> = {
  /** @param idempotencyKey stays the same until one try succeeds */
  write: (input: Input, idempotencyKey: string) => Promise<Result>
  /** Several calls may run at the same time. */
  isParallel?: boolean
  /** Toast after a success. */
  success?: string
  /** Toast after a failure for which the server gave no text. */
  failure?: string
  /** Position of the toasts. */
  place?: NoticePlace
  /** The write stays pending until a returned promise resolves, for example one of a navigation to another page. */
  onSuccess?: (result: Result, input: Input) => void | Promise<void>
  onFailure?: (error: unknown) => void
}

export type Attempt<Result = unknown> =
  | { kind: 'succeeded'; result: Result }
  | { kind: 'failed'; error: unknown }
  | { kind: 'already-under-way' }

/** All writes of the web go through this hook. Without a network a call fails at once and can be tried again. */
export function useApiMutation<Input = void, Result = unknown>(writing: Writing<Input, Result>) {
  const { write, isParallel = false, success, failure, place, onSuccess, onFailure } = writing
  const key = useRef<string>(null)
  const { mutateAsync, isSuccess, error, reset, ...mutation } = useMutation<Result, Error, Input>({
    mutationFn: (input) => write(input, (key.current ??= newId())),
  })
  // On a slow network the page stays for seconds after a success that leads to another one.
  const [isNavigating, setIsNavigating] = useState(false)
  const isPending = mutation.isPending || isNavigating
  // The pressed button was disabled meanwhile. The clean-up runs after it is enabled again.
  useEffect(() => (isPending ? returnLostFocus : undefined), [isPending])
  // A ref, because a second press may come before the disabled button is drawn.
  const isUnderWay = useRef(false)

  const attempt = async (input: Input): Promise<Attempt<Result>> => {
    if (isUnderWay.current && !isParallel) return { kind: 'already-under-way' }
    isUnderWay.current = true
    try {
      const result = await mutateAsync(input)
      key.current = null
      const navigation = onSuccess?.(result, input)
      if (success !== undefined) notify('success', success, place)
      if (navigation) setIsNavigating(true)
      await navigation
      return { kind: 'succeeded', result }
    } catch (error) {
      onFailure?.(error)
      if (failure !== undefined) notifyFailure(error, failure, place)
      return { kind: 'failed', error }
    } finally {
      isUnderWay.current = false
      setIsNavigating(false)
    }
  }

  const mutate = (input: Input): void => void attempt(input)
  return { attempt, mutate, isPending, isSuccess, error, reset }
}
