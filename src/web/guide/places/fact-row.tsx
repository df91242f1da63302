import type { ReactNode } from 'react'
import { evidence, placePage } from '#messages/place-page.ts'
import type { Fact } from '#contract/place/fact.ts'
import type { SuggestedFact, SuggestionTopic } from '#contract/place/suggestion-rules.ts'
import { reviewsPath } from '../../reviews/reviews-url.ts'
import { Link } from '../../ui/link.tsx'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { Evidence, nameOfSource } from './evidence.tsx'
import { FactMore } from './fact-more.tsx'
import { FactPencil } from './fact-pencil.tsx'

type FactRowProps<Value> = {
  /** A fact whose name is that of its topic. */
  topic: Exclude<SuggestedFact, 'openingHours' | 'access' | 'status'>
  fact: Fact<Value>
  show: (value: Value) => ReactNode
  /** The fact is a link, which a press follows at once. */
  isLink?: boolean
}

type FactNameProps = { name: string; topic: SuggestionTopic }

/** The name of a fact, with the pencil that suggests a change of it. */
export function FactName({ name, topic }: FactNameProps) {
  return (
    <dt>
      {name}
      <FactPencil topic={topic} name={name} />
    </dt>
  )
}

/** A fact with its evidence. Where sources contradict each other, all sides are shown. */
export function FactRow<Value>({ topic, fact, show, isLink = false }: FactRowProps<Value>) {
  return (
    <div>
      <FactName name={placePage[topic]} topic={topic} />
      <dd>
        {isLink && show(fact.value)}
        <FactMore line={isLink ? placePage.sources : show(fact.value)} isOpen={fact.alternatives !== undefined}>
          {fact.alternatives?.map(({ value, source }) => (
            <div key={source} className="fact-side">
              {evidence.or} {show(value)}
              <SideSource url={source} />
            </div>
          ))}
          <Evidence fact={fact} />
        </FactMore>
      </dd>
    </div>
  )
}

/** Source of one of the other sides of a conflict. */
export function SideSource({ url }: { url: string }) {
  return (
    <small>
      <OutsideLink href={url}>{nameOfSource(url)}</OutsideLink>
    </small>
  )
}

/** A fact that nobody knows yet. The reader may. */
export function UnknownRow({ name, topic, place }: FactNameProps & { place: string }) {
  return (
    <div>
      <FactName name={name} topic={topic} />
      <dd className="fact-unknown">
        {evidence.notKnown} · <Link to={reviewsPath({ tab: 'post', place })}>{evidence.doYouKnow}</Link>
      </dd>
    </div>
  )
}
