import { useSyncExternalStore } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { ShownPhrase } from '#contract/city/phrases.ts'
import { language } from '#messages/language.ts'
import { phrases as messages } from '#messages/phrases.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { hasVoice, onNewVoices, readAloud } from '../../ui/read-aloud.ts'

const SPEAKER = 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.200a4 4 0 0 1 0 5.600M18.300 6.500a8 8 0 0 1 0 11'

type Said = ShownPhrase['says'][number]

/** A phrase by its meaning in the language of the page, with the same in the other languages below. */
export function PhraseItem({ phrase: { when, lang, says } }: { phrase: ShownPhrase }) {
  const own = says.find((said) => said.lang === language.code) ?? says.find((said) => said.lang === 'en')
  return (
    <li>
      {own && <h3 lang={own.lang}>{own.text}</h3>}
      <p className="phrase-when" lang={lang}>
        {when}
      </p>
      {says
        .filter((said) => said !== own)
        .map((said) => (
          <SaidLine key={said.lang} said={said} meaning={own?.text ?? said.text} />
        ))}
    </li>
  )
}

function SaidLine({ said: { lang, text, reading }, meaning }: { said: Said; meaning: string }) {
  const isReadable = useSyncExternalStore(
    onNewVoices,
    () => hasVoice(lang),
    () => false,
  )
  return (
    <div className="phrase-said">
      <div>
        <p lang={lang} className={reading === null ? undefined : 'phrase-other-script'}>
          {text}
        </p>
        {reading !== null && <p lang={`${lang}-Latn`}>{reading}</p>}
      </div>
      {isReadable && (
        <IconButton
          icon={SPEAKER}
          label={fill(messages.readAloud, { language: nameOf(lang), phrase: meaning })}
          onClick={() => readAloud(lang, [text])}
        />
      )}
    </div>
  )
}

/** Name of a language in that of the page. */
function nameOf(code: string): string {
  return new Intl.DisplayNames([language.code], { type: 'language' }).of(code) ?? code
}
