/** A short text on a button. Screen readers read the full one, which names what the button acts on. */
export function ShortLabel({ text, full }: { text: string; full: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{full}</span>
    </>
  )
}
