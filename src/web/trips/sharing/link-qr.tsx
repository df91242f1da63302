import { QrCode } from '../../ui/qr-code.tsx'

/** Stands below what opens it, which may be the end of what a small screen shows of the dialog. */
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
