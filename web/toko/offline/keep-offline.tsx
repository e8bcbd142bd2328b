import { useEffect, useState } from 'react'
import { useCopy } from '#web/lib/copy.ts'
import { cx } from '#web/ui/cx.ts'
import { offlineSentence } from './offline-sentence.ts'
import { PESAN, type StoredState } from './state.ts'
import { isSupported, sendToWorker } from './use-offline.ts'

/** Shows the content stored on this device, with a switch for offline storage. */
export function KeepOffline({ className }: { className?: string }) {
  const [state, setState] = useKeepState()
  // An offline copy has no script, so the switch would not work there.
  if (useCopy()) return null
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
          checked={state?.nyala ?? false}
          aria-checked={state?.nyala ?? false}
          disabled={!state}
          onChange={({ target: { checked } }) => {
            // Optimistic: the switch moves at once; the worker then sends the actual state.
            if (state) setState({ ...state, nyala: checked, isDataSaver: false, isBusy: checked, waktu: undefined })
            void sendToWorker(checked ? PESAN.nyala : PESAN.mati)
          }}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="relative h-8 w-14 shrink-0 rounded-full border border-garis-tua bg-abu-muda outline-offset-2 transition-colors after:absolute after:top-0.5 after:left-0.5 after:size-6.5 after:rounded-full after:bg-tinta-2 after:transition-transform peer-checked:border-laut peer-checked:bg-laut peer-checked:after:translate-x-6 peer-checked:after:bg-di-laut peer-focus-visible:outline-3 peer-focus-visible:outline-laut noscript:hidden"
        />
      </label>
      <p className="max-w-prose text-tinta-2">
        Kartu penyakit, cek gejala, kalkulator dosis, buku obat, dan daftar yang bisa dihubungi, maksimal 3 MB. Harga,
        stok, dan pesanan tidak ikut disimpan.
      </p>
      {/* Its space is reserved, so that nothing shifts when the state is known. */}
      <p role="status" className="mt-2 min-h-12 font-medium sm:min-h-6">
        {state && offlineSentence(state)}
        <noscript>Aktifkan JavaScript di browser agar bisa disimpan.</noscript>
      </p>
    </section>
  )
}

/** Returns the state sent by the worker; undefined until it arrives or if there is no worker. */
function useKeepState() {
  const [state, setState] = useState<StoredState>()
  useEffect(() => {
    if (!isSupported()) return
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent<StoredState>) => setState(data)
    serviceWorker.addEventListener('message', hear)
    void sendToWorker(PESAN.tanya)
    return () => serviceWorker.removeEventListener('message', hear)
  }, [])
  return [state, setState] as const
}
