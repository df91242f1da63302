import { actions } from '#messages/ui.ts'
import { useState, useSyncExternalStore } from 'react'
import { fill } from '#contract/messages/format.ts'
import type { ShownPhrase } from '#contract/city/phrases.ts'
import { language } from '#messages/language.ts'
import { phrases as messages } from '#messages/home.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { hasVoice, onNewVoices, readAloud, stopReading } from '../../ui/read-aloud.ts'

const SPEAKER = 'M4 9.500h3.500L12 5.500v13l-4.500-4H4zM15.500 9.200a4 4 0 0 1 0 5.600M18.300 6.500a8 8 0 0 1 0 11'

const LARGER = 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7'

type SpokenLine = ShownPhrase['says'][number]

/** A phrase by its meaning in the language of the page, with the same in the other languages below. */
export function PhraseItem({ phrase: { when, lang, says } }: { phrase: ShownPhrase }) {
  const own = says.find((line) => line.lang === language.code) ?? says.find((line) => line.lang === 'en')
  return (
    <li>
      {own && <h3 lang={own.lang}>{own.text}</h3>}
      <p className="phrase-when" lang={lang}>
        {when}
      </p>
      {says
        .filter((line) => line !== own)
        .map((line) => (
          <StatedLine key={line.lang} line={line} meaning={own?.text ?? line.text} />
        ))}
    </li>
  )
}

function StatedLine({ line, meaning }: { line: SpokenLine; meaning: string }) {
  const { lang, text, reading } = line
  const [isLarge, setIsLarge] = useState(false)
  const isReadable = useHasVoice(lang)
  const values = { language: getName(lang), phrase: meaning }
  return (
    <div className="phrase-said">
      <div>
        <p lang={lang} className={reading === null ? undefined : 'phrase-other-script'}>
          {text}
        </p>
        {reading !== null && <p lang={`${lang}-Latn`}>{reading}</p>}
      </div>
      {isReadable && (
        <IconButton icon={SPEAKER} label={fill(messages.readAloud, values)} onClick={() => readAloud(lang, [text])} />
      )}
      <IconButton icon={LARGER} label={fill(messages.showLarge, values)} onClick={() => setIsLarge(true)} />
      <LargePhrase line={line} meaning={meaning} isOpen={isLarge} onClose={() => setIsLarge(false)} />
    </div>
  )
}

type LargePhraseProps = { line: SpokenLine; meaning: string; isOpen: boolean; onClose: () => void }

/** Fills the screen with a sentence, to be read across a counter, or heard. */
function LargePhrase({ line: { lang, text, reading }, meaning, isOpen, onClose }: LargePhraseProps) {
  const isReadable = useHasVoice(lang)
  const close = () => {
    stopReading()
    onClose()
  }
  return (
    <Dialog title={meaning} isOpen={isOpen} onClose={close} className="phrase-large" closeLabel={actions.close}>
      {isOpen && (
        <>
          <strong lang={lang}>{text}</strong>
          {reading !== null && <p lang={`${lang}-Latn`}>{reading}</p>}
          {isReadable ? (
            <Button onClick={() => readAloud(lang, [text])}>{messages.listen}</Button>
          ) : (
            <p className="phrase-when">{fill(messages.noVoice, { language: getName(lang) })}</p>
          )}
        </>
      )}
    </Dialog>
  )
}

function useHasVoice(lang: string): boolean {
  return useSyncExternalStore(
    onNewVoices,
    () => hasVoice(lang),
    () => false,
  )
}

/** Name of a language in that of the page. */
function getName(code: string): string {
  return new Intl.DisplayNames([language.code], { type: 'language' }).of(code) ?? code
}
