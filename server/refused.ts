import type { Socket } from 'node:net'
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify'
import { loginAdmin } from '#contract/akun/admin.ts'
import { register } from '#contract/akun/endpoints.ts'
import { ERRORS, type ErrorCode } from '#contract/errors.ts'
import type { KejadianKind } from '#contract/keamanan/admin.ts'
import type { Deps } from './deps.ts'
import { recordKejadian } from './features/keamanan/record-kejadian.ts'
import { NULL_BYTE_TEXT } from './http/null-bytes.ts'
import type { AppError } from './kernel/app-error.ts'
import { networkOf } from './kernel/network.ts'

/** Rejections with an event kind of their own; any other 429 is `dibatasi`. */
const KINDS: Partial<Record<ErrorCode, KejadianKind>> = {
  LOGIN_SALAH: 'login-gagal',
  LOGIN_KUNCI_GAGAL: 'login-gagal',
  KODE_SALAH: 'login-gagal',
  KODE_TIDAK_COCOK: 'login-gagal',
  BUKTI_SALAH: 'login-gagal',
  PASSWORD_LAMA_SALAH: 'login-gagal',
  PESANAN_BELUM_DIBAYAR: 'batas-pesanan',
  PESANAN_TERLALU_SERING: 'batas-pesanan',
  BORONGAN_BELUM_DIBAYAR: 'batas-pesanan',
  UNGGAHAN_TERLALU_SERING: 'unggahan',
  NOTIFIKASI_TIDAK_SAH: 'notifikasi-palsu',
  WEBHOOK_TIDAK_SAH: 'notifikasi-palsu',
  KUNCI_LAIN_ISI: 'kunci-ulang',
  GAMBAR_TIDAK_DAPAT_DIBACA: 'unggahan-palsu',
  BERKAS_TIDAK_DAPAT_DIBACA: 'unggahan-palsu',
  BODY_TOO_LARGE: 'isian-raksasa',
}
/** Fixed texts for the owner, where the customer's text contains numbers or names. Equal rejections then form one event. */
const LABELS: Partial<Record<ErrorCode, string>> = {
  PESANAN_BELUM_DIBAYAR: 'Terlalu banyak pesanan yang belum dibayar',
  PESANAN_TERLALU_SERING: 'Terlalu banyak pesanan yang belum dibayar dari satu jaringan',
  BORONGAN_BELUM_DIBAYAR: 'Memesan sebagian besar stok dari terlalu banyak produk tanpa membayar',
  KUNCI_LAIN_ISI: 'Kunci yang sama dengan isian lain',
  VOUCHER_TIDAK_BERLAKU: 'Banyak kode voucher salah dalam satu menit',
  UNAUTHENTICATED: 'Banyak token yang tidak dikenal dalam satu menit',
  TAUTAN_TIDAK_BERLAKU: 'Banyak tautan yang tidak dikenal dalam satu menit',
  UNDANGAN_TIDAK_BERLAKU: 'Banyak tautan yang tidak dikenal dalam satu menit',
}
/**
 * Rejections that honest callers cause too: event kind, and the number within a minute from one caller that makes an event.
 * A 404 at an endpoint of customers counts as `jelajah-nomor`.
 */
const MANY: Partial<Record<ErrorCode, [KejadianKind, number]>> = {
  VOUCHER_TIDAK_BERLAKU: ['tebak-voucher', 5],
  // Cameras make pictures that are too large, and a rare browser has a push service of its own.
  GAMBAR_TERLALU_LUAS: ['unggahan-palsu', 5],
  PUSH_TIDAK_DIKENAL: ['alamat-asing', 3],
  UNAUTHENTICATED: ['token-palsu', 10],
  TAUTAN_TIDAK_BERLAKU: ['token-palsu', 5],
  UNDANGAN_TIDAK_BERLAKU: ['token-palsu', 5],
}
const FOREIGN_MIN = 10
/** Rejections at office endpoints only: a customer's expired session is no event. */
const REFUSED: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: 'Belum login, atau loginnya sudah berakhir',
  FORBIDDEN: 'Tanpa hak',
  BUKAN_BAGIAN_ANDA: 'Bukan bagian perannya',
}
/** Errors of a guessed login: the typed e-mail is the account under attack. */
const GUESSING = new Set<ErrorCode>(['LOGIN_SALAH', 'KODE_SALAH', 'LOGIN_TERLALU_SERING'])
/** Paths of other software, and attempts to leave the folder of public files. */
const PROBE =
  /\.\.[/\\]|%2e%2e|\.\.%2f|%00|\/\.(?:env|git|aws|ssh)|\.(?:php|aspx?|jsp|cgi)\b|\/(?:wp-|phpmyadmin|etc\/passwd)/i
/**
 * Formulas that a spreadsheet would run, scripts that a page would, and lines that a mail would take for its headers. The shop
 * stores them as text and escapes them, or rejects them.
 */
