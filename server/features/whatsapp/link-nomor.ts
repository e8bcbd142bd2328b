import { randomInt } from 'node:crypto'
import type { Keperluan } from '#contract/saluran/keperluan.ts'
import type { StateWa } from '#contract/saluran/whatsapp.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { izinRepository } from '#server/features/saluran/izin.repository.ts'
import { nomorRepository } from '#server/features/saluran/nomor.repository.ts'
import { FAILURES_MAX } from '#server/features/saluran/wa.repository.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { canSendKode } from './kode/send-kode.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'connections'>

/** 30 min: the customer opens WhatsApp at once, but a phone on a raft may have no signal. */
const KODE_MS = 30 * 60_000
/** Without characters that look alike. Ten of them are 50 bits, too many to guess by messages. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const KODE_LENGTH = 10

const newKode = () => Array.from({ length: KODE_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('')

/** Text of the message that confirms a number. */
const textOf = (kode: string) => `HUBUNGKAN ${kode}`
const TEXT = new RegExp(`^\\s*HUBUNGKAN\\s+([${CHARACTERS}]{${KODE_LENGTH}})\\b`, 'i')
/** Returns the code in a message; undefined if it confirms nothing. */
export const kodeIn = (text: string): string | undefined => TEXT.exec(text)?.[1]?.toUpperCase()

/** Returns number and consents of an account. */
export async function readState({ db, clock, connections }: Needs, { penggunaId }: Sesi): Promise<StateWa> {
  const access = await connections.whatsapp()
  const row = await nomorRepository(db).find(penggunaId)
  const kode = row?.kode_sampai && row.kode_sampai > clock() && access.mode !== 'mati' ? row.kode : null
  const url = kode && (access.page ? await access.page() : waUrlOf(access.nomor, textOf(kode)))
  return {
    mode: access.mode,
    nomor: row?.nomor ?? null,
    gagal: (row?.gagal ?? 0) >= FAILURES_MAX,
    keperluan: await izinRepository(db).list(penggunaId, 'wa'),
    bisaKode: await canSendKode({ db, connections }),
    pesan:
      kode && url && row?.kode_sampai
        ? { teks: textOf(kode), tautan: url, sampai: row.kode_sampai.toISOString() }
        : null,
  }
}

const waUrlOf = (nomor: string, text: string) => `https://wa.me/${nomor}?text=${encodeURIComponent(text)}`

/**
 * Starts the confirmation of a number, with consents.
 * @throws WHATSAPP_MATI, TERLALU_SERING
 */
export async function linkNomor(deps: Needs, { penggunaId }: Sesi, keperluan: readonly Keperluan[]): Promise<void> {
  const { db, clock, connections } = deps
  if ((await connections.whatsapp()).mode === 'mati') throw new AppError('WHATSAPP_MATI')
  await takeJatah(db, 'whatsapp', `akun ${penggunaId}`, clock())
  await transaction(db, async (tx) => {
    await nomorRepository(tx).putKode(penggunaId, newKode(), new Date(clock().getTime() + KODE_MS))
    await izinRepository(tx).give(penggunaId, 'wa', keperluan, 'pengaturan', clock())
  })
}

/** Sets the purposes of an account's messages. */
export const chooseKeperluan = (
  { db, clock }: Needs,
  { penggunaId }: Sesi,
  keperluan: readonly Keperluan[],
): Promise<void> =>
  transaction(db, async (tx) => {
    const izin = izinRepository(tx)
    await izin.withdraw(penggunaId, 'wa', keperluan, clock())
    await izin.give(penggunaId, 'wa', keperluan, 'pengaturan', clock())
  })

/** Removes the number of an account, and withdraws its consents. */
export const unlinkNomor = ({ db, clock }: Needs, { penggunaId }: Sesi): Promise<void> =>
  transaction(db, async (tx) => {
    await nomorRepository(tx).delete(penggunaId)
    await izinRepository(tx).withdraw(penggunaId, 'wa', [], clock())
  })
