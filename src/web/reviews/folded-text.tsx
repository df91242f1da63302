import { useId, useState } from 'react'
import { reviewLists } from '#messages/reviews.ts'

/** A longer text does not fit into the lines that show at first, at any width. */
const MAX_UNFOLDED_CHARACTERS = 380

/** A line break costs about this many characters. */
const CHARACTERS_PER_LINE = 60

/** Keeps the line breaks of the text. A long text shows only its beginning. */
export function FoldedText({ text }: { text: string }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = text.length + CHARACTERS_PER_LINE * (text.split('\n').length - 1) > MAX_UNFOLDED_CHARACTERS
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
