import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type DragEvent, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { SECOND_MS } from '#contract/text/durations.ts'
import { fill } from '#contract/messages/format.ts'
import { IMPORT_MAX_MEGABYTES, IMPORT_MAX_ROWS, type PlaceImport } from '#contract/admin/place-imports.ts'
import { placeImport as texts } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { importUrl } from './desk-url.ts'
import { placeImports, startImport, type NewImport } from './import-calls.ts'
import { ImportSummary } from './import-summary.tsx'

/** Selects a file, and lists earlier previews and imports. */
export function ImportStart() {
  const formats = useFormats()
  const [sent, setSent] = useState<number | null>(null)
  const { data, refetch, isPending } = useQuery({
    ...placeImports(),
    ...(sent !== null && { refetchInterval: SECOND_MS }),
  })
  const imports = data?.imports
  const reading = sent === 1 ? imports?.find(({ state }) => state === 'reading') : undefined
  return (
    <>
      <h2>{texts.title}</h2>
      <p className="admin-hint">
        {fill(texts.hint, { megabytes: formats.number(IMPORT_MAX_MEGABYTES), rows: formats.number(IMPORT_MAX_ROWS) })}
      </p>
      <ImportForm isBusy={sent !== null} onSent={setSent} />
      {sent !== null && <Progress sent={sent} reading={reading} />}
      {!isPending && !imports && <LoadFailure title={texts.listFailed} onRetry={() => void refetch()} />}
      {imports && imports.length > 0 && <EarlierImports imports={imports} />}
    </>
  )
}

function EarlierImports({ imports }: { imports: readonly PlaceImport[] }) {
  return (
    <section>
      <h3 className="import-earlier">{texts.earlier}</h3>
      <ul className="admin-list">
        {imports.map((one) => (
          <li key={one._id}>
            <article className="desk-row">
              <div>
                <h4>
                  <Link to={importUrl(one._id)}>{one.fileName}</Link>
                </h4>
                <ImportSummary of={one} />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  )
}

type ImportFormProps = { isBusy: boolean; onSent: (sent: number | null) => void }

function ImportForm({ isBusy, onSent }: ImportFormProps) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { attempt } = useApiMutation<NewImport, PlaceImport>({
    write: (given) => startImport(given, { onProgress: onSent }),
    onSuccess: ({ _id }) => navigate(importUrl(_id)),
    failure: texts.readFailed,
    place: 'top-right',
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('source')
    const source = typeof given === 'string' ? given : ''
    if (!file) {
      setError(texts.chooseFile)
      input.current?.focus()
      return
    }
    onSent(0)
    await attempt({ file, source })
    onSent(null)
    void queryClient.invalidateQueries({ queryKey: placeImports().queryKey })
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setError(undefined)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    choose(event.dataTransfer.files[0] ?? null)
  }
  return (
    <form className="desk-section import-form" onSubmit={(event) => void submit(event)}>
      <div className="import-drop file-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Field
          ref={input}
          label={texts.file}
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.json,.geojson,.kml,.kmz,.gpx,.pbf"
          error={error}
          onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
        />
        <p role="status">{file ? file.name : texts.drop}</p>
      </div>
      <Field label={texts.source} hint={texts.sourceHint} name="source" type="url" maxLength={500} />
      <Button type="submit" isBusy={isBusy}>
        {texts.read}
      </Button>
    </form>
  )
}

/** First the file is sent, then the server compares its rows. */
function Progress({ sent, reading }: { sent: number; reading: PlaceImport | undefined }) {
  const formats = useFormats()
  if (sent < 1) return <progress aria-label={texts.sending} max={1} value={sent} />
  const { rowsRead = 0, rowsTotal = 0 } = reading ?? {}
  const row = fill(texts.readingRows, { read: formats.number(rowsRead), total: formats.number(rowsTotal) })
  return (
    <>
      <progress aria-label={texts.reading} {...(rowsTotal > 0 && { max: rowsTotal, value: rowsRead })} />
      <p role="status">{rowsTotal > 0 ? row : texts.reading}</p>
    </>
  )
}
