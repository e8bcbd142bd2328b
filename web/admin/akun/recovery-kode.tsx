import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Dialog with recovery codes. They are shown once and cannot be read again. */
export function KodePemulihan({ kode, onClose }: { kode: readonly string[] | undefined; onClose(): void }) {
  return (
    <Dialog
      open={kode !== undefined}
      onClose={onClose}
      title="Kode pemulihan Anda"
      footer={
        <Button data-fokus="" onClick={onClose}>
          Sudah saya simpan
        </Button>
      }
    >
      <p className="mt-2 text-tinta-2">
        Salin atau tulis, lalu simpan di tempat aman. Jika HP tidak ada, masukkan salah satu kode ini saat login. Satu
        kode berlaku satu kali. Kode ini tidak ditampilkan lagi.
      </p>
      <ul className="my-4 grid gap-1.5 rounded bg-abu-muda px-4 py-3">
        {kode?.map((item) => (
          <li key={item}>
            <code>{item}</code>
          </li>
        ))}
      </ul>
      <CopyButton text={(kode ?? []).join('\n')} name="Kode pemulihan" />
    </Dialog>
  )
}
