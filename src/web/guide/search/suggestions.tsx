import { actions } from '#messages/ui.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useSyncExternalStore, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { search, searchPage } from '#messages/search.ts'
import { useFormats } from '../../city/use-formats.ts'
import {
  clearRecentSearches,
  storeRecentSearch,
  onRecentSearchesChange,
  recentSearches,
} from '../../session/recent-searches.ts'
import { focusContent } from '../../ui/take-focus.ts'
import { showToast } from '../../ui/toast.ts'
import { OpenLines } from '../places/open-line.tsx'
import { keyOfOption, optionsFor, type Option } from './options.ts'
import { guideMatching } from './queries.ts'
import { searchUrl } from './search-url.ts'
import { SuggestionOption } from './suggestion-option.tsx'
import { leaveField, useBox, useCombobox } from './use-combobox.ts'
import './search.css'

/**
 * Suggestions below a search field: the combobox pattern of the ARIA Authoring Practices, a list with manual selection.
 * Without a term it shows lists that need none, and the recent searches of this device.
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
    if (term !== '') void storeRecentSearch(term)
    leaveField(field.current)
    // The next Tab starts with the new page, as after a link.
    focusContent()
    void navigate(url)
  }
  const choose = (option: Option) => follow(option.url, 'term' in option ? option.term : asked)
  const chooseAt = (index: number) => options.slice(index, index + 1).forEach(choose)
  useCombobox({
    field,
    state,
    act,
    listId,
    keys: options.map(keyOfOption),
    onChoose: chooseAt,
    onSubmit: (term) => {
      if (term === '') showToast({ kind: 'warning', text: search.blank })
      else follow(searchUrl(term), term)
    },
  })
  const forget = () => {
    // The button goes with the list: without the focus in the form, the rest would close, too.
    field.current?.focus()
    void clearRecentSearches()
  }
  const isShown = isOpen && options.length > 0
  const hasRecent = options.some(({ kind }) => kind === 'recent')
  return (
    <>
      <div className="search-suggestions" hidden={!isShown}>
        <div id={listId} role="listbox" aria-label={searchPage.suggestionsTitle}>
          <OpenLines>
            {options.map((option, index) => (
              <SuggestionOption
                key={keyOfOption(option)}
                id={`${listId}-${index}`}
                option={option}
                isActive={keyOfOption(option) === active}
                onChoose={() => choose(option)}
              />
            ))}
          </OpenLines>
        </div>
        {hasRecent && (
          <button type="button" className="search-suggestions-clear" onClick={forget}>
            {searchPage.forget}
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {isShown ? formats.plural(searchPage.suggestions, options.length) : ''}
      </span>
      <button type="button" className="header-search-close" onClick={() => leaveField(field.current)}>
        {actions.close}
      </button>
    </>
  )
}
