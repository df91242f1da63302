import { desk } from '#messages/desk.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useApiMutation } from '../../ui/use-api-mutation.ts'
import { readEntry } from './desk-calls.ts'
import { useEntryKind } from './entry-kind.ts'

type StaleNoticeProps = {
  slug: string
  /** Gets the version that the editor now knows of. */
  onOverwrite: (version: number) => void
  onReload: () => void
  isStored: boolean
}

/** Warns an editor that another one has saved the entry, before anything is overwritten. */
export function StaleNotice({ slug, onOverwrite, onReload, isStored }: StaleNoticeProps) {
  const kind = useEntryKind()
  const texts = desk.kinds[kind.name]
  const keeping = useApiMutation({
    write: () => readEntry(kind, slug),
    onSuccess: ({ version }) => onOverwrite(version),
    failure: texts.entryFailed,
    place: 'top-right',
  })
  return (
    <Notice title={texts.staleTitle} text={isStored ? desk.staleKept : desk.staleText} isAlert>
      <div className="desk-buttons">
        <Button isBusy={keeping.isPending} isDisabled={isStored} onClick={() => keeping.mutate()}>
          {desk.keepMine}
        </Button>
        <Button look="quiet" onClick={onReload}>
          {desk.takeTheirs}
        </Button>
      </div>
    </Notice>
  )
}
