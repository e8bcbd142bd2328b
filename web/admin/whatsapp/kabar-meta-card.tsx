import { type KabarMeta, markKabarMeta } from '#contract/saluran/admin.ts'
import { formatTime } from '#contract/wib.ts'
import { callAdmin } from '#web/admin/sesi/call-admin.ts'
import { errorText } from '#web/lib/api-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useOfficeChange } from './use-office-change.ts'

/** Subjects of notices; others are shown as they come. */
const SUBJECTS: Record<string, string> = {
  mutu: 'Mutu nomor',
  nomor: 'Keadaan nomor',
  kode: 'Kode hari ini',
  phone_number_quality_update: 'Mutu dan batas nomor',
  phone_number_name_update: 'Nama nomor',
  account_update: 'Akun',
  account_review_update: 'Pemeriksaan akun',
  account_alerts: 'Peringatan akun',
  business_capability_update: 'Batas akun',
  security: 'Keamanan akun',
  errors: 'Kesalahan akun',
}
/** Words of Meta; others are shown as they come. */
const WORDS: Record<string, string> = {
  GREEN: 'Baik',
  YELLOW: 'Sedang: pembeli mulai memblokir pesan',
  RED: 'Rendah: banyak pembeli memblokir pesan',
  UNKNOWN: 'Belum diketahui',
  CONNECTED: 'Terhubung',
  FLAGGED: 'Mutunya rendah',
  UNFLAGGED: 'Mutunya membaik',
  UPGRADE: 'Batas penerima naik',
  DOWNGRADE: 'Batas penerima turun',
  ACCOUNT_VIOLATION: 'Melanggar aturan WhatsApp',
  ACCOUNT_RESTRICTION: 'Dibatasi',
  DISABLED_UPDATE: 'Dimatikan',
  ACCOUNT_DELETED: 'Dihapus',
  APPROVED: 'Disetujui',
  PENDING: 'Diperiksa Meta',
  REJECTED: 'Ditolak',
  PAUSED: 'Dijeda',
  DISABLED: 'Dimatikan Meta',
  MARKETING: 'Kategorinya menjadi Promosi; tarifnya bisa lebih mahal',
  UTILITY: 'Kategorinya menjadi Layanan',
  HABIS: 'Kode lewat WhatsApp sudah habis; kode dikirim lewat email',
}
/** Kinds of notices about a template. */
const KINDS: Record<string, string> = { status: 'Templat', category: 'Kategori templat', quality: 'Mutu templat' }

function subjectOf(bidang: string): string {
  const [, kind = '', name] = /^templat (\w+) (.+)$/.exec(bidang) ?? []
  return name ? `${KINDS[kind] ?? 'Templat'} ${name}` : (SUBJECTS[bidang] ?? bidang)
}

/** Last notices of Meta about number, account and templates. */
export function KabarMetaCard({ kabar }: { kabar: readonly KabarMeta[] }) {
  const mark = useOfficeChange((bidang: string) => callAdmin(markKabarMeta, { body: { bidang } }))
  if (kabar.length === 0) return null
  return (
    <section aria-labelledby="kabar-meta" className="kartu grid gap-3 p-4 sm:p-5">
      <h2 id="kabar-meta" className="text-lg">
        Kabar dari Meta
      </h2>
      {mark.isError && (
        <Notice kind="galat">{errorText(mark.error, { answered: 'Gagal menyimpan. Coba lagi.' })}</Notice>
      )}
      <ul className="divide-y divide-garis">
        {kabar.map(({ bidang, kejadian, diterima, perluDilihat }) => (
          <li key={bidang} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {subjectOf(bidang)} {perluDilihat && <Badge tone="merah">Perlu dilihat</Badge>}
              </p>
              <p className="wrap-anywhere text-sm text-tinta-2">
                {WORDS[kejadian] ?? kejadian} · {formatTime(diterima)}
              </p>
            </div>
            {perluDilihat && (
              <Button
                variant="garis"
                compact
                busy={mark.isPending}
                aria-label={`Sudah dilihat: ${subjectOf(bidang)}`}
                onClick={() => mark.mutate(bidang)}
              >
                Sudah dilihat
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
