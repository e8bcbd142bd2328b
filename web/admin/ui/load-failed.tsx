import { ApiError, errorText } from '#web/lib/api-error.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { listAddress } from './daftar/list-address.ts'

interface LoadFailedProps {
  error: unknown
  onRetry(): void
  /** Path of the record's list. */
  list: string
  /** Error text if the server sends no message; or a function that returns the error text. */
  failure: string | ((error: unknown) => string)
}

/** Error notice for a record that did not load. Offers a retry, or a link to the list if the record does not exist. */
export function LoadFailed({ error, onRetry, list, failure }: LoadFailedProps) {
  const text = typeof failure === 'string' ? errorText(error, { answered: failure }) : failure(error)
  const code = error instanceof ApiError ? error.code : ''
  const isWrongAddress = code === 'VALIDATION_FAILED'
  if (!isWrongAddress && !code.endsWith('_TIDAK_ADA')) return <LoadFailure onRetry={onRetry}>{text}</LoadFailure>
  return (
    <Notice
      kind="galat"
      action={
        <ButtonLink to={listAddress(list)} variant="garis">
          Lihat Daftar
        </ButtonLink>
      }
    >
      <p className="font-semibold">{isWrongAddress ? 'Data tidak ditemukan.' : text}</p>
      <p>Mungkin sudah dihapus, atau alamatnya salah.</p>
    </Notice>
  )
}
