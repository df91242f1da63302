import { secondFactor } from '#messages/login.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { saveFile } from '../../ui/save-file.ts'
import { pageIcons } from '../../ui/page-icons.ts'

/** New codes, which the server cannot show again. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const content = codes.join('\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(content)
      notify('success', secondFactor.copied, 'top-right')
    } catch {
      notify('error', secondFactor.copyFailed, 'top-right')
    }
  }
  const save = () => saveFile({ name: secondFactor.codesFile, type: 'text/plain', content: `${content}\n` })
  return (
    <div className="recovery-codes">
      <p role="status">{secondFactor.keepCodes}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <Button look="quiet" onClick={() => void copy()}>
          {secondFactor.copyCodes}
        </Button>
        <Button look="quiet" icon={pageIcons.download} onClick={save}>
          {secondFactor.downloadCodes}
        </Button>
        <Button onClick={onStored}>{secondFactor.codesKept}</Button>
      </div>
    </div>
  )
}
