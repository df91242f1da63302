import type { ReactNode } from 'react'
import { fill } from '#contract/messages/format.ts'
import { local as messages } from '#messages/home.ts'
import { site } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { usePageHead } from '../../document/head.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import './local.css'

type LocalPageProps = {
  /** `{city}` stands for the name of the city. */
  texts: { readonly title: string; readonly description: string; readonly none: string }
  path: string
  /** `count` is undefined while the entries are read, and when they could not be read. */
  found: { readonly isPending: boolean; readonly count: number | undefined; readonly retry: () => void }
  children: ReactNode
}

/** A page about things that the city has besides places. */
export function LocalPage({ texts, path, found: { isPending, count, retry }, children }: LocalPageProps) {
  const { name: city } = useCity()
  const title = fill(texts.title, { city })
  const description = fill(texts.description, { city })
  usePageHead({ title: fill(site.titled, { page: title }), description, path })
  return (
    <div className="local-list">
      <header className="category-head">
        <h1>{title}</h1>
        <p>{description}</p>
      </header>
      {isPending && <p role="status">{messages.loading}</p>}
      {!isPending && count === undefined && <LoadFailure title={messages.failed} onRetry={retry} isAlert />}
      {count === 0 && <p>{texts.none}</p>}
      {children}
    </div>
  )
}
