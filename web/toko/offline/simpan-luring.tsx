import { useEffect, useState } from 'react'
import { useSalinan } from '#web/lib/salinan.ts'
import { cx } from '#web/ui/cx.ts'
import { kalimatLuring } from './kalimat-luring.ts'
import { type Keadaan, PESAN } from './keadaan.ts'
import { isSupported, tell } from './use-offline.ts'

/** Says what this device keeps for a day without a signal, and turns that on and off. */
export function SimpanLuring({ className }: { className?: string }) {
  const [keadaan, setKeadaan] = useKeadaan()
  // A copy is what was kept, and has no script.
  if (useSalinan()) return null
  return (
    <section
      aria-label="Simpan di HP agar bisa dibuka tanpa sinyal"
      className={cx('kartu p-4 print:hidden', className)}
    >
      <label className="flex min-h-12 cursor-pointer items-center gap-4 noscript:cursor-default">
        <span className="min-w-0 flex-1 font-semibold text-lg">Simpan di HP agar bisa dibuka tanpa sinyal</span>
        <input
          type="checkbox"
          role="switch"
          checked={keadaan?.nyala ?? false}
          aria-checked={keadaan?.nyala ?? false}
          disabled={!keadaan}
          onChange={({ target: { checked } }) => {
            // It moves under the finger; what became of it the worker says.
            if (keadaan) setKeadaan({ ...keadaan, nyala: checked, hemat: false, sibuk: checked, waktu: undefined })
            void tell(checked ? PESAN.nyala : PESAN.mati)
          }}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="relative h-8 w-14 shrink-0 rounded-full border border-garis-tua bg-abu-muda outline-offset-2 transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-6.5 after:rounded-full after:bg-tinta-2 after:transition-transform peer-checked:border-laut peer-checked:bg-laut peer-checked:after:translate-x-6 peer-checked:after:bg-di-laut peer-focus-visible:outline-3 peer-focus-visible:outline-laut noscript:hidden"
        />
      </label>
      <p className="max-w-prose text-tinta-2">
        Kartu penyakit, cek gejala, kalkulator dosis, buku obat, dan daftar yang bisa dihubungi, paling banyak 3 MB.
        Harga, stok, dan pesanan tidak ikut disimpan.
      </p>
      {/* Its place is kept, so that nothing moves when the browser has looked. */}
      <p role="status" className="mt-2 min-h-12 font-medium sm:min-h-6">
        {keadaan && kalimatLuring(keadaan)}
        <noscript>Aktifkan JavaScript di browser agar bisa disimpan.</noscript>
      </p>
    </section>
  )
}

/** As the worker tells it; nothing until it has, and where there is none. */
function useKeadaan() {
  const [keadaan, setKeadaan] = useState<Keadaan>()
  useEffect(() => {
    if (!isSupported()) return
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent<Keadaan>) => setKeadaan(data)
    serviceWorker.addEventListener('message', hear)
    void tell(PESAN.tanya)
    return () => serviceWorker.removeEventListener('message', hear)
  }, [])
  return [keadaan, setKeadaan] as const
}
