/**
 * Keeps a box of the body above modal dialogs. A dialog makes what is outside of it inert and lies over it, so the box
 * stands inside of the dialog that has the focus, as a popover, which the dialog does not clip.
 * @returns ends it
 */
export function raiseAboveDialogs(box: HTMLElement): () => void {
  const place = () => {
    const focusedDialog = document.activeElement?.closest('dialog:modal')
    const dialog = focusedDialog ?? [...document.querySelectorAll('dialog:modal')].at(-1)
    const parent = dialog ?? document.body
    if (box.parentNode === parent) return
    const focused = box.contains(document.activeElement) ? document.activeElement : null
    box.popover = dialog ? 'manual' : null
    // Styles of a dialog ask for its last part.
    if (dialog) dialog.prepend(box)
    else document.body.append(box)
    if (dialog && 'showPopover' in box) box.showPopover()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
  const changed = new MutationObserver(place)
  changed.observe(document.body, { attributes: true, attributeFilter: ['open'], childList: true, subtree: true })
  place()
  return () => changed.disconnect()
}
