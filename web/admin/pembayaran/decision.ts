import type { Titipan } from '#contract/pembayaran/titipan-admin.ts'

/** Props of a dialog that decides about unassigned money. */
export interface DecisionProps {
  titipan: Titipan
  title: string
  /** Returns to the payment's details. */
  onClose(): void
}
