import type { z } from 'zod'
import type { Parsed } from '#contract/endpoint.ts'
import type { PaketItem } from '#contract/katalog/endpoints.ts'
import {
  PAKET,
  PAKET_ORDER,
  type PaketAdmin,
  type PaketBody,
  type reorderPaket as Reorder,
  type updatePaket as Update,
} from '#contract/katalog/paket-admin.ts'
import { findNeedingResep } from '#contract/obat/find-zat.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { findSimilar } from '#server/features/katalog/produk/similar-produk.ts'
import { requireAllowed, zatPaket } from '#server/features/obat/substance-rules.ts'
import { hargaValue, type Prices } from '#server/features/pelepasan/act-value.ts'
import { release, sesiOfEdit } from '#server/features/pelepasan/release.ts'
import type { Act } from '#server/http/needs-persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { changedFields, requireVersi } from '#server/kernel/edit.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { saveGambar } from '#server/storage/save-gambar.ts'
import { contentsOfNames, formatContents } from './isi-paket.ts'
import { paketRepository, type WrittenPaket } from './paket.repository.ts'

type FormValues = z.output<typeof PaketBody>
type Manage = Pick<Deps, 'db' | 'clock' | 'storage'>

/** @throws PRODUK_TIDAK_ADA, ISI_PERLU_RESEP, ISI_MIRIP_PRODUK, ZAT_TERLARANG, GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS */
export async function createPaket(
  { db, clock, storage }: Manage,
  { penggunaId }: Sesi,
  input: FormValues,
): Promise<PaketAdmin> {
  return saveGambar(storage, 'paket', input.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const paket = paketRepository(tx)
      const after = await written(tx, input, gambar)
      const recordId = await paket.insert(after, clock())
      const entry = {
        tindakan: 'buat',
        jenis: 'paket',
        rujukan: recordId,
        judul: after.title,
        sesudah: forJejak(after),
      } as const
      await jejakRepository(tx).record(penggunaId, entry, clock())
      return findOrThrow(tx, recordId)
    }),
  )
}

/**
 * @throws PAKET_TIDAK_ADA, PRODUK_TIDAK_ADA, ISI_PERLU_RESEP, ISI_MIRIP_PRODUK, ZAT_TERLARANG, ISIAN_BENTROK,
 *   GAMBAR_TIDAK_DAPAT_DIBACA, GAMBAR_TERLALU_LUAS
 */
export async function updatePaket(
  { db, clock, storage }: Manage,
  sesi: Sesi,
  recordId: number,
  body: Parsed<typeof Update>['body'],
): Promise<PaketAdmin> {
  return saveGambar(storage, 'paket', body.gambar, (gambar) =>
    transaction(db, async (tx) => {
      const paket = paketRepository(tx)
      const { aktif: _, versi: __, ...before } = await lock(tx, recordId)
      const parts = before.isi.map(({ periksa: _, ...bagian }) => bagian)
      const current = { ...before, isi: parts, items: parts.map(({ nama }) => nama) }
      const { title = before.title, harga = before.harga, ...update } = changedFields(body, current, PAKET)
      const after = await written(tx, { title, harga, ...update }, gambar, before)
      await paket.update(recordId, after)
      const entry = { tindakan: 'ubah', jenis: 'paket', rujukan: recordId, judul: after.title } as const
      const change = { sebelum: forJejak(before), sesudah: forJejak(after) }
      await jejakRepository(tx).record(sesi.penggunaId, { ...entry, ...change }, clock())
      const fresh = await findOrThrow(tx, recordId)
      await release(tx, sesiOfEdit(sesi, body.semula), [hargaAct(before, fresh)], clock())
      return fresh
    }),
  )
}

/** Returns the act of a cheaper package, for all units that can be packed from the stock. */
const hargaAct = (before: Prices, { paketId, title, harga, tersedia }: PaketAdmin): Act => ({
  jenis: 'harga',
  nilai: hargaValue(before, { harga }, tersedia ?? 1),
  rujukan: `paket ${paketId}`,
  keterangan: `${title}: ${formatRupiah(before.harga)} → ${formatRupiah(harga)}`,
})

/**
 * Archives a package. Existing orders of it stay as they are.
 * @param seen version that the administrator saw
 * @throws PAKET_TIDAK_ADA, also if it is archived already; DATA_BERUBAH
 */
export function archivePaket(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  recordId: number,
  seen?: number,
): Promise<void> {
  return transaction(db, async (tx) => {
    const { title, aktif, versi } = await lock(tx, recordId)
    if (!aktif) throw new AppError('PAKET_TIDAK_ADA')
    requireVersi({ versi }, seen)
    await paketRepository(tx).archive(recordId)
    await jejakRepository(tx).record(
      penggunaId,
      { tindakan: 'arsip', jenis: 'paket', rujukan: recordId, judul: title },
      clock(),
    )
  })
}

/** Puts an archived package back on sale. @throws PAKET_TIDAK_ADA, also if it is not archived; ZAT_TERLARANG */
export function restorePaket({ db, clock }: Manage, { penggunaId }: Sesi, recordId: number): Promise<void> {
  return transaction(db, async (tx) => {
    const { aktif, ...paket } = await lock(tx, recordId)
    if (aktif) throw new AppError('PAKET_TIDAK_ADA')
    requireAllowed(zatPaket(paket))
    await paketRepository(tx).restore(recordId)
    await jejakRepository(tx).record(
      penggunaId,
      { tindakan: 'pulihkan', jenis: 'paket', rujukan: recordId, judul: paket.title },
      clock(),
    )
  })
}

