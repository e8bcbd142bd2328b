import type { Titipan } from '#contract/pembayaran/titipan-office.ts'

/** A decision on money that is kept. */
export interface KeputusanProps {
  titipan: Titipan
  judul: string
  /** Back to what is known of it. */
  onClose(): void
}
