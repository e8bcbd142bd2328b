import type { Tx } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository } from '#server/features/akun/akun.repository.ts'
import { queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { nomorRepository, type Sender } from '#server/features/saluran/nomor.repository.ts'

/** Connects a number with an account, and mails its owner: codes to this number open the account. */
export async function confirmNomor(
  tx: Tx,
  { publicUrl }: Pick<Deps['settings'], 'publicUrl'>,
  penggunaId: number,
  { from, userId }: Sender & { from: string },
  now: Date,
): Promise<void> {
  await nomorRepository(tx).confirm(penggunaId, from, userId, now)
  await queueSuratAkun(
    tx,
    await akunRepository(tx).getById(penggunaId),
    {
      subjek: 'Nomor WhatsApp terhubung dengan akun KerapuSehat Anda',
      tautan: '/PengaturanNotifikasi',
      isi: `Nomor WhatsApp berakhiran ${from.slice(-3)} sekarang terhubung dengan akun Anda. Kode untuk masuk ke akun ini bisa dikirim ke nomor itu.

Jika Anda yang menghubungkannya, abaikan email ini. Jika bukan Anda, buat kata sandi baru, lalu putuskan nomornya di ${publicUrl}/PengaturanNotifikasi

Buat kata sandi baru: ${publicUrl}/lupa-password`,
    },
    now,
  )
}
