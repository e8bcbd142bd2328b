import errorPicture from '#web/drawings/network-error.svg'
import { useToko } from '#web/lib/settings.ts'
import { Button } from '#web/ui/button.tsx'

/** Screen for unexpected errors. It is rendered outside the layout, which may be the cause. */
export function ErrorScreen({ error }: { error: unknown }) {
  const chat = useToko()?.chat_toko
  return (
    <main className="wadah grid min-h-dvh place-items-center py-10">
      <title>Terjadi kesalahan | KerapuSehat</title>
      <div className="flex max-w-prose flex-col items-center gap-4 text-center">
        <img src={errorPicture} alt="" width={320} height={240} className="h-auto w-60" />
        <h1>Terjadi kesalahan</h1>
        <p className="text-tinta-2">
          Halaman ini belum bisa ditampilkan. Periksa koneksi internet Anda, lalu coba lagi.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>Coba Lagi</Button>
          <a
            href="/"
            className="inline-flex min-h-11 items-center px-4 font-semibold text-laut underline-offset-4 hover:underline"
          >
            Kembali ke Beranda
          </a>
          <a
            href={chat || '/kontak'}
            className="inline-flex min-h-11 items-center px-4 font-semibold text-laut underline-offset-4 hover:underline"
          >
            {chat ? 'Tanya lewat WhatsApp' : 'Hubungi kami'}
          </a>
        </div>
        {import.meta.env.DEV && error instanceof Error && (
          <pre className="max-w-full overflow-x-auto text-left text-sm">{error.stack}</pre>
        )}
      </div>
    </main>
  )
}
