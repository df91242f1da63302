import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import {
  IMPORT_RETENTION_DAYS,
  importRowKinds,
  type ImportRowKind,
  type PlaceImport,
} from '#contract/admin/place-imports.ts'
import { admin } from '#messages/admin.ts'
import { desk, placeImport as texts } from '#messages/desk.ts'
import { invalidateContent } from '../../api/query-client.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { notify } from '../../ui/notify.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { entryUrl, importsUrl } from './desk-url.ts'
import { actOnImport, dropImport, placeImports, rowsKey, type ImportAction } from './import-calls.ts'
import { ImportColumns } from './import-columns.tsx'
import { FileNotes } from './import-file-notes.tsx'
import { ImportOutcomes } from './import-outcomes.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSummary } from './import-summary.tsx'
import { placeKind } from './place-kind.tsx'

/** One file: its preview with the choices, or what became of it. */
export function ImportReview({ id }: { id: string }) {
  const { data, isPending, refetch } = useQuery(placeImports())
  const found = data?.imports.find(({ _id }) => _id === id)
  return (
    <>
      <Link to={importsUrl()} className="desk-back">
        {texts.back}
      </Link>
      {isPending && <div className="skeleton admin-skeleton" role="status" aria-label={texts.rowsLoading} />}
      {!isPending && !data && <LoadFailure title={texts.listFailed} onRetry={() => void refetch()} />}
      {data && !found && <Notice title={texts.gone} />}
      {found && <OneImport found={found} />}
    </>
  )
}

function OneImport({ found }: { found: PlaceImport }) {
  const { fileName, state, isOpenStreetMap } = found
  return (
    <>
      <h2 dir="auto">{fileName}</h2>
      <div className="import-summary">
        <ImportSummary of={found} />
        {isOpenStreetMap && <p>{texts.licence}</p>}
        {state !== 'undone' && <FileNotes found={found} />}
      </div>
      {state === 'ready' && <Preview found={found} />}
      {state === 'imported' && <ImportOutcomes found={found} />}
      {state === 'imported' && <Undo found={found} />}
      <EditedPlaces found={found} />
    </>
  )
}

/** An action on an import. Afterwards the desk loads its cached answers anew. */
function useImportAction(id: string, failure: string, message?: string) {
  const queryClient = useQueryClient()
  const renew = () => {
    void queryClient.invalidateQueries({ queryKey: placeImports().queryKey })
    void queryClient.invalidateQueries({ queryKey: rowsKey })
  }
  return useApiMutation<ImportAction, PlaceImport>({
    write: (action) => actOnImport(id, action),
    onSuccess: () => {
      if (message !== undefined) notify('success', message, 'top-right')
      renew()
      invalidateContent(queryClient)
    },
    // Somebody may have changed a place: the preview is compared anew then.
    onFailure: renew,
    failure,
    place: 'top-right',
  })
}

function Preview({ found }: { found: PlaceImport }) {
  const { _id: id, rows } = found
  const [kind, setKind] = useState<ImportRowKind | 'all'>('all')
  const [text, setText] = useState('')
  const options = [
    { value: 'all', label: texts.kinds.all },
    ...importRowKinds
      .filter((one) => rows[one] > 0)
      .map((one) => ({ value: one, label: `${texts.kinds[one]} (${rows[one]})` })),
  ]
  const { mutate, isPending } = useImportAction(id, texts.choiceFailed)
  const chooseAll = (of: ImportRowKind, isChosen: boolean) =>
    mutate({ kind: 'choose-all', all: { kind: of, isChosen } })
  return (
    <>
      <ImportColumns key={`${id} ${found.ignored}`} found={found} isBusy={isPending} onRead={mutate} />
      <div className="import-tools">
        <search>
          <SearchForm label={desk.searchLabel} button={admin.search} maxLength={100} onSearch={setText} />
        </search>
        <SelectField
          label={desk.show}
          value={kind}
          options={options}
          onChange={(value) => setKind(importRowKinds.find((one) => one === value) ?? 'all')}
        />
        {kind !== 'all' && kind !== 'faulty' && (
          <div className="desk-buttons">
            <Button look="quiet" isBusy={isPending} onClick={() => chooseAll(kind, true)}>
              {fill(texts.takeAll, { kind: texts.kinds[kind] })}
            </Button>
            <Button look="quiet" isBusy={isPending} onClick={() => chooseAll(kind, false)}>
              {fill(texts.leaveAll, { kind: texts.kinds[kind] })}
            </Button>
          </div>
        )}
      </div>
      {found.proposedAreas > 0 && (
        <div className="import-areas">
          <p>{texts.proposedAreas}</p>
          <Button look="quiet" isBusy={isPending} onClick={() => mutate({ kind: 'take-areas' })}>
            {texts.takeAreas}
          </Button>
        </div>
      )}
      <ImportRows id={id} part={{ kind, text }} />
      <Order found={found} />
    </>
  )
}

function Order({ found }: { found: PlaceImport }) {
  const { _id: id, chosen } = found
  const formats = useFormats()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [as, setAs] = useState<'draft' | 'publish'>('draft')
  const message = fill(texts.imported, { days: formats.number(IMPORT_RETENTION_DAYS) })
  const { mutate, isPending } = useImportAction(id, texts.importFailed, message)
  const drop = useApiMutation({
    write: () => dropImport(id),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: placeImports().queryKey })
      return navigate(importsUrl())
    },
    failure: texts.removeFailed,
    place: 'top-right',
  })
  const count = chosen.new + chosen.matching + chosen.conflicting
  return (
    <div className="desk-saving import-order">
      <p role="status">{formats.plural(texts.chosen, count)}</p>
      <SelectField
        label={texts.as}
        value={as}
        options={[
          { value: 'draft', label: texts.asDraft },
          { value: 'publish', label: texts.asPublished },
        ]}
        onChange={(value) => setAs(value === 'publish' ? 'publish' : 'draft')}
      />
      <div className="desk-buttons">
        <Button isBusy={isPending} isDisabled={count === 0} onClick={() => mutate({ kind: 'apply', as })}>
          {texts.import}
        </Button>
        <Button look="quiet" isBusy={drop.isPending} onClick={() => drop.mutate()}>
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}

function Undo({ found: { _id: id } }: { found: PlaceImport }) {
  const { mutate, isPending } = useImportAction(id, texts.undoFailed, texts.undone)
  return (
    <Button look="danger" isBusy={isPending} onClick={() => mutate({ kind: 'undo' })}>
      {texts.undo}
    </Button>
  )
}

function EditedPlaces({ found: { kept } }: { found: PlaceImport }) {
  if (kept.length === 0) return null
  return (
    <Notice title={texts.kept}>
      <ul>
        {kept.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={entryUrl(placeKind, slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
