import { useState } from 'react'
import type { PlaceDetail } from '#contract/places.ts'
import { desk } from '#messages/desk.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import type { Json } from './edited-text.ts'
import { previewPlace } from './mutations.ts'

/** The code of the page of a place, which most visits of the desk do not need. */
const story = lazyWithPreload(async () => (await import('./previewed-story.tsx')).PreviewedStory)

/** Shows the text as its page will, without storing it. */
export function PlacePreview({ text }: { text: Json }) {
  const [place, setPlace] = useState<PlaceDetail | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const preview = useApiMutation({
    write: () => previewPlace(text),
    onSuccess: (made) => {
      setPlace(made)
      setIsOpen(true)
    },
    failure: desk.previewFailed,
    place: 'top-right',
  })
  return (
    <>
      <Button look="quiet" isBusy={preview.isPending} onClick={() => preview.mutate()}>
        {desk.preview}
      </Button>
      <Dialog
        title={desk.preview}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="desk-preview"
        closeLabel={desk.closePreview}
      >
        {place && isOpen && <story.Lazy placeholder={null} props={{ place }} />}
      </Dialog>
    </>
  )
}
