import { formatNoHp } from '#contract/no-hp.ts'
import type { Pembelian } from '#contract/pembelian/admin.ts'
import { formatGrouped, formatRupiah } from '#contract/uang/rupiah.ts'
import { Fact, Sheet } from '#web/shared/sheet.tsx'

/** Printable purchase order for the supplier. */
export function SuratPesanan({ pembelian }: { pembelian: Pembelian }) {
  const { pembelianId, pemasok, kontak, no_hp, alamat, catatan, baris, nilai, dibuat, dipesan } = pembelian
  const isComplete = baris.every(({ harga }) => harga !== null)
  return (
    <Sheet title="Surat Pesanan" nomor={`Nomor ${pembelianId}`} date={dipesan ?? dibuat}>
      <dl className="mt-5">
        <Fact name="Kepada">
          <span className="block font-semibold">{pemasok}</span>
          {kontak && <span className="block">{kontak}</span>}
          {no_hp && <span className="block">{formatNoHp(no_hp)}</span>}
          {alamat && <span className="block whitespace-pre-line">{alamat}</span>}
        </Fact>
      </dl>
      <table className="mt-6 w-full border-collapse text-left">
        <thead>
          <tr className="border-garis-tua border-b text-sm text-tinta-2">
            <th scope="col" className="py-2 font-semibold">
              Barang
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Jumlah
            </th>
            <th scope="col" className="py-2 pl-3 text-right font-semibold">
              Harga
            </th>
          </tr>
        </thead>
        <tbody>
          {baris.map(({ produkId, nama, jumlah, harga }) => (
            <tr key={produkId} className="break-inside-avoid border-garis border-b">
              <td className="py-2.5 [overflow-wrap:anywhere] print:py-1">{nama}</td>
              <td className="harga py-2.5 pl-3 text-right font-semibold print:py-1">{formatGrouped(jumlah)}</td>
              <td className="harga py-2.5 pl-3 text-right print:py-1">{harga === null ? '–' : formatRupiah(harga)}</td>
            </tr>
          ))}
        </tbody>
        {nilai > 0 && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2} className="py-2.5 text-right font-semibold">
                {isComplete ? 'Jumlah' : 'Jumlah yang sudah ada harganya'}
              </th>
              <td className="harga py-2.5 pl-3 text-right font-semibold">{formatRupiah(nilai)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      {catatan && (
        <dl className="mt-5">
          <Fact name="Catatan">
            <span className="whitespace-pre-line">{catatan}</span>
          </Fact>
        </dl>
      )}
    </Sheet>
  )
}
