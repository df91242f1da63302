import { useState } from 'react'
import { COLUMN_FIELDS } from '#contract/admin/import-fields.ts'
import { fill } from '#contract/messages/format.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { SEEN_SOURCE, type PlaceImport } from '#contract/admin/place-imports.ts'
import { categories } from '#messages/places.ts'
import { placeImport as texts } from '#messages/desk.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { ImportAction } from './import-calls.ts'
import { labelOfColumn } from './import-labels.ts'

type ImportColumnsProps = { found: PlaceImport; isBusy: boolean; onRead: (action: ImportAction) => void }

/** The columns of a file with the fields that they fill. The guide guesses them, and an editor corrects it. */
export function ImportColumns({ found, isBusy, onRead }: ImportColumnsProps) {
  const [columns, setColumns] = useState(found.file.columns)
  const [category, setCategory] = useState(found.category)
  const [source, setSource] = useState('')
  const [isSeen, setIsSeen] = useState(false)
  // It stays as the editor sets it while the columns change.
  const [isOpen] = useState(() => needsEditor(found))
  const { languages } = useCity()
  if (columns.length === 0) return null
  const fields = [...COLUMN_FIELDS, ...languages.filter((code) => code !== 'en').map((code) => `name:${code}`)]
  const options = [
    { value: '', label: texts.noField },
    ...fields.map((field) => ({ value: field, label: labelOfColumn(field) })),
  ]
  const lists = [
    { value: '', label: texts.noList },
    ...placeCategories.map((value) => ({ value, label: categories[value].tab })),
  ]
  const choose = (name: string, field: string) =>
    setColumns(columns.map((one) => (one.name === name ? { ...one, field: field === '' ? null : field } : one)))
  const given = isSeen ? SEEN_SOURCE : source.trim()
  const reading = {
    columns: columns.map(({ name, field }) => ({ name, field })),
    category,
    ...(given !== '' && { source: given }),
  }
  return (
    <details className="import-columns" open={isOpen}>
      <summary>{texts.columns}</summary>
      <p className="admin-hint">{texts.columnsHint}</p>
      {columns.map(({ name, field, example }) => (
        <SelectField
          key={name}
          label={example === '' ? name : fill(texts.column, { name, example })}
          value={field ?? ''}
          options={options}
          onChange={(value) => choose(name, value)}
        />
      ))}
      <SelectField
        label={texts.listOfRows}
        value={category ?? ''}
        options={lists}
        onChange={(value) => setCategory(placeCategories.find((one) => one === value) ?? null)}
      />
      <Field
        label={texts.source}
        hint={texts.sourceHint}
        name="source"
        type="url"
        maxLength={500}
        disabled={isSeen}
        value={source}
        onChange={({ currentTarget }) => setSource(currentTarget.value)}
      />
      <label className="import-choice">
        <input type="checkbox" checked={isSeen} onChange={({ currentTarget }) => setIsSeen(currentTarget.checked)} />
        {texts.sourceSeen}
      </label>
      <Button look="quiet" isBusy={isBusy} onClick={() => onRead({ kind: 'read-again', reading })}>
        {texts.readAgain}
      </Button>
    </details>
  )
}

/** Fields that need a source. */
const FACTS: ReadonlySet<string | null> = new Set(['openingHours', 'adultPrice', 'phone', 'website', 'postalAddress'])

/** True where the guide could not guess all columns, or where the file may name no source of its facts. */
function needsEditor({ file: { columns } }: PlaceImport): boolean {
  const fields = columns.map(({ field }) => field)
  const hasFacts = fields.some((field) => FACTS.has(field))
  return !fields.includes('name') || fields.includes(null) || (hasFacts && !fields.includes('source'))
}
