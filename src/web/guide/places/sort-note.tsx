import { useEffect } from 'react'
import { filters as texts } from '#messages/places.ts'
import type { PlaceSort } from '#contract/place/place-filters.ts'
import { Button } from '../../ui/button.tsx'
import { AREA_JUMP_ID } from './area-jump.ts'
import { locateSharingVisitor, locateVisitor, useOwnPosition, type OwnPosition } from './own-position.ts'

/** The order that a list by distance has in each case. */
const nearNotes = {
  unasked: texts.nearUnasked,
  asking: texts.locating,
  refused: texts.locationRefused,
  unknown: texts.locationUnknown,
  known: texts.sortNotes.near,
} as const satisfies Record<OwnPosition['kind'], string>

type SortNoteProps = {
  sort: PlaceSort
  /** True if the page has the jump to an area, which is the way on without a position. */
  hasAreaJump: boolean
}

/** Explains the order of a list in one sentence. The order by distance needs the visitor's consent. */
export function SortNote({ sort, hasAreaJump }: SortNoteProps) {
  const { kind } = useOwnPosition()
  useEffect(() => {
    if (sort === 'near') locateSharingVisitor()
  }, [sort])
  if (sort !== 'near') return <p className="sort-note">{texts.sortNotes[sort]}</p>
  return (
    <div className="sort-note">
      <p role="status">{nearNotes[kind]}</p>
      {kind === 'unasked' && (
        <Button look="quiet" onClick={locateVisitor}>
          {texts.locate}
        </Button>
      )}
      {hasAreaJump && (kind === 'refused' || kind === 'unknown') && (
        <p>
          <a href={`#${AREA_JUMP_ID}`}>{texts.jump}</a>
        </p>
      )}
    </div>
  )
}
