import { useSyncExternalStore } from 'react'
import { languages } from '#contract/messages/languages.ts'
import { driverCard as texts } from '#messages/driver-card.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { hasVoice, onNewVoices, readAloud, stopReading } from './read-aloud.ts'
import { useDriverLines, type DriverLine, type Whereabouts } from './use-driver-lines.ts'
import { useWakeLock } from './use-wake-lock.ts'
import '../styles/driver-card.css'

type DriverCardProps = { to: Whereabouts; isOpen: boolean; onClose: () => void }

/** Fills the screen with a place, for a driver to read or to hear. */
export function DriverCard({ to, isOpen, onClose }: DriverCardProps) {
  const close = () => {
    stopReading()
    onClose()
  }
  return (
    <Dialog title={texts.title} isOpen={isOpen} onClose={close} className="driver-card" closeLabel={texts.close}>
      {isOpen && <Lines to={to} />}
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
      <strong lang={isTyped ? undefined : code}>{name}</strong>
      {locality !== null && <p lang={code}>{locality}</p>}
      {isReadable && (
        <Button look="quiet" onClick={() => readAloud(code, [request, name, locality])}>
          {texts.readAloud}
        </Button>
      )}
    </section>
  )
}
