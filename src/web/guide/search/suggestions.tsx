import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { searchPage } from '#messages/search-page.ts'
import { useFormats } from '../../city/use-formats.ts'
import {
  clearRecentSearches,
  keepRecentSearch,
  onRecentSearchesChange,
  recentSearches,
} from '../../session/recent-searches.ts'
import { optionsFor, type Option } from './options.ts'
import { guideMatching } from './queries.ts'
import { searchUrl } from './search-url.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { leaveField, useBox, useCombobox } from './use-combobox.ts'
import './search.css'

/**
 * Suggestions below a search field: the combobox pattern of the ARIA Authoring Practices, a list with manual selection.
 * Without a term it shows the recent searches of this device.
 */
export function Suggestions({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const formats = useFormats()
  const navigate = useNavigate()
  const listId = useId()
  const [state, act] = useBox()
  const { asked, active, isOpen } = state
  const recent = useSyncExternalStore(onRecentSearchesChange, recentSearches, recentSearches)
  const { data } = useQuery({ ...guideMatching(asked), enabled: asked !== '', placeholderData: keepPreviousData })
  const options = optionsFor(asked, data?.results ?? [], recent)
  const follow = (url: string, term: string) => {
    if (term !== '') void keepRecentSearch(term)
    leaveField(field.current)
    void navigate(url)
  }
  const choose = (option: Option) => follow(option.url, option.kind === 'term' ? option.term : asked)
  const chooseAt = (index: number) => options.slice(index, index + 1).forEach(choose)
  useCombobox({
    field,
    state,
    act,
    listId,
    keys: options.map(({ url }) => url),
    onChoose: chooseAt,
    onSubmit: (term) => follow(searchUrl(term), term),
  })
  const isShown = isOpen && options.length > 0
  const hasRecent = asked === '' && options.length > 0
  return (
    <>
      <div className="suggestions" hidden={!isShown}>
        {hasRecent && <p className="suggestions-title">{searchPage.recent}</p>}
        <div id={listId} role="listbox" aria-label={hasRecent ? searchPage.recent : searchPage.suggestionsTitle}>
          {options.map((option, index) => (
            <SuggestionOption
              key={option.url}
              id={`${listId}-${index}`}
              option={option}
              isActive={option.url === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
        {hasRecent && (
          <button type="button" className="suggestions-clear" onClick={() => void clearRecentSearches()}>
            {searchPage.forget}
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isShown ? formats.plural(searchPage.suggestions, options.length) : ''}
      </span>
      <button type="button" className="header-search-close" onClick={() => leaveField(field.current)}>
        {searchPage.close}
      </button>
    </>
  )
}
