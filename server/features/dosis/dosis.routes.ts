import { formatBilangan } from '#contract/bilangan.ts'
import { rendamAirTawar, tolakAirTawar } from '#contract/dosis/air-tawar.ts'
import { bulat } from '#contract/dosis/angka.ts'
import {
  dosisAirTawar,
  dosisPakan,
  dosisRendam,
  dosisSalinitas,
  dosisVolume,
  listProdukDosis,
} from '#contract/dosis/endpoints.ts'
import { KOLOM } from '#contract/dosis/isian.ts'
import { KURANG_MAKAN, takaranPakan } from '#contract/dosis/pakan.ts'
import { turunkanSalinitas } from '#contract/dosis/salinitas.ts'
import { BENTUK_WADAH, hitungVolume, isVolumeWajar } from '#contract/dosis/volume.ts'
import type { Deps } from '#server/deps.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { answerRendam } from './answer-rendam.ts'
import { produkDosisRepository } from './produk-dosis.repository.ts'

/** Exposes the calculator's functions as an API. */
export function dosisRoutes(api: Endpoints, { db }: Deps): void {
  const produk = produkDosisRepository(db)

  api.publik(listProdukDosis, ({ query }) => produk.list(query.produk))

  api.publik(dosisVolume, async ({ query: { bentuk, ...ukuran } }) => {
    const kurang = BENTUK_WADAH[bentuk].ukuran.filter((nama) => ukuran[nama] === undefined)
    const volume = hitungVolume(bentuk, ukuran)
    if (volume === undefined)
      throw new AppError('UKURAN_KURANG', {
        rincian: { ukuran: kurang.map((nama) => KOLOM[nama].label.toLowerCase()).join(', ') },
      })
    if (!isVolumeWajar(volume))
      throw new AppError('VOLUME_TIDAK_WAJAR', { rincian: { volume: formatBilangan(bulat(volume, 4)) } })
    return { volume: bulat(volume, 2), liter: bulat(volume * 1000) }
  })

  api.publik(dosisRendam, ({ query }) => answerRendam(produk, query))

  api.publik(dosisPakan, async ({ query: { kadar, ...campuran } }) => {
    const { biomassa, pakan, aktif, sehari, perKg, total, kurangMakan } = takaranPakan({
      ...campuran,
      aktif: kadar / 100,
    })
    return {
      biomassa: bulat(biomassa, 2),
      pakan: bulat(pakan, 2),
      aktif: bulat(aktif, 2),
      sehari,
      perKg,
      total,
      catatan: kurangMakan ? [KURANG_MAKAN] : [],
    }
  })

  api.publik(dosisAirTawar, async ({ query }) => {
    const tolak = tolakAirTawar(query)
    if (tolak.length > 0) throw new AppError('DOSIS_MELEWATI_BATAS', { rincian: { alasan: tolak.join(' ') } })
    const hasil = rendamAirTawar(query)
    return { ...hasil, salinitasAkhir: bulat(hasil.salinitasAkhir, 2) }
  })

  api.publik(dosisSalinitas, async ({ query }) => {
    const { ganti, tambah, akhir } = turunkanSalinitas(query)
    const rapi = (value: number | null) => (value === null ? null : bulat(value, 2))
    return { ganti: bulat(ganti, 2), tambah: rapi(tambah), akhir: rapi(akhir) }
  })
}
