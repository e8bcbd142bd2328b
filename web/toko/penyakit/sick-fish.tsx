import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** Link to the symptom check, for visitors who do not know the disease's name. */
export function SickFish() {
  return (
    <Link
      to="/layanan/cek-gejala"
      prefetch="intent"
      className="mt-5 flex max-w-baca items-center justify-between gap-4 rounded border-2 border-laut bg-laut-muda p-4 text-tinta hover:border-laut-tua"
    >
      <span>
        <span className="block font-bold text-lg">Ikan saya sakit</span>
        <span className="block">
          Centang tanda yang terlihat. Kemungkinan penyebab dan langkah pertama muncul di sini.
        </span>
      </span>
      <ArrowRight aria-hidden className="size-6 shrink-0 text-laut" />
    </Link>
  )
}
