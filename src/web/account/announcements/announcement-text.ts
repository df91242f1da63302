import type { Announcement } from '#contract/admin/announcements.ts'
import { languages } from '#contract/messages/languages.ts'
import { language } from '#messages/language.ts'

type AnnouncementText = { readonly title: string; readonly content: string }

/**
 * Title and content in the language of the page. Without a translation they are as somebody typed them for the first
 * language, and say so by `lang`.
 */
export function textOfAnnouncement({ title, content, translations = {} }: Announcement) {
  const byCode: Readonly<Partial<Record<string, AnnouncementText>>> = translations
  const own = byCode[language.code]
  if (own) return { ...own, lang: undefined }
  const [first] = languages
  return { title, content, lang: language.code === first.code ? undefined : first.code }
}
