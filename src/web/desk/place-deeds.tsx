import { useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import { desk } from '#messages/desk.ts'
import { placeIndex } from '../city/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { ChangeTable } from './change-table.tsx'
import { useDeed, type DeedProps } from './use-deed.ts'

/** The newer text of the folder beside the editors' text, for a choice. */
export function FolderChoice(props: DeedProps) {
  const { place } = props
  const { act, isPending } = useDeed(props)
  if (!place.folderChanges) return null
  const choose = (choice: 'keep' | 'take') => act({ deed: { kind: 'folder', choice }, text: desk.chosen })
  return (
    <Notice title={desk.folderTitle} text={desk.folderText}>
      <ChangeTable changes={place.folderChanges} caption={desk.folderTitle} before={desk.ours} after={desk.theirs} />
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

/** What the draft changes, and how to drop it. */
export function DraftNote(props: DeedProps) {
  const { place } = props
  const { act, isPending } = useDeed(props)
  if (!place.hasDraft) return null
  const discard = () => {
    const question = place.state === 'draft' ? desk.removeQuestion : desk.discardQuestion
    if (confirm(question)) act({ deed: { kind: 'discard' }, text: desk.discarded })
  }
  return (
    <details className="desk-draft">
      <summary>{desk.draftTitle}</summary>
      {place.draftChanges.length > 0 && (
        <ChangeTable changes={place.draftChanges} caption={desk.draftTitle} before={desk.before} after={desk.after} />
      )}
      <Button look="danger" isBusy={isPending} onClick={discard}>
        {desk.discard}
      </Button>
    </details>
  )
}

/** Takes a place out of the guide. */
export function Retirement(props: DeedProps) {
  const { place } = props
  const { act, isPending } = useDeed(props)
  const { data } = useQuery(placeIndex())
  const [replacedBy, setReplacedBy] = useState('')
  const others = (data?.places ?? []).filter(({ slug }) => slug !== place.slug)
  const options = others
    .map(({ slug, name }) => ({ value: slug, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const retire = () =>
    act({
      deed: { kind: 'retire', replacedBy: replacedBy === '' ? null : replacedBy },
      text: fill(desk.retired, { name: place.name }),
    })
  return (
    <details className="desk-retirement">
      <summary>{desk.retireTitle}</summary>
      <p>{desk.retireText}</p>
      <div className="desk-adder">
        <SelectField
          label={desk.replacement}
          value={replacedBy}
          options={[{ value: '', label: desk.noReplacement }, ...options]}
          onChange={setReplacedBy}
        />
        <Button look="danger" isBusy={isPending} onClick={retire}>
          {desk.retire}
        </Button>
      </div>
    </details>
  )
}

/** A retired place has no form: it comes back first. */
export function RetiredNotice(props: DeedProps) {
  const { place } = props
  const { act, isPending } = useDeed(props)
  const bringBack = () => act({ deed: { kind: 'bring-back' }, text: fill(desk.broughtBack, { name: place.name }) })
  return (
    <Notice title={desk.retiredNotice}>
      <Button isBusy={isPending} onClick={bringBack}>
        {desk.bringBack}
      </Button>
    </Notice>
  )
}
