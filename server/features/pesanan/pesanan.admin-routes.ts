import { getFotoPengembalian, refundPembayaran, retryPengembalian } from '#contract/pembayaran/pengembalian-office.ts'
import { listCetak, processBanyak } from '#contract/pesanan/banyak-office.ts'
import { buatPesanan, hitungPesanan, makeTautanBayar } from '#contract/pesanan/baru-office.ts'
import { addCatatan, deleteCatatan, listPenanda, updatePenanda } from '#contract/pesanan/catatan-office.ts'
import { listDitahan } from '#contract/pesanan/ditahan-office.ts'
import { getPilihanLot, pilihLot, repackPesanan, unpackPesanan } from '#contract/pesanan/kemasan-office.ts'
import { addKiriman, listPerluDikemas } from '#contract/pesanan/kiriman-office.ts'
import {
  archivePesanan,
  cancelPesananAdmin,
  checkPembayaran,
  confirmOngkir,
  countPesanan,
  exportPesanan,
  findPesanan,
  getPesananAdmin,
  listPesanan,
  processPesanan,
  refreshPesanan,
  resolvePerhatian,
  restorePesanan,
} from '#contract/pesanan/office.ts'
import { deleteTampilan, listTampilan, saveTampilan } from '#contract/pesanan/tampilan-office.ts'
import { updateTujuan } from '#contract/pesanan/tujuan-office.ts'
import { formatRupiah } from '#contract/uang/rupiah.ts'
import type { Deps } from '#server/deps.ts'
import { openFoto } from '#server/features/foto/foto.ts'
import { recordKejadian } from '#server/features/keamanan/record-kejadian.ts'
import { pengembalianRepository } from '#server/features/pembayaran/pengembalian.repository.ts'
import * as refunds from '#server/features/pembayaran/refund.ts'
import type { Endpoints } from '#server/http/endpoints.ts'
import { AppError } from '#server/kernel/app-error.ts'
import { askProvider } from './ask-provider.ts'
import * as baru from './buat-pesanan.ts'
import * as cancel from './cancel-pesanan.ts'
import { catatanRepository } from './catatan.repository.ts'
import * as catatan from './catatan-pesanan.ts'
import * as ongkir from './confirm-ongkir.ts'
import { daftarPesananRepository } from './daftar-pesanan.repository.ts'
import { listStokDitahan } from './ditahan.repository.ts'
import { exportCsv } from './export-pesanan.ts'
import * as kemasan from './kemas-pesanan.ts'
import * as kirim from './kirim-sebagian.ts'
import * as manage from './manage-pesanan.ts'
import { readPerluDikemas } from './perlu-dikemas.ts'
import * as banyak from './proses-banyak.ts'
import { readPesananAdmin, readUntukCetak } from './read-pesanan-admin.ts'
import { tampilanRepository } from './tampilan.repository.ts'
import * as tautan from './tautan-bayar.ts'
import * as tujuan from './tujuan-pesanan.ts'

