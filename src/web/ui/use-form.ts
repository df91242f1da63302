import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { ApiError } from '../api/call.ts'
import {
  fieldErrorsOf,
  focusFirstInvalidField,
  toFieldErrors,
  type FieldErrors,
  type FieldPath,
  type ReadForm,
} from './field-errors.ts'
import { useApiMutation, type Writing } from './use-api-mutation.ts'

// The policy forbids making code from text, and a probe whether it does would be reported as a violation.
z.config({ jitless: true })

type FormRules<Input, Path extends string, Result> = Writing<Input, Result> & {
  read: (form: HTMLFormElement) => ReadForm<Input, Path>
  /** What is wrong right now. Given by forms that hold their values as state; it is asked after the first try. */
  check?: () => FieldErrors<Path>
  /** Called while the errors are drawn, to bring the first of them into view. */
  onInvalid?: (fieldErrors: FieldErrors<Path>) => void
}

/** Whatever goes wrong is said at the field, and nothing that was typed is lost. */
export function useForm<Input, Path extends string, Result>(rules: FormRules<Input, Path, Result>) {
  const { read, check, onInvalid, ...writing } = rules
  const { attempt, isPending } = useApiMutation(writing)
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState(() => toFieldErrors<Path>())
  const fieldErrors: FieldErrors<Path> = { ...refused, ...(isTried && check?.()) }

  /** What the server refused is not there any more once something changes. */
  const forgetRefused = () => setRefused(toFieldErrors())

  const show = (found: FieldErrors<Path>) => {
    // Drawn first: what is focused is read out with its error, and a button that is still disabled takes no focus.
    flushSync(() => {
      onInvalid?.(found)
      setIsTried(true)
      setRefused(found)
    })
    focusFirstInvalidField(form.current)
  }

  const send = async (found: ReadForm<Input, Path>): Promise<void> => {
    if (found.kind === 'invalid') return show(found.fieldErrors)
    forgetRefused()
    const done = await attempt(found.input)
    if (done.kind !== 'failed') return
    show(toFieldErrors(done.error instanceof ApiError ? done.error.reply.fields : undefined))
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    form.current = event.currentTarget
    if (!isPending) void send(read(event.currentTarget))
  }

  return { fieldErrors, isPending, submit, send, forgetRefused }
}

/** Reads a flat form whose fields keep their own values, with the schema that the server parses with. */
export function readFields<S extends z.ZodMiniObject>(
  schema: S,
): (form: HTMLFormElement) => ReadForm<z.output<S>, FieldPath<z.input<S>>> {
  return (form) => {
    const { data, error } = schema.safeParse(Object.fromEntries(new FormData(form)))
    return error ? { kind: 'invalid', fieldErrors: fieldErrorsOf(error.issues) } : { kind: 'valid', input: data }
  }
}
