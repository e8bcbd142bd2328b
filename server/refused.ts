import type { FastifyRequest } from 'fastify'
import { loginAdmin } from '#contract/akun/admin.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { KejadianKind } from '#contract/keamanan/admin.ts'
import type { Deps } from './deps.ts'
import { recordKejadian } from './features/keamanan/record-kejadian.ts'
import type { AppError } from './kernel/app-error.ts'
import { networkOf } from './kernel/network.ts'

/** Rejections with an event kind of their own; any other 429 is `dibatasi`. */
const KINDS: Partial<Record<ErrorCode, KejadianKind>> = {
  LOGIN_SALAH: 'login-gagal',
  LOGIN_KUNCI_GAGAL: 'login-gagal',
  KODE_SALAH: 'login-gagal',
  BUKTI_SALAH: 'login-gagal',
  PASSWORD_LAMA_SALAH: 'login-gagal',
  PESANAN_BELUM_DIBAYAR: 'batas-pesanan',
  PESANAN_TERLALU_SERING: 'batas-pesanan',
  BORONGAN_BELUM_DIBAYAR: 'batas-pesanan',
  UNGGAHAN_TERLALU_SERING: 'unggahan',
}
/** Fixed texts for the owner, where the customer's text contains numbers or names. Equal rejections then form one event. */
const LABELS: Partial<Record<ErrorCode, string>> = {
  PESANAN_BELUM_DIBAYAR: 'Terlalu banyak pesanan yang belum dibayar',
  PESANAN_TERLALU_SERING: 'Terlalu banyak pesanan yang belum dibayar dari satu jaringan',
  BORONGAN_BELUM_DIBAYAR: 'Memesan sebagian besar stok dari terlalu banyak produk tanpa membayar',
}
/** Rejections at office endpoints only: a customer's expired session is no event. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Belum login, atau loginnya sudah berakhir',
  FORBIDDEN: 'Tanpa hak',
  BUKAN_BAGIAN_ANDA: 'Bukan bagian perannya',
}
/** Errors of a guessed login: the typed e-mail is the account under attack. */
const GUESSING = new Set<ErrorCode>(['LOGIN_SALAH', 'KODE_SALAH', 'LOGIN_TERLALU_SERING'])

/** Records a rejection as a security event if it indicates unauthorized access or excessive use. */
export function recordRefused(deps: Deps, { code }: AppError, request: FastifyRequest): void {
  const { status, message } = ERRORS[code]
  const { access } = request.routeOptions.config
  const isAdmin = access === 'admin' || request.routeOptions.url === loginAdmin.path
  const rejected = access === 'admin' ? REFUSED[code] : undefined
  const kind = KINDS[code] ?? (rejected ? 'ditolak' : status === 429 ? 'dibatasi' : undefined)
  if (!kind) return
  const { email } = (request.body ?? {}) as { email?: unknown }
  const reason = rejected ?? LABELS[code] ?? message.split('.')[0]
  recordKejadian(deps, {
    jenis: kind,
    keterangan: `${reason} (${isAdmin ? 'admin toko' : 'toko'})`,
    penggunaId: request.sesi?.penggunaId,
    ...(GUESSING.has(code) && typeof email === 'string' && !request.sesi && { email }),
    dari: { ip: networkOf(request.ip), requestId: request.id },
  })
}
