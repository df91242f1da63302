import { actions } from '#messages/ui.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '#contract/text/date-format.ts'
import { today } from '#contract/text/dates.ts'
import { fill } from '#contract/messages/format.ts'
import type { Passkey, SecondFactorStatus } from '#contract/account/second-factor.ts'
import { secondFactor } from '#messages/login.ts'
import { useCity } from '../../city/use-city.ts'
import { useFormats } from '../../city/use-formats.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { canUsePasskeys } from './can-use-passkeys.ts'
import { mySecondFactor } from './queries.ts'
import { SecondFactorDialog, type Task } from './second-factor-dialog.tsx'
import './second-factor.css'

/** Shows and changes the second factor of the signed-in account. */
export function SecondFactorSection() {
  const session = useSession()
  const { data, isPending, refetch } = useQuery(mySecondFactor())
  const queryClient = useQueryClient()
  const [task, setTask] = useState<Task | null>(null)
  return (
    <section className="second-factor" aria-labelledby="second-factor-title" aria-busy={isPending}>
      <h2 id="second-factor-title">{secondFactor.title}</h2>
      <p>{secondFactor.hint}</p>
      {session.kind === 'signed-in' && session.user.mustConfirmEmail ? (
        <p>{secondFactor.confirmFirst}</p>
      ) : (
        data && <Factors status={data} onBegin={setTask} />
      )}
      {!data && !isPending && <LoadFailure title={secondFactor.loadFailed} onRetry={() => void refetch()} />}
      <SecondFactorDialog
        task={task}
        onChanged={() => void queryClient.invalidateQueries({ queryKey: mySecondFactor().queryKey })}
        onClose={() => setTask(null)}
      />
    </section>
  )
}

type FactorsProps = { status: SecondFactorStatus; onBegin: (task: Task) => void }

function Factors({ status, onBegin }: FactorsProps) {
  const { totpSince, passkeys, recoveryCodesLeft } = status
  const formats = useFormats()
  const showDay = useShowDay()
  return (
    <>
      <div>
        <h3>{secondFactor.app}</h3>
        <p>{secondFactor.appHint}</p>
        <p>{totpSince === null ? secondFactor.appOff : fill(secondFactor.appSince, { date: showDay(totpSince) })}</p>
        {totpSince === null ? (
          <Button look="quiet" onClick={() => onBegin({ kind: 'set-up-app' })}>
            {secondFactor.setUpApp}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => onBegin({ kind: 'remove-app' })}>
            {secondFactor.removeApp}
          </Button>
        )}
      </div>
      <Passkeys status={status} onBegin={onBegin} />
      {(totpSince !== null || passkeys.length > 0) && (
        <div>
          <h3>{secondFactor.recoveryCodes}</h3>
          <p>{secondFactor.recoveryCodesHint}</p>
          <p>{formats.plural(secondFactor.codesLeft, recoveryCodesLeft)}</p>
          <Button look="quiet" onClick={() => onBegin({ kind: 'renew-codes' })}>
            {secondFactor.renewCodes}
          </Button>
        </div>
      )}
    </>
  )
}

function Passkeys({ status: { passkeys, arePasskeysOffered }, onBegin }: FactorsProps) {
  const isPossible = arePasskeysOffered && canUsePasskeys()
  return (
    <div>
      <h3>{secondFactor.passkeys}</h3>
      <p>{isPossible ? secondFactor.passkeysHint : secondFactor.passkeysNotOffered}</p>
      {passkeys.length === 0 && isPossible && <p>{secondFactor.noPasskeys}</p>}
      {passkeys.length > 0 && (
        <ul className="ruled-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onBegin={onBegin} />
          ))}
        </ul>
      )}
      {isPossible && (
        <Button look="quiet" onClick={() => onBegin({ kind: 'add-passkey' })}>
          {secondFactor.addPasskey}
        </Button>
      )}
    </div>
  )
}

function PasskeyRow({ passkey, onBegin }: { passkey: Passkey; onBegin: (task: Task) => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  const showDay = useShowDay()
  const added = showDay(createdAt)
  return (
    <li>
      <strong>{name}</strong>
      <span>
        {lastUsedAt === null
          ? fill(secondFactor.passkeyAdded, { added })
          : fill(secondFactor.passkeyUsed, { added, used: showDay(lastUsedAt) })}
      </span>
      <span className="second-factor-actions">
        <button
          type="button"
          className="text-button"
          aria-label={fill(secondFactor.renameOf, { name })}
          onClick={() => onBegin({ kind: 'rename-passkey', passkey })}
        >
          {secondFactor.rename}
        </button>
        <button
          type="button"
          className="text-button"
          aria-label={fill(secondFactor.removeOf, { name })}
          onClick={() => onBegin({ kind: 'remove-passkey', passkey })}
        >
          {actions.remove}
        </button>
      </span>
    </li>
  )
}

/** @returns a function that shows the day of an instant in the city's time zone */
function useShowDay(): (instant: string) => string {
  const { timeZone } = useCity()
  const formats = useFormats()
  return (instant) => showDate(today(new Date(instant), timeZone), formats)
}
