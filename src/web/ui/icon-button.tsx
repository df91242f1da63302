import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = {
  icon: IconName
  label: string
  onClick: () => void
  isExpanded?: boolean
  /** Then it does nothing, but keeps the focus. */
  isDisabled?: boolean
  /** What the button does to a dialog before (and without) our script, in browsers that know commands. */
  command?: { name: 'show-modal' | 'close'; target: string }
}

export function IconButton({ icon, label, onClick, isExpanded, isDisabled = false, command }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isExpanded}
      aria-haspopup={command?.name === 'show-modal' ? 'dialog' : undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
      {...(command && { command: command.name, commandfor: command.target })}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
