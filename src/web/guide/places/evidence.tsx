import { evidence } from '#messages/place-page.ts'
import { showDate } from '#contract/text/date-format.ts'
import type { Fact } from '#contract/place/fact.ts'
import { fill } from '#contract/messages/format.ts'
import { getLang } from '../../city/text-language.ts'
import { useFormats } from '../../city/use-formats.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'

type EvidenceProps = { fact: Omit<Fact<unknown>, 'value' | 'alternatives'> }

/** Certainty, age and source of a fact. */
export function Evidence({
  fact: { confidence, checkedOn, isSeen, isAsked, source, otherSources, note },
}: EvidenceProps) {
  const formats = useFormats()
  const sources = [...new Set([...(source === null ? [] : [source]), ...(otherSources ?? [])])]
  return (
    <small className="evidence">
      {evidence.confidences[confidence]} ·{' '}
      {fill(isSeen ? evidence.seen : isAsked ? evidence.asked : evidence.checked, {
        date: showDate(checkedOn, formats),
      })}
      {sources.map((url) => (
        <span key={url}>
          {' · '}
          <OutsideLink href={url}>{nameOfSource(url)}</OutsideLink>
        </span>
      ))}
      {note !== undefined && (
        <span className="evidence-note" lang={getLang(note)}>
          {note}
        </span>
      )}
    </small>
  )
}

export function nameOfSource(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
