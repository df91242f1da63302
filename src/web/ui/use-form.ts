import { useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { ApiError } from '../api/call.ts'

// The policy forbids making code from text, and a probe whether it does would be reported as a violation.
z.config({ jitless: true })

/** What is wrong with which field. */
type FieldErrors = Readonly<Record<string, string>>

type FormRules<S extends z.ZodMiniObject> = {
  /** The same that the server parses with. */
  schema: S
  send: (input: z.output<S>) => Promise<void>
  /** The first error found before sending. */
  onInvalid?: (message: string) => void
  onRefused: (error: unknown) => void
}

/**
 * A flat form: its fields keep their own values, which are read when it is submitted. Whatever goes wrong is said at the
 * field, and nothing that was typed is lost.
 */
export function useForm<S extends z.ZodMiniObject>({ schema, send, onInvalid, onRefused }: FormRules<S>) {
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({})
  const [isBusy, setIsBusy] = useState(false)
  // A second Enter may come before the button is drawn disabled.
  const isSending = useRef(false)

  const show = (form: HTMLFormElement, found: FieldErrors) => {
    // Drawn first: what is focused is read out with its error.
    flushSync(() => setFieldErrors(found))
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) {
      const found = fieldErrorsOf(parsed.error.issues)
      show(form, found)
      const first = Object.values(found)[0]
      if (first !== undefined) onInvalid?.(first)
      return
    }
    isSending.current = true
    setFieldErrors({})
    setIsBusy(true)
    try {
      await send(parsed.data)
    } catch (error) {
      // A disabled button has lost the focus; an invalid field takes it.
      flushSync(() => setIsBusy(false))
      if (error instanceof ApiError && error.reply.fields) show(form, error.reply.fields)
      onRefused(error)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }

  return { fieldErrors, isBusy, submit }
}

/** The first error of each field, in the order of the checks. */
function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const fieldErrors: Record<string, string> = {}
  for (const { path, message } of issues) fieldErrors[path.join('.')] ??= message
  return fieldErrors
}
