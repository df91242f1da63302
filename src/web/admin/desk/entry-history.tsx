import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { EntryVersion } from '#contract/admin/desk-entries.ts'
import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { ChangeTable } from './change-table.tsx'
import { useEntryKind } from './entry-kind.ts'
import { deskVersions } from './queries.ts'
import { useEntryAction, type ActionProps } from './use-entry-action.ts'

/** Each change with its editor and its time. It is read when an editor opens it. */
export function EntryHistory(props: ActionProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="desk-history" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{desk.history}</summary>
      {isOpen && <Versions key={props.entry.version} {...props} />}
    </details>
  )
}

function Versions(props: ActionProps) {
  const kind = useEntryKind()
  const { data, isPending, ...pages } = useInfiniteQuery(deskVersions(kind.tab, props.entry.slug))
  const versions = data?.pages.flatMap((page) => page.versions) ?? []
  if (!isPending && versions.length === 0) return <p>{desk.kinds[kind.name].historyEmpty}</p>
  return (
    <>
      <ol className="desk-versions">
        {versions.map((version) => (
          <li key={version.version}>
            <Version version={version} actionProps={props} />
          </li>
        ))}
      </ol>
      <MoreButton pages={pages}>{desk.moreHistory}</MoreButton>
    </>
  )
}

function Version({ version: given, actionProps }: { version: EntryVersion; actionProps: ActionProps }) {
  const { version, at, deed: action, editorName, importedFrom = '', changes } = given
  const { entry } = actionProps
  const kind = useEntryKind()
  const formats = useFormats()
  const { timeZone } = useCity()
  const { act, isPending } = useEntryAction(actionProps)
  const number = formats.number(version)
  const restore = () =>
    act({ action: { kind: 'restore', restored: version }, text: fill(desk.restored, { version: number }) })
  const name = editorName ?? (action === 'publish' ? desk.nobody : admin.formerAccount)
  return (
    <>
      <p>
        <time dateTime={at}>{writeInstant(at, timeZone, formats)}</time>{' '}
        {action === 'folder' ? desk.actions.folder : fill(desk.actions[action], { name, file: importedFrom })}
      </p>
      {changes.length > 0 && (
        <details>
          <summary>{formats.plural(desk.changed, changes.length)}</summary>
          <ChangeTable
            names={kind.fieldNames}
            changes={changes}
            caption={desk.history}
            before={desk.before}
            after={desk.after}
          />
        </details>
      )}
      {version !== entry.version && entry.state !== 'retired' && (
        <Button look="quiet" isBusy={isPending} onClick={restore}>
          {fill(desk.restore, { version: number })}
        </Button>
      )}
    </>
  )
}
