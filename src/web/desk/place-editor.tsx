import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { DeskPlace } from '#contract/desk-places.ts'
import { clientFailures } from '#messages/client-failures.ts'
import { desk } from '#messages/desk.ts'
import { Link } from '../ui/link.tsx'
import { LeaveQuestions } from '../ui/leave-questions.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { deskUrl } from './desk-url.ts'
import { withPhotoList } from './edited-photos.ts'
import { toJson, type Json } from './edited-text.ts'
import { DraftNote, FolderChoice, RetiredNotice, Retirement } from './place-deeds.tsx'
import { PlaceForm } from './place-form.tsx'
import { PlaceHistory } from './place-history.tsx'
import { PlaceStates } from './place-states.tsx'
import { deskPlace, placeChoices } from './queries.ts'

/** One place of the desk. */
export function PlaceEditor({ slug }: { slug: string }) {
  const { data, isError, refetch } = useQuery(deskPlace(slug))
  const [formKey, setFormKey] = useState(0)
  const isDirty = useRef(false)
  const noteDirty = useCallback((is: boolean) => {
    isDirty.current = is
  }, [])
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  // A text that is typed stays when a later call fails.
  if (!data && isError) return <LoadFailure title={desk.placeFailed} onRetry={() => void refetch()} isAlert />
  if (!data) return <Loading />
  const { place } = data
  /** The form starts again with the text that the server has now. */
  const restart = (changed: DeskPlace | null) => {
    isDirty.current = false
    if (!changed) {
      void navigate(deskUrl({}))
      return
    }
    setFormKey((key) => key + 1)
    // The button of the deed may be gone.
    heading.current?.focus()
  }
  const mayDrop = () => !isDirty.current || confirm(clientFailures.leaveUnsaved)
  const deeds = { place, mayDrop, onDone: restart }
  const reload = () => void refetch().then(() => setFormKey((key) => key + 1))
  return (
    <>
      <header className="desk-head">
        <h2 ref={heading} tabIndex={-1}>
          {place.name}
        </h2>
        <PlaceStates place={place} />
        {(place.state === 'edited' || place.state === 'folder') && <Link to={paths.place(slug)}>{desk.view}</Link>}
      </header>
      <FolderChoice {...deeds} />
      <DraftNote {...deeds} />
      {place.state === 'retired' ? (
        <RetiredNotice {...deeds} />
      ) : (
        <LeaveQuestions key={formKey}>
          <FormWithChoices
            place={place}
            firstText={withPhotoList(toJson(place.text))}
            onSaved={nothing}
            onReload={reload}
            onDirty={noteDirty}
          />
        </LeaveQuestions>
      )}
      <PlaceHistory {...deeds} />
      {(place.state === 'edited' || place.state === 'folder') && <Retirement {...deeds} />}
    </>
  )
}

function nothing(): void {}

function Loading() {
  return <div className="skeleton admin-skeleton" role="status" aria-label={desk.placeLoading} />
}

/** A place that is not stored yet. */
export function NewPlace() {
  const navigate = useNavigate()
  const open = ({ slug }: DeskPlace) => void navigate(deskUrl({ place: slug }), { replace: true })
  return (
    <>
      <header className="desk-head">
        <h2>{desk.newPlace}</h2>
      </header>
      <LeaveQuestions>
        <FormWithChoices place={null} firstText={emptyText()} onSaved={open} onReload={nothing} onDirty={nothing} />
      </LeaveQuestions>
    </>
  )
}

type FormProps = Omit<Parameters<typeof PlaceForm>[0], 'choices'>

function FormWithChoices(props: FormProps) {
  const { data, isError, refetch } = useQuery(placeChoices())
  if (data) return <PlaceForm {...props} choices={data.choices} />
  if (isError) return <LoadFailure title={desk.placeFailed} onRetry={() => void refetch()} isAlert />
  return <Loading />
}

function emptyText(): Json {
  return {
    slug: '',
    name: '',
    category: 'explore',
    kind: 'attraction',
    schemaOrgType: 'TouristAttraction',
    locality: '',
    description: '',
    tags: [],
    hours: null,
    priceLevel: 0,
    priceNote: null,
    sources: [],
    lastChecked: new Date().toISOString().slice(0, 10),
    geo: { lat: null, lng: null, precision: 'none' },
    confidence: 'medium',
    illustration: '',
    facts: {},
  }
}
