import { filters as texts } from '#messages/places.ts'
import type { PlaceSort } from '#contract/place/place-filters.ts'
import { Button } from '../../ui/button.tsx'
import { locateVisitor, useOwnPosition } from './own-position.ts'

/** Explains the order of a list in one sentence. The order by distance needs the visitor's consent. */
export function SortNote({ sort }: { sort: PlaceSort }) {
  const { kind } = useOwnPosition()
  if (sort !== 'near') return <p className="sort-note">{texts.sortNotes[sort]}</p>
  return (
    <div className="sort-note">
      <p>{texts.sortNotes.near}</p>
      {kind === 'unasked' && (
        <Button look="quiet" onClick={locateVisitor}>
          {texts.locate}
        </Button>
      )}
      <p role="status">
        {kind === 'asking' && texts.locating}
        {kind === 'refused' && texts.locationRefused}
        {kind === 'unknown' && texts.locationUnknown}
      </p>
    </div>
  )
}
