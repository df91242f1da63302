import type { Announcement, AnnouncementInput } from '#contract/admin/announcements.ts'
import { fill } from '#contract/messages/format.ts'
import { languages, servedLanguages } from '#contract/messages/languages.ts'
import { admin } from '#messages/admin.ts'
import { useCity } from '../city/use-city.ts'
import { Field } from '../ui/field.tsx'
import type { FieldErrors, FieldPath } from '../ui/field-errors.ts'
import { TextArea } from '../ui/text-area.tsx'

const [, ...furtherLanguages] = languages

type AnnouncementTranslationsProps = {
  given: Announcement['translations']
  fieldErrors: FieldErrors<FieldPath<AnnouncementInput>>
}

/** Fields for the same announcement in further languages, whose readers else read the text of the first one. */
export function AnnouncementTranslations({ given, fieldErrors }: AnnouncementTranslationsProps) {
  const [, ...further] = servedLanguages(useCity().languages)
  if (further.length === 0) return null
  return (
    <details className="announcement-translations" open={given !== undefined}>
      <summary>{admin.otherLanguages}</summary>
      {further.map(({ code, name }) => (
        <div key={code} className="form">
          <Field
            label={fill(admin.headingIn, { language: name })}
            name={`translations.${code}.title`}
            lang={code}
            autoComplete="off"
            defaultValue={given?.[code]?.title}
            error={fieldErrors[`translations.${code}.title`]}
          />
          <TextArea
            label={fill(admin.textIn, { language: name })}
            name={`translations.${code}.content`}
            lang={code}
            rows={3}
            defaultValue={given?.[code]?.content}
            error={fieldErrors[`translations.${code}.content`]}
          />
        </div>
      ))}
    </details>
  )
}

/** The translations of the fields above, without the languages in which nothing was written. */
export function readTranslations(fields: FormData): { translations?: object } {
  const written = furtherLanguages.flatMap(({ code }) => {
    const title = fields.get(`translations.${code}.title`)
    const content = fields.get(`translations.${code}.content`)
    return title || content ? [[code, { title, content }] as const] : []
  })
  return written.length > 0 ? { translations: Object.fromEntries(written) } : {}
}
