import { useId } from 'react'

/** A link to read and to copy by hand. */
export function LinkField({ label, url }: { label: string; url: string }) {
  const id = useId()
  return (
    <div className="share-link">
      <label htmlFor={id}>{label}</label>
      <input id={id} readOnly value={url} dir="ltr" onFocus={({ currentTarget }) => currentTarget.select()} />
    </div>
  )
}
