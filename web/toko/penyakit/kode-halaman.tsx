import { PrintedQr } from '#web/shared/share/printed-qr.tsx'

/** URL of this page as text and QR code. It is printed only, not shown on screen. */
export function KodeHalaman({ url }: { url: string }) {
  return (
    <p className="mt-6 hidden break-inside-avoid items-center gap-4 print:flex">
      <PrintedQr text={url} label="Kode QR halaman ini" className="size-24" />
      <span>
        Versi terbaru halaman ini:
        <br />
        <strong className="break-all">{url}</strong>
      </span>
    </p>
  )
}
