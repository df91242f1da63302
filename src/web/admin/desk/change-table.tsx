import type { EntryChange } from '#contract/admin/desk-entries.ts'
import { desk } from '#messages/desk.ts'
import { nameOfField, type FieldNames } from './name-of-field.ts'

type ChangeTableProps = {
  names: FieldNames
  changes: readonly EntryChange[]
  caption: string
  before: string
  after: string
}

/** Two texts side by side, field by field. */
export function ChangeTable({ names, changes, caption, before, after }: ChangeTableProps) {
  return (
    <div className="desk-changes">
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{desk.field}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.field}>
              <th scope="row">{nameOfField(names, change.field)}</th>
              <td data-label={before}>{change.before ?? desk.nothing}</td>
              <td data-label={after}>{change.after ?? desk.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
