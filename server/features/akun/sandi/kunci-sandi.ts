import { createHash } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Pengguna } from '#contract/akun/endpoints.ts'
import { KUNCI_SANDI_MAX, type KunciSandi } from '#contract/akun/kunci-sandi.ts'
import { formatClock, formatDate } from '#contract/wib.ts'
import { takeJatah } from '#server/db/jatah.ts'
import { type Tx, transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { akunRepository, toPengguna } from '#server/features/akun/akun.repository.ts'
import { prove } from '#server/features/akun/sesi/bukti.ts'
import { beginGuess } from '#server/features/akun/sesi/guess.ts'
import { perangkatName } from '#server/features/akun/sesi/nama-perangkat.ts'
import { openSesi } from '#server/features/akun/sesi/open-sesi.ts'
import { type Pemilik, queueSuratAkun } from '#server/features/akun/surat-akun.ts'
import { newToken } from '#server/features/akun/token.ts'
import type { Caller } from '#server/http/answer.ts'
import { isBrowser } from '#server/http/session.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Sesi } from '#server/kernel/sesi.ts'
import { kunciSandiRepository } from './kunci-sandi.repository.ts'

/** Ed25519, ECDSA and RSA: the algorithms that devices support. Node.js marks newer ones as experimental. */
const SIGNING_METHODS = [-8, -7, -257]
/** Time for the device to sign. */
const TANTANGAN_MS = 5 * 60_000

/** Loaded on first use of a passkey: most of the library verifies certificates, which this shop does not request. */
const webauthn = () => import('@simplewebauthn/server')

type Jawaban = { id: string }

/** Passkeys are bound to this shop's host name and origin. */
const siteOf = (publicUrl: string) => ({ rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin })

/** Returns a stable, opaque handle of the account, so that a device keeps one passkey per account. */
const handle = (penggunaId: number, createdAt: Date) =>
  new Uint8Array(createHash('sha256').update(`kerapusehat:${penggunaId}:${createdAt.getTime()}`).digest())

/**
 * Returns the options with which the browser creates a passkey on a device.
 * @throws PERLU_BUKTI if the login is too old and no password was sent, BUKTI_SALAH, KUNCI_SANDI_PENUH, LOGIN_TERLALU_SERING,
 *   TERLALU_RAMAI, TERLALU_SERING
 */
export async function beginKunciSandi(deps: Deps, sesi: Sesi, password: string | undefined): Promise<object> {
  const { db, clock, settings } = deps
  if (password) await prove(deps, sesi, { password })
  else if (!sesi.isProven) throw new AppError('PERLU_BUKTI')
  const now = clock()
  await takeJatah(db, 'tantangan-sandi', `akun ${sesi.penggunaId}`, now)
  const kunci = kunciSandiRepository(db)
  const [pemilik, present] = [
    await akunRepository(db).getById(sesi.penggunaId),
    await kunci.listCredentials(sesi.penggunaId),
  ]
  refuseFull(present.length)
  const tantangan = newToken()
  await kunci.keepTantangan(tantangan, sesi.penggunaId, new Date(now.getTime() + TANTANGAN_MS))
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'KerapuSehat',
    rpID: siteOf(settings.publicUrl).rpID,
    userID: handle(pemilik.pengguna_id, pemilik.dibuat),
    userName: pemilik.email,
    userDisplayName: pemilik.nama,
    challenge: Buffer.from(tantangan, 'base64url'),
    timeout: TANTANGAN_MS,
    supportedAlgorithmIDs: SIGNING_METHODS,
    excludeCredentials: present.map(({ kredensial, jalan }) => ({ id: kredensial, transports: jalan })),
    // The device finds the passkey itself, without a typed account, and unlocks it by finger, face or PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/**
 * Stores the passkey that a device has created, and notifies the account's owner by mail.
 * @throws KUNCI_SANDI_DITOLAK if the response matches no pending challenge or the passkey is already stored, KUNCI_SANDI_PENUH
 */
export async function addKunciSandi(
  deps: Deps,
  { penggunaId }: Sesi,
  jawaban: Jawaban,
  { header }: Pick<Caller, 'header'>,
): Promise<KunciSandi> {
  const { db, clock, settings } = deps
  const now = clock()
  const { rpID, origin } = siteOf(settings.publicUrl)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: jawaban as RegistrationResponseJSON,
    expectedChallenge: (tantangan) => kunciSandiRepository(db).takeTantangan(tantangan, penggunaId, now),
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: SIGNING_METHODS,
  }).catch((cause: unknown) => {
    throw new AppError('KUNCI_SANDI_DITOLAK', { cause })
  })
  if (!registrationInfo) throw new AppError('KUNCI_SANDI_DITOLAK')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const name = perangkatName(header('user-agent'), isBrowser(header))
  return transaction(db, async (tx) => {
    const kunci = kunciSandiRepository(tx)
    const pemilik = await akunRepository(tx).lock(penggunaId)
    refuseFull((await kunci.list(penggunaId)).length)
    const row = await kunci.insert({
      kredensial: id,
      pengguna_id: penggunaId,
      kunci: Buffer.from(publicKey),
      hitungan: counter,
      jalan: transports,
      nama: name,
      dibuat: now,
    })
    if (!row) throw new AppError('KUNCI_SANDI_DITOLAK')
    await queueSuratKunci(tx, settings, pemilik, name, now)
    return { kunciId: row.kunci_id, nama: name, dibuat: now.toISOString(), terpakai: null }
  })
}

