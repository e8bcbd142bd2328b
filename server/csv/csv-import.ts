import { createHash } from 'node:crypto'
import { type ImportError, type ImportResult, RINCIAN_MAX } from '#contract/csv-import.ts'
import { AppError } from '#server/kernel/app-error.ts'

/** Changes that an import file would make. */
interface Plan {
  langkah: readonly ImportResult['rincian'][number][]
  /** Number of rows that change nothing. */
  sama: number
  galat: readonly ImportError[]
}

/** Returns the fingerprint of an import plan. `plan` must contain the complete plan and nothing else. */
export const importFingerprint = (plan: unknown): string =>
  createHash('sha256').update(JSON.stringify(plan)).digest('base64url')

/** Returns the summary of a check. `empty` is the text for a file without changes. */
export function checkSummary(
  { langkah, galat }: { langkah: { length: number }; galat: { length: number } },
  empty: string,
) {
  if (galat.length > 0) return `Ada ${galat.length} kesalahan. Perbaiki berkasnya, lalu periksa lagi.`
  return langkah.length > 0 ? 'Berkas bisa diterapkan.' : empty
}

/**
 * Rejects an import with an invalid line, or whose plan differs from the one that was shown.
 * @param fingerprint fingerprint of the plan that the user saw; absent if none was shown
 * @throws CSV_ADA_YANG_SALAH, or `changed`
 */
export function refuseImport(
  { sidik: current, galat }: { sidik: string; galat: readonly ImportError[] },
  fingerprint: string | undefined,
  changed: 'KATALOG_BERUBAH' | 'SETORAN_BERUBAH' | 'TARIF_BERUBAH',
): void {
  if (galat.length > 0)
    throw new AppError(fingerprint === undefined ? 'CSV_ADA_YANG_SALAH' : changed, {
      rincian: { jumlah: galat.length },
      errors: galat.slice(0, RINCIAN_MAX).map(({ baris, kolom, pesan }) => ({
        path: kolom,
        msg: `Baris ${baris}: ${pesan}`,
      })),
    })
  if (fingerprint !== undefined && fingerprint !== current) throw new AppError(changed)
}

/** Returns a plan's counts, with the first of its changes and errors. */
export function importResult({ langkah, sama, galat }: Plan): Pick<ImportResult, 'jumlah' | 'rincian' | 'galat'> {
  const created = langkah.filter(({ sebelum }) => sebelum === null).length
  return {
    jumlah: {
      baru: created,
      berubah: langkah.length - created,
      sama,
      salah: new Set(galat.map(({ baris }) => baris)).size,
    },
    rincian: langkah
      .slice(0, RINCIAN_MAX)
      .map(({ baris, nama, sebelum, sesudah }) => ({ baris, nama, sebelum, sesudah })),
    galat: galat.slice(0, RINCIAN_MAX),
  }
}
