import { desk } from '#messages/desk.ts'
import { getDeskPlace } from '#contract/endpoints/desk-places.ts'
import { callOverHttp } from '../api/call.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'

type StaleNoticeProps = {
  slug: string
  /** Gets the version that the editor now knows of. */
  onKeep: (version: number) => void
  onReload: () => void
  isKept: boolean
}

/** Tells an editor that another one has saved the place, before anything is overwritten. */
export function StaleNotice({ slug, onKeep, onReload, isKept }: StaleNoticeProps) {
  const keeping = useApiMutation({
    write: () => callOverHttp(getDeskPlace, { params: { slug } }),
    onSuccess: ({ place }) => onKeep(place.version),
    failure: desk.placeFailed,
    place: 'top-right',
  })
  return (
    <Notice title={desk.staleTitle} text={isKept ? desk.staleKept : desk.staleText} isAlert>
      <div className="desk-buttons">
        <Button isBusy={keeping.isPending} isDisabled={isKept} onClick={() => keeping.mutate()}>
          {desk.keepMine}
        </Button>
        <Button look="quiet" onClick={onReload}>
          {desk.takeTheirs}
        </Button>
      </div>
    </Notice>
  )
}
