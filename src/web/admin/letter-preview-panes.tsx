import { useId } from 'react'
import type { LetterPreview, PreviewedPart } from '#contract/admin/letters.ts'
import { languages } from '#contract/messages/languages.ts'
import { letters as messages } from '#messages/admin.ts'
import { withKeys } from '../ui/with-keys.ts'

/** Everything around the text of an issue is in the first language. */
const { code: lang } = languages[0]

/** An issue as mail programs show it, and beside it the version of programs that show plain text. */
export function LetterPreviewPanes({ preview }: { preview: LetterPreview }) {
  const { from, subject, parts, text } = preview
  const titleId = useId()
  return (
    <section className="letter-preview" aria-labelledby={titleId}>
      <h2 id={titleId}>{messages.previewTitle}</h2>
      <div className="letter-pane">
        <h3>{messages.asMail}</h3>
        <dl className="letter-head">
          <dt>{messages.from}</dt>
          <dd>{from}</dd>
          <dt>{messages.subject}</dt>
          <dd lang={lang}>{subject}</dd>
        </dl>
        <div className="letter-mail" lang={lang} dir="auto">
          {withKeys(parts, (part) => JSON.stringify(part)).map(({ key, item }) => (
            <MailPart key={key} part={item} />
          ))}
        </div>
      </div>
      <div className="letter-pane">
        <h3>{messages.asText}</h3>
        <pre className="letter-text" lang={lang} dir="auto">
          {text}
        </pre>
      </div>
      <p className="admin-hint">{messages.previewHint}</p>
    </section>
  )
}

/** The links of a preview lead nowhere: they would leave the form. */
function MailPart({ part }: { part: PreviewedPart }) {
  if ('heading' in part) return <h4>{part.heading}</h4>
  if ('link' in part) {
    return (
      <p>
        <span className="letter-link">{part.link}</span>
      </p>
    )
  }
  if ('text' in part) return <p className="letter-paragraph">{part.text}</p>
  const { name, line } = part.place
  return (
    <p>
      <strong className="letter-link">{name}</strong>
      {line !== '' && (
        <>
          <br />
          {line}
        </>
      )}
    </p>
  )
}
