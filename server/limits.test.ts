import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/*
 * A limit belongs to the function that does the costly work, so that every endpoint that calls it is limited. Each costly call
 * is listed with the only files that may contain it; those take the key of a limit, or a value that only counting creates.
 */

const paths = globSync('server/**/*.ts').filter((path) => !/\.test\.ts$|^server\/testing\//.test(path))
const FILES = paths.map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''),
}))
const filesWith = (pattern: RegExp) =>
  FILES.filter(({ text }) => pattern.test(text))
    .map(({ path }) => path.replace('server/', '').replace('features/', ''))
    .sort()

const COSTLY: readonly (readonly [name: string, call: RegExp, files: readonly string[]])[] = [
  ['argon2', /@node-rs\/argon2/, ['akun/sandi/password.ts']],
  [
    'a hash without a limit, for operators at the machine',
    /\bhashPassword\(/,
    ['akun/ensure-admin.ts', 'akun/reset-admin.ts', 'akun/sandi/password.ts'],
  ],
  ['a guess of a password', /\bverifyPassword\(/, ['akun/sandi/password.ts', 'akun/sesi/guess.ts']],
  ['a guess of a code', /\btakeKode\(/, ['akun/dua-langkah/take-kode.ts', 'akun/sesi/guess.ts']],
  [
    'a guess of a sent code',
    /\btakeSentKode\(/,
    ['whatsapp/kode/issue-kode.ts', 'whatsapp/kode/login-kode.ts', 'whatsapp/kode/nomor-kode.ts'],
  ],
  ['a code by WhatsApp', /name: TEMPLAT_KODE\b/, ['whatsapp/kode/send-kode.ts']],
  ['a used code', /\.take(Langkah|RecoveryCode)\(/, ['akun/dua-langkah/take-kode.ts']],
  ['a guess of a passkey', /\bverifyAuthenticationResponse\(/, ['akun/sandi/kunci-sandi.ts']],
  ['counted guesses', /(From|Into|Table)\('login_gagal'/, ['akun/sesi/guess.ts']],
  ['a challenge of a passkey', /\.keepTantangan\(/, ['akun/sandi/kunci-sandi.ts']],
  ['a guess of a voucher', /\.findByKode\(/, ['checkout/voucher-pesanan.ts']],
  [
    'an account',
    /(akunRepository\(\w+\)|\bakun)\s*\.insert\(/,
    ['akun/akun.repository.ts', 'akun/create-akun.ts', 'akun/ensure-admin.ts', 'undangan/accept-undangan.ts'],
  ],
  [
    'held stock',
    /(pesananStokRepository\(\w+\)|\bstok)\s*\.take\(/,
    ['checkout/checkout.ts', 'checkout/create-manual.ts', 'pembayaran/bayar/move-status.ts'],
  ],
  [
    'a decoded picture',
    /\bloadSharp\(/,
    ['storage/decoders.ts', 'storage/gambar.ts', 'storage/look-hash.ts', 'storage/photo.ts'],
  ],
  [
    'a mail with a secret link',
    /\/[a-z-]+\?token=\$\{/,
    [
      'akun/email/queue-tautan.ts',
      'akun/sandi/reset-password.ts',
      'pelanggan/merge-pelanggan.ts',
      'undangan/invite.ts',
    ],
  ],
  ['a push', /\bsendPush\(/, ['saluran/devices.ts', 'saluran/send-kabar.ts', 'saluran/send-push.ts']],
  ['a code for a number of WhatsApp', /\.putKode\(/, ['whatsapp/link-nomor.ts']],
  ['the file of an account', /\bpersonalRows\(/, ['pelanggan/data-pelanggan.ts', 'pelanggan/merge-pelanggan.ts']],
]

test.each(COSTLY)('%s is reached through its limited function only', (_, call, files) => {
  expect(filesWith(call)).toEqual(files)
})

const TAKEN = [
  'buku-obat buku-obat/sync.ts',
  'cadangan kesehatan/backups.ts',
  'cadangan kesehatan/backups.ts',
  'daftar akun/counted-registration.ts',
  'data-saya pelanggan/data-pelanggan.ts',
  'favorit favorit/add-favorit.ts',
  'favorit favorit/kabar-stok.ts',
  'foto foto/foto.ts',
  'foto-hari foto/foto.ts',
  'kata-sandi akun/sandi/password.ts',
  'kode-jaringan whatsapp/kode/issue-kode.ts',
  'kode-jeda whatsapp/kode/issue-kode.ts',
  'kode-nama whatsapp/kode/issue-kode.ts',
  'kode-nama-hari whatsapp/kode/issue-kode.ts',
  'kode-toko whatsapp/kode/send-kode.ts',
  'kontak kontak/send-laporan.ts',
  'kurir pengiriman/ask-kurir.ts',
  'kurir-toko pengiriman/ask-kurir.ts',
  'periksa-buku kesehatan/check-books.ts',
  'push saluran/devices.ts',
  'push saluran/devices.ts',
  'reset akun/sandi/reset-password.ts',
  'surat-akun akun/surat-akun.ts',
  'surat-asing surat/send-due.ts',
  'surat-asing-jaringan surat/send-due.ts',
  'tantangan-sandi akun/sandi/kunci-sandi.ts',
  'tantangan-sandi akun/sandi/kunci-sandi.ts',
  'tautan akun/email/counted-email.ts',
  'ulasan ulasan/write-ulasan.ts',
  'undangan undangan/accept-undangan.ts',
  'voucher checkout/counted-kode.ts',
  'voucher-alamat checkout/counted-kode.ts',
  'whatsapp whatsapp/link-nomor.ts',
  'whatsapp-balas whatsapp/process-webhooks.ts',
  'whatsapp-jawab percakapan/answer-percakapan.ts',
  'whatsapp-masuk percakapan/receive-pesan.ts',
  'whatsapp-templat whatsapp/templat.ts',
  'whatsapp-templat whatsapp/templat.ts',
]

/** Calls that count against a limit (`server/db/jatah.ts`), by file. */
test('every limit is taken where it was', () => {
  const taken = FILES.flatMap(({ path, text }) =>
    [...text.matchAll(/akeJatah\(\s*[\w.]+,\s*'([\w-]+)'/g)].map(
      ([, what]) => `${what} ${path.replace('server/features/', '')}`,
    ),
  )
  expect(taken.sort()).toEqual(TAKEN)
})

describe('source files', () => {
  test('with endpoints contain no limit', () => {
    const counts = /\b(takeJatah|tryTakeJatah|beginGuess|Counted\w+\.count)\(/
    expect(filesWith(counts).filter((path) => path.endsWith('routes.ts'))).toEqual([])
  })

  test.each([
    ['a signature', 'akun/sandi/kunci-sandi.ts', /\bguess\.signature\(/],
    ['a code of a login', 'whatsapp/kode/login-kode.ts', /\bguess\.sentKode\(/],
    ['a code of a number', 'whatsapp/kode/nomor-kode.ts', /\bguess\.sentKode\(/],
    ['the stock that an order may hold', 'checkout/checkout.ts', /\bawait requireWithinLimit\(/],
    ['a confirmation', 'akun/email/queue-tautan.ts', /\bqueueTautan\(tx, 'konfirmasi'/],
    ['a reset link', 'akun/sandi/reset-password.ts', /\bqueueTautan\(\s*tx,\s*'reset'/],
    ['an invitation', 'undangan/invite.ts', /\bqueueTautan\(tx, 'undangan'/],
  ])('with %s contain its limit', (_, path, call) => {
    expect(filesWith(call)).toContain(path)
  })
})
