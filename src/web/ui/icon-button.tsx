import { Icon, type IconName } from './icon.tsx'

type IconButtonProps = {
  icon: IconName
  label: string
  onClick: () => void
  isExpanded?: boolean
  /** Then it does nothing, but keeps the focus. */
  isDisabled?: boolean
}

export function IconButton({ icon, label, onClick, isExpanded, isDisabled = false }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-expanded={isExpanded}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
