import { useRef, useState } from 'react'
import { suggestChange } from '#contract/admin/suggestions.endpoints.ts'
import { addDays, today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import {
  SEEN_WITHIN_DAYS,
  SUGGESTED_PHOTO_LICENSE,
  SUGGESTION_NOTE_MAX,
  suggestionTopics,
  type SuggestionTopic,
} from '#contract/place/suggestion-rules.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { suggest as messages } from '#messages/suggest.ts'
import { pendingActions, actions } from '#messages/ui.ts'
import { ApiError, callOverHttp } from '../api/call.ts'
import { uploadImage } from '../api/upload-image.ts'
import { isWithoutAnswer } from '../api/without-answer.ts'
import { currentSession } from '../session/session.ts'
import { queuesActions } from '../session/queued-actions.ts'
import { notify } from '../ui/notify.ts'
import { useCity } from '../city/use-city.ts'
import { PhotoField } from '../reviews/photo-field.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useForm } from '../ui/use-form.ts'
import { hoursText, getRows } from './hours-text.ts'
import { isBlank, type Typed } from './typed-value.ts'
import { SuggestedValue, type SuggestedValueProps } from './suggested-value.tsx'

type SuggestFormProps = {
  place: Pick<PlaceDetail, 'slug' | 'name' | 'geo'>
  topic: SuggestionTopic
  author: string
  onClose: () => void
  onSent: () => void
}

export function SuggestForm({ place, topic: firstTopic, author, onClose, onSent }: SuggestFormProps) {
  const { timeZone } = useCity()
  const [topic, setTopic] = useState(firstTopic)
  /** Values by topic, so that nothing is lost when the traveller opens another topic. */
  const [values, setValues] = useState<Readonly<Partial<Record<SuggestionTopic, Typed>>>>({
    photo: { alt: '', credit: author },
  })
  const [note, setNote] = useState('')
  const [lastDay] = useState(() => today(new Date(), timeZone))
  const [seenOn, setSeenOn] = useState(lastDay)
  const photo = useUpload()
  const value = values[topic] ?? null
  const { fieldErrors, isPending, submit } = useForm<Sent, string, string>({
    read: () => ({
      kind: 'valid',
      input: {
        value: photo.file || note.trim() === '' || topic !== 'photo' ? getTypedValue(topic, value) : null,
        topic,
        note,
        seenOn,
      },
    }),
    write: async (sent) => {
      try {
        const body = { ...sent, photoUrl: await photo.upload() }
        await callOverHttp(suggestChange, { params: { slug: place.slug }, body })
        return messages.sent
      } catch (error) {
        if (!queuesActions() || !isWithoutAnswer(error)) throw error
        await queueSuggestion(place, sent, photo.file)
        return pendingActions.kept
      }
    },
    failure: messages.failed,
    onSuccess: (outcome) => {
      onSent()
      notify('success', outcome, 'to-read')
    },
  })
  const shown = {
    topic,
    value,
    errors: fieldErrors,
    onChange: (typed: Typed) => setValues((before) => ({ ...before, [topic]: typed })),
  }
  return (
    <form className="form suggest-form" noValidate onSubmit={submit}>
      <p>{fill(messages.hint, { place: place.name })}</p>
      {Object.keys(fieldErrors).length > 0 && (
        <p className="suggest-problems" role="alert">
          {messages.problems}
        </p>
      )}
      <SelectField label={messages.topic} value={topic} options={topics} onChange={(one) => setTopic(readTopic(one))} />
      {topic !== 'other' && topic !== 'photo' && <ValueFields {...shown} present={place.geo} />}
      <PhotoFields {...shown} photo={photo} />
      <TextArea
        label={topic === 'other' ? messages.note : messages.noteOptional}
        name="note"
        maxLength={SUGGESTION_NOTE_MAX}
        value={note}
        error={fieldErrors['note']}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Field
        label={messages.seenOn}
        name="seenOn"
        type="date"
        required
        min={addDays(lastDay, -SEEN_WITHIN_DAYS)}
        max={lastDay}
        value={seenOn}
        error={fieldErrors['seenOn']}
        onChange={({ currentTarget }) => setSeenOn(currentTarget.value)}
      />
      <div className="dialog-actions">
        <Button look="quiet" onClick={onClose}>
          {actions.cancel}
        </Button>
        <Button type="submit" isBusy={isPending}>
          {messages.send}
        </Button>
      </div>
    </form>
  )
}

async function queueSuggestion(
  { slug, name }: SuggestFormProps['place'],
  body: Sent,
  photo: File | null,
): Promise<void> {
  const session = currentSession()
  // Another tab has logged out. Typed text stays in the form.
  if (session.kind === 'guest') throw new ApiError('unauthenticated', messages.failed)
  const { queueAction } = await import('../session/queue-action.ts')
  await queueAction(session.user.id, { kind: 'suggestion', slug, place: name, body }, photo ? [photo] : [])
}

function ValueFields(props: SuggestedValueProps) {
  return (
    <fieldset className="suggest-value">
      <legend>{messages.value}</legend>
      <p className="field-hint">{messages.valueHint}</p>
      <SuggestedValue key={props.topic} {...props} />
    </fieldset>
  )
}

type PhotoFieldsProps = SuggestedValueProps & { photo: ReturnType<typeof useUpload> }

/** A photo is evidence of an observation, or itself a gift of the traveller to the guide. */
function PhotoFields({ photo, ...shown }: PhotoFieldsProps) {
  const error = shown.errors['photoUrl']
  return (
    <>
      <PhotoField
        photos={photo.file ? [photo.file] : []}
        most={1}
        onAdd={([file]) => photo.choose(file ?? null)}
        onRemove={() => photo.choose(null)}
        sent={photo.file && photo.sent !== null ? { photo: photo.file, part: photo.sent } : null}
        onCancelUpload={photo.stop}
      />
      {error !== undefined && <p className="field-error">{error}</p>}
      {shown.topic === 'photo' && (
        <>
          <SuggestedValue {...shown} />
          <p className="field-hint">{fill(messages.photoTerms, { license: SUGGESTED_PHOTO_LICENSE })}</p>
        </>
      )}
    </>
  )
}

/** The value to send. Null: nothing was typed. */
function getTypedValue(topic: SuggestionTopic, value: Typed): Typed {
  const text = topic === 'openingHours' ? hoursText(getRows(value)) : value
  return topic === 'other' || isBlank(text) ? null : text
}

type Sent = { topic: SuggestionTopic; value: Typed; note: string; seenOn: string }

const topics = suggestionTopics.map((value) => ({ value, label: messages.topics[value] }))

function readTopic(chosen: string): SuggestionTopic {
  return suggestionTopics.find((topic) => topic === chosen) ?? 'other'
}

/** The photo is uploaded once, before the suggestion is sent. */
function useUpload() {
  const [file, setFile] = useState<File | null>(null)
  const [sent, setSent] = useState<number | null>(null)
  const stored = useRef<{ file: File; url: string } | null>(null)
  const stopping = useRef<AbortController | null>(null)
  const upload = async (): Promise<string> => {
    if (!file) return ''
    if (stored.current?.file === file) return stored.current.url
    stopping.current = new AbortController()
    try {
      const url = await uploadImage(file, { signal: stopping.current.signal, onProgress: setSent })
      stored.current = { file, url }
      return url
    } finally {
      setSent(null)
    }
  }
  return { file, sent, choose: setFile, upload, stop: () => stopping.current?.abort() }
}
