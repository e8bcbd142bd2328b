import { createHash } from 'node:crypto'
import type { Output } from '#contract/endpoint.ts'
import { type approvePersetujuan as Approve, PERSETUJUAN_HARI } from '#contract/pelepasan/admin.ts'
import { allowed, parsePeran } from '#contract/peran.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import type { Caller } from '#server/http/answer.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { contentOf } from '#server/http/once.ts'
import type { StorePersetujuan } from '#server/http/persetujuan.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { type PersetujuanRow, persetujuanRepository } from './persetujuan.repository.ts'

const EXPIRY_MS = PERSETUJUAN_HARI * 86_400_000

/**
 * Stores a request whose act needs a second person, unless an equal one waits. A file cannot wait: its upload ends with the
 * request, so the owner sends it.
 */
export const storePersetujuan =
  (deps: Pick<Deps, 'db' | 'clock' | 'log'>): StorePersetujuan =>
  async (sesi, { endpoint, input, act }) => {
    const { penggunaId, alasan = '', dari = { ip: '', requestId: '' } } = sesi
    const rupiah = formatRupiah(act.nilai)
    if (Object.values(input.body ?? {}).some((value) => value instanceof File))
      return new AppError('PERLU_PEMILIK', { rincian: { rupiah } })
    const content = await contentOf(input.params, input.query, input.body)
    const row = {
      ...act,
      pengguna_id: penggunaId,
      endpoint,
      isi: input,
      isi_hash: createHash('sha256').update(content).digest(),
      alasan,
      dibuat: deps.clock(),
    }
    const isStored = await transaction(deps.db, async (tx) => {
      const persetujuanId = await persetujuanRepository(tx).insert(row)
      if (persetujuanId === undefined) return false
      const entry = { tindakan: 'buat', jenis: 'persetujuan', rujukan: persetujuanId, judul: act.rujukan } as const
      await jejakRepository(tx).record(penggunaId, { ...entry, sesudah: { nilai: act.nilai, endpoint } }, row.dibuat)
      return true
    })
    if (isStored) recordKejadian(deps, { jenis: 'persetujuan', keterangan: eventOf('Diminta', act), penggunaId, dari })
    return new AppError('MENUNGGU_PERSETUJUAN', { rincian: { rupiah } })
  }

/**
 * Confirms the request of another person: its act runs now, in the name of that person, with the rights that the person still
 * has. `release` ends the request in the transaction of the act, so it runs once, and only with the displayed value.
 * @throws PERSETUJUAN_TIDAK_ADA, PERSETUJUAN_SELESAI, PERSETUJUAN_SENDIRI, PERSETUJUAN_BERUBAH, BUKAN_BAGIAN_ANDA, and all errors
 *   of the act
 */
export async function approve(
  deps: Deps,
  api: Endpoints,
  caller: Caller & { sesi: Sesi },
  { persetujuanId, nilai }: { persetujuanId: number; nilai: number },
): Promise<Output<typeof Approve>> {
  const { sesi, ip, requestId } = caller
  const row = await findWaiting(deps, api, sesi, persetujuanId)
  if (row.pengguna_id === sesi.penggunaId) throw new AppError('PERSETUJUAN_SENDIRI')
  const requester = await deps.db
    .selectFrom('pengguna')
    .select(['role', 'peran'])
    .where('pengguna_id', '=', row.pengguna_id)
    .executeTakeFirstOrThrow()
  const peran = parsePeran(requester.peran)
  if (requester.role !== 'admin' || !allowed(peran, api.peranOf(row.endpoint)))
    throw new AppError('PERSETUJUAN_BERUBAH')
  const persetujuan = { persetujuanId, oleh: sesi.penggunaId, nilai, isUsed: false }
  await api.runStored(row.endpoint, row.isi ?? {}, {
    ...caller,
    sesi: {
      penggunaId: row.pengguna_id,
      isAdmin: true,
      peran,
      isProven: true,
      tokenHash: Buffer.alloc(0),
      dari: { ip, requestId },
      persetujuan,
    },
  })
  // The handler called no `release` with a value: another request did the act meanwhile, or its value is now zero.
  if (!persetujuan.isUsed) throw new AppError('PERSETUJUAN_BERUBAH')
  recordDecision(deps, caller, row, 'Disetujui')
  return { message: 'Pengajuan disetujui dan sudah dikerjakan' }
}

/** Refuses a request, or withdraws an own one. @throws PERSETUJUAN_TIDAK_ADA, PERSETUJUAN_SELESAI, BUKAN_BAGIAN_ANDA */
export async function reject(
  deps: Deps,
  api: Endpoints,
  caller: Caller & { sesi: Sesi },
  persetujuanId: number,
  catatan: string,
): Promise<void> {
  const { penggunaId } = caller.sesi
  await findWaiting(deps, api, caller.sesi, persetujuanId)
  const row = await transaction(deps.db, async (tx) => {
    const now = deps.clock()
    const decision = { status: 'ditolak', diputus_oleh: penggunaId, catatan } as const
    const decided = await persetujuanRepository(tx).decide(persetujuanId, decision, now)
    if (!decided) throw new AppError('PERSETUJUAN_SELESAI')
    const entry = { tindakan: 'ubah', jenis: 'persetujuan', rujukan: persetujuanId, judul: decided.rujukan } as const
    const change = { sebelum: { status: 'menunggu' }, sesudah: { status: 'ditolak', catatan } }
    await jejakRepository(tx).record(penggunaId, { ...entry, ...change }, now)
    return decided
  })
  recordDecision(deps, caller, row, 'Ditolak')
}

/** Ends requests that waited too long. */
export const expirePersetujuan = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> => {
  const now = clock()
  await persetujuanRepository(db).expire(new Date(now.getTime() - EXPIRY_MS), now)
}

async function findWaiting({ db }: Deps, api: Endpoints, sesi: Sesi, persetujuanId: number): Promise<PersetujuanRow> {
  const row = await persetujuanRepository(db).find(persetujuanId)
  if (!row) throw new AppError('PERSETUJUAN_TIDAK_ADA')
  const isOwn = row.pengguna_id === sesi.penggunaId
  if (!isOwn && !allowed(sesi.peran, api.peranOf(row.endpoint))) throw new AppError('BUKAN_BAGIAN_ANDA')
  if (row.status !== 'menunggu') throw new AppError('PERSETUJUAN_SELESAI')
  return row
}

function recordDecision(
  deps: Deps,
  { sesi, ip, requestId }: Caller & { sesi: Sesi },
  row: PersetujuanRow,
  word: string,
) {
  recordKejadian(deps, {
    jenis: 'persetujuan',
    keterangan: eventOf(word, row),
    penggunaId: row.pengguna_id,
    oleh: sesi.penggunaId,
    dari: { ip, requestId },
  })
}

const eventOf = (word: string, { nilai, rujukan }: { nilai: number; rujukan: string }) =>
  `${word}: ${formatRupiah(nilai)}, ${rujukan}`
