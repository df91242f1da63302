import { useHref } from 'react-router'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { paths } from '#contract/paths.ts'
import { SEARCH_TERM_MAX } from '#contract/text/search-term.ts'
import { home } from '#messages/home.ts'
import { search } from '#messages/search.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'

/** A plain form, which the browser sends: with the code of the lists' form the page would be over its weight. */
export function HomeSearch() {
  const { placeholder } = useCity().search
  return (
    <form className="search-form" role="search" action={useHref(paths.search)} aria-label={home.searchLabel}>
      <input
        className="search-input"
        type="search"
        name={SEARCH_PARAMETER}
        aria-label={home.searchLabel}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_TERM_MAX}
        required
      />
      <Button type="submit" icon="search">
        {search.submit}
      </Button>
    </form>
  )
}
