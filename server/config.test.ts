import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ConfigError, parseConfig } from './config.ts'

const KEYS = { MIDTRANS_SERVER_KEY: 'SB-Mid-server-rahasia', MIDTRANS_CLIENT_KEY: 'SB-Mid-client-umum' }
const S3 = {
  S3_BUCKET: 'toko',
  S3_ENDPOINT: 'https://s3.contoh.id/penyimpanan',
  S3_REGION: 'id-1',
  S3_ACCESS_KEY_ID: 'kunci',
  S3_SECRET_ACCESS_KEY: 'rahasia',
}

/** Settings of the same storage, for backups. */
const BACKUP = Object.fromEntries(Object.entries(S3).map(([name, value]) => [`BACKUP_${name}`, value]))

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('without settings the shop runs on this machine with simulated payments', () => {
  expect(parseConfig({})).toEqual({
    host: '127.0.0.1',
    hasApiDocs: true,
    hstsSubdomains: false,
    port: 3040,
    publicUrl: 'http://localhost:3040',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databasePool: 10,
    walArchiveDir: undefined,
    admin: { email: 'admin@kerapusehat.local', password: undefined },
    seed: 'demo',
    midtrans: {
      mode: 'simulator',
      serverKey: expect.any(String),
      clientKey: expect.any(String),
      snapUrl: 'http://127.0.0.1:3041',
      apiUrl: 'http://127.0.0.1:3041',
    },
    simulatorPort: 3041,
    smtp: {
      url: undefined,
      from: 'KerapuSehat <toko@kerapusehat.local>',
      address: 'toko@kerapusehat.local',
      isSenderSet: false,
    },
    usesOfficeConnections: true,
    s3: undefined,
    whatsapp: { baseUrl: 'https://graph.facebook.com/v26.0', account: undefined },
    kurir: undefined,
    trustProxy: undefined,
    metrics: undefined,
    accessLog: undefined,
    isTraced: false,
    backup: { s3: undefined, keep: 14 },
    logLevel: 'info',
    diskWarnMb: 500,
    drainSeconds: 0,
    paymentWindowMinutes: 60,
    unpaidPerAccount: 3,
    unpaidPerAddress: 100,
    lotMinHari: 60,
  })
})

test('.env.example works unchanged, means the defaults and explains every setting', () => {
  const text = readFileSync('.env.example', 'utf8')
  expect(parseConfig(parseEnv(text))).toEqual(parseConfig({}))
  const source = readFileSync('server/config.ts', 'utf8')
  const known = new Set(source.match(/'[A-Z][A-Z0-9_]+'/g)?.map((quoted) => quoted.slice(1, -1)))
  expect(new Set(Object.keys(parseEnv(text)))).toEqual(known)
})

test('settings cannot be changed later', () => {
  const config = parseConfig({})
  expect(() => Object.assign(config.midtrans, { mode: 'production' })).toThrow(TypeError)
})

