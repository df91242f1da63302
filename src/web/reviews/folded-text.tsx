import { useId, useState } from 'react'
import { reviewLists } from '#messages/review-lists.ts'

/** Characters beyond which a text takes more lines than are shown of it at first, however wide it is set. */
const LONG = 380

/** Characters of such a line: what a line of one's own takes away. */
const LINE = 60

/** A text that people typed, with its own lines; a long one shows its beginning. */
export function FoldedText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length + LINE * (text.split('\n').length - 1) > LONG
  return (
    <div className="folded-text">
      <p id={id} dir="auto" className={isLong && !isOpen ? 'folded' : undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="text-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? reviewLists.less : reviewLists.more}
        </button>
      )}
    </div>
  )
}
