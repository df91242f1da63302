import { useEffect, useRef } from 'react'
import { searchPage } from '#messages/search-page.ts'
import type { Option } from './options.ts'

type SuggestionOptionProps = { id: string; option: Option; isActive: boolean; onChoose: () => void }

export function SuggestionOption({ id, option, isActive, onChoose }: SuggestionOptionProps) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <button
      type="button"
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'suggestion suggestion-active' : 'suggestion'}
      // The field keeps the focus, so that its sheet stays open until the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {option.kind === 'hit' ? (
        <>
          <span className="suggestion-name">{option.hit.name}</span>
          <span className="suggestion-kind">{searchPage.kinds[option.hit.kind]}</span>
        </>
      ) : (
        <span>{option.text}</span>
      )}
    </button>
  )
}
