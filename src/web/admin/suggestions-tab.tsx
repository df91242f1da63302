import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import { declineReasons, suggestionLists, type SuggestionList } from '#contract/place/suggestion-rules.ts'
import type { Suggestion } from '#contract/admin/suggestions.ts'
import { desk, deskSuggestions as messages } from '#messages/desk.ts'
import { useFormats } from '../city/use-formats.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { suggestionPages } from './queries.ts'
import { SuggestionRow } from './suggestion-row.tsx'
import { useSuggestionDecisions } from './use-suggestion-decisions.ts'
import '../suggestions/suggestions.css'

export function SuggestionsTab() {
  const [list, setList] = useState<SuggestionList>('waiting')
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <p className="admin-hint suggestion-keys">{messages.keys}</p>
      <search className="admin-filter">
        <SelectField
          label={desk.show}
          value={list}
          options={suggestionLists.map((value) => ({ value, label: messages.lists[value] }))}
          onChange={(value) => setList(value === 'decided' ? 'decided' : 'waiting')}
        />
      </search>
      <Suggestions key={list} list={list} />
    </>
  )
}

function Suggestions({ list }: { list: SuggestionList }) {
  const formats = useFormats()
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(suggestionPages(list))
  const suggestions = data?.pages.flatMap((page) => page.suggestions) ?? []
  /** The suggestion that gets the focus: the next one after a decision. Null: the count, when none is left. */
  const [focused, setFocused] = useState<string | null | undefined>()
  const [changed, setChanged] = useState<string | null>(null)
  const [last, setLast] = useState<Suggestion | null>(null)
  const decisions = useSuggestionDecisions((done) => {
    setLast(done)
    setChanged(null)
    setFocused(getNext(suggestions, done._id)?._id ?? null)
  })
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const followKey = (event: KeyboardEvent, suggestion: Suggestion) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const reason = declineReasons[Number(key) - 1]
    const isWaiting = suggestion.decision === null
    if (key === 'a' && isWaiting) accept(suggestion)
    else if (key === 'c' && isWaiting && suggestion.topic !== 'other') setChanged(suggestion._id)
    else if (reason && isWaiting) decisions.decide({ suggestion, action: { kind: 'decline', reason } })
    else if (key === 'u') takeBack(isWaiting ? last : suggestion)
    else if (key === 'j') focusIn(event.currentTarget.closest('li')?.nextElementSibling)
    else if (key === 'k') focusIn(event.currentTarget.closest('li')?.previousElementSibling)
    else return
    event.preventDefault()
  }
  const accept = (suggestion: Suggestion) => {
    const { placeVersion: version } = suggestion
    decisions.decide({ suggestion, action: { kind: 'accept', version: version ?? 0 } })
  }
  const takeBack = (suggestion: Suggestion | null) => {
    if (!suggestion) return
    setLast(null)
    setFocused(suggestion._id)
    decisions.takeBack(suggestion)
  }
  return (
    <>
      <p className="admin-count" role="status" tabIndex={-1} ref={focused === null ? takeFocus : undefined}>
        {formats.plural(pages.hasNextPage ? messages.shownSoFar : messages.shown, suggestions.length)}
      </p>
      {suggestions.length === 0 && <Notice title={list === 'waiting' ? messages.empty : messages.emptyDecided} />}
      <ul className="admin-list">
        {suggestions.map((suggestion) => (
          <li key={suggestion._id}>
            <SuggestionRow
              suggestion={suggestion}
              isFocused={suggestion._id === focused}
              isChanging={suggestion._id === changed}
              decisions={decisions}
              onKey={(event) => followKey(event, suggestion)}
              onAccept={() => accept(suggestion)}
              onChange={(isChanging) => {
                setChanged(isChanging ? suggestion._id : null)
                setFocused(suggestion._id)
              }}
              onTakeBack={() => takeBack(suggestion)}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{messages.more}</MoreButton>
    </>
  )
}

function getNext(suggestions: readonly Suggestion[], id: string): Suggestion | undefined {
  const index = suggestions.findIndex(({ _id }) => _id === id)
  return suggestions[index + 1] ?? suggestions[index - 1]
}

function focusIn(row: Element | null | undefined): void {
  row?.querySelector('button')?.focus()
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea')
}
