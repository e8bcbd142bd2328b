import { ChevronDown, ShieldAlert } from 'lucide-react'
import { TermText } from '#web/shared/terms/term.tsx'

export const SAFETY = [
  'Isi halaman ini informasi, bukan diagnosis. Minta ikan diperiksa dokter hewan atau petugas kesehatan ikan.',
  'Antibiotik hanya dengan resep dokter hewan dan setelah uji kepekaan. Habiskan sesuai resep. Antibiotik bukan untuk mencegah, dan bukan untuk virus.',
  'Jangan panen sebelum masa henti selesai. Catat obat, takaran, keramba, serta tanggal mulai dan selesai.',
  'Rendam hanya di bak atau terpal. Jangan tuang bahan rendam ke laut terbuka. Uji dulu pada 5–10 ekor, pasang aerasi kuat, dan awasi terus. Hentikan jika ikan hilang keseimbangan.',
  'Puasakan ikan 12–24 jam sebelum rendam dan kerjakan saat sejuk. Tunda rendam jika oksigen di bawah 5 mg/L. Jangan pakai hidrogen peroksida pada air 31 °C ke atas.',
  'Jangan campur kaporit dengan asam, hidrogen peroksida, natrium perkarbonat, atau peroksimonosulfat. Gas dan reaksinya berbahaya.',
  'Angkat ikan mati setiap hari ke wadah tertutup, lalu kubur dengan kapur atau bakar. Jangan buang ke laut.',
  'Pakai sarung tangan. Beberapa bakteri ikan bisa masuk lewat luka di tangan.',
  'Cek nomor pendaftaran obat ikan pada kemasan sebelum membeli.',
]

/** Safety notes, with contacts; collapsed on a phone. */
export function Safety() {
  const title = (
    <span className="flex items-center gap-2.5">
      <ShieldAlert aria-hidden className="size-6 shrink-0 text-laut" />
      Sebelum mengobati ikan
    </span>
  )
  return (
    <section aria-labelledby="judul-keselamatan" className="kartu px-4 py-1 md:p-6">
      <details className="lipat border-0!">
        <summary className="flex min-h-14 items-center justify-between gap-3 font-bold text-lg">
          {title}
          <ChevronDown aria-hidden className="size-5 shrink-0 text-laut" />
        </summary>
        <h2 id="judul-keselamatan" className="text-xl">
          {title}
        </h2>
        <ul className="mt-3 grid max-w-baca list-disc gap-2 pl-6 marker:text-laut print:block print:max-w-none print:columns-2 print:gap-10">
          {SAFETY.map((hal) => (
            <li key={hal}>
              <TermText>{hal}</TermText>
            </li>
          ))}
        </ul>
        <h3 className="mt-5 text-base tracking-normal">Kapan harus menghubungi petugas</h3>
        <p className="mt-1 max-w-baca print:max-w-none">
          Hubungi jika kematian mencapai 1% per hari selama dua hari, atau 5% dalam sehari. Hubungi juga jika benih
          berenang berputar, ikan berbaring seperti tidur, atau ada benjolan putih di organ dalam. Jangan pindahkan
          ikan, simpan contoh, lalu hubungi dokter hewan, Posikandu (Pos Kesehatan Ikan Terpadu), atau Dinas Perikanan
          kabupaten.
        </p>
      </details>
    </section>
  )
}
