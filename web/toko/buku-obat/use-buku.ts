import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { listProdukDibeli, selarasBukuObat } from '#contract/buku-obat/endpoints.ts'
import { type Baris, type BukuObat, bukuOf } from '#contract/buku-obat/gabung.ts'
import { barisOf, catat, kiriman, semuaBaris, terima } from '#contract/buku-obat/simpanan.ts'
import { tanggalWib } from '#contract/wib.ts'
import { call } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { type BukuLokal, bukaBuku, type IsiLokal } from '#web/lib/buku-lokal.ts'
import { useSession } from '#web/lib/session.tsx'

/** Synchronization status between this device and the shop. */
export type StatusKirim = 'mengirim' | 'selaras' | 'luring' | 'gagal'

export interface Buku {
  buku: BukuObat
  isi: IsiLokal
  /** Number of unsent entries. */
  belum: number
  status: StatusKirim
  hariIni: string
  /** Returns the shop's time in milliseconds. */
  now(): number
  baris(id: string): Baris | undefined
  /** Saves an entry on this device at once, and sends it when there is a connection. */
  tulis(baris: Baris): Promise<void>
  kirim(): Promise<void>
}

/** Retry interval while offline; the browser's `online` event also triggers a retry. */
const ULANG_MS = 30_000
/** Maximum sync requests per run: a new device receives a long book in parts. */
const PUTARAN_MAX = 400

/** Returns the signed-in customer's book; undefined until the device's storage was read. */
export function useBuku(): Buku | undefined {
  const userId = useSession().user?.userId
  const [isi, setIsi] = useState<IsiLokal>()
  const [status, setStatus] = useState<StatusKirim>('mengirim')
  const lokal = useRef<Promise<BukuLokal>>(undefined)
  const sedang = useRef<Promise<void>>(undefined)

  const kirim = useCallback(() => {
    const buku = lokal.current
    if (!buku) return Promise.resolve()
    // Runs are serialized: an entry written during a run is sent in the next one.
    sedang.current = (sedang.current ?? Promise.resolve()).then(async () => {
      if (lokal.current !== buku) return
      setStatus('mengirim')
      setStatus(await selaraskan(await buku, setIsi))
    })
    return sedang.current
  }, [])

  useEffect(() => {
    const buku = bukaBuku(userId)
    lokal.current = buku
    void buku.then(async (satu) => {
      const ada = await satu.perbarui((lama) => lama)
      if (lokal.current === buku) setIsi(ada)
      await kirim()
      const produk = await call(listProdukDibeli, {}).catch(() => undefined)
      if (produk && lokal.current === buku) setIsi(await satu.perbarui((lama) => ({ ...lama, produk })))
    })
    return () => {
      lokal.current = undefined
      void buku.then((satu) => satu.tutup())
    }
  }, [userId, kirim])

  useEffect(() => {
    const coba = () => void kirim()
    const lihat = () => document.visibilityState === 'visible' && coba()
    window.addEventListener('online', coba)
    document.addEventListener('visibilitychange', lihat)
    const timer = setInterval(() => status !== 'selaras' && navigator.onLine && coba(), ULANG_MS)
    return () => {
      window.removeEventListener('online', coba)
      document.removeEventListener('visibilitychange', lihat)
      clearInterval(timer)
    }
  }, [kirim, status])

  return useMemo(() => {
    if (!isi) return undefined
    const now = () => Date.now() + isi.selisih
    return {
      buku: bukuOf(semuaBaris(isi.simpanan), isi.produk),
      isi,
      belum: Object.keys(isi.simpanan.antre).length,
      status,
      hariIni: tanggalWib(new Date(now())),
      now,
      baris: (id) => barisOf(isi.simpanan, id),
      kirim,
      async tulis(baris) {
        const satu = await lokal.current
        if (!satu) return
        setIsi(await satu.perbarui((lama) => ({ ...lama, simpanan: catat(lama.simpanan, baris) })))
        void kirim()
      },
    }
  }, [isi, status, kirim])
}

/** Sends unsent entries to the shop and receives the entries that this device lacks. */
async function selaraskan(lokal: BukuLokal, tunjukkan: (isi: IsiLokal) => void): Promise<StatusKirim> {
  try {
    for (let putaran = 0; putaran < PUTARAN_MAX; putaran++) {
      const { simpanan } = await lokal.perbarui((isi) => isi)
      const baris = kiriman(simpanan)
      const jawaban = await call(selarasBukuObat, { body: { kursor: simpanan.kursor, baris } })
      const isi = await lokal.perbarui((lama) => ({
        ...lama,
        simpanan: terima(lama.simpanan, baris, jawaban),
        selisih: Date.parse(jawaban.waktu) - Date.now(),
        selaras: jawaban.waktu,
      }))
      tunjukkan(isi)
      if (!jawaban.lagi && kiriman(isi.simpanan).length === 0) return 'selaras'
    }
    return 'gagal'
  } catch (error) {
    return error instanceof ApiError && error.code === 'NO_RESPONSE' ? 'luring' : 'gagal'
  }
}
