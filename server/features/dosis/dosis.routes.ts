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
import { roundHalfUp, TOO_SMALL } from '#contract/dosis/number.ts'
import { EATS_LESS, takaranPakan } from '#contract/dosis/pakan.ts'
import { lowerSalinitas } from '#contract/dosis/salinitas.ts'
import { computeVolume, isPlausibleVolume, WADAH_SHAPES } from '#contract/dosis/volume.ts'
import { formatNumber } from '#contract/whole-number.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { answerRendam } from './answer-rendam.ts'
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

  api.public(dosisPakan, async ({ query: { kadar, ...mix } }) => {
    const { biomassa, pakan, aktif, sehari, perKg, total, eatsLess } = takaranPakan({
      ...mix,
      aktif: kadar / 100,
    })
    if (sehari === 0) throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: TOO_SMALL } })
    return {
      biomassa: roundHalfUp(biomassa, 2),
      pakan: roundHalfUp(pakan, 2),
      aktif: roundHalfUp(aktif, 2),
      sehari,
      perKg,
      total,
      catatan: eatsLess ? [EATS_LESS] : [],
    }
  })

  api.public(freshwaterDosis, async ({ query }) => {
    const reject = rejectFreshwater(query)
    if (reject.length > 0) throw new AppError('DOSIS_MELEWATI_BATAS', { rincian: { alasan: reject.join(' ') } })
    const result = computeFreshwaterRendam(query)
    return { ...result, salinitasAkhir: roundHalfUp(result.salinitasAkhir, 2) }
  })

  api.public(dosisSalinitas, async ({ query }) => {
    const { ganti, tambah, akhir } = lowerSalinitas(query)
    const tidy = (value: number | null) => (value === null ? null : roundHalfUp(value, 2))
    return { ganti: roundHalfUp(ganti, 2), tambah: tidy(tambah), akhir: tidy(akhir) }
  })
}
