import type { ReactNode } from 'react'
import { evidence } from '#messages/evidence.ts'
import type { Fact } from '#contract/fact.ts'
import { reviewsPath } from '../reviews/reviews-url.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Evidence, nameOfSource } from './evidence.tsx'

type FactRowProps<Value> = { name: string; fact: Fact<Value>; show: (value: Value) => ReactNode }

/** A fact with its evidence. Where sources contradict each other, all sides are shown. */
export function FactRow<Value>({ name, fact, show }: FactRowProps<Value>) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {show(fact.value)}
        {fact.alternatives?.map(({ value, source }) => (
          <div key={source} className="fact-side">
            {evidence.or} {show(value)}
            <small>
              <OutsideLink href={source}>{nameOfSource(source)}</OutsideLink>
            </small>
          </div>
        ))}
        <Evidence fact={fact} />
      </dd>
    </div>
  )
}

/** A fact that nobody knows yet. The reader may. */
export function UnknownRow({ name, place }: { name: string; place: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {evidence.notKnown} · <Link to={reviewsPath({ tab: 'post', place })}>{evidence.doYouKnow}</Link>
      </dd>
    </div>
  )
}
