import type { KejadianKind } from '#contract/keamanan/admin.ts'
import { ALERT_KINDS, KEJADIAN } from '#contract/keamanan/kinds-admin.ts'
import { formatTime } from '#contract/wib.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { mailOwners } from '#server/features/surat/mail-owners.ts'
import { withoutTautan } from '#server/features/surat/without-tautan.ts'
import { type Alert, kejadianRepository } from './kejadian.repository.ts'
import { flushKejadian, recordKejadian } from './record-kejadian.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Refused attempts at the office within an hour that count as an attack. An office's own typing errors are fewer. */
const ATTACK_MIN = 30
/** Maximum events described in one mail. */
const LISTED_MAX = 10

type Needs = Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>

/**
 * Records many refused attempts at the office as an attack, and queues mails to the owners about events that are mailed: at most one
 * per kind and hour, which lists all since the last one.
 */
export async function alertOwners(deps: Needs): Promise<void> {
  const { db, clock, settings } = deps
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const { times, isTold } = await kejadianRepository(db).countOfficeAttempts(ago(HOUR_MS))
  if (times >= ATTACK_MIN && !isTold) {
    recordKejadian(deps, { jenis: 'admin-diserang', keterangan: `${times} percobaan ditolak dalam satu jam` })
    await flushKejadian(deps)
  }
  await transaction(db, async (tx) => {
    const kejadian = kejadianRepository(tx)
    const alerts = Map.groupBy(
      await kejadian.claimAlerts(ALERT_KINDS, ago(DAY_MS), ago(HOUR_MS), now),
      ({ jenis }) => jenis,
    )
    for (const [kind, found] of alerts) {
      const subject = `Keamanan toko: ${KEJADIAN[kind].nama}`
      const write = ({ nama }: { nama: string }) => {
        return { subjek: subject, teks: textOf({ nama, jenis: kind, found, publicUrl: settings.publicUrl }) }
      }
      await mailOwners(tx, `kejadian:${kind}:${now.getTime()}`, write, now)
    }
  })
}

interface Mail {
  nama: string
  jenis: KejadianKind
  found: readonly Alert[]
  publicUrl: string
}

function textOf({ nama, jenis: kind, found, publicUrl }: Mail): string {
  const lines = found.slice(0, LISTED_MAX).map(lineOf)
  const rest = found.length - lines.length
  return `Halo ${withoutTautan(nama)},

${KEJADIAN[kind].nama}:

${lines.join('\n')}${rest > 0 ? `\ndan ${rest} kejadian lain` : ''}

Jika itu Anda atau sudah Anda setujui, abaikan email ini. Jika bukan, segera ganti kata sandi dan periksa pengguna admin toko.

Lihat semuanya: ${publicUrl}/catatan-keamanan?jenis=${kind}

KerapuSehat
`
}

const lineOf = ({ waktu, nama, keterangan, alamat }: Alert) =>
  `- ${[formatTime(waktu), nama, keterangan, alamat && `dari ${alamat}`]
    .filter((part) => part)
    .map((part) => withoutTautan(String(part)))
    .join(', ')}`
