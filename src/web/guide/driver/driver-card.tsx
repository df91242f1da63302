import { useSyncExternalStore } from 'react'
import { languages } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { driverCard as texts } from '#messages/home.ts'
import { navigation } from '#messages/shell.ts'
import { useCity } from '../../city/use-city.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { hasVoice, onNewVoices, readAloud, stopReading } from '../../ui/read-aloud.ts'
import { useDriverLines, type DriverLine, type Whereabouts } from './use-driver-lines.ts'
import { useWakeLock } from './use-wake-lock.ts'
import './driver-card.css'

type DriverCardProps = { to: Whereabouts; isOpen: boolean; onClose: () => void }

/** Fills the screen with a place, for a driver to read or to hear. */
export function DriverCard({ to, isOpen, onClose }: DriverCardProps) {
  const { hasPhrases } = useCity()
  const close = () => {
    stopReading()
    onClose()
  }
  return (
    <Dialog title={texts.title} isOpen={isOpen} onClose={close} className="driver-card" closeLabel={texts.close}>
      {isOpen && <Lines to={to} />}
      {hasPhrases === true && <Link to={paths.phrases}>{navigation.phrases}</Link>}
    </Dialog>
  )
}

function Lines({ to }: { to: Whereabouts }) {
  useWakeLock()
  return useDriverLines(to).map((line) => <Line key={line.code} line={line} />)
}

function Line({ line: { code, request, name, locality, isTyped } }: { line: DriverLine }) {
  const isReadable = useSyncExternalStore(onNewVoices, () => hasVoice(code))
  return (
    <section aria-label={languages.find((language) => language.code === code)?.name}>
      {request !== null && <p lang={code}>{request}</p>}
      <strong ref={(element) => void (element && noteLength(element, name))} lang={isTyped ? undefined : code}>
        {name}
      </strong>
      {locality !== null && <p lang={code}>{locality}</p>}
      {isReadable && (
        <Button look="quiet" onClick={() => readAloud(code, [request, name, locality])}>
          {texts.readAloud}
        </Button>
      )}
    </section>
  )
}

/** Lets the sheet fit the name into the screen. Signs above and below a letter take no room of their own. */
function noteLength({ style }: HTMLElement, name: string): void {
  const words = name.split(/\s+/).map((word) => word.match(/\P{M}/gu)?.length ?? 0)
  style.setProperty('--longest-word', `${Math.max(1, ...words)}`)
  style.setProperty('--letters', `${words.reduce((sum, letters) => sum + letters, 1)}`)
}
