import { unsavedWork } from '#messages/ui.ts'

/** True if a field differs from its initial value. */
export function hasUnsavedInput(form: HTMLFormElement | null): boolean {
  return [...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? [])].some((field) =>
    field.type === 'radio' && 'checked' in field
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  )
}

/** Asks for confirmation if there is unsaved input. */
export function confirmLeaving(form: HTMLFormElement | null): boolean {
  return !hasUnsavedInput(form) || confirm(unsavedWork.leave)
}
