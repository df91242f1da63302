import { QrCode } from '../../ui/qr-code.tsx'

/** Appears below the button that opens it, which may be at the lower edge of the dialog on a small screen. */
export function LinkQr({ url, label }: { url: string; label: string }) {
  return (
    <div ref={bringIntoView}>
      <QrCode text={url} label={label} />
    </div>
  )
}

function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
