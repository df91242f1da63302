import { useQuery } from '@tanstack/react-query'
import { secondFactor } from '#messages/login.ts'
import { completeUser } from '../../session/session-calls.ts'
import { Button } from '../../ui/button.tsx'
import { mySecondFactor } from './queries.ts'
import { SecondFactorSection } from './second-factor-section.tsx'

/** Stands in place of the admin panel until the admin has a second factor. */
export function SecondFactorNeeded() {
  const { data } = useQuery(mySecondFactor())
  const isOn = data !== undefined && (data.totpSince !== null || data.passkeys.length > 0)
  return (
    <div className="second-factor-needed">
      <h1>{secondFactor.neededTitle}</h1>
      <p>{secondFactor.neededText}</p>
      <SecondFactorSection />
      {isOn && <Button onClick={() => void completeUser()}>{secondFactor.openPanel}</Button>}
    </div>
  )
}
