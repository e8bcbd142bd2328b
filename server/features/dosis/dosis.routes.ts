import {
  dosisPakan,
  dosisRendam,
  dosisSalinitas,
  dosisVolume,
  freshwaterDosis,
  listProdukDosis,
} from '#contract/dosis/endpoints.ts'
import { computeFreshwaterRendam, rejectFreshwater } from '#contract/dosis/freshwater.ts'
import { COLUMNS } from '#contract/dosis/input.ts'
import { roundHalfUp, roundVisible } from '#contract/dosis/number.ts'
import { lowerSalinitas } from '#contract/dosis/salinitas.ts'
import { freshwaterStops, kartuSentences } from '#contract/dosis/slip-notes.ts'
import { computeVolume, isPlausibleVolume, WADAH_SHAPES } from '#contract/dosis/volume.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { answerPakan } from './answer-pakan.ts'
import { answerRendam } from './answer-rendam.ts'
import { requirePlausible } from './plausible.ts'
import { produkDosisRepository } from './produk-dosis.repository.ts'

/** Exposes the calculator's functions as an API. */
export function dosisRoutes(api: Endpoints, { db }: Deps): void {
  const produk = produkDosisRepository(db)

  api.public(listProdukDosis, ({ query }) => produk.list(query.produk))

  api.public(dosisVolume, async ({ query: { bentuk, ...ukuran } }) => {
    const missing = WADAH_SHAPES[bentuk].ukuran.filter((name) => ukuran[name] === undefined)
    const volume = computeVolume(bentuk, ukuran)
    if (volume === undefined)
      throw new AppError('UKURAN_KURANG', {
        rincian: { ukuran: missing.map((name) => COLUMNS[name].label.toLowerCase()).join(', ') },
      })
    if (!isPlausibleVolume(volume))
      throw new AppError('VOLUME_TIDAK_WAJAR', { rincian: { volume: formatNumber(roundHalfUp(volume, 4)) } })
    return { volume: roundHalfUp(volume, 2), liter: roundHalfUp(volume * 1000) }
  })

  api.public(dosisRendam, ({ query }) => answerRendam(produk, query))

  api.public(dosisPakan, ({ query }) => answerPakan(produk, query))

  api.public(freshwaterDosis, async ({ query: { untuk, yakin, ...query } }) => {
    const { ekor, berat, volume, salinitas } = query
    requirePlausible({ ekor, berat, volume, salinitas }, yakin)
    const reject = rejectFreshwater(query)
    if (reject.length > 0) throw new AppError('DOSIS_MELEWATI_BATAS', { rincian: { alasan: reject.join(' ') } })
    const result = computeFreshwaterRendam(query)
    return {
      ...result,
      salinitasAkhir: roundVisible(result.salinitasAkhir, 2),
      catatan: kartuSentences(untuk, 'air tawar'),
      batas: freshwaterStops(query.menit),
    }
  })

  api.public(dosisSalinitas, async ({ query: { yakin, ...query } }) => {
    requirePlausible({ volume: query.volume, dari: query.dari }, yakin)
    const { ganti, tambah, akhir } = lowerSalinitas(query)
    const tidy = (value: number | null) => (value === null ? null : roundVisible(value, 2))
    return { ganti: roundVisible(ganti, 2), tambah: tidy(tambah), akhir: tidy(akhir) }
  })
}
