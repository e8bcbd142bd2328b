import { onStop } from '#server/kernel/on-stop.ts'
import { StartError } from '#server/kernel/start-error.ts'

const SENTENCES: Record<string, string> = {
  EACCES: 'Tidak ada hak akses ke',
  EPERM: 'Tidak ada hak akses ke',
  EROFS: 'Tidak bisa menulis ke',
  ENOSPC: 'Ruang penyimpanan habis saat menulis',
  ENOTDIR: 'Bukan folder:',
}

/** Prints one sentence for an error that the operator can fix; otherwise the complete error. */
export function tellFailure(error: unknown): void {
  const { code = '', path = '', message } = error as NodeJS.ErrnoException
  const sentence = code.startsWith('ERR_PARSE_ARGS')
    ? `Perintah tidak dikenal: ${message}`
    : SENTENCES[code] && `${SENTENCES[code]} ${path}`.trim()
  console.error(error instanceof StartError ? error.message : (sentence ?? error))
  process.exitCode = 1
}

/** Returns a signal that aborts on the first Ctrl-C; a second one exits at once. */
export function abortOnSignals(): AbortSignal {
  const controller = new AbortController()
  onStop(() => controller.abort(new StartError('Dihentikan; berkas yang belum selesai sudah dihapus.')))
  return controller.signal
}
