import { useEffect, useId, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { paths } from '#contract/paths.ts'
import { headerSearch } from '#messages/shell.ts'
import { Icon } from '../ui/icon.tsx'
import { lazyWithPreload } from '../ui/lazy-with-preload.tsx'

const suggestions = lazyWithPreload(async () => (await import('../guide/search/suggestions.tsx')).Suggestions)

/**
 * A plain form, which the browser sends. The code of the suggestions loads when the field gets the focus; from then on
 * the results come without a new document. On small screens, the form is a sheet that shows while it has the
 * focus, also without script.
 */
export function HeaderSearch() {
  const id = useId()
  const action = useHref(paths.search)
  const field = useRef<HTMLInputElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    // Somebody was quicker than this code, and the event of the focus is over.
    if (document.activeElement === field.current) setIsWanted(true)
    return focusOnSlash(field.current)
  }, [])
  return (
    <>
      <label htmlFor={id} className="icon-button header-search-opener">
        <Icon name="search" />
      </label>
      <form className="header-search" role="search" aria-label={headerSearch.label} action={action}>
        <input
          id={id}
          className="search-input"
          ref={field}
          onFocus={() => setIsWanted(true)}
          type="search"
          name={SEARCH_PARAMETER}
          aria-label={headerSearch.label}
          placeholder={headerSearch.placeholder}
          autoComplete="off"
          enterKeyHint="search"
        />
        {isWanted && <suggestions.Lazy props={{ field }} placeholder={null} />}
      </form>
    </>
  )
}

/** The key that many sites use for it. It does nothing while somebody types. */
function focusOnSlash(field: HTMLInputElement | null): () => void {
  const focus = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    field?.focus()
  }
  addEventListener('keydown', focus)
  return () => removeEventListener('keydown', focus)
}
