import { formatTime } from '#contract/wib.ts'
import { isComplete, type StoredState } from './state.ts'

/** Returns a sentence about the content stored on this device. */
export function offlineSentence({ nyala, isDataSaver, isBusy, ada, dari, bytes, waktu }: StoredState): string {
  if (isDataSaver) return 'Browser Anda menghemat data, jadi belum ada yang disimpan. Aktifkan untuk menyimpan.'
  if (!nyala) return 'Tidak aktif. Tidak ada yang disimpan di HP ini.'
  const ukuran = formatMB(bytes)
  if (isComplete({ ada, dari }) && waktu) return `Lengkap, ${ukuran}. Data per ${formatTime(waktu)}.`
  if (isBusy) return dari > 0 ? `Menyimpan ${ada} dari ${dari} halaman…` : 'Menyimpan…'
  if (dari === 0) return 'Belum disimpan. Mulai otomatis saat sinyal cukup.'
  return `Baru ${ada} dari ${dari} halaman, ${ukuran}. Dilanjutkan saat ada sinyal.`
}

/** Formats bytes in decimal megabytes, as phones do. */
const formatMB = (bytes: number) => `${(Math.max(bytes, 50_000) / 1_000_000).toFixed(1).replace('.', ',')} MB`
