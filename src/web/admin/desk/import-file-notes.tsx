import { fill } from '#contract/messages/format.ts'
import type { PlaceImport } from '#contract/admin/place-imports.ts'
import { placeImport as texts } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'

/** Names every part of a file that does not become rows. */
export function FileNotes({ found: { file, ignored } }: { found: PlaceImport }) {
  const formats = useFormats()
  const { ignoredNames, unnamed, outside, encoding, otherSheets } = file
  return (
    <>
      {encoding !== null && <p>{fill(texts.encoding, { encoding })}</p>}
      {otherSheets.length > 0 && <p dir="auto">{fill(texts.otherSheets, { names: otherSheets.join(', ') })}</p>}
      {ignored > 0 && <p>{formats.plural(texts.ignored, ignored)}</p>}
      {ignoredNames.length > 0 && <p dir="auto">{fill(texts.ignoredNames, { names: ignoredNames.join(', ') })}</p>}
      {unnamed > 0 && <p>{formats.plural(texts.unnamed, unnamed)}</p>}
      {outside > 0 && <p>{formats.plural(texts.outside, outside)}</p>}
      <UnknownKinds kinds={file.unknownKinds} />
    </>
  )
}

function UnknownKinds({ kinds }: { kinds: PlaceImport['file']['unknownKinds'] }) {
  const formats = useFormats()
  if (kinds.length === 0) return null
  return (
    <details>
      <summary>
        {texts.unknownKinds} ({formats.number(kinds.reduce((sum, { count }) => sum + count, 0))})
      </summary>
      <ul>
        {kinds.map(({ kind, count, names }) => (
          <li key={kind} dir="auto">
            {fill(texts.unknownKind, { kind, count: formats.number(count), names: names.join(', ') })}
          </li>
        ))}
      </ul>
    </details>
  )
}
