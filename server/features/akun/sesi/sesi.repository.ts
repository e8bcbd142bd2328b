import { timingSafeEqual } from 'node:crypto'
import { parsePeran } from '#contract/peran.ts'
import type { Db } from '#server/db/client.ts'
import { executePrepared } from '#server/db/prepared.ts'
import type { SesiKind } from '#server/db/schema.ts'
import type { Tx } from '#server/db/transaction.ts'
import { hashToken, newToken } from '#server/features/akun/token.ts'
import type { Sesi } from '#server/kernel/sesi.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Session limits in milliseconds: maximum idle time, maximum lifetime, and minimum interval between updates of the last
 * activity. Office sessions give access to money and medicine, so they end sooner.
 */
export const SESI_DURATION: Record<SesiKind, { diam: number; all: number; interval: number }> = {
  toko: { diam: 30 * DAY_MS, all: 90 * DAY_MS, interval: 5 * MINUTE_MS },
  kantor: { diam: 30 * MINUTE_MS, all: DAY_MS / 2, interval: MINUTE_MS },
}

/** Time for which a typed password or code allows the sensitive steps. */
const BUKTI_MS = 15 * MINUTE_MS

/** A session, with the time of its last recorded activity. */
export interface LiveSesi extends Sesi {
  jenis: SesiKind
  dibuat: Date
  terlihat: Date
}

interface Opening {
  kuki?: string | undefined
  perangkatId?: number | null
  /** True if it was opened with a password that is too short for an administrator. */
  sandiPendek?: boolean
}

export function sesiRepository(db: Db | Tx) {
  return {
    /** Opens a session and returns its token; the token itself is stored nowhere. */
    async open(
      penggunaId: number,
      now: Date,
      kind: SesiKind = 'toko',
      { kuki, perangkatId = null, sandiPendek = false }: Opening = {},
    ): Promise<string> {
      const token = newToken()
      await db
        .insertInto('sesi')
        .values({
          token_hash: hashToken(token),
          pengguna_id: penggunaId,
          jenis: kind,
          kuki_hash: kuki ? hashToken(kuki) : null,
          perangkat_id: perangkatId,
          dibuat: now,
          terlihat: now,
          kedaluwarsa: endOf(kind, now, now),
          sandi_pendek: sandiPendek,
        })
        .execute()
      return token
    },

    /** @param kuki the cookie of the browser that sent the token */
    async find(token: string, now: Date, kuki?: string): Promise<LiveSesi | undefined> {
      const tokenHash = hashToken(token)
      const { rows } = await db
        .selectFrom('sesi')
        .innerJoin('pengguna', 'pengguna.pengguna_id', 'sesi.pengguna_id')
        .select([
          'pengguna.pengguna_id',
          'pengguna.role',
          'pengguna.peran',
          'sesi.jenis',
          'sesi.kuki_hash',
          'sesi.dibuat',
          'sesi.terlihat',
          'sesi.bukti',
        ])
        .where('token_hash', '=', tokenHash)
        .where('kedaluwarsa', '>', now)
        // Reject a login that is concurrent with the account's deletion.
        .where('pengguna.dihapus', 'is', null)
        .$call((query) => executePrepared(db, query))
      const [row] = rows
      if (!row || !matchesCookie(row.kuki_hash, kuki)) return undefined
      const { pengguna_id, role, peran, jenis, dibuat, terlihat, bukti } = row
      return {
        penggunaId: pengguna_id,
        isAdmin: role === 'admin' && jenis === 'kantor',
        peran: parsePeran(peran),
        isProven: now.getTime() - (bukti ?? dibuat).getTime() < BUKTI_MS,
        tokenHash,
        jenis,
        dibuat,
        terlihat,
      }
    },

    /** Extends an active session. Of concurrent calls, one writes. */
    touch: ({ tokenHash, jenis, dibuat, terlihat }: LiveSesi, now: Date) =>
      db
        .updateTable('sesi')
        .set({ terlihat: now, kedaluwarsa: endOf(jenis, dibuat, now) })
        .where('token_hash', '=', tokenHash)
        .where('terlihat', '=', terlihat)
        .execute(),

    /** Returns the id of the device that the session was opened on. */
    async findPerangkat(tokenHash: Buffer): Promise<number | null | undefined> {
      const row = await db
        .selectFrom('sesi')
        .select('perangkat_id')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.perangkat_id
    },

    /** Records that the password or a code was entered again. */
    prove: (tokenHash: Buffer, now: Date) =>
      db.updateTable('sesi').set({ bukti: now }).where('token_hash', '=', tokenHash).execute(),

    /** True if the session was opened with a password that is too short for an administrator. */
    async isShortSandi(tokenHash: Buffer): Promise<boolean> {
      const row = await db
        .selectFrom('sesi')
        .select('sandi_pendek')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst()
      return row?.sandi_pendek ?? false
    },

    setLongSandi: (tokenHash: Buffer) =>
      db.updateTable('sesi').set({ sandi_pendek: false }).where('token_hash', '=', tokenHash).execute(),

    /**
     * Replaces an open session by one with a new token and, if it has one, a new cookie half.
     * @returns undefined if it ended meanwhile
     */
    async renew(tokenHash: Buffer): Promise<{ token: string; kuki: string | undefined; jenis: SesiKind } | undefined> {
      const old = await db.deleteFrom('sesi').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst()
      if (!old) return undefined
      const { sesi_id: _, ...row } = old
      const token = newToken()
      const kuki = row.kuki_hash ? newToken() : undefined
      const fresh = { ...row, token_hash: hashToken(token), kuki_hash: kuki ? hashToken(kuki) : null }
      await db.insertInto('sesi').values(fresh).execute()
      return { token, kuki, jenis: row.jenis }
    },

    close: (tokenHash: Buffer) => db.deleteFrom('sesi').where('token_hash', '=', tokenHash).execute(),

    closeOthers: (penggunaId: number, tokenHash: Buffer) =>
      db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).where('token_hash', '!=', tokenHash).execute(),

    closeAll: (penggunaId: number) => db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).execute(),

    /** Ends the sessions of the back office; those of the shop go on. */
    closeAdmin: (penggunaId: number) =>
      db.deleteFrom('sesi').where('pengguna_id', '=', penggunaId).where('jenis', '=', 'kantor').execute(),

    closeOthersAdmin: (penggunaId: number, tokenHash: Buffer) =>
      db
        .deleteFrom('sesi')
        .where('pengguna_id', '=', penggunaId)
        .where('jenis', '=', 'kantor')
        .where('token_hash', '!=', tokenHash)
        .execute(),

    /** Ends earlier sessions of one browser at the shop or the office: its cookie now belongs to the new session. */
    closeOfPerangkat: (perangkatId: number, kind: SesiKind) =>
      db.deleteFrom('sesi').where('perangkat_id', '=', perangkatId).where('jenis', '=', kind).execute(),

    deleteExpired: (now: Date) => db.deleteFrom('sesi').where('kedaluwarsa', '<=', now).execute(),
  }
}

function endOf(kind: SesiKind, createdAt: Date, lastSeen: Date): Date {
  const { diam, all } = SESI_DURATION[kind]
  return new Date(Math.min(createdAt.getTime() + all, lastSeen.getTime() + diam))
}

/** True if the cookie half matches, or if the session has none: opened without a browser, or before cookies were introduced. */
function matchesCookie(hash: Buffer | null, kuki: string | undefined): boolean {
  if (!hash) return true
  return kuki !== undefined && timingSafeEqual(hash, hashToken(kuki))
}