export function pesananAdminRoutes(api: Endpoints, deps: Deps): void {
  const daftar = daftarPesananRepository(deps)

  api.admin(listPesanan, ({ query }) => daftar.list(query))
  api.admin(refreshPesanan, ({ query }) => daftar.list(query))
  api.admin(countPesanan, ({ query }) => daftar.count(query.jenis))
  api.admin(findPesanan, ({ query }) => daftar.findTempat(query.q))
  api.admin(listDitahan, ({ query }) => listStokDitahan(deps.db, query))
  api.berkas(exportPesanan, ({ sesi, query, ...dari }) => {
    recordKejadian(deps, { jenis: 'ekspor-orang', keterangan: 'Daftar pesanan', penggunaId: sesi.penggunaId, dari })
    return exportCsv(deps, query)
  })
  api.admin(buatPesanan, async ({ sesi, body, ...dari }) => {
    const dibuat = await baru.buatPesanan(deps, sesi, body)
    const { pengganti } = body
    if (pengganti) {
      const sebab = pengganti.keluhanId === null ? 'tanpa keluhan' : `keluhan nomor ${pengganti.keluhanId}`
      const keterangan = `${dibuat.midtrans_order_id} untuk pesanan nomor ${pengganti.orderId}, ${sebab}`
      recordKejadian(deps, { jenis: 'pesanan-pengganti', keterangan, penggunaId: sesi.penggunaId, dari })
    }
    return dibuat
  })
  api.admin(hitungPesanan, ({ body }) => baru.hitungPesanan(deps, body))
  api.admin(makeTautanBayar, ({ sesi, params }) => tautan.makeTautan(deps, sesi, params.orderId))
  api.admin(addKiriman, ({ sesi, params, body }) => kirim.addKiriman(deps, sesi, params.orderId, body))
  api.admin(listPerluDikemas, () => readPerluDikemas(deps))
  api.admin(processBanyak, ({ sesi, body }) => banyak.processBanyak(deps, sesi, body))
  api.admin(listCetak, ({ query }) => readUntukCetak(deps, query.id))
  api.admin(listPenanda, () => catatanRepository(deps.db).listPenanda())
  api.admin(updatePenanda, async ({ sesi, params, body }) => ({
    penanda: await catatan.updatePenanda(deps, sesi, params.orderId, body),
    message: 'Penanda tersimpan',
  }))
  api.admin(addCatatan, async ({ sesi, params, body }) => ({
    catatanId: await catatan.addCatatan(deps, sesi, params.orderId, body),
    message: 'Catatan tersimpan',
  }))
  api.admin(deleteCatatan, async ({ sesi, params }) => {
    await catatan.deleteCatatan(deps, sesi, params.orderId, params.catatanId)
    return { message: 'Catatan dihapus' }
  })
  api.admin(listTampilan, ({ sesi }) => tampilanRepository(deps.db, sesi.penggunaId).list())
  api.admin(saveTampilan, async ({ sesi, body }) => {
    await tampilanRepository(deps.db, sesi.penggunaId).save(body)
    return { message: 'Tampilan tersimpan' }
  })
  api.admin(deleteTampilan, async ({ sesi, params }) => {
    await tampilanRepository(deps.db, sesi.penggunaId).remove(params.tampilanId)
    return { message: 'Tampilan dihapus' }
  })
  api.admin(getPesananAdmin, ({ params }) => readPesananAdmin(deps, params.orderId))
  api.admin(processPesanan, ({ sesi, params, body }) => manage.processPesanan(deps, sesi, params.orderId, body))
  api.admin(updateTujuan, async ({ sesi, params, body }) => ({
    tujuan: await tujuan.updateTujuan(deps, sesi, params.orderId, body),
    message: 'Alamat pesanan berhasil diubah',
  }))
  api.admin(getPilihanLot, ({ params }) => kemasan.readPilihan(deps, params.orderId, params.produkId))
  api.admin(pilihLot, ({ sesi, params, body }) => kemasan.chooseLot(deps, sesi, params, body))
  api.admin(repackPesanan, ({ sesi, params }) => kemasan.repack(deps, sesi, params.orderId))
  api.admin(unpackPesanan, ({ sesi, params, body }) => kemasan.openKemasan(deps, sesi, params.orderId, body))
  api.admin(resolvePerhatian, async ({ sesi, params, body }) => {
    await manage.resolvePerhatian(deps, sesi, params.orderId, body)
    return { message: 'Sudah ditandai selesai' }
  })
  api.admin(confirmOngkir, async ({ sesi, params, body }) => ({
    message: 'Ongkir tersimpan, pembeli diberi tahu',
    ...(await ongkir.confirmOngkir(deps, sesi, params.orderId, body.biaya)),
  }))
  api.admin(checkPembayaran, ({ params }) => askProvider(deps, params.orderId))
  api.admin(cancelPesananAdmin, async ({ sesi, params }) => {
    const { status, message } = await cancel.cancelPesananAdmin(deps, sesi, params.orderId)
    return { status_pembayaran: status, message }
  })
  api.admin(refundPembayaran, async ({ sesi, params, body, ...dari }) => {
    const hasil = await refunds.refund(deps, sesi, params.orderId, body)
    const keterangan = `${formatRupiah(body.jumlah)} untuk ${body.percobaan}`
    recordKejadian(deps, { jenis: 'pengembalian', keterangan, penggunaId: sesi.penggunaId, dari })
    return hasil
  })
  api.berkas(getFotoPengembalian, async ({ params: { orderId, pengembalianId, fotoId } }) => {
    if (!(await pengembalianRepository(deps.db).find(orderId, pengembalianId))) throw new AppError('FOTO_TIDAK_ADA')
    return openFoto(deps, 'pengembalian_id', pengembalianId, fotoId)
  })
  api.admin(retryPengembalian, ({ sesi, params }) =>
    refunds.retryRefund(deps, sesi, params.orderId, params.pengembalianId),
  )
  api.admin(archivePesanan, async ({ sesi, params }) => {
    await manage.archivePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dipindahkan ke arsip' }
  })
  api.admin(restorePesanan, async ({ sesi, params }) => {
    await manage.restorePesanan(deps, sesi, params.orderId)
    return { message: 'Pesanan dikembalikan ke daftar' }
  })
}
