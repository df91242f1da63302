import { actions } from '#messages/ui.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { entryFilters } from '#contract/admin/desk-entries.ts'
import { admin } from '#messages/admin.ts'
import { desk, placeImport } from '#messages/desk.ts'
import { useFormats } from '../../city/use-formats.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { MoreButton } from '../../ui/more-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { pageIcons } from '../../ui/page-icons.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { ShortLabel } from '../../ui/short-label.tsx'
import { entryUrl, importsUrl, listUrl, newEntryUrl, readDeskScreen, type DeskScreen } from './desk-url.ts'
import { EntryEditor, NewEntry } from './entry-editor.tsx'
import { canBeNew, EntryKindContext, useEntryKind, type EntryKind, type ListedRow } from './entry-kind.ts'
import { ImportReview } from './import-review.tsx'
import { ImportStart } from './import-start.tsx'
import { EntryStates } from './entry-states.tsx'
import { everything, isForEverything, readListQuery, type ListQuery } from './list-query.ts'
import { useEntryPages, type EntryPages } from './use-entry-pages.ts'
import './desk.css'
import './place-import.css'

/** The entries of a kind for editors: a list, or one of them. */
export function EntriesTab({ kind }: { kind: EntryKind }) {
  const [search] = useSearchParams()
  const screen = readDeskScreen(kind, search)
  return (
    <EntryKindContext value={kind}>
      {screen.kind === 'list' ? (
        <EntryList />
      ) : (
        <div className="desk">
          <Link to={listUrl(kind, everything)} className="desk-back">
            {desk.kinds[kind.name].all}
          </Link>
          <OpenScreen screen={screen} />
        </div>
      )}
    </EntryKindContext>
  )
}

function OpenScreen({ screen }: { screen: Exclude<DeskScreen, { kind: 'list' }> }) {
  if (screen.kind === 'new') return <NewEntry key={screen.slug} slug={screen.slug} />
  if (screen.kind === 'entry') return <EntryEditor key={screen.slug} slug={screen.slug} />
  return screen.kind === 'imports' ? <ImportStart /> : <ImportReview key={screen.id} id={screen.id} />
}

const stateNames = { ...desk.states, ...desk.filters }

function EntryList() {
  const kind = useEntryKind()
  const texts = desk.kinds[kind.name]
  const filters = entryFilters.map((value) => ({ value, label: value === 'all' ? texts.all : stateNames[value] }))
  const [query] = useSearchParams()
  const asked = readListQuery(query)
  const pages = useEntryPages(kind, asked)
  const navigate = useNavigate()
  const ask = (more: Partial<ListQuery>) =>
    void navigate(listUrl(kind, { ...asked, ...more }), { replace: true, preventScrollReset: true })
  const show = (state: string) => ask({ state: entryFilters.find((filter) => filter === state) ?? 'all' })
  return (
    <>
      <p className="admin-hint">{desk.hint}</p>
      <div className="desk-buttons">
        {canBeNew(kind) && (
          <ButtonLink to={newEntryUrl(kind)} icon={pageIcons.plus}>
            {texts.newEntry}
          </ButtonLink>
        )}
        {kind.hasImports && (
          <ButtonLink to={importsUrl()} look="quiet">
            {placeImport.import}
          </ButtonLink>
        )}
      </div>
      {/* A kind without new entries has a few, which one look finds. */}
      {canBeNew(kind) && (
        <search className="desk-search">
          <SearchForm
            label={desk.searchLabel}
            button={admin.search}
            initial={asked.text}
            maxLength={100}
            onSearch={(text) => ask({ text })}
          />
          <SelectField label={desk.show} value={asked.state} options={filters} onChange={show} />
        </search>
      )}
      <EntryRows pages={pages} asked={asked} onCompare={() => show('differing')} />
    </>
  )
}

type EntryRowsProps = { pages: EntryPages; asked: ListQuery; onCompare: () => void }

function EntryRows({ pages, asked, onCompare }: EntryRowsProps) {
  const kind = useEntryKind()
  const texts = desk.kinds[kind.name]
  const formats = useFormats()
  const { isPending, entries, differing, refetch } = pages
  if (isPending) return <div className="skeleton admin-skeleton" role="status" aria-label={texts.listLoading} />
  if (!entries) return <LoadFailure title={texts.failed} onRetry={() => void refetch()} />
  return (
    <>
      {differing > 0 && asked.state !== 'differing' && (
        <Notice title={formats.plural(texts.differing, differing)}>
          {canBeNew(kind) && (
            <Button look="quiet" onClick={onCompare}>
              {desk.showDiffering}
            </Button>
          )}
        </Notice>
      )}
      <p className="admin-count" role="status">
        {formats.plural(pages.hasNextPage ? texts.shownSoFar : texts.shown, entries.length)}
      </p>
      {entries.length === 0 && !isForEverything(asked) && <Notice title={texts.empty} />}
      <ul className="admin-list">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <EntryRow entry={entry} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{texts.more}</MoreButton>
    </>
  )
}

function EntryRow({ entry }: { entry: ListedRow }) {
  const kind = useEntryKind()
  const { slug, name, note, isMissing = false } = entry
  return (
    <article className="desk-row">
      <div>
        <h2>{name}</h2>
        <p>{note}</p>
        {!isMissing && <EntryStates entry={entry} />}
      </div>
      <ButtonLink to={isMissing ? newEntryUrl(kind, slug) : entryUrl(kind, slug)} look="quiet" icon={pageIcons.pencil}>
        <ShortLabel text={actions.edit} full={fill(desk.editEntry, { name })} />
      </ButtonLink>
    </article>
  )
}
