import { useId, type FormEvent, type ReactNode } from 'react'
import type { ReviewFilter } from '#contract/review/moderation.ts'
import { RATING_MAX } from '#contract/review/ratings.ts'
import { admin, moderation as messages } from '#messages/admin.ts'
import { Button } from '../ui/button.tsx'
import { CheckBox } from '../ui/check-box.tsx'
import { Field } from '../ui/field.tsx'
import { getFilter, listOrder } from './moderation-search.ts'

const stars = Array.from({ length: RATING_MAX }, (_, index) => String(index + 1))

type ModerationFiltersProps = { filter: ReviewFilter; onChange: (filter: ReviewFilter) => void }

/** Sent as a whole, so that half a date does not search. The list changes at once. */
export function ModerationFilters({ filter, onChange }: ModerationFiltersProps) {
  const { place, author, ...rest } = filter
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onChange(getFilter(new FormData(event.currentTarget), filter))
  }
  return (
    <search className="moderation-filters">
      <form onSubmit={search}>
        <PlainSelect label={messages.list} name="list" value={filter.list}>
          {listOrder.map((list) => (
            <option key={list} value={list}>
              {messages.lists[list]}
            </option>
          ))}
        </PlainSelect>
        <PlainSelect label={messages.stars} name="stars" value="">
          <option value="">{messages.anyStars}</option>
          {stars.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </PlainSelect>
        <Field label={messages.text} name="text" type="search" maxLength={200} />
        <Field label={messages.from} name="from" type="date" />
        <Field label={messages.until} name="until" type="date" />
        <div className="moderation-send">
          <CheckBox name="withPhoto">{messages.withPhoto}</CheckBox>
          <Button type="submit" look="quiet">
            {admin.search}
          </Button>
        </div>
      </form>
      {(place !== undefined || author !== undefined) && (
        <Button look="quiet" onClick={() => onChange(rest)}>
          {messages.everybody}
        </Button>
      )}
    </search>
  )
}

type PlainSelectProps = { label: string; name: string; value: string; children: ReactNode }

/** Uncontrolled, as the other fields of this form. */
function PlainSelect({ label, name, value, children }: PlainSelectProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        onChange={({ currentTarget }) => name === 'list' && currentTarget.form?.requestSubmit()}
      >
        {children}
      </select>
    </div>
  )
}
