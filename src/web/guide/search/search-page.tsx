import { useSearchParams, useNavigate } from 'react-router'
import { fill } from '#contract/messages/format.ts'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { paths } from '#contract/paths.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { searchPage } from '#messages/search.ts'
import { site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { storeRecentSearch } from '../../session/recent-searches.ts'
import { TermForm } from '../../ui/term-form.tsx'
import { FoundList } from './found-list.tsx'
import { searchUrl } from './search-url.ts'
import { NextSteps } from './next-steps.tsx'
import './search.css'

/** Everything in the guide that a term finds. Only the empty page is for search engines. */
export function SearchPage() {
  const city = useCity()
  const term = toSearchTerm(useSearchParams()[0].get(SEARCH_PARAMETER) ?? '')
  usePageHead({
    title: fill(site.titled, { page: term === '' ? searchPage.title : fill(searchPage.titleFor, { term }) }),
    description: fill(searchPage.description, { city: city.name }),
    path: term === '' ? paths.search : null,
  })
  return (
    <div className="search-page">
      <h1>{searchPage.title}</h1>
      <SearchPageForm term={term} />
      {term === '' ? <NextSteps title={searchPage.start} hint={city.search.hint} /> : <FoundList term={term} />}
    </div>
  )
}

function SearchPageForm({ term }: { term: string }) {
  const navigate = useNavigate()
  const { placeholder } = useCity().search
  const show = (wanted: string) => {
    if (wanted === '') return
    void storeRecentSearch(wanted)
    void navigate(searchUrl(wanted))
  }
  return (
    <TermForm
      term={term}
      name={searchPage.label}
      labels={{ label: searchPage.label, submit: searchPage.submit, placeholder }}
      action={paths.search}
      onSearch={show}
      isRequired
    />
  )
}
