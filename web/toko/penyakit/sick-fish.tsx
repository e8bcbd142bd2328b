import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** The next step of visitors who do not know the disease's name: the symptom check. */
export function SickFish({ className }: { className?: string }) {
  return (
    <Link
      to="/layanan/cek-gejala"
      prefetch="intent"
      className={cx(
        'flex max-w-2xl flex-wrap items-center justify-between gap-4 rounded border-2 border-laut bg-laut-muda p-4 text-tinta hover:border-laut-tua',
        className,
      )}
    >
      <span className="min-w-44 flex-1">
        <span className="block font-bold text-lg">Ikan saya sakit</span>
        <span className="block">Centang tanda yang terlihat untuk tahu langkah pertama.</span>
      </span>
      <span className={buttonClass('utama', true, 'min-h-12 shrink-0')}>Cek gejala</span>
    </Link>
  )
}
