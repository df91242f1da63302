import { createContext, useContext } from 'react'
import type { Json, Path } from './edited-text.ts'

/** The text of the entry that is edited, for all inputs of its form. */
export type EditedEntry = {
  readonly text: Json
  /** The text before it was edited. Null for a new entry. */
  readonly saved: Json
  /** `undefined` removes the value. */
  readonly set: (path: Path, value: Json | undefined) => void
  /** The error of exactly this value. */
  readonly errorAt: (path: Path) => string | undefined
  /** The first error of this value or of a part of it. */
  readonly errorBelow: (path: Path) => string | undefined
}

export const EditedEntryContext = createContext<EditedEntry | null>(null)

export function useEditedEntry(): EditedEntry {
  const edited = useContext(EditedEntryContext)
  if (!edited) throw new Error('An input of an entry needs the form around it')
  return edited
}

/** Finds the server's errors by the path of a value. */
export function errorsByPath(errors: Readonly<Record<string, string | undefined>>) {
  return {
    errorAt: (path: Path) => errors[fieldAt(path)],
    errorBelow: (path: Path) => Object.entries(errors).find(([field]) => isWithin(field, fieldAt(path)))?.[1],
  }
}

/** The errors without those of values that have changed since. @param changed fields, as `fieldAt` names them */
export function openErrors<Error>(errors: Readonly<Record<string, Error>>, changed: ReadonlySet<string>) {
  const isOpen = (field: string) => ![...changed].some((outer) => isWithin(field, outer))
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isOpen(field)))
}

/** The name of a value's error, such as `text.facts.openingHours`: calls name the text of an entry so. */
export function fieldAt(path: Path): string {
  return ['text', ...path].join('.')
}

function isWithin(field: string, outer: string): boolean {
  return field === outer || field.startsWith(`${outer}.`)
}
