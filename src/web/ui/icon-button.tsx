import type { MouseEvent } from 'react'
import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = {
  icon: IconName
  label: string
  onClick: () => void
  isExpanded?: boolean
  /** A disabled button does nothing but keeps the focus. */
  isDisabled?: boolean
  /** The button's command to a dialog: it works before (and without) our script in browsers that know commands. */
  command?: { name: 'show-modal' | 'close'; target: string }
}

export function IconButton({ icon, label, onClick, isExpanded, isDisabled = false, command }: IconButtonProps) {
  const act = (event: MouseEvent) => {
    // Our script acts in all browsers; the command would act a second time.
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