/** Returns the challenge that a device signs to log in. @throws TERLALU_SERING */
export async function beginLoginKunci({ db, clock, settings }: Deps, ip: string): Promise<object> {
  const now = clock()
  await takeJatah(db, 'tantangan-sandi', ip, now)
  const tantangan = newToken()
  await kunciSandiRepository(db).keepTantangan(tantangan, null, new Date(now.getTime() + TANTANGAN_MS))
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: siteOf(settings.publicUrl).rpID,
    challenge: Buffer.from(tantangan, 'base64url'),
    timeout: TANTANGAN_MS,
    userVerification: 'required',
  })
}

/**
 * Opens a shop session for a valid passkey signature.
 * @throws LOGIN_KUNCI_GAGAL for every invalid response, without the reason; LOGIN_TERLALU_SERING
 */
export async function loginKunci(
  deps: Deps,
  jawaban: Jawaban,
  caller: Caller,
): Promise<{ token: string; user: Pengguna }> {
  const { db, clock, settings } = deps
  const now = clock()
  const kunci = kunciSandiRepository(db)
  const known = await kunci.findByCredential(jawaban.id)
  const pengguna = known && (await akunRepository(db).getById(known.pengguna_id))
  const guess = await beginGuess(deps, pengguna, { caller, door: 'toko' })
  if (!pengguna) throw new AppError('LOGIN_KUNCI_GAGAL')
  const { rpID, origin } = siteOf(settings.publicUrl)
  const { verifyAuthenticationResponse } = await webauthn()
  const verify = async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: jawaban as AuthenticationResponseJSON,
      expectedChallenge: (tantangan) => kunci.takeTantangan(tantangan, null, now),
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { id: known.kredensial, publicKey: new Uint8Array(known.kunci), counter: known.hitungan },
    }).catch((cause: unknown) => {
      throw new AppError('LOGIN_KUNCI_GAGAL', { cause })
    })
    return verified && kunci.use(known.kunci_id, known.hitungan, authenticationInfo.newCounter, now)
  }
  if (!(await guess.signature(verify))) throw new AppError('LOGIN_KUNCI_GAGAL')
  await guess.succeed()
  return { token: await openSesi(deps, pengguna, caller, 'toko'), user: toPengguna(pengguna) }
}

function refuseFull(count: number): void {
  if (count >= KUNCI_SANDI_MAX) throw new AppError('KUNCI_SANDI_PENUH', { rincian: { jumlah: KUNCI_SANDI_MAX } })
}

const queueSuratKunci = (tx: Tx, settings: Deps['settings'], pemilik: Pemilik, name: string, now: Date) =>
  queueSuratAkun(
    tx,
    pemilik,
    {
      subjek: 'Kunci sandi baru di akun KerapuSehat Anda',
      tautan: '/PengaturanPassword',
      isi: `Kunci sandi baru ditambahkan ke akun Anda pada ${formatDate(now)} pukul ${formatClock(now)}, dari ${name}. Dengan kunci sandi itu, orang bisa masuk tanpa kata sandi.

Jika Anda yang menambahkannya, abaikan email ini. Jika bukan Anda, buat kata sandi baru. Semua kunci sandi ikut terhapus:

${settings.publicUrl}/lupa-password`,
    },
    now,
  )
