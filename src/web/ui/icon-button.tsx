import type { MouseEvent } from 'react'
import { Icon, type IconName, type IconPath } from './icon.tsx'

type IconButtonProps = {
  icon: IconName | IconPath
  label: string
  onClick: () => void
  isExpanded?: boolean
  /** `aria-disabled` instead of `disabled`: the button ignores clicks but keeps the focus. */
  isDisabled?: boolean
  /** Command to a dialog. Browsers that know invoker commands run it before our script is loaded. */
  command?: { name: 'show-modal' | 'close'; target: string }
}

export function IconButton({ icon, label, onClick, isExpanded, isDisabled = false, command }: IconButtonProps) {
  const act = (event: MouseEvent) => {
    // `onClick` does the work in all browsers. The command would do it a second time.
    if (command) event.preventDefault()
    onClick()
  }
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isExpanded}
      aria-haspopup={command?.name === 'show-modal' ? 'dialog' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : act}
      {...(command && { command: command.name, commandfor: command.target })}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
