import { fill } from '#contract/messages/format.ts'
import type { PlaceImport } from '#contract/admin/place-imports.ts'
import { placeImport as texts } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'

/** In which state an import is, and how many rows of each kind its file has. */
export function ImportSummary({ of: { state, rows } }: { of: PlaceImport }) {
  const formats = useFormats()
  const counts = fill(texts.counts, {
    new: formats.number(rows.new),
    matching: formats.number(rows.matching),
    conflicting: formats.number(rows.conflicting),
    faulty: formats.number(rows.faulty),
  })
  return (
    <>
      <p>{texts.states[state]}</p>
      {state === 'ready' && <p>{counts}</p>}
    </>
  )
}
