import type { KeyboardEvent } from 'react'
import { showDate } from '#contract/text/date-format.ts'
import type { StaleFact, StalePlace } from '#contract/admin/freshness.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { evidence } from '#messages/place-page.ts'
import { deskSuggestions } from '#messages/desk.ts'
import { admin, freshness as messages } from '#messages/admin.ts'
import { suggest } from '#messages/suggest.ts'
import { useFormats } from '../city/use-formats.ts'
import { entryUrl } from './desk/desk-url.ts'
import { placeKind } from './desk/place-kind.tsx'
import { showFees } from '../guide/places/fees-text.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { adminPath } from './admin-url.ts'
import { getNames, type Due } from './use-confirmations.ts'

type StalePlaceRowProps = {
  place: StalePlace
  /** The fact that gets the focus, as "slug fact". */
  focused: string | null
  onKey: (event: KeyboardEvent, due: Due) => void
  onConfirm: (fact: StaleFact) => void
}

export function StalePlaceRow({ place, focused, onKey, onConfirm }: StalePlaceRowProps) {
  const { slug, name, hasDraft, facts, links, twin, asksPrice, isOutside } = place
  const formats = useFormats()
  return (
    <article className="suggestion stale-place">
      <h2 dir="auto">
        <Link to={paths.place(slug)}>{name}</Link>
      </h2>
      <Counts place={place} />
      {isOutside && <p>{messages.isOutside}</p>}
      {asksPrice && <p>{messages.asksPrice}</p>}
      {links.map(({ url, since }) => (
        <p key={url}>
          {fill(messages.link, { date: showDate(since, formats) })} <OutsideLink href={url}>{url}</OutsideLink>
        </p>
      ))}
      {twin && (
        <p>
          {messages.twin} <Link to={paths.place(twin.slug)}>{twin.name}</Link>
        </p>
      )}
      {hasDraft && <p>{messages.hasDraft}</p>}
      {facts.map((fact) => (
        <FactLine
          key={fact.fact}
          due={{ place, fact }}
          isFocused={focused === `${slug} ${fact.fact}`}
          onKey={onKey}
          onConfirm={onConfirm}
        />
      ))}
      <Link to={editUrl(slug)}>{admin.editPlace}</Link>
    </article>
  )
}

/** Numbers of people who rely on the place, and of their suggestions. Zeros are left out. */
function Counts({ place: { suggestions, views, saved, planned } }: { place: StalePlace }) {
  const formats = useFormats()
  const counts = [
    ...(views > 0 ? [formats.plural(messages.views, views)] : []),
    ...(saved > 0 ? [formats.plural(messages.saved, saved)] : []),
    ...(planned > 0 ? [formats.plural(messages.planned, planned)] : []),
  ]
  return (
    <>
      {counts.length > 0 && <p className="suggestion-by">{counts.join(' · ')}</p>}
      {suggestions > 0 && (
        <Link to={adminPath('suggestions')}>{formats.plural(messages.suggestions, suggestions)}</Link>
      )}
    </>
  )
}

type FactLineProps = Pick<StalePlaceRowProps, 'onKey' | 'onConfirm'> & { due: Due; isFocused: boolean }

/** A new day of the check confirms an old fact. An editor changes the value if it ended or its sources disagree. */
function FactLine({ due, isFocused, onKey, onConfirm }: FactLineProps) {
  const formats = useFormats()
  const { fact, value, fees, checkedOn, confidence, reasons } = due.fact
  const names = getNames(due)
  const changed = { topic: names.fact, place: names.place }
  return (
    <div
      className="suggestion-choices stale-fact"
      role="toolbar"
      tabIndex={-1}
      aria-label={fill(messages.check, names)}
      onKeyDown={(event) => onKey(event, due)}
    >
      <p dir="auto">
        <strong>{suggest.topics[fact]}:</strong> {fees ? showFees(fees, formats) : value}
        <small>
          {evidence.confidences[confidence]} · {fill(evidence.checked, { date: showDate(checkedOn, formats) })} ·{' '}
          {reasons.map((reason) => messages.reasons[reason]).join(', ')}
        </small>
      </p>
      {isConfirmable(due) ? (
        <Button look="quiet" ref={isFocused ? takeFocus : null} onClick={() => onConfirm(due.fact)}>
          <ShortLabel text={messages.stillTrue} full={fill(messages.stillTrueOf, names)} />
        </Button>
      ) : (
        <Link to={editUrl(due.place.slug)}>
          <ShortLabel text={deskSuggestions.change} full={fill(deskSuggestions.changeOf, changed)} />
        </Link>
      )}
    </div>
  )
}

function editUrl(slug: string): string {
  return entryUrl(placeKind, slug)
}

export function isConfirmable({ place, fact }: Due): boolean {
  return !place.hasDraft && fact.reasons.every((reason) => reason === 'old' || reason === 'estimate')
}
