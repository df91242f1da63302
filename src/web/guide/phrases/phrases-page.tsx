import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { phraseGroups } from '#contract/city/phrase-groups.ts'
import { phrases as messages } from '#messages/home.ts'
import { site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { stopReading } from '../../ui/read-aloud.ts'
import { useNamedFold } from '../../ui/use-named-fold.ts'
import { PhraseItem } from './phrase-item.tsx'
import { phrases } from './queries.ts'
import './phrases.css'

export function PhrasesPage() {
  const { name: city, hasPhrases = false } = useCity()
  const title = fill(messages.title, { city })
  const description = fill(messages.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path: paths.phrases, isUnlisted: !hasPhrases })
  const { data, isPending, refetch } = useQuery(phrases())
  // A voice would speak on after the page is left.
  useEffect(() => stopReading, [])
  useNamedFold(data)
  const groups = phraseGroups
    .map((group) => ({ group, listed: (data?.phrases ?? []).filter((phrase) => phrase.group === group) }))
    .filter(({ listed }) => listed.length > 0)
  return (
    <div className="phrases">
      <header className="category-head">
        <h1>{title}</h1>
        {hasPhrases && <p>{description}</p>}
        {groups.length > 0 && data?.isChecked === false && <p className="phrases-unchecked">{messages.unchecked}</p>}
      </header>
      {isPending && <p role="status">{messages.loading}</p>}
      {!isPending && !data && <LoadFailure title={messages.failed} onRetry={() => void refetch()} isAlert />}
      {data?.phrases.length === 0 && <p>{messages.none}</p>}
      {groups.map(({ group, listed }, index) => (
        <section key={group} aria-labelledby={`${group}-title`}>
          <details open={index === 0}>
            <summary>
              <h2 id={`${group}-title`}>{messages.groups[group]}</h2>
            </summary>
            {group === 'riding' && (
              <p className="phrase-hint">
                {messages.cardHint} <Link to={paths.places}>{messages.choosePlace}</Link>
              </p>
            )}
            <ul id={group}>
              {listed.map((phrase) => (
                <PhraseItem key={phrase.slug} phrase={phrase} />
              ))}
            </ul>
          </details>
        </section>
      ))}
    </div>
  )
}
