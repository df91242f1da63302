import { createContext, useContext } from 'react'
import type { Json, Path } from './edited-text.ts'

/** The text of the place that is edited, for all inputs of its form. */
export type EditedPlace = {
  readonly text: Json
  /** `undefined` removes the value. */
  readonly set: (path: Path, value: Json | undefined) => void
  /** The error of exactly this value. */
  readonly errorAt: (path: Path) => string | undefined
  /** The first error of this value or of a part of it. */
  readonly errorBelow: (path: Path) => string | undefined
}

export const EditedPlaceContext = createContext<EditedPlace | null>(null)

export function useEditedPlace(): EditedPlace {
  const edited = useContext(EditedPlaceContext)
  if (!edited) throw new Error('An input of a place needs the form around it')
  return edited
}

/** Finds the server's errors by the path of a value. They are named by the body of the call: `place.name`. */
export function errorsByPath(errors: Readonly<Record<string, string | undefined>>) {
  const nameOf = (path: Path) => ['place', ...path].join('.')
  return {
    errorAt: (path: Path) => errors[nameOf(path)],
    errorBelow: (path: Path) => {
      const name = nameOf(path)
      return Object.entries(errors).find(([field]) => field === name || field.startsWith(`${name}.`))?.[1]
    },
  }
}
