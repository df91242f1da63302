import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { deskPlaceFilters, type ListedDeskPlace } from '#contract/desk-places.ts'
import { desk } from '#messages/desk.ts'
import { useFormats } from '../city/use-formats.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { SelectField } from '../ui/select-field.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { deskUrl, listUrl, readDeskScreen, readListQuery, type ListQuery } from './desk-url.ts'
import { NewPlace, PlaceEditor } from './place-editor.tsx'
import { PlaceStates } from './place-states.tsx'
import { deskPlacePages } from './queries.ts'
import '../styles/desk.css'

const filters = deskPlaceFilters.map((value) => ({ value, label: desk.filters[value] }))

/** The places of the guide for editors: a list, or one of them. */
export function PlacesTab() {
  const [search] = useSearchParams()
  const screen = readDeskScreen(search)
  if (screen.kind === 'list') return <PlaceList />
  return (
    <div className="desk">
      <Link to={deskUrl({})} className="desk-back">
        {desk.back}
      </Link>
      {screen.kind === 'new' ? <NewPlace /> : <PlaceEditor key={screen.slug} slug={screen.slug} />}
    </div>
  )
}

function PlaceList() {
  const [query] = useSearchParams()
  const asked = readListQuery(query)
  const [typed, setTyped] = useState(asked.text)
  const navigate = useNavigate()
  const ask = (more: Partial<ListQuery>) =>
    void navigate(listUrl({ ...asked, ...more }), { replace: true, preventScrollReset: true })
  const show = (state: string) => ask({ state: deskPlaceFilters.find((filter) => filter === state) ?? 'all' })
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask({ text: typed.trim() })
  }
  return (
    <>
      <p className="admin-hint">{desk.hint}</p>
      <ButtonLink to={deskUrl({ new: '1' })} icon={pageIcons.plus}>
        {desk.newPlace}
      </ButtonLink>
      <search className="desk-search">
        <form className="account-search" onSubmit={search}>
          <Field
            label={desk.searchLabel}
            name="text"
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" look="quiet">
            {desk.search}
          </Button>
        </form>
        <SelectField label={desk.stateLabel} value={asked.state} options={filters} onChange={show} />
      </search>
      <PlaceRows asked={asked} onCompare={() => show('differing')} />
    </>
  )
}

type PlaceRowsProps = { asked: ListQuery; onCompare: () => void }

function PlaceRows({ asked, onCompare }: PlaceRowsProps) {
  const formats = useFormats()
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(deskPlacePages(asked))
  if (isPending) return <div className="skeleton admin-skeleton" role="status" aria-label={desk.listLoading} />
  if (!data) return <LoadFailure title={desk.failed} onRetry={() => void refetch()} />
  const places = data.pages.flatMap((page) => page.places)
  const differing = data.pages[0]?.differing ?? 0
  return (
    <>
      {differing > 0 && asked.state !== 'differing' && (
        <Notice title={formats.plural(desk.differing, differing)}>
          <Button look="quiet" onClick={onCompare}>
            {desk.showDiffering}
          </Button>
        </Notice>
      )}
      <p className="admin-count" role="status">
        {formats.plural(pages.hasNextPage ? desk.shownSoFar : desk.shown, places.length)}
      </p>
      {places.length === 0 && <Notice title={desk.empty} />}
      <ul className="admin-list">
        {places.map((place) => (
          <li key={place.slug}>
            <PlaceRow place={place} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button look="quiet" isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {desk.more}
        </Button>
      )}
    </>
  )
}

function PlaceRow({ place }: { place: ListedDeskPlace }) {
  const { slug, name, locality } = place
  return (
    <article className="desk-row">
      <div>
        <h2>{name}</h2>
        <p>{locality}</p>
        <PlaceStates place={place} />
      </div>
      <ButtonLink to={deskUrl({ place: slug })} look="quiet" icon={pageIcons.pencil}>
        <ShortLabel text={desk.edit} full={fill(desk.editPlace, { name })} />
      </ButtonLink>
    </article>
  )
}
