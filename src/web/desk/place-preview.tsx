import type { PlaceDetail } from '#contract/places.ts'
import { desk } from '#messages/desk.ts'
import { Dialog } from '../ui/dialog.tsx'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

/** The code of the page of a place, which most visits of the desk do not need. */
const story = lazyWithPreload(async () => (await import('./previewed-story.tsx')).PreviewedStory)

/** A place as its page will show it. Nothing of it is stored. */
export function PlacePreview({ place, onClose }: { place: PlaceDetail | null; onClose: () => void }) {
  return (
    <Dialog
      title={desk.preview}
      isOpen={place !== null}
      onClose={onClose}
      className="dialog-card desk-preview"
      closeLabel={desk.closePreview}
    >
      {place && <story.Lazy placeholder={null} props={{ place }} />}
    </Dialog>
  )
}
