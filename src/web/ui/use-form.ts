import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { ApiError } from '../api/call.ts'
import {
  getFieldErrors,
  focusFirstInvalidField,
  toFieldErrors,
  type FieldErrors,
  type FieldPath,
  type ReadForm,
} from './field-errors.ts'
import { getSubmitter } from './submitter.ts'
import { useApiMutation, type Writing } from './use-api-mutation.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

// Zod's JIT uses `eval`. Our content security policy forbids that and would report zod's probe as a violation.
z.config({ jitless: true })

export type FormRules<Input, Path extends string, Result> = Writing<Input, Result> & {
  read: (form: HTMLFormElement) => ReadForm<Input, Path>
  /** Errors of the current values, checked after the first submit. For forms that hold their values as state. */
  check?: () => FieldErrors<Path>
  /** Runs before the first invalid field gets the focus, so that the form can bring the field into view. */
  onInvalid?: (fieldErrors: FieldErrors<Path>) => void
}

/** Shows each error at its field and keeps all typed values. */
export function useForm<Input, Path extends string, Result>(rules: FormRules<Input, Path, Result>) {
  const { read, check, onInvalid, ...writing } = rules
  const { attempt, isPending, error: failure } = useApiMutation(writing)
  // Until then the browser itself would send the fields, and the URL would hold a password. A disabled button keeps
  // Enter from sending, too.
  const isUnready = !useIsHydrated()
  const form = useRef<HTMLFormElement>(null)
  const submitter = useRef<HTMLElement>(null)
  const [isTried, setIsTried] = useState(false)
  const [submitErrors, setSubmitErrors] = useState(() => toFieldErrors<Path>())
  const fieldErrors: FieldErrors<Path> = { ...submitErrors, ...(isTried && check?.()) }

  /** Drops the errors of the last submit: they concern values that have changed since. */
  const clearSubmitErrors = () => setSubmitErrors(toFieldErrors())

  const show = (found: FieldErrors<Path>) => {
    // `flushSync` draws before the focus moves: screen readers read the field with its error, and a disabled button
    // takes no focus.
    flushSync(() => {
      onInvalid?.(found)
      setIsTried(true)
      setSubmitErrors(found)
    })
    focusFirstInvalidField(form.current)
  }

  const send = async (found: ReadForm<Input, Path>): Promise<void> => {
    if (found.kind === 'invalid') return show(found.fieldErrors)
    clearSubmitErrors()
    const done = await attempt(found.input)
    if (done.kind !== 'failed') return
    show(toFieldErrors(done.error instanceof ApiError ? done.error.reply.fields : undefined))
  }

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    form.current = event.currentTarget
    submitter.current = getSubmitter(event)
    if (!isPending) void send(read(event.currentTarget))
  }

  /** Leads back to the button of the last submit, from what had to be settled first. */
  const focusSubmitter = () => submitter.current?.focus()

  return { fieldErrors, failure, isPending, isUnready, submit, send, clearSubmitErrors, focusSubmitter }
}

/**
 * Reads a flat form of uncontrolled fields with the schema that the server parses with.
 * @param readMore reads what is not flat
 */
export function readFields<S extends z.ZodMiniObject>(
  schema: S,
  readMore?: (fields: FormData) => object,
): (form: HTMLFormElement) => ReadForm<z.output<S>, FieldPath<z.input<S>>> {
  return (form) => {
    const fields = new FormData(form)
    const { data, error } = schema.safeParse({ ...Object.fromEntries(fields), ...readMore?.(fields) })
    return error ? { kind: 'invalid', fieldErrors: getFieldErrors(error.issues) } : { kind: 'valid', input: data }
  }
}
