import { clientFailures } from '#messages/client-failures.ts'

/** Whether anything in a form differs from what it was opened with. */
export function isTypedInto(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].some((field) =>
    field.type === 'radio' && 'checked' in field
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}

/** Asks, where something would be lost. */
export function mayBeLeft(form: HTMLFormElement | null): boolean {
  return !isTypedInto(form) || confirm(clientFailures.leaveUnsaved)
}
