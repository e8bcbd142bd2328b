import type { ReactNode } from 'react'
import { ApiError } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { listAddress } from './daftar/list-address.ts'

interface LoadFailedProps {
  error: unknown
  onRetry(): void
  /** Path of the record's list. */
  list: string
  /** Error text. */
  children: ReactNode
}

/** Error notice for a record that did not load. Offers a retry, or a link to the list if the record does not exist. */
export function LoadFailed({ error, onRetry, list, children }: LoadFailedProps) {
  const code = error instanceof ApiError ? error.code : ''
  const isWrongAddress = code === 'VALIDATION_FAILED'
  if (!isWrongAddress && !code.endsWith('_TIDAK_ADA')) return <LoadFailure onRetry={onRetry}>{children}</LoadFailure>
  return (
    <Notice
      kind="galat"
      action={
        <ButtonLink to={listAddress(list)} variant="garis">
          Lihat Daftar
        </ButtonLink>
      }
    >
      <p className="font-semibold">{isWrongAddress ? 'Data tidak ditemukan.' : children}</p>
      <p>Mungkin sudah dihapus, atau alamatnya salah.</p>
    </Notice>
  )
}
