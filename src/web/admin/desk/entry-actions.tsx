import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { admin } from '#messages/admin.ts'
import { desk } from '#messages/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ChangeTable } from './change-table.tsx'
import { useEntryKind } from './entry-kind.ts'
import { useEntryAction, type ActionProps } from './use-entry-action.ts'

/** The newer text of the folder beside the editors' text, for a choice. */
export function FolderChoice(props: ActionProps) {
  const { entry } = props
  const { fieldNames } = useEntryKind()
  const { act, isPending } = useEntryAction(props)
  if (!entry.folderChanges) return null
  const choose = (choice: 'keep' | 'take') => act({ action: { kind: 'folder', choice }, text: desk.chosen })
  return (
    <Notice title={desk.folderTitle} text={desk.folderText}>
      <ChangeTable
        names={fieldNames}
        changes={entry.folderChanges}
        caption={desk.folderTitle}
        before={desk.ours}
        after={desk.theirs}
      />
      <div className="desk-buttons">
        <Button isBusy={isPending} onClick={() => choose('keep')}>
          {desk.keep}
        </Button>
        <Button look="quiet" isDisabled={isPending} onClick={() => choose('take')}>
          {desk.take}
        </Button>
      </div>
    </Notice>
  )
}

/** The changes of the draft, and a way to drop it. */
export function DraftNote(props: ActionProps) {
  const { entry } = props
  const { fieldNames } = useEntryKind()
  const { act, isPending } = useEntryAction(props)
  if (!entry.hasDraft) return null
  const discard = () => {
    const question = entry.state === 'draft' ? desk.removeQuestion : desk.discardQuestion
    if (confirm(question)) act({ action: { kind: 'discard' }, text: desk.discarded })
  }
  return (
    <details className="desk-draft">
      <summary>{desk.draftTitle}</summary>
      {entry.draftChanges.length > 0 && (
        <ChangeTable
          names={fieldNames}
          changes={entry.draftChanges}
          caption={desk.draftTitle}
          before={desk.before}
          after={desk.after}
        />
      )}
      <Button look="danger" isBusy={isPending} onClick={discard}>
        {admin.discardDraft}
      </Button>
    </details>
  )
}

/** Takes an entry out of the guide. */
export function Retirement(props: ActionProps) {
  const { entry } = props
  const { act, isPending } = useEntryAction(props)
  const kind = useEntryKind()
  const texts = desk.kinds[kind.name]
  const [replacedBy, setReplacedBy] = useState('')
  const retire = () =>
    act({
      action: { kind: 'retire', replacedBy: replacedBy === '' ? null : replacedBy },
      text: fill(desk.retired, { name: entry.name }),
    })
  return (
    <details className="desk-retirement">
      <summary>{desk.retireTitle}</summary>
      <p>{texts.retireText}</p>
      <div className="desk-adder">
        {kind.Others && (
          <kind.Others>
            {(others) => (
              <SelectField
                label={desk.replacement}
                value={replacedBy}
                options={[{ value: '', label: desk.noReplacement }, ...optionsBeside(entry.slug, others)]}
                onChange={setReplacedBy}
              />
            )}
          </kind.Others>
        )}
        <Button look="danger" isBusy={isPending} onClick={retire}>
          {texts.retire}
        </Button>
      </div>
    </details>
  )
}

function optionsBeside(own: string, others: readonly { slug: string; name: string }[]) {
  return others
    .filter(({ slug }) => slug !== own)
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** A retired entry has no form: it comes back first. */
export function RetiredNotice(props: ActionProps) {
  const { entry } = props
  const { act, isPending } = useEntryAction(props)
  const { name } = useEntryKind()
  const bringBack = () => act({ action: { kind: 'bring-back' }, text: fill(desk.broughtBack, { name: entry.name }) })
  return (
    <Notice title={desk.kinds[name].retiredNotice}>
      <Button isBusy={isPending} onClick={bringBack}>
        {desk.bringBack}
      </Button>
    </Notice>
  )
}
