/** A control of the map, by its accessible name. */
export type MapControl = { readonly name: string; readonly isPressed: boolean }

/** The focus and the press pass to the control of the same name, as soon as the map has it. */
export function repeatPress(stage: Element, { name, isPressed }: MapControl): void {
  const repeat = () => {
    const controls = [...stage.querySelectorAll<HTMLElement>('button, [role=application]')]
    const control = controls.find((candidate) => getName(candidate) === name)
    if (!control) return
    observer.disconnect()
    control.focus({ preventScroll: true })
    if (isPressed) control.click()
  }
  const observer = new MutationObserver(repeat)
  observer.observe(stage, { childList: true, subtree: true, attributeFilter: ['role'] })
}

export function getName(control: Element): string | null {
  return control.getAttribute('aria-label') ?? control.textContent
}