test.each([
  [
    'the public address follows the port §7.22',
    { PORT: '8080' },
    { port: 8080, publicUrl: 'http://localhost:8080', simulatorPort: 8081 },
  ],
  [
    'a slash at the end of the public address is dropped',
    { PUBLIC_URL: 'https://toko.id/' },
    { publicUrl: 'https://toko.id' },
  ],
  [
    'keys alone mean the sandbox',
    KEYS,
    { midtrans: { mode: 'sandbox', serverKey: KEYS.MIDTRANS_SERVER_KEY, apiUrl: 'https://api.sandbox.midtrans.com' } },
  ],
  [
    'the live mode is chosen by name',
    { ...KEYS, MIDTRANS_PRODUCTION: 'true' },
    { midtrans: { mode: 'production', snapUrl: 'https://app.midtrans.com' } },
  ],
  [
    'keys with a separate server',
    { ...KEYS, MIDTRANS_API_URL: 'http://127.0.0.1:9000' },
    { midtrans: { mode: 'sandbox', apiUrl: 'http://127.0.0.1:9000' } },
  ],
  [
    'storage for backups',
    { ...BACKUP, BACKUP_KEEP: '3' },
    { backup: { s3: { bucket: 'toko', region: 'id-1' }, keep: 3 } },
  ],
  [
    'couriers, and the origin of parcels',
    { BITESHIP_API_KEY: 'biteship_live.x', KURIR_KODE_POS: '35111' },
    { kurir: { url: 'https://api.biteship.com', apiKey: 'biteship_live.x', originPostcode: '35111' } },
  ],
  ['storage', S3, { s3: { bucket: 'toko', endpoint: 'https://s3.contoh.id/penyimpanan' } }],
  [
    'mail',
    { SMTP_URL: 'smtp://mail.id', MAIL_FROM: 'Toko <a@b.id>' },
    { smtp: { url: 'smtp://mail.id', from: 'Toko <a@b.id>', address: 'a@b.id' } },
  ],
  ['mail without a name', { MAIL_FROM: 'a@b.id' }, { smtp: { from: 'a@b.id', address: 'a@b.id' } }],
  [
    'several servers of a database',
    { DATABASE_URL: 'postgres://u:p@a:5432,[::1]:5433,c/toko?target_session_attrs=read-write' },
    { databaseUrl: 'postgres://u:p@a:5432,[::1]:5433,c/toko?target_session_attrs=read-write' },
  ],
  [
    'a socket',
    { DATABASE_URL: 'postgres:///toko?host=/var/run/postgresql' },
    { databaseUrl: 'postgres:///toko?host=/var/run/postgresql' },
  ],
  [
    'a pooler',
    { DATABASE_URL: 'postgres://x:6432/toko', DATABASE_DIRECT_URL: 'postgres://x/toko', DATABASE_POOL: '200' },
    { databaseDirectUrl: 'postgres://x/toko', databasePool: 200 },
  ],
  ['an archive', { WAL_ARCHIVE_DIR: '/mnt/arsip/' }, { walArchiveDir: '/mnt/arsip' }],
  ['a number of proxies', { TRUST_PROXY: '1' }, { trustProxy: 1 }],
  ['addresses of proxies', { TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' }, { trustProxy: 'loopback, 10.0.0.0/8, ::1' }],
])('%s', (_, env, expected) => {
  expect(parseConfig(env)).toMatchObject(expected)
})

test.each([
  [{ PORT: '0' }, ['PORT harus bilangan bulat dari 1 sampai 65535.']],
  [{ PORT: '80a' }, ['PORT harus bilangan bulat dari 1 sampai 65535.']],
  [{ PORT: '65535' }, ['SIMULATOR_PORT harus diisi jika PORT adalah 65535.']],
  [{ PORT: '4000', SIMULATOR_PORT: '4000' }, ['SIMULATOR_PORT harus berbeda dari PORT.']],
  [{ PUBLIC_URL: 'toko.id' }, ['PUBLIC_URL harus alamat yang diawali http:// atau https://.']],
  [{ PUBLIC_URL: 'https://toko.id/kerapu' }, ['PUBLIC_URL harus alamat tanpa jalur di belakang nama host.']],
  [{ DATABASE_URL: 'mysql://x' }, ['DATABASE_URL harus alamat yang diawali postgres:// atau postgresql://.']],
  ...['postgres://a:x/toko', 'postgres://a,b:99999/toko', 'postgres://a,,b/toko', 'postgres://u:p@,a/toko'].map(
    (url): [Record<string, string>, string[]] => [
      { DATABASE_URL: url },
      ['DATABASE_URL harus menyebut tiap server sebagai host atau host:port, dipisah koma.'],
    ],
  ),
  [
    { DATABASE_URL: 'postgres:///toko?host=a,b' },
    ['DATABASE_URL harus menyebut beberapa server di depan nama database, bukan dalam host=.'],
  ],
  [
    { DATABASE_URL: 'postgres://a,b/toko?target_session_attrs=standby' },
    ['DATABASE_URL hanya mengenal target_session_attrs=read-write atau primary, karena toko menulis.'],
  ],
  [{ DATABASE_DIRECT_URL: 'postgres://a/toko' }, ['DATABASE_DIRECT_URL hanya berlaku bersama DATABASE_URL.']],
  [{ DATABASE_POOL: '1' }, ['DATABASE_POOL harus bilangan bulat dari 2 sampai 1000.']],
  [{ DATABASE_POOL: '81' }, ['DATABASE_POOL di atas 80 hanya berlaku bersama DATABASE_URL.']],
  [
    { DATABASE_URL: 'postgres://x', WAL_ARCHIVE_DIR: '/mnt/arsip' },
    ['WAL_ARCHIVE_DIR hanya berlaku tanpa DATABASE_URL.'],
  ],
  [{ DATA_DIR: '/toko', WAL_ARCHIVE_DIR: '/toko/arsip' }, ['WAL_ARCHIVE_DIR harus di luar DATA_DIR.']],
  [{ ...S3, ...BACKUP }, ['BACKUP_S3_BUCKET harus wadah lain daripada S3_BUCKET.']],
  [{ BACKUP_KEEP: '0' }, ['BACKUP_KEEP harus bilangan bulat dari 1 sampai 1000.']],
  [{ ADMIN_EMAIL: 'admin' }, ['ADMIN_EMAIL harus alamat e-mail.']],
  [{ ADMIN_PASSWORD: 'lima5' }, ['ADMIN_PASSWORD harus minimal 6 karakter.']],
  [{ ADMIN_PASSWORD: 'ikan&obat' }, [`ADMIN_PASSWORD tidak boleh memuat < > & ' ".`]],
  [{ SEED: 'semua' }, ['SEED harus salah satu dari demo, none.']],
  [
    { MIDTRANS_SERVER_KEY: KEYS.MIDTRANS_SERVER_KEY },
    ['MIDTRANS_CLIENT_KEY harus diisi, karena MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY hanya berlaku bersama.'],
  ],
  [
    { ...KEYS, MIDTRANS_SERVER_KEY: 'x' },
    ['MIDTRANS_SERVER_KEY bukan kunci dari dasbor Midtrans; kosongkan kedua kunci untuk pembayaran simulasi.'],
  ],
  [
    { ...KEYS, MIDTRANS_SERVER_KEY: 'SB-Mid-server-simulator' },
    ['MIDTRANS_SERVER_KEY bukan kunci dari dasbor Midtrans; kosongkan kedua kunci untuk pembayaran simulasi.'],
  ],
  [{ MIDTRANS_PRODUCTION: 'true' }, ['MIDTRANS_PRODUCTION hanya berlaku bersama kedua kunci Midtrans.']],
  [{ MIDTRANS_PRODUCTION: 'ya' }, ['MIDTRANS_PRODUCTION harus salah satu dari true, false.']],
  [{ MIDTRANS_API_URL: 'http://127.0.0.1:9000' }, ['MIDTRANS_API_URL hanya berlaku bersama kedua kunci Midtrans.']],
  ...[
    'http://127.0.0.1:9000',
    'http://api.midtrans.com',
    'https://api.sandbox.midtrans.com',
    'https://evilmidtrans.com',
  ].map((url): [Record<string, string>, string[]] => [
    { ...KEYS, MIDTRANS_PRODUCTION: 'true', MIDTRANS_API_URL: url },
    ['MIDTRANS_API_URL harus alamat produksi di https://….midtrans.com selama MIDTRANS_PRODUCTION aktif.'],
  ]),
  [
    { ...KEYS, MIDTRANS_SNAP_URL: 'https://app.midtrans.com' },
    ['MIDTRANS_SNAP_URL adalah alamat produksi, padahal MIDTRANS_PRODUCTION tidak aktif.'],
  ],
  [{ SMTP_URL: 'smtp://mail.id' }, ['MAIL_FROM harus diisi jika SMTP_URL diisi.']],
  [{ MAIL_FROM: 'Toko' }, ['MAIL_FROM harus alamat e-mail, boleh dengan nama: Nama <alamat>.']],
  [
    { ...S3, S3_REGION: '' },
    [
      'S3_REGION harus diisi, karena S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY hanya berlaku bersama.',
    ],
  ],
  ...['true', 'abc', '10', '10.0.0.0/99'].map((value): [object, string[]] => [
    { TRUST_PROXY: value },
    ['TRUST_PROXY harus jumlah proksi (misalnya 1) atau daftar alamatnya (misalnya loopback, 10.0.0.0/8).'],
  ]),
  [
    { BITESHIP_API_KEY: 'biteship_live.x' },
    ['KURIR_KODE_POS harus diisi, karena BITESHIP_API_KEY, KURIR_KODE_POS hanya berlaku bersama.'],
  ],
  [{ BITESHIP_API_KEY: 'x', KURIR_KODE_POS: 'Lampung' }, ['KURIR_KODE_POS harus kode pos 5 angka.']],
  [{ BITESHIP_URL: 'http://127.0.0.1:3049' }, ['BITESHIP_URL hanya berlaku bersama BITESHIP_API_KEY.']],
  [{ DISK_WARN_MB: 'sedikit' }, ['DISK_WARN_MB harus bilangan bulat dari 0 sampai 999999999.']],
  [{ METRICS_PORT: '3041' }, ['METRICS_PORT harus berbeda dari PORT dan SIMULATOR_PORT.']],
  [{ METRICS_HOST: '0.0.0.0' }, ['METRICS_HOST hanya berlaku bersama METRICS_PORT.']],
  [
    { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' },
    ['METRICS_TOKEN harus diisi jika METRICS_HOST bukan komputer ini sendiri.'],
  ],
  [
    { METRICS_TOKEN: 'pendek' },
    ['METRICS_TOKEN harus 16 sampai 200 huruf, angka, atau salah satu dari . _ ~ + / = -.'],
  ],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost' },
    ['OTEL_EXPORTER_OTLP_ENDPOINT harus alamat yang diawali http:// atau https://.'],
  ],
  [{ ACCESS_LOG: '2' }, ['ACCESS_LOG harus bilangan dari 0 sampai 1, misalnya 0.01.']],
  [{ LOG_LEVEL: 'keras' }, ['LOG_LEVEL harus salah satu dari fatal, error, warn, info, debug, trace, silent.']],
  [{ PAYMENT_WINDOW_MINUTES: '14' }, ['PAYMENT_WINDOW_MINUTES harus bilangan bulat dari 15 sampai 10080.']],
  [
    { PORT: 'x', SEED: 'x', ADMIN_EMAIL: 'x' },
    [expect.stringContaining('PORT'), expect.stringContaining('ADMIN_EMAIL'), expect.stringContaining('SEED')],
  ],
] as [Record<string, string>, string[]][])('refuses %o', (env, problems) => {
  expect(problemsOf(env)).toEqual(problems)
})
