type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The caret or selection of a text field; null in fields that have none for scripts, such as fields of emails. */
type Selection = readonly [start: number, end: number] | null

/**
 * The text that visitors typed before hydration. React resets a controlled field to its first value, and reports the
 * other fields to no component.
 */
const typed = new Map<Field, { value: string; isChecked: boolean; selection: Selection }>()

/** @returns what to call once the page is hydrated */
export function watchEarlyInput(): () => void {
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) if (isChanged(field)) note(field)
  addEventListener('input', noteTarget, true)
  return restoreEarlyInput
}

/** Components learn what was typed as if it were typed now. */
function restoreEarlyInput(): void {
  removeEventListener('input', noteTarget, true)
  for (const [field, { value, isChecked, selection }] of typed) {
    if (isToggle(field)) toggle(field, isChecked)
    else type(field, value)
    if (selection && document.activeElement === field && 'setSelectionRange' in field) {
      field.setSelectionRange(...selection)
    }
  }
  typed.clear()
}

function noteTarget({ target }: Event): void {
  if (isField(target)) note(target)
}

function note(field: Field): void {
  const isChecked = isToggle(field) && field.checked
  typed.set(field, { value: field.value, isChecked, selection: getSelection(field) })
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}

function isToggle(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}

function isChanged(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  return field.value !== field.defaultValue
}

function getSelection(field: Field): Selection {
  if (field instanceof HTMLSelectElement || field.selectionStart === null) return null
  return [field.selectionStart, field.selectionEnd ?? field.selectionStart]
}

/** React takes a click for a change if it does not know the state before it. */
function toggle(field: HTMLInputElement, isChecked: boolean): void {
  if (field.type === 'radio' && !isChecked) return
  field.checked = !isChecked
  field.click()
}

/** React learns of a change only if the field had another value when React looked last, so it sees an empty one first. */
function type(field: Field, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  if (field.type === 'file') return
  field.value = ''
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
