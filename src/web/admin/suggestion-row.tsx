import { actions } from '#messages/ui.ts'
import type { KeyboardEvent } from 'react'
import { fill } from '#contract/messages/format.ts'
import { showDate } from '#contract/text/date-format.ts'
import { smallMediaUrl } from '#contract/account/media.ts'
import { paths } from '#contract/paths.ts'
import { declineReasons } from '#contract/place/suggestion-rules.ts'
import type { Suggestion } from '#contract/admin/suggestions.ts'
import { declineReasons as reasonTexts, suggest } from '#messages/suggest.ts'
import { admin } from '#messages/admin.ts'
import { desk, deskSuggestions as messages } from '#messages/desk.ts'
import { evidence } from '#messages/place-page.ts'
import { useFormats } from '../city/use-formats.ts'
import { ChangeTable } from './desk/change-table.tsx'
import { entryUrl } from './desk/desk-url.ts'
import { placeFieldNames } from './desk/place-field-names.ts'
import { placeKind } from './desk/place-kind.tsx'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { openPhoto } from '../ui/open-photo.ts'
import { ShortLabel } from '../ui/short-label.tsx'
import { takeFocus } from '../ui/take-focus.ts'
import { SuggestionChange } from './suggestion-change.tsx'
import { getNames, type useSuggestionDecisions } from './use-suggestion-decisions.ts'

type SuggestionRowProps = {
  suggestion: Suggestion
  isFocused: boolean
  /** The editor writes a value of their own. */
  isChanging: boolean
  decisions: ReturnType<typeof useSuggestionDecisions>
  /** Runs for each key while a control of a decision has the focus. */
  onKey: (event: KeyboardEvent) => void
  onAccept: () => void
  onChange: (isChanging: boolean) => void
  onTakeBack: () => void
}

export function SuggestionRow({ suggestion, isFocused, isChanging, ...actions }: SuggestionRowProps) {
  const { slug, placeName, topic, note, photoUrl, authorName: name, seenOn, changes, decision } = suggestion
  const formats = useFormats()
  const by = fill(messages.by, { name, date: showDate(seenOn, formats) })
  return (
    <article className="suggestion">
      <h2 dir="auto">
        {suggest.topics[topic]} · <Link to={paths.place(slug)}>{placeName}</Link>
      </h2>
      <p className="suggestion-by">
        <span dir="auto">{by}</span> · <PresentEvidence suggestion={suggestion} />
      </p>
      {changes.length > 0 && (
        <ChangeTable
          names={placeFieldNames}
          changes={changes}
          caption={messages.caption}
          before={decision ? desk.before : messages.now}
          after={decision ? messages.after : messages.suggested}
        />
      )}
      {note !== '' && <blockquote dir="auto">{note}</blockquote>}
      {photoUrl !== '' && (
        <a className="photo-link suggestion-photo" href={photoUrl} aria-haspopup="dialog" onClick={openPhoto}>
          <img src={smallMediaUrl(photoUrl)} alt={fill(messages.photo, { name })} width={240} height={180} />
        </a>
      )}
      {decision ? (
        <Decided suggestion={suggestion} isFocused={isFocused} onKey={actions.onKey} onTakeBack={actions.onTakeBack} />
      ) : isChanging ? (
        <SuggestionChange
          suggestion={suggestion}
          decisions={actions.decisions}
          onCancel={() => actions.onChange(false)}
        />
      ) : (
        <Choices suggestion={suggestion} isFocused={isFocused} {...actions} />
      )}
    </article>
  )
}

function PresentEvidence({ suggestion: { present, placeVersion } }: { suggestion: Suggestion }) {
  const formats = useFormats()
  if (placeVersion === null) return messages.gone
  if (!present) return messages.noEvidence
  const { confidence, checkedOn } = present
  return fill(messages.present, {
    confidence: evidence.confidences[confidence],
    date: showDate(checkedOn, formats),
  })
}

type ChoicesProps = Omit<SuggestionRowProps, 'isChanging'>

/** Words alone are accepted once an editor has changed the place. */
function Choices({ suggestion, isFocused, decisions, onKey, onAccept, onChange }: ChoicesProps) {
  const { slug, topic, value, placeVersion } = suggestion
  const names = getNames(suggestion)
  const hasValue = value !== null && topic !== 'other'
  return (
    <div
      className="suggestion-choices"
      role="toolbar"
      tabIndex={-1}
      aria-label={fill(messages.decide, names)}
      onKeyDown={onKey}
    >
      <Button ref={isFocused ? takeFocus : null} isDisabled={hasValue && placeVersion === null} onClick={onAccept}>
        <ShortLabel text={hasValue ? messages.accept : messages.done} full={fill(messages.acceptOf, names)} />
      </Button>
      {topic !== 'other' && placeVersion !== null && (
        <Button look="quiet" onClick={() => onChange(true)}>
          <ShortLabel text={messages.change} full={fill(messages.changeOf, names)} />
        </Button>
      )}
      <Link to={entryUrl(placeKind, slug)}>{admin.editPlace}</Link>
      <div className="suggestion-reasons" role="group" aria-label={messages.decline}>
        <span aria-hidden>{messages.decline}</span>
        {declineReasons.map((reason, index) => (
          <Button
            key={reason}
            look="quiet"
            onClick={() => decisions.decide({ suggestion, action: { kind: 'decline', reason } })}
          >
            <kbd aria-hidden>{index + 1}</kbd>
            <ShortLabel
              text={reasonTexts[reason]}
              full={fill(messages.declineOf, { ...names, reason: reasonTexts[reason] })}
            />
          </Button>
        ))}
      </div>
    </div>
  )
}

type DecidedProps = Pick<SuggestionRowProps, 'suggestion' | 'isFocused' | 'onKey' | 'onTakeBack'>

function Decided({ suggestion, isFocused, onKey, onTakeBack }: DecidedProps) {
  const formats = useFormats()
  const { decision } = suggestion
  if (!decision) return null
  const { outcome, reason, at, editorName } = decision
  const names = getNames(suggestion)
  const text = fill(outcome === 'accepted' ? messages.wasAccepted : messages.wasDeclined, {
    name: editorName === '' ? admin.aFormerAccount : editorName,
    date: showDate(at, formats),
    reason: reason === null ? '' : reasonTexts[reason],
  })
  return (
    <div
      className="suggestion-choices"
      role="toolbar"
      tabIndex={-1}
      aria-label={fill(messages.decide, names)}
      onKeyDown={onKey}
    >
      <p dir="auto">{text}</p>
      <Button look="quiet" onClick={onTakeBack} ref={isFocused ? takeFocus : null}>
        <ShortLabel text={actions.undo} full={fill(messages.undoOf, names)} />
      </Button>
    </div>
  )
}
