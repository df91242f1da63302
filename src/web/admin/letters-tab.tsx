import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ListedLetter } from '#contract/admin/letters.ts'
import { fill } from '#contract/messages/format.ts'
import { letters as messages } from '#messages/admin.ts'
import { writeInstant } from '#contract/text/date-format.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LeaveQuestions } from '../ui/leave-questions.tsx'
import { Link } from '../ui/link.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { pageIcons } from '../ui/page-icons.ts'
import { adminPath } from './admin-url.ts'
import { LetterEditor } from './letter-editor.tsx'
import { LetterProgressBar } from './letter-progress-bar.tsx'
import { LetterScreen } from './letter-screen.tsx'
import { letterUrl, newLetterUrl, readLetterScreen } from './letter-url.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { letterList } from './queries.ts'
import './letters.css'

/** The issues of the newsletter: a list, or one of them. */
export function LettersTab() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // An issue that is begun here keeps its form when it gets its address.
  const [begunId, setBegunId] = useState('')
  const screen = readLetterScreen(search)
  if (screen.kind === 'list') return <LetterList />
  const isBegunHere = screen.kind === 'new' || screen.id === begunId
  const begin = (id: string) => {
    setBegunId(id)
    void navigate(letterUrl(id), { replace: true, preventScrollReset: true })
  }
  return (
    <div className="letters">
      <Link to={adminPath('letters')} className="letters-back">
        {messages.back}
      </Link>
      <LeaveQuestions>
        {isBegunHere ? (
          <LetterEditor key="new" given={null} onBegun={begin} onSending={() => setBegunId('')} />
        ) : (
          <LetterScreen key={screen.id} id={screen.id} />
        )}
      </LeaveQuestions>
    </div>
  )
}

function LetterList() {
  const formats = useFormats()
  const { data, isPending, refetch } = useQuery(letterList())
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <ButtonLink to={newLetterUrl()} icon={pageIcons.plus}>
        {messages.newLetter}
      </ButtonLink>
      {isPending && <ListSkeleton />}
      {!isPending && !data && <LoadFailure title={messages.failed} onRetry={() => void refetch()} />}
      {data && <p className="admin-count">{formats.plural(messages.subscribers, data.subscribers)}</p>}
      {data?.letters.length === 0 && <Notice title={messages.empty} text={messages.emptyHint} />}
      {data && data.letters.length > 0 && (
        <ul className="admin-list letter-list">
          {data.letters.map((letter) => (
            <li key={letter._id}>
              <LetterRow letter={letter} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function LetterRow({ letter }: { letter: ListedLetter }) {
  return (
    <article className="letter-row">
      <header>
        <h2>
          <Link to={letterUrl(letter._id)}>{letter.title}</Link>
        </h2>
        <span className={`letter-state letter-state-${letter.state}`}>{messages.states[letter.state]}</span>
      </header>
      <LetterDates letter={letter} />
      {letter.figures && <LetterProgressBar figures={letter.figures} />}
    </article>
  )
}

function LetterDates({ letter }: { letter: ListedLetter }) {
  const formats = useFormats()
  const { timeZone } = useCity()
  const show = (instant: string) => writeInstant(instant, timeZone, formats)
  const { finishedAt, startedAt, updatedAt, createdBy: name } = letter
  if (finishedAt !== null) return <p className="letter-date">{fill(messages.finished, { date: show(finishedAt) })}</p>
  if (startedAt !== null) return <p className="letter-date">{fill(messages.started, { date: show(startedAt) })}</p>
  const date = show(updatedAt)
  return (
    <p className="letter-date">
      {name === '' ? fill(messages.changed, { date }) : fill(messages.changedBy, { name, date })}
    </p>
  )
}