/**
 * Changes the order of the packages on sale.
 * @param body the ids of all packages on sale, each once
 * @throws URUTAN_PAKET_BERUBAH if a package was added or archived meanwhile; ISIAN_BENTROK if the order changed since it was
 *   displayed
 */
export function reorderPaket(
  { db, clock }: Manage,
  { penggunaId }: Sesi,
  body: Parsed<typeof Reorder>['body'],
): Promise<void> {
  return transaction(db, async (tx) => {
    const paket = paketRepository(tx)
    const previous = await paket.lockPositions()
    const titles = new Map(previous.map(({ paketId, title }) => [paketId, title]))
    const current = { paketIds: [...titles.keys()] }
    const { paketIds } = { ...current, ...changedFields(body, current, PAKET_ORDER) }
    const isSameSet = paketIds.length === titles.size && new Set(paketIds).size === titles.size
    if (!isSameSet || paketIds.some((id) => !titles.has(id))) throw new AppError('URUTAN_PAKET_BERUBAH')
    await paket.setPositions(paketIds)
    const entry = { tindakan: 'ubah', jenis: 'paket', rujukan: 'urutan', judul: 'Urutan paket' } as const
    const before = { urutan: previous.map(({ title }) => title) }
    const after = { urutan: paketIds.map((id) => titles.get(id)) }
    await jejakRepository(tx).record(penggunaId, { ...entry, sebelum: before, sesudah: after }, clock())
  })
}

/**
 * Returns the package to store, from a form and the previous version, if any. @throws ZAT_TERLARANG, and as `checkedContent` does
 */
async function written(
  tx: Tx,
  input: FormValues,
  gambar: string | undefined,
  old?: WrittenPaket,
): Promise<WrittenPaket> {
  const { title, harga, deskripsi, items } = input
  const parts = input.isi ?? (items && contentsOfNames(items, old?.isi ?? []))
  const written = {
    title,
    deskripsi: deskripsi ?? old?.deskripsi ?? '',
    cara_harian: input.cara_harian ?? old?.cara_harian ?? '',
  }
  requireAllowed(zatPaket({ ...written, isi: parts ?? [] }))
  return {
    ...written,
    harga,
    gambar: gambar ?? old?.gambar ?? null,
    penyakit: input.penyakit ?? old?.penyakit ?? [],
    // Parts that were not sent are not checked, so that the price can always be changed.
    isi: parts ? await checkedContent(tx, parts) : (old?.isi ?? []),
  }
}

const forJejak = (paket: WrittenPaket) => ({ ...paket, isi: paket.isi.map(formatContents) })

/**
 * Returns the parts, each linked to the product of exactly its name. A name that only resembles a product is rejected, and so
 * is everything that needs a prescription.
 * @throws PRODUK_TIDAK_ADA, ISI_PERLU_RESEP, ISI_MIRIP_PRODUK naming the part
 */
async function checkedContent(tx: Tx, parts: readonly PaketItem[]): Promise<PaketItem[]> {
  const known = await paketRepository(tx).knownProduk(
    parts.flatMap(({ produkId }) => (produkId === null ? [] : [produkId])),
  )
  const unused = parts.filter(({ produkId }) => produkId === null)
  const found = await findSimilar(
    tx,
    unused.map(({ nama }) => nama),
  )
  const similar = new Map(unused.map((item, index) => [item, found[index] ?? null]))
  return parts.map((item, index) => {
    if (item.produkId !== null) {
      const produk = known.get(item.produkId)
      const path = `isi.${index}.produk`
      if (!produk)
        throw new AppError('PRODUK_TIDAK_ADA', {
          errors: [{ path, msg: 'Produk tidak ditemukan. Pilih produk lain dari daftar.' }],
        })
      if (produk.resep) throw refusedContent('ISI_PERLU_RESEP', item, produk, path)
      return item
    }
    const produk = similar.get(item)
    // A product states whether it needs a prescription. For other names the substances in the name decide.
    const [perluResep] = produk?.resep ? [produk] : produk?.persis ? [] : findNeedingResep(item.nama)
    if (perluResep) throw refusedContent('ISI_PERLU_RESEP', item, perluResep, `isi.${index}.nama`)
    if (!produk) return item
    if (!produk.persis) throw refusedContent('ISI_MIRIP_PRODUK', item, produk, `isi.${index}.nama`)
    return { ...item, produkId: produk.produkId }
  })
}

const REFUSED = {
  ISI_PERLU_RESEP: (produk: string) => `${produk} perlu resep, tidak boleh di dalam paket`,
  ISI_MIRIP_PRODUK: (produk: string) => `Mirip ${produk}: ikat ke produk itu, atau tulis nama lain`,
}

function refusedContent(code: keyof typeof REFUSED, { nama }: PaketItem, produk: { nama: string }, path: string) {
  const errors = [{ path, msg: REFUSED[code](produk.nama) }]
  return new AppError(code, { rincian: { nama, produk: produk.nama }, errors })
}

async function lock(tx: Tx, paketId: number) {
  const found = await paketRepository(tx).lock(paketId)
  if (!found) throw new AppError('PAKET_TIDAK_ADA')
  return found
}

async function findOrThrow(tx: Tx, paketId: number): Promise<PaketAdmin> {
  const found = await paketRepository(tx).findAdmin(paketId)
  if (!found) throw new AppError('PAKET_TIDAK_ADA')
  return found
}
