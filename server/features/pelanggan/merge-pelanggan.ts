import { sql } from 'kysely'
import { isTanpaEmail } from '#contract/akun/tanpa-email.ts'
import type { Parsed } from '#contract/endpoint.ts'
import type { mergePelanggan as Merge } from '#contract/pelanggan/office.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { fotoProfil } from '#server/features/akun/foto-profil.ts'
import { queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { jejakRepository } from '#server/features/jejak/jejak.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { requireVersi } from '#server/kernel/suntingan.ts'
import { pelangganRepository } from './pelanggan.repository.ts'

type Gabung = Pick<Deps, 'db' | 'clock' | 'storage' | 'log' | 'settings'>

/**
 * Merges two accounts of one person: everything of `dari` moves, and the account and its logins are deleted. Irreversible. Both
 * addresses are notified by mail.
 * @throws PENGGUNA_TIDAK_ADA, DATA_BERUBAH; GABUNG_TIDAK_BOLEH if the accounts are the same, or one belongs to an
 *   administrator, also as a private account
 */
export async function mergePelanggan(
  deps: Gabung,
  { penggunaId: oleh }: Sesi,
  tujuan: number,
  { dari, versi, versiDari }: Parsed<typeof Merge>['body'],
): Promise<void> {
  if (dari === tujuan) throw new AppError('GABUNG_TIDAK_BOLEH', { rincian: { sebab: 'Pilih dua akun yang berbeda.' } })
  const { db, clock } = deps
  const gambar = await transaction(db, async (tx) => {
    const both = await pelangganRepository(tx).lockBoth(tujuan, dari)
    const [tinggal, pergi] = [tujuan, dari].map((id) => both.find(({ pengguna_id }) => pengguna_id === id))
    if (!tinggal || !pergi) throw new AppError('PENGGUNA_TIDAK_ADA')
    if (both.some(({ role }) => role === 'admin'))
      throw new AppError('GABUNG_TIDAK_BOLEH', {
        rincian: { sebab: 'Akun kantor tidak dapat digabungkan. Cabut role adminnya lebih dulu.' },
      })
    if (await pelangganRepository(tx).isOrangKantor([tujuan, dari]))
      throw new AppError('GABUNG_TIDAK_BOLEH', {
        rincian: { sebab: 'Akun pribadi orang kantor tidak dapat digabungkan.' },
      })
    requireVersi(tinggal, versi)
    requireVersi(pergi, versiDari)

    await moveAll(tx, dari, tujuan)
    await sql`UPDATE surat SET kepada = ${tinggal.email} WHERE lower(kepada) = lower(${pergi.email})`.execute(tx)
    await sql`UPDATE pengguna SET versi = versi + 1, grup_id = coalesce(grup_id, ${pergi.grup_id}::int)
      WHERE pengguna_id = ${tujuan}`.execute(tx)
    // The remaining rows are deleted by cascade: logins, devices, links, choices.
    await tx.deleteFrom('pengguna').where('pengguna_id', '=', dari).execute()

    const jejak = jejakRepository(tx)
    const judul = `Pengguna ${dari}`
    await jejak.forget('pengguna', dari, judul, ['nama', 'email', 'no_hp'])
    await jejak.forget('pelanggan', dari, judul, ['digabung'])
    const entri = { tindakan: 'ubah', jenis: 'pelanggan', rujukan: tujuan, judul: tinggal.nama } as const
    await jejak.record(oleh, { ...entri, sesudah: { digabung: `${pergi.nama}, ${pergi.email}` } }, clock())
    // After the pending mails were readdressed, so that this mail still goes to the old address.
    for (const pemilik of [tinggal, pergi])
      await queueSuratAkun(
        tx,
        pemilik,
        { subjek: 'Akun KerapuSehat Anda digabungkan', isi: isiSurat(pergi, deps) },
        clock(),
      )
    return pergi.gambar
  })
  await fotoProfil(deps).discard(gambar)
}

const isiSurat = ({ email }: { email: string }, { settings }: Pick<Deps, 'settings'>) =>
  `Toko menggabungkan dua akun menjadi satu. Akun ${isTanpaEmail(email) ? 'tanpa email' : email} tidak dapat dipakai lagi; pesanan, alamat, resep, ulasan, dan buku obatnya pindah ke akun yang tinggal.

Bila Anda tidak memintanya, segera beri tahu kami:

${settings.publicUrl}/kontak`

/** Moves all rows. Of duplicates, the row of the remaining account is kept. */
async function moveAll(tx: Tx, dari: number, tujuan: number): Promise<void> {
  const ada = (tabel: string, sama: string) =>
    sql`EXISTS (SELECT FROM ${sql.table(tabel)} lain WHERE lain.pengguna_id = ${tujuan} AND ${sql.raw(sama)})`
  for (const [tabel, sama] of [
    ['kunci_ulangan', 'lain.kunci = kunci_ulangan.kunci'],
    ['ulasan', 'lain.produk_id = ulasan.produk_id OR lain.paket_id = ulasan.paket_id'],
    ['favorit', 'lain.produk_id = favorit.produk_id'],
    ['kabar_stok', 'lain.produk_id = kabar_stok.produk_id'],
  ] as const)
    await sql`DELETE FROM ${sql.table(tabel)} WHERE pengguna_id = ${dari} AND ${ada(tabel, `(${sama})`)}`.execute(tx)
  await sql`UPDATE pesanan SET idempotency_key = NULL WHERE pengguna_id = ${dari} AND ${ada('pesanan', 'lain.idempotency_key = pesanan.idempotency_key')}`.execute(
    tx,
  )
  await sql`UPDATE resep_berkas SET sidik = sidik || '\\x00'::bytea WHERE pengguna_id = ${dari} AND ${ada('resep_berkas', 'lain.sidik = resep_berkas.sidik')}`.execute(
    tx,
  )
  await sql`UPDATE alamat SET utama = false WHERE pengguna_id = ${dari} AND ${ada('alamat', 'lain.utama')}`.execute(tx)
  for (const tabel of MILIK)
    await sql`UPDATE ${sql.table(tabel)} SET pengguna_id = ${tujuan} WHERE pengguna_id = ${dari}`.execute(tx)
  await moveBuku(tx, dari, tujuan)
}

/** Tables whose rows move to the remaining account. */
const MILIK = [
  ...[
    'pesanan',
    'kunci_ulangan',
    'voucher_pakai',
    'resep',
    'resep_berkas',
    'alamat',
    'ulasan',
    'favorit',
    'kabar_stok',
  ],
  ...['catatan_pelanggan', 'riwayat_status', 'keluhan_pesan', 'kejadian'],
]

/** Devices request changes after their cursor, so moved rows get new positions. */
async function moveBuku(tx: Tx, dari: number, tujuan: number): Promise<void> {
  await sql`INSERT INTO buku_obat (pengguna_id) VALUES (${tujuan}) ON CONFLICT DO NOTHING`.execute(tx)
  for (const tabel of ['keramba', 'pengobatan', 'kematian', 'air'])
    await sql`
      WITH awal AS (SELECT max(urut) AS urut FROM buku_obat WHERE pengguna_id IN (${dari}, ${tujuan})),
      pindah AS (
        UPDATE ${sql.table(tabel)} AS baris SET pengguna_id = ${tujuan}, urut = awal.urut + nomor.nomor
        FROM awal, (
          SELECT id, row_number() OVER (ORDER BY urut) AS nomor FROM ${sql.table(tabel)} WHERE pengguna_id = ${dari}
        ) AS nomor
        WHERE baris.pengguna_id = ${dari} AND baris.id = nomor.id
        RETURNING baris.urut
      )
      UPDATE buku_obat SET urut = greatest(buku_obat.urut, (SELECT urut FROM awal), coalesce((SELECT max(urut) FROM pindah), 0))
      WHERE pengguna_id = ${tujuan}`.execute(tx)
}
