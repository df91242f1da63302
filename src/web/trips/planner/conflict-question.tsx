import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { PlanningGuide } from '#contract/trip/planning.ts'
import type { HistoryEntry } from '#contract/trip/trip-history.ts'
import { tripPage } from '#messages/planner.ts'
import { tripHistory } from '#messages/trip-people.ts'
import type { MergeConflict } from '#planning/merge/merge-fields.ts'
import type { Merge } from '#planning/merge/merge-trips.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { getHistory } from '../suggestions/queries.ts'
import { useWaiting } from '../suggestions/waiting-suggestions.ts'
import { subjectText, valueText, type ConflictWords } from './conflict-text.ts'
import { findSaver } from './find-saver.ts'
import './conflict-question.css'

const texts = tripPage.conflicts
const { saved } = tripHistory

type ConflictQuestionProps = {
  merge: Merge
  isOpen: boolean
  guide: PlanningGuide
  /** @param theirs keys of the conflicts in which the other device is right */
  onResolve: (theirs: readonly string[]) => void
  /** Closed without a decision. */
  onPutOff: () => void
}

/**
 * Asks about what two devices changed in different ways, field by field. Escape decides nothing: the question stays, and
 * nothing is saved before its answer.
 */
export function ConflictQuestion({ merge, isOpen, guide, onResolve, onPutOff }: ConflictQuestionProps) {
  const formats = useFormats()
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const waiting = useWaiting()
  const isShared = waiting?.isShared === true || merge.of.mine.membership !== undefined
  const words: ConflictWords = { merge, guide, formats }
  const { data } = useQuery({ ...getHistory(merge.of.mine._id), enabled: isShared && isOpen })
  const history = isShared ? (data?.history ?? null) : null
  const choose = (key: string, isTheirs: boolean) => {
    const others = [...theirs].filter((each) => each !== key)
    setTheirs(new Set(isTheirs ? [...others, key] : others))
  }
  return (
    <Dialog
      title={isShared ? texts.sharedTitle : texts.title}
      isOpen={isOpen}
      onClose={onPutOff}
      className="dialog-card conflict-question"
    >
      {/* No form: a traveller who types when the question appears must not answer it with Enter. */}
      <div className="conflict-fields">
        <p>{isShared ? texts.sharedText : texts.text}</p>
        {merge.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.key}
            conflict={conflict}
            words={words}
            history={history}
            isTheirs={theirs.has(conflict.key)}
            onChoose={(isTheirs) => choose(conflict.key, isTheirs)}
          />
        ))}
        <div className="dialog-actions">
          <Button onClick={() => onResolve([...theirs])}>{texts.done}</Button>
        </div>
      </div>
    </Dialog>
  )
}

type ConflictChoiceProps = {
  conflict: MergeConflict
  words: ConflictWords
  /** Null: nobody else is in the trip, or it is not read yet. */
  history: readonly HistoryEntry[] | null
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function ConflictChoice({ conflict, words, history, isTheirs, onChoose }: ConflictChoiceProps) {
  const id = useId()
  const labels = {
    mine: fill(texts.mine, { value: valueText(conflict, 'mine', words) }),
    theirs: theirsText(valueText(conflict, 'theirs', words), history && (findSaver(conflict, history) ?? 'unknown')),
  }
  return (
    <fieldset>
      <legend>{subjectText(conflict, words)}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side} className="conflict-choice">
          <input
            id={`${id}-${side}`}
            type="radio"
            name={id}
            checked={isTheirs === (side === 'theirs')}
            onChange={() => onChoose(side === 'theirs')}
          />
          <label htmlFor={`${id}-${side}`}>{labels[side]}</label>
        </div>
      ))}
    </fieldset>
  )
}

/** @param saver who has saved the value. Null: another device, or not known yet */
function theirsText(value: string, saver: HistoryEntry | 'unknown' | null): string {
  if (saver === null) return fill(texts.theirs, { value })
  if (saver === 'unknown') return fill(saved.bySomebody, { value })
  return saver.isYou ? fill(saved.byYou, { value }) : fill(saved.by, { name: saver.name, value })
}
