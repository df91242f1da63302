import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { fill } from '#contract/messages/format.ts'
import type { ImportedField, ImportProblem, ImportRow, PlaceImport } from '#contract/admin/place-imports.ts'
import { hoursInWords } from '#contract/place/hours/hours-in-words.ts'
import { desk, placeImport as texts } from '#messages/desk.ts'
import { hours, hoursQuestion } from '#messages/hours.ts'
import { language } from '#messages/language.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { entryUrl } from './desk-url.ts'
import {
  actOnImport,
  placeImportRows,
  placeImports,
  rowsKey,
  showChoice,
  type RowChoice,
  type RowPart,
} from './import-calls.ts'
import { labelOfField } from './import-labels.ts'
import { placeKind } from './place-kind.tsx'

/** The rows of a preview, page by page. */
export function ImportRows({ id, part }: { id: string; part: RowPart }) {
  const pages = useInfiniteQuery(placeImportRows(id, part))
  const { data, isPending, refetch } = pages
  if (isPending) return <div className="skeleton admin-skeleton" role="status" aria-label={texts.rowsLoading} />
  if (!data) return <LoadFailure title={texts.rowsFailed} onRetry={() => void refetch()} />
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0) return <Notice title={texts.noRows} />
  return (
    <>
      <ul className="admin-list">
        {rows.map((row) => (
          <li key={row.number}>
            <OneRow id={id} part={part} row={row} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{texts.more}</MoreButton>
    </>
  )
}

/** @returns a function that sends the choice about a row */
function useRowChoice(id: string): (choice: RowChoice) => void {
  const queryClient = useQueryClient()
  const renewRows = () => void queryClient.invalidateQueries({ queryKey: rowsKey })
  const { mutate } = useApiMutation<RowChoice, PlaceImport>({
    // Boxes may be ticked faster than the server answers.
    isParallel: true,
    write: (choice) => actOnImport(id, { kind: 'choose-row', row: choice }),
    onSuccess: (_found, { sameAs }) => {
      void queryClient.invalidateQueries({ queryKey: placeImports().queryKey })
      // All rows are compared again with the editor's choices.
      if (sameAs !== undefined) renewRows()
    },
    onFailure: renewRows,
    failure: texts.choiceFailed,
    place: 'top-right',
  })
  return mutate
}

function OneRow({ id, part, row }: { id: string; part: RowPart; row: ImportRow }) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const { number, name, kind, isChosen, fields, match, perhaps, missing, isIntoDraft, problems } = row
  const send = useRowChoice(id)
  const choose = (chosen: boolean, changed: ImportedField[]) => {
    showChoice(queryClient, { id, part, row: { ...row, isChosen: chosen, fields: changed } })
    const taken = changed.filter(({ isTaken }) => isTaken).map(({ field }) => field)
    send({ number, isChosen: chosen, fields: taken })
  }
  const take = (field: string, isTaken: boolean) =>
    choose(
      isChosen || isTaken,
      fields.map((one) => (one.field === field ? { ...one, isTaken } : one)),
    )
  const asked = fields.filter(({ isTaken }) => !isTaken).map(({ field }) => field)
  return (
    <article className="desk-row import-row">
      <div>
        <h3 dir="auto">{name === '' ? fill(texts.row, { number: formats.number(number) }) : name}</h3>
        <p>
          {texts.kinds[kind]} · {fill(texts.row, { number: formats.number(number) })}
        </p>
        {match && (
          <p>
            {texts.matches} <Link to={entryUrl(placeKind, match.slug)}>{match.name}</Link>
          </p>
        )}
        {match && fields.length === 0 && <p>{texts.same}</p>}
        {isIntoDraft && <p>{texts.intoDraft}</p>}
        {kind === 'new' && missing.length > 0 && (
          <p>{fill(texts.missing, { fields: missing.map(labelOfField).join(', ') })}</p>
        )}
        <ImportProblems problems={problems} asked={asked} onUse={(field) => take(field, true)} />
        {perhaps && (
          <Perhaps name={name} perhaps={perhaps} onDecide={(sameAs) => send({ number, isChosen: true, sameAs })} />
        )}
      </div>
      {fields.length > 0 && (
        <>
          <label className="import-choice">
            <input
              type="checkbox"
              checked={isChosen}
              onChange={({ currentTarget }) => choose(currentTarget.checked, fields)}
            />
            <span>{fill(texts.take, { name })}</span>
          </label>
          <details open={kind === 'conflicting'}>
            <summary>{formats.plural(texts.fieldCount, fields.length)}</summary>
            <FieldTable name={name} fields={fields} onTake={take} />
          </details>
        </>
      )}
    </article>
  )
}

/** Fields with a value that is only likely meant. */
const PROPOSED: Partial<Record<ImportProblem['code'], string>> = {
  'hours-question': 'facts.openingHours',
  'near-area': 'locality',
}

type ImportProblemsProps = {
  problems: readonly ImportProblem[]
  /** The fields of the row that are not taken. */
  asked?: readonly string[] | undefined
  onUse?: ((field: string) => void) | undefined
}

/** The problems of a row, and notes about it for the editor. */
export function ImportProblems({ problems, asked, onUse }: ImportProblemsProps) {
  if (problems.length === 0) return null
  return (
    <ul className="desk-problems">
      {problems.map(({ column, code, value }) => (
        <li key={`${column} ${code} ${value}`}>
          {fill(texts.problem, {
            column: column === '' ? texts.file : labelOfField(column),
            problem: fill<string>(texts.problems[code], { value: getWords(code, value) }),
          })}
          <UseProposal field={PROPOSED[code]} asked={asked} onUse={onUse} />
        </li>
      ))}
    </ul>
  )
}

type UseProposalProps = Pick<ImportProblemsProps, 'asked' | 'onUse'> & { field: string | undefined }

function UseProposal({ field, asked, onUse }: UseProposalProps) {
  if (field === undefined || !asked?.includes(field)) return null
  return (
    <Button look="quiet" onClick={() => onUse?.(field)}>
      {hoursQuestion.use}
    </Button>
  )
}

type PerhapsProps = {
  name: string
  perhaps: NonNullable<ImportRow['perhaps']>
  onDecide: (sameAs: string | null) => void
}

/** An editor decides if two places with the same name are the same place. */
function Perhaps({ name, perhaps, onDecide }: PerhapsProps) {
  return (
    <div className="desk-buttons">
      <Link to={entryUrl(placeKind, perhaps.slug)}>{perhaps.name}</Link>
      <Button look="quiet" onClick={() => onDecide(perhaps.slug)}>
        {fill(texts.isSame, { row: name, name: perhaps.name })}
      </Button>
      <Button look="quiet" onClick={() => onDecide(null)}>
        {fill(texts.isOther, { row: name })}
      </Button>
    </div>
  )
}

/** Doubtful hours are shown in words. */
function getWords(code: ImportProblem['code'], value: string): string {
  return code === 'hours-question' ? hoursInWords(value, { words: hours, language: language.code }) : value
}

type FieldTableProps = {
  name: string
  fields: readonly ImportedField[]
  onTake: (field: string, isTaken: boolean) => void
}

/** Ours beside theirs, with a box for each field. */
function FieldTable({ name, fields, onTake }: FieldTableProps) {
  return (
    <div className="desk-changes">
      <table>
        <caption className="visually-hidden">{fill(texts.fieldsOf, { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{desk.field}</th>
            <th scope="col">{texts.ours}</th>
            <th scope="col">{texts.theirs}</th>
            <th scope="col">{texts.taken}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, ours, theirs, isTaken }) => (
            <tr key={field}>
              <th scope="row">{labelOfField(field)}</th>
              <td data-label={texts.ours}>{ours ?? desk.nothing}</td>
              <td data-label={texts.theirs} dir="auto">
                {theirs}
              </td>
              <td data-label={texts.taken}>
                <label className="import-choice">
                  <input
                    type="checkbox"
                    aria-label={fill(texts.takeField, { field: labelOfField(field), name })}
                    checked={isTaken}
                    onChange={({ currentTarget }) => onTake(field, currentTarget.checked)}
                  />
                </label>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
