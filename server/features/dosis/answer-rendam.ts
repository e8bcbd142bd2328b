import type { dosisRendam } from '#contract/dosis/endpoints.ts'
import { roundHalfUp, roundVisible, TOO_SMALL } from '#contract/dosis/number.ts'
import { ppmFrom } from '#contract/dosis/rendam.ts'
import { computeRendam, isRendamRule, produkInput, type RendamInput } from '#contract/dosis/rendam-produk.ts'
import { kartuSentences } from '#contract/dosis/slip-notes.ts'
import { kekuatanZat, ZAT_DOSIS } from '#contract/dosis/zat-dosis.ts'
import type { Output, Parsed } from '#contract/endpoint.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { requirePlausible } from './plausible.ts'
import type { produkDosisRepository } from './produk-dosis.repository.ts'

type Query = Parsed<typeof dosisRendam>['query']

/**
 * Returns the amount for one bath. For a given amount, returns the resulting concentration, within the same limits.
 * @throws ANGKA_DIRAGUKAN, PRODUK_TIDAK_ADA, DOSIS_RESEP, DOSIS_TIDAK_DAPAT_DIHITUNG, DOSIS_MELEWATI_BATAS, RENDAM_DITUNDA
 */
export async function answerRendam(
  produk: ReturnType<typeof produkDosisRepository>,
  { volume, ppm, takaran, menit, suhu, oksigen, untuk, yakin, ...subject }: Query,
): Promise<Output<typeof dosisRendam>> {
  const input = await inputOf(produk, subject)
  const { kekuatan } = input
  const wantedPpm = ppm ?? ((takaran ?? 0) * kekuatan.aktif) / volume
  requirePlausible({ volume, suhu, oksigen }, yakin)
  const result = computeRendam(input, volume, { ppm: wantedPpm, menit, suhu, oksigen })
  if (result.jenis !== 'takaran') {
    const code = result.jenis === 'tolak' ? 'DOSIS_MELEWATI_BATAS' : 'RENDAM_DITUNDA'
    throw new AppError(code, { rincian: { alasan: result.alasan.join(' ') } })
  }
  if (result.takaran === 0) throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: TOO_SMALL } })
  return {
    nama: input.nama,
    takaran: takaran ?? result.takaran,
    satuan: kekuatan.satuan,
    ppm: takaran === undefined ? result.ppm : ppmFrom(takaran, volume, kekuatan),
    volume,
    kekuatan: roundHalfUp(kekuatan.aktif, 4),
    aktif: roundVisible(result.aktif, 2),
    catatan: [...kartuSentences(untuk, input.nama), ...result.catatan],
    batas: result.batas,
    keselamatan: result.keselamatan,
  }
}

async function inputOf(
  produk: ReturnType<typeof produkDosisRepository>,
  { produk: produkId, zat, kadar }: Pick<Query, 'produk' | 'zat' | 'kadar'>,
): Promise<RendamInput> {
  if (zat) {
    const kekuatan = kekuatanZat(zat, kadar)
    if (typeof kekuatan === 'string')
      throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: kekuatan } })
    return { ...ZAT_DOSIS[zat], kekuatan }
  }
  const found = await produk.find(produkId ?? 0)
  if (!found) throw new AppError('PRODUK_TIDAK_ADA')
  if (found.resep) throw new AppError('DOSIS_RESEP', { rincian: { nama: found.nama } })
  const input = produkInput(found, found.aturan_pakai.find(isRendamRule))
  if (typeof input === 'string') throw new AppError('DOSIS_TIDAK_DAPAT_DIHITUNG', { rincian: { alasan: input } })
  return input
}