const HARMFUL = /^\s*[=@+][a-z_.]+\s*[(|!]|<script\b|[\r\n](?:bcc|content-type)\s*:/i

/** Records a rejection as a security event if it indicates unauthorized access, an attack or excessive use. */
export function recordRefused(deps: Deps, refused: AppError, request: FastifyRequest): void {
  const { code } = refused
  const { message } = ERRORS[code]
  const { access } = request.routeOptions.config
  const isAdmin = access === 'admin' || request.routeOptions.url === loginAdmin.path
  const kind = kindOf(deps, refused, request)
  if (!kind) return
  const { email } = (request.body ?? {}) as { email?: unknown }
  const rejected = access === 'admin' ? REFUSED[code] : undefined
  const reason = rejected ?? LABELS[code] ?? message.split('.')[0]
  recordKejadian(deps, {
    jenis: kind,
    keterangan: `${reason} (${isAdmin ? 'admin toko' : 'toko'})`,
    penggunaId: request.sesi?.penggunaId,
    ...(GUESSING.has(code) && typeof email === 'string' && !request.sesi && { email }),
    dari: sourceOf(request),
  })
}

function kindOf(deps: Deps, { code, errors }: AppError, request: FastifyRequest): KejadianKind | undefined {
  const { status } = ERRORS[code]
  const { access } = request.routeOptions.config
  if (KINDS[code]) return KINDS[code]
  if (errors?.some(({ msg }) => msg === NULL_BYTE_TEXT)) return 'karakter-terlarang'
  if (isFromOtherSite(request, code)) return 'situs-lain'
  if (access === 'admin' && REFUSED[code]) return 'ditolak'
  if (status === 429) return request.routeOptions.url === register.path ? 'daftar-massal' : 'dibatasi'
  // Without a token it is a visitor who has not logged in.
  if (code === 'UNAUTHENTICATED' && !request.headers.authorization) return undefined
  const many: [KejadianKind, number] | undefined =
    MANY[code] ?? (status === 404 && access === 'pelanggan' ? ['jelajah-nomor', FOREIGN_MIN] : undefined)
  return many && isMany(deps, many, request) ? many[0] : undefined
}

/**
 * True for a refused write that a page of another site sent. An administrator with a session gets `FORBIDDEN` for nothing else:
 * browsers send `Origin` with the office's own writes as well.
 */
function isFromOtherSite({ method, headers, sesi, routeOptions }: FastifyRequest, code: ErrorCode): boolean {
  if (method === 'GET' || (code !== 'UNAUTHENTICATED' && code !== 'FORBIDDEN')) return false
  const isOffice = routeOptions.config.access === 'admin' && sesi?.isAdmin === true
  return headers['sec-fetch-site'] === 'cross-site' || isOffice
}

/** Callers by kind whose rejections are counted, in the current minute. */
let counted = { minutes: 0, times: new Map<string, number>() }
const COUNTED_MAX = 10_000
const MINUTE_MS = 60_000

function isMany({ clock }: Deps, [kind, min]: [KejadianKind, number], { ip, sesi }: FastifyRequest): boolean {
  const minutes = Math.floor(clock().getTime() / MINUTE_MS)
  if (minutes !== counted.minutes) counted = { minutes, times: new Map() }
  const { times } = counted
  const key = `${kind} ${sesi?.penggunaId ?? networkOf(ip)}`
  if (!times.has(key) && times.size >= COUNTED_MAX) return false
  const count = (times.get(key) ?? 0) + 1
  times.set(key, count)
  return count >= min
}

/** Records attacks that the shop answers like a mistake: requests for addresses of other programs, and harmful input. */
export function recordAttacks(server: FastifyInstance, deps: Deps): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    // A page that does not exist is a redirect.
    if (statusCode >= 300) recordProbe(deps, request)
    recordHarmful(deps, request)
    done()
  })
}

/**
 * Parser errors that an honest client does not cause: a proxy and the shop could read such a request in two ways. Broken uploads
 * and browsers that speak TLS to the port have other codes.
 */
const AMBIGUOUS =
  /^HPE_(?:UNEXPECTED_CONTENT_LENGTH|INVALID_(?:CONTENT_LENGTH|TRANSFER_ENCODING|HEADER_TOKEN|CHUNK_SIZE|VERSION|TARGET))$/

/** Records a request that was rejected before the router. Behind a proxy the address is the proxy's. */
export function recordMalformed(deps: Deps, { code }: Pick<ConnectionError, 'code'>, { remoteAddress }: Socket): void {
  const kind = code === 'HPE_HEADER_OVERFLOW' ? 'isian-raksasa' : AMBIGUOUS.test(code) ? 'permintaan-rusak' : undefined
  if (!kind) return
  recordKejadian(deps, {
    jenis: kind,
    keterangan: `Ditolak sebelum dibaca (${code})`,
    dari: { ip: networkOf(remoteAddress ?? ''), requestId: '' },
  })
}

/** Records a request for an address that only an attacker knows. */
function recordProbe(deps: Deps, request: FastifyRequest): void {
  if (!PROBE.test(request.url)) return
  const remark = 'Alamat berkas atau program lain'
  recordKejadian(deps, { jenis: 'pindai-alamat', keterangan: remark, dari: sourceOf(request) })
}

/** Records input that would harm a spreadsheet, a page or a mail without escaping, also if it was rejected. */
function recordHarmful(deps: Deps, request: FastifyRequest): void {
  const { body, sesi } = request
  if (typeof body !== 'object' || body === null || request.routeOptions.config.access === 'admin') return
  const fields = Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && HARMFUL.test(value) ? name : [],
  )
  if (fields.length === 0) return
  recordKejadian(deps, {
    jenis: 'isian-berbahaya',
    keterangan: `Di ${fields.join(', ')}`,
    penggunaId: sesi?.penggunaId,
    dari: sourceOf(request),
  })
}

const sourceOf = ({ ip, id }: FastifyRequest) => ({ ip: networkOf(ip), requestId: id })
