/** A damage by hand: its name, the statement, and the rule that reports it, or `refused` if a constraint does. */
export type Damage = readonly [name: string, statement: string, report: string]

const buku = (pesanan: string) => `buku_id IN (SELECT buku_id FROM buku WHERE pesanan_id = ${pesanan})`
const paid = (pesanan: string) => `(SELECT pembayaran_id FROM pembayaran WHERE pesanan_id = ${pesanan})`

/** Copies of rows, and values that never change by themselves. */
const FIXED: readonly Damage[] = [
  [
    'refund: invented with its ledger row',
    `WITH g AS (INSERT INTO pengembalian (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah)
      SELECT pembayaran_id, 'kk', 'manual', 1000, 'x', 'manual', :admin, :now, :now FROM pembayaran WHERE pesanan_id = :jalan RETURNING *)
    INSERT INTO buku (pesanan_id, pembayaran_id, pengembalian_id, jumlah, cara, waktu)
    SELECT :jalan, pembayaran_id, pengembalian_id, -1000, 'manual', :now FROM g`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'refund: rejected by nobody',
    `UPDATE pengembalian SET status = 'ditolak', periksa_pada = NULL WHERE status = 'diminta'`,
    'Pengembalian yang ditolak ada di riwayat',
  ],
  [
    'order: finished with a history',
    `WITH r AS (INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu)
      VALUES (:jalan, 'pesanan', 'Sedang Di Proses', 'Pesanan Selesai', 'admin', :now - interval '1 hour'))
    UPDATE pesanan SET status_pesanan = 'Pesanan Selesai' WHERE pesanan_id = :jalan`,
    'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak',
  ],
  [
    'complaint: answer of nobody',
    `INSERT INTO keluhan_pesan (keluhan_id, dari, isi, waktu) SELECT keluhan_id, 'toko', 'Kami kirim', :now - interval '1 hour' FROM keluhan`,
    'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak',
  ],
  [
    'purchase: ended by nobody',
    `UPDATE pembelian SET status = 'diterima', alasan = 'cukup' WHERE pembelian_id = :pembelian`,
    'Yang diputuskan admin ada di jejak',
  ],
  ['settings: tax of nobody', `UPDATE pengaturan_toko SET ppn = 'ditambah'`, 'Yang diputuskan admin ada di jejak'],
  ['invitation: as owner', `UPDATE undangan SET peran = 'pemilik'`, 'Peran akun adalah yang terakhir dicatat di jejak'],
  [
    'order: a lower fee with its total',
    `UPDATE pesanan SET biaya_kirim = biaya_kirim - 5000, total_harga = total_harga - 5000 WHERE pesanan_id = :tunggu`,
    'refused',
  ],
  ['history: another remark', `UPDATE riwayat_status SET keterangan = keterangan || 'x'`, 'refused'],
  ['kept money: another reason', `UPDATE titipan SET alasan = 'x' WHERE status = 'dikembalikan'`, 'refused'],
  [
    'stock: taken as set aside',
    `WITH l AS (UPDATE lot SET sisa = sisa - 1 WHERE lot_id = :lot),
    m AS (INSERT INTO mutasi_lot (lot_id, sisa, alasan, waktu) VALUES (:lot, -1, 'sisih', :now)),
    s AS (INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu) VALUES (:numbered, -1, 'sisih', :now))
    UPDATE produk SET stok = stok - 1 WHERE produk_id = :numbered`,
    'Mutasi lot searah dengan alasannya',
  ],
  ['order: another note of the buyer', `UPDATE pesanan SET catatan = 'Titip' WHERE pesanan_id = :lunas`, 'refused'],
  ['order: another estimate', `UPDATE pesanan SET hari_min = 1, hari_maks = 2 WHERE pesanan_id = :lunas`, 'refused'],
  ['order: another reason for its lot', `UPDATE pesanan_lot SET alasan = 'x' WHERE pesanan_id = :jalan`, 'refused'],
  ['payment: another token', `UPDATE pembayaran SET snap_token = 'x' WHERE pesanan_id = :tunggu`, 'refused'],
  ['prescription: another licence', `UPDATE resep SET sip_pemutus = 'SIP 9' WHERE resep_id = :resep`, 'refused'],
  ['mail: sent again', `UPDATE surat SET status = 'menunggu' WHERE kunci = 'lunas:1'`, 'refused'],
  ['mail: another text', `UPDATE surat SET teks = 'Transfer ke rekening lain' WHERE status = 'menunggu'`, 'refused'],
  [
    'kept money: twice',
    `INSERT INTO titipan (order_id, transaction_id, jumlah, transaction_status, status, diterima, diubah)
    SELECT order_id, 't-9', jumlah, transaction_status, status, diterima, diubah FROM titipan WHERE status = 'menunggu'`,
    'Yang dibuat setelah yang pertama dicatat ada di jejak',
  ],
  [
    'return: twice',
    `INSERT INTO retur (pesanan_id, produk_id, jumlah, alasan, pengguna_id, dibuat)
    SELECT pesanan_id, produk_id, jumlah, alasan, pengguna_id, dibuat FROM retur`,
    'Yang dibuat setelah yang pertama dicatat ada di jejak',
  ],
  [
    'lot: twice',
    `INSERT INTO lot (produk_id, nomor, kedaluwarsa, diterima, dibuat)
    SELECT produk_id, nomor || 'B', kedaluwarsa, diterima, dibuat FROM lot WHERE lot_id = :lot`,
    'Yang dibuat setelah yang pertama dicatat ada di jejak',
  ],
  [
    'movement: two that cancel',
    `INSERT INTO mutasi_stok (produk_id, perubahan, alasan, waktu) VALUES (:produk, 5, 'koreksi', :now - interval '1 hour'), (:produk, -5, 'koreksi', :now - interval '1 hour')`,
    'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak',
  ],
  [
    'settlement: a line of no import',
    `INSERT INTO setoran (order_id, jumlah, biaya, dibuat) SELECT order_id || '9', jumlah, biaya, dibuat + interval '1 hour' FROM setoran`,
    'Stok, lot, setoran, dan pesanan yang diubah admin ada di jejak',
  ],
  [
    'package: another quantity',
    `UPDATE paket_item SET jumlah = jumlah + 1`,
    'Isi paket sebanyak yang dicatat di jejak',
  ],
  [
    'account: becomes owner',
    `UPDATE pengguna SET role = 'admin', peran = 'pemilik' WHERE pengguna_id = :other`,
    'Peran akun adalah yang terakhir dicatat di jejak',
  ],
  [
    'order: another courier',
    `UPDATE pesanan SET kurir = 'TIKI' WHERE pesanan_id = :lunas`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'order: archived',
    `UPDATE pesanan SET arsip = :now WHERE pesanan_id = :jalan`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'review: answered by nobody',
    `UPDATE ulasan SET balasan = 'Ya', dibalas = :now`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'discount: halved with its copies',
    `WITH a AS (UPDATE pesanan_diskon SET jumlah = jumlah / 2), b AS (UPDATE pesanan_baris SET diskon = diskon / 2)
    UPDATE pesanan SET diskon = diskon / 2, total_harga = total_harga + diskon / 2 WHERE diskon > 0`,
    'Potongan pesanan adalah sebesar nilainya, kecuali tidak ada lagi yang bisa dipotong',
  ],
  [
    'discount: of the office, invented',
    `WITH d AS (INSERT INTO pesanan_diskon (pesanan_id, urutan, jenis, keterangan, atas, nilai, jumlah) VALUES (:tunggu, 0, 'manual', 'x', 'barang', 1000, 1000)),
    b AS (UPDATE pesanan_baris SET diskon = 1000 WHERE pesanan_id = :tunggu)
    UPDATE pesanan SET diskon = 1000, total_harga = total_harga - 1000 WHERE pesanan_id = :tunggu`,
    'Potongan dari admin tidak ada pada pesanan yang dibuat pembeli',
  ],
  [
    'kept money: partly refunded',
    `UPDATE titipan SET dikembalikan = 1000 WHERE status = 'menunggu'`,
    'Status Midtrans sesuai dengan yang dikembalikannya',
  ],
  [
    'approval: expired early',
    `UPDATE persetujuan SET status = 'kedaluwarsa', isi = NULL, diputus = :now`,
    'Pengajuan berakhir tanpa putusan setelah waktunya',
  ],
  ['complaint: open again', `UPDATE keluhan SET status = 'menunggu'`, 'Keluhan yang menunggu toko belum dijawab'],
  [
    'mail: sent without an attempt',
    `UPDATE surat SET status = 'terkirim', percobaan = 1 WHERE status = 'menunggu'`,
    'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
  ],
  [
    'provider comparison: invented',
    `INSERT INTO cocok_midtrans (pembayaran_id, hari, status, toko, toko_kembali, midtrans, midtrans_kembali, diperiksa)
    SELECT pembayaran_id, :today, 'settlement', 5, 0, 5, 0, :now FROM pembayaran WHERE pesanan_id = :lunas`,
    'Yang dibandingkan dengan Midtrans adalah bukunya',
  ],
  [
    'product: sold count',
    `UPDATE produk SET terjual = 900 WHERE produk_id = :produk`,
    'Yang terjual tidak lebih dari yang pernah dibayar',
  ],
  ["order: buyer's name", `UPDATE pesanan SET nama = 'Orang lain' WHERE pesanan_id = :lunas`, 'refused'],
  ['order: address', `UPDATE pesanan SET alamat = 'Jalan lain' WHERE pesanan_id = :lunas`, 'refused'],
  ['order: region', `UPDATE pesanan SET kode_wilayah = '11.01.01' WHERE pesanan_id = :lunas`, 'refused'],
  ['order: another shipping method', `UPDATE pesanan SET nama_shipping = 'Lain' WHERE pesanan_id = :lunas`, 'refused'],
  ['discount: another text', `UPDATE pesanan_diskon SET keterangan = 'LAIN'`, 'refused'],
  ['refund: another way', `UPDATE pengembalian SET cara = 'batal' WHERE status = 'diminta'`, 'refused'],
  ['refund: another proof', `UPDATE pengembalian SET bukti = 'BCA 1' WHERE status = 'manual'`, 'refused'],
  [
    'payment: another page',
    `UPDATE pembayaran SET redirect_url = 'https://contoh.id' WHERE pesanan_id = :tunggu`,
    'refused',
  ],
  ['notification: content', `UPDATE notifikasi SET isi = '{"a":1}'`, 'refused'],
  ['prescription: another quantity asked for', `UPDATE resep_produk SET diminta = diminta + 5`, 'refused'],
  ['prescription: another file', `UPDATE resep_berkas SET kunci = kunci || 'x'`, 'refused'],
  ['review: stars', `UPDATE ulasan SET bintang = 1`, 'refused'],
  ['complaint: other words', `UPDATE keluhan SET isi = 'Tidak ada'`, 'refused'],
  ['complaint: a later deadline', `UPDATE keluhan SET jawab_sebelum = jawab_sebelum + interval '30 days'`, 'refused'],
  ['mail: to another address', `UPDATE surat SET kepada = 'lain@contoh.id' WHERE kunci = 'lunas:1'`, 'refused'],
  ['mail: of another account', `UPDATE surat SET pengguna_id = :other WHERE kunci = 'lunas:1'`, 'refused'],
  ['order: of another account', `UPDATE pesanan SET pengguna_id = :other WHERE pesanan_id = :tunggu`, 'refused'],
  ['consent: deleted', `DELETE FROM izin_kabar`, 'refused'],
  ['repeated key: deleted', `DELETE FROM kunci_ulangan`, 'refused'],
  ['WhatsApp number: another', `UPDATE nomor_wa SET nomor = '62899'`, 'refused'],
]

/** Rows that are never deleted, and columns that never change: triggers refuse it, and rules report what a person does without them. */
const KEPT: readonly Damage[] = [
  [
    'group: invented',
    `INSERT INTO grup_pelanggan (nama, persen, dibuat) VALUES ('Teman', 90, :now)`,
    'Yang diputuskan admin ada di jejak',
  ],
  ['prescription: decided by another', `UPDATE resep SET diputus_oleh = :admin WHERE resep_id = :resep`, 'refused'],
  [
    'prescription: approved by nobody',
    `INSERT INTO resep (pengguna_id, dokter, sip, tanggal, status, diputus, berlaku_sampai, dibuat) SELECT pengguna_id, dokter, sip, tanggal, status, diputus, berlaku_sampai, dibuat FROM resep`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'voucher: invented',
    `INSERT INTO voucher (kode, nama, jenis, nilai, dibuat) VALUES ('GRATIS', 'x', 'persen', 100, :now)`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'substance: allowed by nobody',
    `INSERT INTO zat_dinilai (ejaan, nama, kelas, alasan, dinilai) VALUES ('kloram', 'Kloram', 'boleh', 'x', :now)`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'finding: explained by nobody',
    `INSERT INTO penjelasan (aturan, rujukan, keterangan, alasan, oleh, waktu) VALUES ('Stok adalah jumlah mutasinya', 'produk 1', 'stok 3', 'x', 'Sri', :now)`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'account: another role',
    `UPDATE pengguna SET peran = 'gudang' WHERE pengguna_id = :admin`,
    'Peran akun adalah yang terakhir dicatat di jejak',
  ],
  [
    'kept money: waits again',
    `UPDATE titipan SET status = 'menunggu', dikembalikan = 0 WHERE status = 'dikembalikan'`,
    'refused',
  ],
  [
    'refund: by another administrator',
    `UPDATE pengembalian SET pengguna_id = :other WHERE status = 'manual'`,
    'refused',
  ],
  ['return: announced by another', `UPDATE retur SET pengguna_id = :other`, 'refused'],
  ['approval: another content', `UPDATE persetujuan SET isi = '{"a": 1}'`, 'refused'],
  [
    'prescription: valid five days longer',
    `UPDATE resep SET berlaku_sampai = berlaku_sampai + 5 WHERE resep_id = :resep`,
    'refused',
  ],
  [
    'purchase: ordered later',
    `UPDATE pembelian SET dipesan = dipesan + interval '3 hours' WHERE pembelian_id = :pembelian`,
    'refused',
  ],
  ['complaint: another message', `UPDATE keluhan_pesan SET isi = 'Tidak'`, 'refused'],
  ['settlement: a line deleted', `DELETE FROM setoran`, 'Setoran yang diimpor ada semua'],
  [
    'settlement: marked as checked by nobody',
    `UPDATE setoran SET diperiksa = :now, catatan = 'ok'`,
    'Yang diputuskan admin ada di jejak',
  ],
  ['parcel: deleted', `DELETE FROM kiriman`, 'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat'],
  [
    'parcel: another courier',
    `UPDATE kiriman SET kurir = 'TIKI'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'return: open one deleted',
    `DELETE FROM retur`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'return: lost without a word',
    `UPDATE retur SET hilang = jumlah, selesai = :now`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'approval: waiting one deleted',
    `DELETE FROM persetujuan`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'approval: another value',
    `UPDATE persetujuan SET nilai = nilai / 10`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'approval: approved without its act',
    `UPDATE persetujuan SET status = 'disetujui', isi = NULL, diputus = :now, diputus_oleh = :admin`,
    'Pengajuan yang disetujui adalah yang dilepas',
  ],
  [
    'approval: rejected by hand',
    `UPDATE persetujuan SET status = 'ditolak', isi = NULL, diputus = :now, diputus_oleh = :admin, catatan = 'x'`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'kept money: amount of a waiting one',
    `UPDATE titipan SET jumlah = jumlah - 1000 WHERE status = 'menunggu'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'kept money: amount of a refunded one',
    `UPDATE titipan SET jumlah = jumlah - 1000, dikembalikan = dikembalikan - 1000 WHERE status = 'dikembalikan'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'kept money: waiting one deleted',
    `DELETE FROM titipan WHERE status = 'menunggu'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'kept money: refunded by hand by nobody',
    `UPDATE titipan SET status = 'manual', bukti = 'BCA', alasan = 'x' WHERE status = 'menunggu'`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'complaint: rejected by nobody',
    `UPDATE keluhan SET status = 'selesai', hasil = 'ditolak', selesai = :now`,
    'Yang diputuskan admin ada di jejak',
  ],
  [
    'order: another buyer',
    `UPDATE pesanan SET pengguna_id = :other WHERE pesanan_id = :pajak`,
    'Pesanan adalah milik pembeli yang membuatnya',
  ],
  [
    'settings: another bank account',
    `UPDATE pengaturan_toko SET rekening_bank = 'BCA', rekening_nomor = '1', rekening_nama = 'Lain'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'settings: acts that need a second person',
    `UPDATE pengaturan_toko SET batas_orang_kedua = batas_orang_kedua * 10`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  ['settlement: fee', `UPDATE setoran SET biaya = biaya - 1000`, 'refused'],
  ['settlement: day', `UPDATE setoran SET tanggal = :today - 90`, 'refused'],
  ['settlement: matched', `UPDATE setoran SET cocok = NOT cocok`, 'refused'],
  ['parcel: line deleted', `DELETE FROM kiriman_baris`, 'refused'],
  ['parcel: fewer', `UPDATE kiriman_baris SET jumlah = 1`, 'refused'],
  ['return: more expected', `UPDATE retur SET jumlah = jumlah + 1`, 'refused'],
  ['approval: another act', `UPDATE persetujuan SET endpoint = 'refundPembayaran'`, 'refused'],
  ['approval: another requester', `UPDATE persetujuan SET pengguna_id = :admin`, 'refused'],
  ['kept money: received earlier', `UPDATE titipan SET diterima = diterima - interval '90 days'`, 'refused'],
  ['refund: open one deleted', `DELETE FROM pengembalian WHERE status = 'diminta'`, 'refused'],
  ['refund: amount of an open one', `UPDATE pengembalian SET jumlah = jumlah - 1 WHERE status = 'diminta'`, 'refused'],
  ['payment: open one deleted', `DELETE FROM pembayaran WHERE pesanan_id = :tunggu`, 'refused'],
  [
    'payment: amount of an open one',
    `UPDATE pembayaran SET jumlah = jumlah - 1000 WHERE pesanan_id = :tunggu`,
    'refused',
  ],
  ['notification: deleted', `DELETE FROM notifikasi`, 'refused'],
  ['notification: of another order', `UPDATE notifikasi SET order_id = 'KS-2'`, 'refused'],
  [
    'complaint: deleted',
    `WITH f AS (DELETE FROM foto), p AS (DELETE FROM keluhan_pesan), b AS (DELETE FROM keluhan_baris) DELETE FROM keluhan`,
    'refused',
  ],
  ['complaint: line deleted', `DELETE FROM keluhan_baris`, 'refused'],
  ['complaint: another wish', `UPDATE keluhan SET harapan = 'jawaban'`, 'refused'],
  ['prescription: another dose', `UPDATE resep_produk SET dosis = '9 x sehari'`, 'refused'],
  ['prescription: shorter withdrawal', `UPDATE resep_produk SET masa_henti = 1`, 'refused'],
  ['prescription: another veterinarian', `UPDATE resep SET dokter = 'drh. Lain'`, 'refused'],
  ['purchase: another price', `UPDATE pembelian_baris SET harga = coalesce(harga, 0) + 1`, 'refused'],
  ['purchase: deleted', `DELETE FROM pembelian WHERE pembelian_id = :pembelian`, 'refused'],
  [
    'order: another number',
    `UPDATE pesanan SET midtrans_order_id = midtrans_order_id || 'X' WHERE pesanan_id = :tarif`,
    'refused',
  ],
  [
    'order: an hour earlier',
    `UPDATE pesanan SET dibuat = dibuat - interval '1 hour' WHERE pesanan_id = :lunas`,
    'refused',
  ],
  ['order line: another name', `UPDATE pesanan_baris SET nama = 'Lain' WHERE pesanan_id = :lunas`, 'refused'],
  [
    'history: an hour later',
    `UPDATE riwayat_status SET waktu = waktu + interval '1 hour' WHERE pesanan_id = :lunas`,
    'refused',
  ],
  [
    'history: by the office',
    `UPDATE riwayat_status SET oleh = 'admin' WHERE pesanan_id = :lunas AND ke = 'success'`,
    'refused',
  ],
  ['repeated key: of another order', `UPDATE kunci_ulangan SET pesanan_id = :jalan`, 'refused'],
  ['voucher use: two days later', `UPDATE voucher_pakai SET dibuat = dibuat + interval '2 days'`, 'refused'],
]

export const DAMAGES: readonly Damage[] = [
  [
    'order: paid without money',
    `UPDATE pesanan SET status_pembayaran = 'success' WHERE pesanan_id = :tunggu`,
    'Setiap pesanan yang dibayar bernota',
  ],
  [
    'order: paid becomes pending',
    `UPDATE pesanan SET status_pembayaran = 'pending' WHERE pesanan_id = :lunas`,
    'Uang yang masuk membuat pesanan lunas, atau ditandai',
  ],
  [
    'order: refunded becomes paid',
    `UPDATE pesanan SET status_pembayaran = 'success' WHERE pesanan_id = :kembali`,
    'Pesanan lunas punya pembayaran sebesar totalnya',
  ],
  [
    'order: cancelled becomes pending',
    `UPDATE pesanan SET status_pembayaran = 'pending' WHERE pesanan_id = :batal`,
    'Pesanan memegang bagiannya, dan tidak memegang apa-apa setelah berakhir',
  ],
  [
    'order: finished becomes new',
    `UPDATE pesanan SET status_pesanan = 'Menunggu Respon' WHERE pesanan_id = :lunas`,
    'Riwayat menyambung dan berakhir di status pesanan',
  ],
  [
    'order: finished without parcel',
    `UPDATE pesanan SET status_pesanan = 'Pesanan Selesai' WHERE pesanan_id = :pajak`,
    'Setiap status pesanan ada riwayatnya',
  ],
  ['order: unknown status', `UPDATE pesanan SET status_pesanan = 'Hilang' WHERE pesanan_id = :lunas`, 'refused'],
  ['order: another total', `UPDATE pesanan SET total_harga = total_harga - 1 WHERE pesanan_id = :lunas`, 'refused'],
  [
    'order: cheaper shipping with its total',
    `UPDATE pesanan SET biaya_kirim = 0, total_harga = total_harga - biaya_kirim WHERE pesanan_id = :lunas`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'order: dearer shipping with its total',
    `UPDATE pesanan SET biaya_kirim = biaya_kirim + 9000, total_harga = total_harga + 9000 WHERE pesanan_id = :pajak`,
    'Pesanan lunas punya pembayaran sebesar totalnya',
  ],
  [
    'order: fee of a rate',
    `UPDATE pesanan SET biaya_kirim = biaya_kirim + 1000, total_harga = total_harga + 1000 WHERE pesanan_id = :tarif`,
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
  ],
  [
    'order: weight of a rate',
    `UPDATE pesanan SET ongkir_rinci = ongkir_rinci || '{"kg": 9}' WHERE pesanan_id = :tarif`,
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
  ],
  [
    'order: rate without its details',
    `UPDATE pesanan SET ongkir_rinci = NULL WHERE pesanan_id = :tarif`,
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
  ],
  [
    'order: free although charged',
    `UPDATE pesanan SET ongkir_cara = 'gratis' WHERE pesanan_id = :lunas`,
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
  ],
  [
    'order: confirmed without confirmation',
    `UPDATE pesanan SET ongkir_cara = 'konfirmasi' WHERE pesanan_id = :lunas`,
    'Ongkir pesanan sesuai hitungan, atau diisi admin',
  ],
  [
    'order: waits for its fee and has one',
    `UPDATE pesanan SET menunggu_ongkir = true WHERE pesanan_id = :tunggu`,
    'refused',
  ],
  [
    'order: subtotal with its total',
    `UPDATE pesanan SET subtotal = subtotal + 5000, total_harga = total_harga + 5000 WHERE pesanan_id = :tunggu`,
    'Total pesanan adalah isinya, PPN-nya, dan ongkirnya, kurang diskonnya',
  ],
  [
    'order: discount without reason',
    `UPDATE pesanan SET diskon = 500, total_harga = total_harga - 500 WHERE pesanan_id = :tunggu`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  [
    'order: tax taken away',
    `UPDATE pesanan SET ppn = NULL WHERE pesanan_id = :pajak`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'order: another tax rate, included',
    `UPDATE pesanan SET ppn = ppn || '{"persen": 10}' WHERE pesanan_id = :pajak`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'order: another tax rate, added',
    `UPDATE pesanan SET ppn = ppn || '{"persen": 10}' WHERE pesanan_id = :tambah`,
    'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
  ],
  [
    'order: added tax with its total',
    `UPDATE pesanan SET ppn_ditambah = ppn_ditambah + 1, total_harga = total_harga + 1 WHERE pesanan_id = :tambah`,
    'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
  ],
  [
    'order: tax written into an order without',
    `UPDATE pesanan SET ppn = '{"cara": "termasuk", "persen": 12, "pembilang": 11, "penyebut": 12}' WHERE pesanan_id = :lunas`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'order: another buyer, with prescription',
    `UPDATE pesanan SET pengguna_id = :other WHERE pesanan_id = :diresepkan`,
    'Pesanan dan resepnya milik orang yang sama',
  ],
  [
    'order: another buyer, with voucher',
    `UPDATE pesanan SET pengguna_id = :other WHERE pesanan_id = :bervoucher`,
    'Pemakai voucher adalah pembeli pesanannya',
  ],
  [
    'order: deadline before the order',
    `UPDATE pesanan SET batas_bayar = dibuat - interval '3 days' WHERE pesanan_id = :tunggu`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  [
    'order: deadline passed unnoticed',
    `UPDATE pesanan SET batas_bayar = :now - interval '5 hours', periksa_pada = :now - interval '4 hours', dibuat = :now - interval '6 hours' WHERE pesanan_id = :tunggu`,
    'Pesanan yang lewat batas bayar tidak lagi menunggu',
  ],
  [
    'order: created later than its history',
    `UPDATE pesanan SET dibuat = dibuat + interval '9 days' WHERE pesanan_id = :lunas`,
    'Tanggal keluhan berurutan',
  ],
  [
    'order: created long before its history',
    `UPDATE pesanan SET dibuat = dibuat - interval '9 days' WHERE pesanan_id = :lunas`,
    'Riwayat pesanan dimulai saat pesanan dibuat',
  ],
  [
    'order: never asked about',
    `UPDATE pesanan SET periksa_pada = NULL WHERE pesanan_id = :tunggu`,
    'Pesanan yang halaman bayarnya terbuka diperiksa lagi sampai jelas',
  ],
  [
    'order: asked about next year',
    `UPDATE pesanan SET periksa_pada = :now + interval '1 year' WHERE pesanan_id = :tunggu`,
    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu',
  ],
  [
    'order: mark removed',
    `UPDATE pesanan SET perhatian = '{}' WHERE pesanan_id = :partial`,
    'Tanda pesanan sesuai riwayatnya',
  ],
  [
    'order: mark added',
    `UPDATE pesanan SET perhatian = '{lunas tanpa voucher}' WHERE pesanan_id = :lunas`,
    'Tanda pesanan sesuai riwayatnya',
  ],
  [
    'order: mark about an answer',
    `UPDATE pesanan SET perhatian = '{Midtrans tidak menjawab}' WHERE pesanan_id = :lunas`,
    'Tanda tentang jawaban Midtrans hilang begitu jawabannya ada',
  ],
  [
    'order: another parcel number',
    `UPDATE pesanan SET resi = 'R9' WHERE pesanan_id = :lunas`,
    'Resi pesanan adalah resi kiriman terakhirnya',
  ],
  [
    'order: parcel number before packing',
    `UPDATE pesanan SET resi = 'R9' WHERE pesanan_id = :pajak`,
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
  ],
  [
    'order: package of products',
    `UPDATE pesanan SET jenis = 'paketan' WHERE pesanan_id = :lunas`,
    'Pesanan paketan adalah satu paket',
  ],
  [
    'order: buyer becomes new',
    `UPDATE pesanan SET pembeli_baru = true WHERE pesanan_id = :tunggu`,
    'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu',
  ],
  [
    'order: prescription taken away',
    `UPDATE pesanan SET resep_id = NULL WHERE pesanan_id = :diresepkan`,
    'Resep terpakai sebanyak yang diambil pesanannya',
  ],
  [
    'order: waits for a decided prescription',
    `UPDATE pesanan SET menunggu_resep = true WHERE pesanan_id = :diresepkan`,
    'Pesanan yang resepnya belum diputuskan tidak bisa dibayar',
  ],
  [
    'order: replaces another with money',
    `UPDATE pesanan SET pengganti_dari = :jalan WHERE pesanan_id = :lunas`,
    'refused',
  ],
  [
    'order: replaces one of another buyer',
    `UPDATE pesanan SET pengganti_keluhan_id = (SELECT max(keluhan_id) FROM keluhan) WHERE pesanan_id = :tunggu`,
    'refused',
  ],
  ['order: deleted', `DELETE FROM pesanan WHERE pesanan_id = :tunggu`, 'refused'],
  [
    'order line: quantity',
    `UPDATE pesanan_baris SET jumlah = jumlah + 1 WHERE pesanan_id = :lunas`,
    'Bagian pesanan memuat semua produknya',
  ],
  [
    'order line: price',
    `UPDATE pesanan_baris SET harga = harga + 1 WHERE pesanan_id = :lunas`,
    'Total pesanan adalah isinya, PPN-nya, dan ongkirnya, kurang diskonnya',
  ],
  [
    'order line: another product',
    `UPDATE pesanan_baris SET produk_id = :obat WHERE pesanan_id = :lunas`,
    'Bagian pesanan tanpa paket adalah barisnya',
  ],
  ['order line: deleted', `DELETE FROM pesanan_baris WHERE pesanan_id = :lunas`, 'Yang dikeluhkan ada pada pesanannya'],
  [
    'order line: added',
    `INSERT INTO pesanan_baris (pesanan_id, urutan, produk_id, nama, harga, jumlah) VALUES (:lunas, 9, :obat, 'x', 0, 1)`,
    'Bagian pesanan memuat semua produknya',
  ],
  [
    'order line: discount',
    `UPDATE pesanan_baris SET diskon = 0 WHERE pesanan_id = :bervoucher`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  [
    'order line: tax',
    `UPDATE pesanan_baris SET ppn = 0 WHERE pesanan_id = :tambah`,
    'PPN yang ditambahkan ke pesanan adalah menurut tarifnya, dan terbagi atas barisnya',
  ],
  [
    'order part: quantity',
    `UPDATE pesanan_bagian SET jumlah = jumlah + 1 WHERE pesanan_id = :lunas`,
    'Bagian pesanan tanpa paket adalah barisnya',
  ],
  ['order part: deleted', `DELETE FROM pesanan_bagian WHERE pesanan_id = :lunas`, 'Retur tidak melebihi isi pesanan'],
  [
    'order part: more from the prescription',
    `UPDATE pesanan_bagian SET dari_resep = 0 WHERE pesanan_id = :diresepkan`,
    'Pesanan yang belum dibayar memegang resepnya, yang berakhir tidak',
  ],
  [
    'order part: prescription forgotten',
    `UPDATE pesanan_bagian SET dari_resep = NULL WHERE pesanan_id = :diresepkan`,
    'Resep terpakai sebanyak yang diambil pesanannya',
  ],
  [
    'discount: amount',
    `UPDATE pesanan_diskon SET jumlah = 9000`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  [
    'discount: deleted',
    `DELETE FROM pesanan_diskon`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  ['ledger: amount', `UPDATE buku SET jumlah = jumlah - 1 WHERE pesanan_id = :lunas`, 'refused'],
  ['ledger: deleted', `DELETE FROM buku WHERE pesanan_id = :lunas`, 'Status pembayaran pesanan sesuai bukunya'],
  [
    'ledger: twice',
    `INSERT INTO buku (pesanan_id, pembayaran_id, jumlah, barang, ongkir, lunas, waktu) SELECT pesanan_id, pembayaran_id, jumlah, barang, ongkir, 0, waktu FROM buku WHERE pesanan_id = :lunas`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'ledger: goods as shipping',
    `UPDATE buku SET barang = barang - 100, ongkir = ongkir + 100 WHERE pesanan_id = :lunas`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'ledger: goods as overpayment',
    `UPDATE buku SET barang = barang - 100 WHERE pesanan_id = :lunas`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'ledger: tax as goods',
    `UPDATE buku SET barang = barang + ppn, ppn = 0 WHERE pesanan_id = :pajak`,
    'Buku membagi uang atas barang, PPN, dan ongkir pesanan',
  ],
  [
    'ledger: not paid',
    `UPDATE buku SET lunas = 0 WHERE pesanan_id = :lunas`,
    'Status pembayaran pesanan sesuai bukunya',
  ],
  [
    'ledger: another order',
    `UPDATE buku SET pesanan_id = :jalan WHERE pesanan_id = :lunas`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'ledger: another payment',
    `UPDATE buku SET pembayaran_id = pembayaran_id + 1 WHERE pesanan_id = :lunas`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'ledger: last year',
    `UPDATE buku SET waktu = waktu - interval '1 year' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  [
    'ledger: next year',
    `UPDATE buku SET waktu = waktu + interval '1 year' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'ledger: refund by bank instead of hand',
    `UPDATE buku SET cara = 'bank' WHERE pesanan_id = :partial AND jumlah < 0`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'ledger: refund without its request',
    `UPDATE buku SET pengembalian_id = NULL WHERE pesanan_id = :partial AND jumlah < 0`,
    'Pengembalian yang selesai ada di buku',
  ],
  [
    'ledger: refund deleted',
    `DELETE FROM buku WHERE pesanan_id = :half AND jumlah < 0`,
    'Pengembalian yang selesai ada di buku',
  ],
  [
    'ledger: refund with its lines deleted',
    `WITH b AS (DELETE FROM buku_baris WHERE ${buku(':partial')}) DELETE FROM buku WHERE pesanan_id = :partial AND jumlah < 0`,
    'Pengembalian yang selesai ada di buku',
  ],
  [
    'ledger: refund smaller',
    `UPDATE buku SET jumlah = jumlah + 1000 WHERE pesanan_id = :half AND jumlah < 0`,
    'Pengembalian yang selesai ada di buku',
  ],
  [
    'ledger line: more back than bought',
    `UPDATE buku_baris SET jumlah = 9 WHERE ${buku(':kembali')}`,
    'Barang yang kembali tidak melebihi isi pesanan',
  ],
  [
    'ledger line: forgotten',
    `DELETE FROM buku_baris WHERE ${buku(':kembali')}`,
    'Uang yang kembali seluruhnya membawa kembali semua barisnya',
  ],
  [
    'ledger line: fewer',
    `UPDATE buku_baris SET jumlah = jumlah - 1 WHERE ${buku(':kembali')}`,
    'Uang yang kembali seluruhnya membawa kembali semua barisnya',
  ],
  [
    'payment: amount',
    `UPDATE pembayaran SET jumlah = jumlah + 1000 WHERE pesanan_id = :lunas`,
    'Setoran menunjuk pembayarannya',
  ],
  [
    'payment: pending',
    `UPDATE pembayaran SET transaction_status = 'pending' WHERE pesanan_id = :lunas`,
    'Pesanan lunas punya pembayaran sebesar totalnya',
  ],
  [
    'payment: settled without ledger',
    `UPDATE pembayaran SET transaction_status = 'settlement', transaction_id = 'x-1' WHERE pesanan_id = :tunggu`,
    'Buku uang sesuai dengan Midtrans dan catatan admin',
  ],
  [
    'payment: refunded amount',
    `UPDATE pembayaran SET dikembalikan = dikembalikan + 1 WHERE pesanan_id = :half`,
    'Buku uang sesuai dengan Midtrans dan catatan admin',
  ],
  [
    'payment: refund without amount',
    `UPDATE pembayaran SET dikembalikan = 0 WHERE pesanan_id = :half`,
    'Status Midtrans sesuai dengan yang dikembalikannya',
  ],
  [
    'payment: another order',
    `UPDATE pembayaran SET pesanan_id = :jalan WHERE pesanan_id = :lunas`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'payment: another number',
    `UPDATE pembayaran SET order_id = 'KS-SALAH' WHERE pesanan_id = :pajak`,
    'Nomor pembayaran adalah nomor pesanannya, atau nomor uang titipan',
  ],
  [
    'payment: no transaction',
    `UPDATE pembayaran SET transaction_id = NULL WHERE pesanan_id = :lunas`,
    'Transaksi yang diketahui statusnya punya nomor',
  ],
  [
    'payment: transaction of another',
    `UPDATE pembayaran SET transaction_id = (SELECT transaction_id FROM pembayaran WHERE pesanan_id = :jalan) WHERE pesanan_id = :lunas`,
    'refused',
  ],
  [
    'payment: suspicious card',
    `UPDATE pembayaran SET fraud_status = 'challenge' WHERE pesanan_id = :lunas`,
    'Pesanan lunas punya pembayaran sebesar totalnya',
  ],
  [
    'payment: before the order',
    `UPDATE pembayaran SET dibuat = dibuat - interval '30 days' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  ['payment: deleted', `DELETE FROM pembayaran WHERE pesanan_id = :lunas`, 'refused'],
  [
    'refund: amount',
    `UPDATE pengembalian SET jumlah = jumlah + 1 WHERE status = 'manual'`,
    'Pengembalian yang selesai ada di buku',
  ],
  [
    'refund: more than paid',
    `UPDATE pengembalian SET jumlah = 99000000 WHERE status = 'manual'`,
    'Dana yang dikembalikan tidak melebihi pembayarannya',
  ],
  [
    'refund: rejected afterwards',
    `UPDATE pengembalian SET status = 'ditolak' WHERE status = 'berhasil'`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'refund: succeeded without money',
    `UPDATE pengembalian SET status = 'berhasil', periksa_pada = NULL WHERE status = 'diminta'`,
    'Pengembalian yang berhasil tercatat di Midtrans',
  ],
  [
    'refund: never asked about',
    `UPDATE pengembalian SET periksa_pada = :now - interval '3 hours' WHERE status = 'diminta'`,
    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu',
  ],
  ['refund: not asked about', `UPDATE pengembalian SET periksa_pada = NULL WHERE status = 'diminta'`, 'refused'],
  [
    'refund: open for weeks',
    `UPDATE pengembalian SET dibuat = :now - interval '20 days' WHERE status = 'diminta'`,
    'Pengembalian dana diputuskan dalam seminggu',
  ],
  [
    'refund: lines of another amount',
    `UPDATE pengembalian SET barang = '[{"urutan": 0, "jumlah": 1, "nilai": 7}]' WHERE status = 'manual'`,
    'Rincian pengembalian berjumlah sebesar dananya',
  ],
  [
    'refund: of another payment',
    `UPDATE pengembalian SET pembayaran_id = ${paid(':jalan')} WHERE status = 'manual'`,
    'Buku menyebut pesanan dan pengembalian dari pembayarannya',
  ],
  [
    'refund: by hand without ledger',
    `INSERT INTO pengembalian (pembayaran_id, refund_key, cara, jumlah, alasan, status, pengguna_id, dibuat, diubah) SELECT ${paid(':jalan')}, 'k-9', 'manual', 5, 'x', 'manual', :admin, :now, :now`,
    'Pengembalian yang selesai ada di buku',
  ],
  ['refund: deleted', `DELETE FROM pengembalian WHERE status = 'manual'`, 'refused'],
  ['history: deleted', `DELETE FROM riwayat_status WHERE pesanan_id = :lunas`, 'Setiap status pesanan ada riwayatnya'],
  [
    'history: a step deleted',
    `DELETE FROM riwayat_status WHERE pesanan_id = :kembali AND ke = 'success'`,
    'Riwayat menyambung dan berakhir di status pesanan',
  ],
  [
    'history: another state',
    `UPDATE riwayat_status SET ke = 'expired' WHERE pesanan_id = :lunas AND ke = 'success'`,
    'Riwayat menyambung dan berakhir di status pesanan',
  ],
  [
    'history: another order',
    `UPDATE riwayat_status SET pesanan_id = :jalan WHERE pesanan_id = :lunas`,
    'Setiap status pesanan ada riwayatnya',
  ],
  [
    'history: before the order',
    `UPDATE riwayat_status SET waktu = waktu - interval '30 days' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  [
    'history: later than the order',
    `UPDATE riwayat_status SET waktu = waktu + interval '30 days' WHERE pesanan_id = :lunas`,
    'Riwayat pesanan dimulai saat pesanan dibuat',
  ],
  [
    'history: unknown actor',
    `UPDATE riwayat_status SET oleh = 'budi' WHERE pesanan_id = :lunas`,
    'Pelaku riwayat dikenal',
  ],
  [
    'history: mark forgotten',
    `DELETE FROM riwayat_status WHERE pesanan_id = :partial AND jenis = 'perhatian'`,
    'Tanda pesanan sesuai riwayatnya',
  ],
  [
    'history: step invented',
    `INSERT INTO riwayat_status (pesanan_id, jenis, dari, ke, oleh, waktu) VALUES (:lunas, 'pembayaran', 'success', 'refunded', 'admin', :now)`,
    'Riwayat menyambung dan berakhir di status pesanan',
  ],
  ['receipt: deleted', `DELETE FROM nota WHERE pesanan_id = :lunas`, 'Setiap pesanan yang dibayar bernota'],
  [
    'receipt: number skipped',
    `UPDATE nota SET urutan = 999 WHERE pesanan_id = :lunas`,
    'Nomor nota setiap bulan tanpa celah',
  ],
  [
    'receipt: another month',
    `UPDATE nota SET bulan = '2001/01' WHERE pesanan_id = :lunas`,
    'Nota bertanggal dan bernomor menurut pembayarannya',
  ],
  [
    'receipt: another time',
    `UPDATE nota SET waktu = waktu + interval '2 hours' WHERE pesanan_id = :lunas`,
    'Nota bertanggal dan bernomor menurut pembayarannya',
  ],
  [
    'receipt: of an unpaid order',
    `UPDATE nota SET pesanan_id = :tunggu WHERE pesanan_id = :lunas`,
    'Nota bertanggal dan bernomor menurut pembayarannya',
  ],
  ['receipt: counter', `UPDATE nota_bulan SET terakhir = terakhir + 1`, 'Nomor nota setiap bulan tanpa celah'],
  ['receipt: counter deleted', `DELETE FROM nota_bulan`, 'Nomor nota setiap bulan tanpa celah'],
  [
    'stock: of a product',
    `UPDATE produk SET stok = stok + 1 WHERE produk_id = :produk`,
    'Stok adalah jumlah mutasinya',
  ],
  ['stock: negative', `UPDATE produk SET stok = -1 WHERE produk_id = :produk`, 'refused'],
  [
    'stock: held by new buyers',
    `UPDATE produk SET ditahan_baru = 1 WHERE produk_id = :produk`,
    'Yang ditahan pembeli baru adalah isi pesanannya yang menunggu',
  ],
  [
    'stock: missing',
    `UPDATE produk SET lot_kurang = 3 WHERE produk_id = :produk`,
    'Pesanan yang menunggu barang didahulukan dari pembeli baru',
  ],
  [
    'movement: quantity',
    `UPDATE mutasi_stok SET perubahan = perubahan - 1 WHERE pesanan_id = :lunas`,
    'Stok adalah jumlah mutasinya',
  ],
  ['movement: deleted', `DELETE FROM mutasi_stok WHERE pesanan_id = :lunas`, 'Stok adalah jumlah mutasinya'],
  [
    'movement: another product',
    `UPDATE mutasi_stok SET produk_id = :obat WHERE pesanan_id = :lunas`,
    'Stok adalah jumlah mutasinya',
  ],
  [
    'movement: another order',
    `UPDATE mutasi_stok SET pesanan_id = :tunggu WHERE pesanan_id = :lunas`,
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
  ],
  [
    'movement: no order',
    `UPDATE mutasi_stok SET pesanan_id = NULL WHERE pesanan_id = :lunas`,
    'Mutasi stok searah dengan alasannya',
  ],
  [
    'movement: another reason',
    `UPDATE mutasi_stok SET alasan = 'lepas' WHERE pesanan_id = :lunas`,
    'Mutasi stok searah dengan alasannya',
  ],
  [
    'movement: release twice',
    `INSERT INTO mutasi_stok (produk_id, perubahan, alasan, pesanan_id, waktu) VALUES (:produk, 2, 'lepas', :batal, :now)`,
    'Yang kembali ke rak tidak melebihi yang diambil pesanan',
  ],
  [
    'movement: before the order',
    `UPDATE mutasi_stok SET waktu = waktu - interval '30 days' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  [
    'movement: in a year',
    `UPDATE mutasi_stok SET waktu = waktu + interval '1 year' WHERE alasan = 'awal'`,
    'Tidak ada kejadian di masa depan',
  ],
  ['lot: contents', `UPDATE lot SET sisa = sisa + 1 WHERE lot_id = :lot`, 'Isi lot adalah jumlah mutasinya'],
  [
    'lot: set aside',
    `UPDATE lot SET sisa = sisa - 1, sisih = sisih + 1 WHERE lot_id = :lot`,
    'Isi lot adalah jumlah mutasinya',
  ],
  ['lot: emptied', `UPDATE lot SET sisa = 0 WHERE lot_id = :lot`, 'Isi lot adalah jumlah mutasinya'],
  [
    'lot: expired when packed',
    `UPDATE lot SET kedaluwarsa = :today - 9 WHERE lot_id = :lot`,
    'Barang kedaluwarsa disisihkan',
  ],
  [
    'lot: expired without packing',
    `UPDATE lot SET kedaluwarsa = :today - 9 WHERE lot_id = :lot AND sisa > 0`,
    'Barang kedaluwarsa disisihkan',
  ],
  ['lot: recalled with contents', `UPDATE lot SET ditarik = :now WHERE lot_id = :lot`, 'refused'],
  [
    'lot: reason of a recall without one',
    `UPDATE lot SET alasan_tarik = 'Cacat' WHERE lot_id = :lot`,
    'Alasan penarikan hanya ada pada lot yang ditarik',
  ],
  [
    'lot: recalled before packing',
    `UPDATE lot SET ditarik = :now - interval '2 days', alasan_tarik = 'x', sisih = sisa, sisa = 0 WHERE lot_id = :lot`,
    'Tidak ada barang yang dikemas dari lot yang sudah ditarik atau kedaluwarsa',
  ],
  [
    'lot: another product',
    `UPDATE lot SET produk_id = :obat WHERE lot_id = :lot`,
    'Yang kurang tidak lebih dari yang menunggu dikemas',
  ],
  [
    'lot: without number',
    `UPDATE lot SET nomor = '' WHERE lot_id = :lot`,
    'Dari lot tanpa nomor tidak diketahui kedaluwarsanya',
  ],
  [
    'lot: two expiry dates',
    `INSERT INTO lot (produk_id, nomor, kedaluwarsa, diterima, dibuat) SELECT produk_id, nomor, kedaluwarsa + 1, diterima, dibuat FROM lot WHERE lot_id = :lot`,
    'Satu nomor lot punya satu kedaluwarsa',
  ],
  [
    "lot: supplier's name",
    `UPDATE lot SET pemasok = 'PT Lain' WHERE lot_id = :lot`,
    'Nama pemasok di lot adalah pemasok',
  ],
  [
    'lot: received later',
    `UPDATE lot SET diterima = diterima + 60 WHERE lot_id = :lot`,
    'Lot dicatat setelah barangnya diterima',
  ],
  [
    'lot: of another purchase',
    `UPDATE lot SET pembelian_id = :pembelian WHERE lot_id = :lot`,
    'Barang dari pembelian adalah yang dipesan',
  ],
  ['lot: deleted', `DELETE FROM lot WHERE lot_id = :lot`, 'refused'],
  [
    'lot movement: quantity',
    `UPDATE mutasi_lot SET sisa = sisa - 1 WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Isi lot adalah jumlah mutasinya',
  ],
  [
    'lot movement: deleted',
    `DELETE FROM mutasi_lot WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Isi lot adalah jumlah mutasinya',
  ],
  [
    'lot movement: another reason',
    `UPDATE mutasi_lot SET alasan = 'masuk' WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Mutasi lot searah dengan alasannya',
  ],
  [
    'lot movement: another order',
    `UPDATE mutasi_lot SET pesanan_id = :lunas WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Yang dikemas dari sebuah lot keluar dari lot itu',
  ],
  [
    'lot movement: no order',
    `UPDATE mutasi_lot SET pesanan_id = NULL WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Mutasi lot searah dengan alasannya',
  ],
  [
    'packed: quantity',
    `UPDATE pesanan_lot SET jumlah = jumlah + 1 WHERE pesanan_id = :jalan`,
    'Yang kurang tidak lebih dari yang menunggu dikemas',
  ],
  [
    'packed: returned',
    `UPDATE pesanan_lot SET kembali = 1 WHERE pesanan_id = :jalan`,
    'Yang dikemas dari sebuah lot keluar dari lot itu',
  ],
  [
    'packed: deleted',
    `DELETE FROM pesanan_lot WHERE pesanan_id = :jalan`,
    'Yang dikemas dari sebuah lot keluar dari lot itu',
  ],
  [
    'packed: from another lot',
    `UPDATE pesanan_lot SET lot_id = (SELECT lot_id FROM lot WHERE nomor = 'P1') WHERE pesanan_id = :jalan`,
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
  ],
  ['return: more than bought', `UPDATE retur SET jumlah = 9`, 'Retur tidak melebihi isi pesanan'],
  ['return: arrived without goods', `UPDATE retur SET rak = 1, selesai = :now`, 'Retur yang datang bergerak di stok'],
  ['return: not ended', `UPDATE retur SET rak = 1`, 'refused'],
  [
    'return: of another order',
    `UPDATE retur SET pesanan_id = :batal`,
    'Yang ditunggu sebagai retur masih di tangan pembelinya',
  ],
  ['return: of another product', `UPDATE retur SET produk_id = :obat`, 'Retur tidak melebihi isi pesanan'],
  ['parcel: more than bought', `UPDATE kiriman_baris SET jumlah = 5`, 'Kiriman sebagian tidak melebihi isi pesanan'],
  ['parcel: another line', `UPDATE kiriman_baris SET urutan = 7`, 'Kiriman sebagian tidak melebihi isi pesanan'],
  [
    'parcel: of another order',
    `UPDATE kiriman SET pesanan_id = :tunggu`,
    'Resi pesanan adalah resi kiriman terakhirnya',
  ],
  ['parcel: another number', `UPDATE kiriman SET resi = 'R7'`, 'Resi pesanan adalah resi kiriman terakhirnya'],
  [
    'complaint: answered without answer',
    `DELETE FROM keluhan_pesan`,
    'Keluhan yang dijawab atau selesai punya jawaban toko',
  ],
  ['complaint: more than bought', `UPDATE keluhan_baris SET jumlah = 9`, 'Yang dikeluhkan ada pada pesanannya'],
  [
    'complaint: of another order',
    `UPDATE keluhan SET pesanan_id = :tunggu, dibuat = dibuat - interval '9 days'`,
    'Tanggal keluhan berurutan',
  ],
  ['complaint: ended without result', `UPDATE keluhan SET status = 'selesai'`, 'refused'],
  [
    'complaint: without photo',
    `DELETE FROM foto`,
    'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
  ],
  [
    'complaint: photos deleted too early',
    `UPDATE keluhan SET foto_dihapus = :now`,
    'Keluhan atas barang punya satu sampai empat foto, sampai waktunya dihapus',
  ],
  [
    'complaint: ended before it began',
    `UPDATE keluhan SET status = 'selesai', hasil = 'ditolak', selesai = dibuat - interval '4 days'`,
    'Tanggal keluhan berurutan',
  ],
  [
    'prescription: approved again',
    `UPDATE resep_produk SET disetujui = 0, terpakai = 0`,
    'Yang disetujui ada pada resep yang disetujui, dan hanya di sana',
  ],
  [
    'prescription: used more',
    `UPDATE resep_produk SET terpakai = 3`,
    'Resep terpakai sebanyak yang diambil pesanannya',
  ],
  [
    'prescription: used less',
    `UPDATE resep_produk SET terpakai = 0`,
    'Resep terpakai sebanyak yang diambil pesanannya',
  ],
  [
    'prescription: rejected afterwards',
    `UPDATE resep SET status = 'ditolak', alasan = 'x', berlaku_sampai = NULL WHERE resep_id = :resep`,
    'Yang disetujui ada pada resep yang disetujui, dan hanya di sana',
  ],
  [
    'prescription: another person',
    `UPDATE resep SET pengguna_id = :other WHERE resep_id = :resep`,
    'Pesanan dan resepnya milik orang yang sama',
  ],
  [
    'prescription: dated later',
    `UPDATE resep SET tanggal = tanggal + 30 WHERE resep_id = :resep`,
    'Tanggal resep berurutan',
  ],
  [
    'prescription: valid before its date',
    `UPDATE resep SET berlaku_sampai = tanggal - 30 WHERE resep_id = :resep`,
    'Tanggal resep berurutan',
  ],
  [
    'prescription: file deleted',
    `DELETE FROM resep_berkas`,
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
  ],
  [
    'prescription: file of another person',
    `UPDATE resep_berkas SET pengguna_id = :other`,
    'Resep punya satu sampai tiga berkas milik orang yang sama, sampai waktunya dihapus',
  ],
  ['voucher: count', `UPDATE voucher SET terpakai = 0`, 'Voucher dipakai sebanyak pesanan yang memegangnya'],
  [
    'voucher: use deleted',
    `DELETE FROM voucher_pakai`,
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
  ],
  [
    'voucher: use released',
    `UPDATE voucher_pakai SET dipegang = false`,
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
  ],
  [
    'voucher: use of another person',
    `UPDATE voucher_pakai SET pengguna_id = :other`,
    'Pemakai voucher adalah pembeli pesanannya',
  ],
  [
    'voucher: use by another order',
    `UPDATE voucher_pakai SET pesanan_id = :tunggu`,
    'Pesanan bervoucher memegangnya, kecuali sudah berakhir tanpa uang',
  ],
  ['voucher: deleted', `DELETE FROM voucher`, 'refused'],
  [
    'kept money: assigned amount',
    `UPDATE titipan SET jumlah = jumlah + 1 WHERE status = 'dipasangkan'`,
    'Uang titipan yang dipasangkan adalah pembayaran pesanannya',
  ],
  [
    'kept money: assigned to another payment',
    `UPDATE titipan SET pembayaran_id = ${paid(':jalan')} WHERE status = 'dipasangkan'`,
    'Uang titipan yang dipasangkan adalah pembayaran pesanannya',
  ],
  [
    'kept money: refunded in part',
    `UPDATE titipan SET dikembalikan = 1 WHERE status = 'dikembalikan'`,
    'Uang titipan yang dikembalikan Midtrans kembali seluruhnya',
  ],
  [
    'kept money: refund without amount',
    `UPDATE titipan SET status = 'dikembalikan' WHERE status = 'menunggu'`,
    'Uang titipan yang dikembalikan Midtrans kembali seluruhnya',
  ],
  [
    'settlement: of another payment',
    `UPDATE setoran SET pembayaran_id = ${paid(':jalan')}`,
    'Setoran menunjuk pembayarannya',
  ],
  ['settlement: amount', `UPDATE setoran SET jumlah = jumlah - 100`, 'Setoran menunjuk pembayarannya'],
  [
    'notification: not applied for hours',
    `UPDATE notifikasi SET periksa_pada = :now - interval '3 hours'`,
    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu',
  ],
  ['notification: never asked about', `UPDATE notifikasi SET periksa_pada = NULL`, 'refused'],
  [
    'mail: failed without reason',
    `UPDATE surat SET status = 'gagal' WHERE kunci = 'lunas:1'`,
    'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
  ],
  [
    'mail: sent with an error',
    `UPDATE surat SET kesalahan = '550' WHERE kunci = 'lunas:1'`,
    'Setiap email terkirim satu kali, menunggu, atau gagal dengan sebabnya',
  ],
  [
    'mail: stuck',
    `UPDATE surat SET kirim_pada = :now - interval '5 hours' WHERE status = 'menunggu'`,
    'Email dikirim tepat waktu',
  ],
  [
    'mail: next month',
    `UPDATE surat SET kirim_pada = :now + interval '40 days' WHERE status = 'menunggu'`,
    'Email dikirim tepat waktu',
  ],
  [
    'mail: text lost',
    `UPDATE surat SET teks = '' WHERE kunci = 'lunas:1'`,
    'Setiap email punya penerima, dan teks di sini atau di arsip',
  ],
  [
    'notice: channel never chosen',
    `UPDATE surat SET saluran_pada = :now - interval '2 hours' WHERE kunci = 'lunas:1'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'notice: stuck before WhatsApp',
    `INSERT INTO kabar_saluran (surat_id, saluran, kirim_pada, sampai, dibuat)
      SELECT surat_id, 'wa', :now - interval '2 hours', :now, :now FROM surat WHERE kunci = 'lunas:1'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'webhook of WhatsApp: never processed',
    `INSERT INTO peristiwa_wa (sidik, isi, diterima, kerjakan_pada) VALUES ('\\x00', '{}', :now, :now - interval '2 hours')`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'webhook of WhatsApp: given up',
    `INSERT INTO peristiwa_wa (sidik, isi, diterima, kesalahan) VALUES ('\\x00', '{}', :now - interval '2 hours', 'rusak')`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  ['mail: archive lost', `DELETE FROM surat_lama`, 'Setiap email punya penerima, dan teks di sini atau di arsip'],
  [
    'mail: no receiver',
    `UPDATE surat SET kepada = '' WHERE kunci = 'lunas:1'`,
    'Setiap email punya penerima, dan teks di sini atau di arsip',
  ],
  [
    'purchase: not arrived',
    `UPDATE pembelian SET status = 'dipesan' WHERE pembelian_id = :pembelian`,
    'Keadaan pembelian sesuai dengan yang sudah datang',
  ],
  [
    'purchase: closed early',
    `UPDATE pembelian_baris SET jumlah = 50 WHERE pembelian_id = :pembelian`,
    'Keadaan pembelian sesuai dengan yang sudah datang',
  ],
  [
    'purchase: another product',
    `UPDATE pembelian_baris SET produk_id = :obat WHERE pembelian_id = :pembelian`,
    'Barang dari pembelian adalah yang dipesan',
  ],
  ['purchase: lines deleted', `DELETE FROM pembelian_baris`, 'Pembelian punya baris, dan dipesan setelah dibuat'],
  [
    'purchase: ordered before it was written',
    `UPDATE pembelian SET dipesan = dibuat - interval '9 days' WHERE pembelian_id = :pembelian`,
    'Pembelian punya baris, dan dipesan setelah dibuat',
  ],
  [
    'account: office session of a customer',
    `UPDATE pengguna SET role = 'user' WHERE pengguna_id = :admin`,
    'Sesi admin toko hanya milik admin, dan akun yang dihapus tidak punya sesi',
  ],
  [
    'account: customer gets an office session',
    `UPDATE sesi SET jenis = 'kantor' WHERE pengguna_id = :pembeli`,
    'Sesi berakhir, dan perangkatnya milik akun yang sama',
  ],
  [
    'account: deleted with sessions',
    `UPDATE pengguna SET dihapus = :now WHERE pengguna_id = :pembeli`,
    'Sesi admin toko hanya milik admin, dan akun yang dihapus tidak punya sesi',
  ],
  ['account: unknown role', `UPDATE pengguna SET peran = 'raja' WHERE pengguna_id = :admin`, 'refused'],
  [
    'account: e-mail of another',
    `UPDATE pengguna SET email = (SELECT email FROM pengguna WHERE pengguna_id = :other) WHERE pengguna_id = :pembeli`,
    'refused',
  ],
  [
    'account: address',
    `UPDATE pengguna SET alamat = 'Jalan lain' WHERE pengguna_id = :pembeli`,
    'Alamat pada profil adalah alamat utama dari buku alamat',
  ],
  [
    'account: address deleted',
    `DELETE FROM alamat WHERE pengguna_id = :pembeli`,
    'Alamat pada profil adalah alamat utama dari buku alamat',
  ],
  [
    'account: session for years',
    `UPDATE sesi SET kedaluwarsa = kedaluwarsa + interval '5 years' WHERE pengguna_id = :admin`,
    'Sesi berakhir, dan perangkatnya milik akun yang sama',
  ],
  [
    "account: session of another's device",
    `UPDATE perangkat SET pengguna_id = :other`,
    'Sesi berakhir, dan perangkatnya milik akun yang sama',
  ],
  [
    'account: second factor half on',
    `UPDATE dua_langkah SET aktif = NULL`,
    'Kode pemulihan hanya ada untuk kode dua langkah yang aktif',
  ],
  [
    'account: password link for years',
    `UPDATE reset_sandi SET kedaluwarsa = kedaluwarsa + interval '1 year'`,
    'Tautan hanya berlaku sebentar',
  ],
  [
    'account: invitation for years',
    `UPDATE undangan SET kedaluwarsa = kedaluwarsa + interval '1 year'`,
    'Undangan berlaku sehari',
  ],
  ['account: deleted', `DELETE FROM pengguna WHERE pengguna_id = :pembeli`, 'refused'],
  [
    'product: price without trail',
    `UPDATE produk SET harga = harga + 1 WHERE produk_id = :produk`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'product: promotion',
    `UPDATE produk SET harga_kini = 1 WHERE produk_id = :produk`,
    'Harga promo yang berlaku adalah yang ditulis, dan tidak untuk obat resep',
  ],
  [
    'product: hidden without count',
    `UPDATE produk SET aktif = false WHERE produk_id = :produk`,
    'Jumlah produk kategori adalah produknya yang aktif',
  ],
  [
    'product: unknown disease',
    `UPDATE produk SET penyakit = '{tidak-ada}' WHERE produk_id = :produk`,
    'Setiap kaitan menyebut penyakit yang dikenal',
  ],
  [
    'product: a size alone',
    `UPDATE produk SET kelompok = produk_id WHERE produk_id = :produk`,
    'Ukuran satu produk minimal dua, dengan golongan dan zat aktif yang sama',
  ],
  ['product: deleted', `DELETE FROM produk WHERE produk_id = :produk`, 'refused'],
  ['category: count', `UPDATE kategori SET jumlah_produk = 99`, 'Jumlah produk kategori adalah produknya yang aktif'],
  ['review: by another person', `UPDATE ulasan SET pengguna_id = :other`, 'Ulasan hanya dari pembeli barangnya'],
  ['review: of another product', `UPDATE ulasan SET produk_id = :obat`, 'Ulasan hanya dari pembeli barangnya'],
  ['settings: deleted', `DELETE FROM pengaturan_toko`, 'Pengaturan toko ada'],
  ['settings: landing page deleted', `DELETE FROM beranda`, 'Pengaturan beranda ada'],
  ['settings: security deleted', `DELETE FROM keamanan_kantor`, 'Pengaturan keamanan ada'],
  [
    'job: stands still',
    `UPDATE pekerjaan SET sampai = now() - interval '1 hour' WHERE nama = 'kirim-surat'`,
    'Pekerjaan toko berjalan tepat waktu',
  ],
  [
    'job: in a hundred years',
    `UPDATE pekerjaan SET sampai = now() + interval '100 years' WHERE nama = 'kirim-surat'`,
    'Pekerjaan toko berjalan tepat waktu',
  ],
  ['job: deleted', `DELETE FROM pekerjaan WHERE nama = 'kirim-surat'`, 'Pekerjaan toko berjalan tepat waktu'],
  [
    'order: deadline in a year',
    `UPDATE pesanan SET batas_bayar = batas_bayar + interval '1 year' WHERE pesanan_id = :tunggu`,
    'Batas bayar pesanan yang menunggu paling lama seminggu lagi',
  ],
  [
    'order: later deadline in a year',
    `UPDATE pesanan SET batas_akhir = batas_bayar + interval '1 year' WHERE pesanan_id = :tunggu`,
    'Batas bayar pesanan yang menunggu paling lama seminggu lagi',
  ],
  [
    'order: shipping discount without reason',
    `UPDATE pesanan SET diskon_ongkir = 1000, total_harga = total_harga - 1000 WHERE pesanan_id = :tunggu`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  [
    'order: unpaid in progress',
    `UPDATE pesanan SET status_pesanan = 'Sedang Di Proses' WHERE pesanan_id = :tunggu`,
    'Pesanan dikemas dari lot: tidak lebih dari yang dipegang, dan semuanya setelah diproses',
  ],
  [
    'discount: of shipping instead',
    `UPDATE pesanan_diskon SET atas = 'ongkir'`,
    'Diskon pesanan adalah jumlah potongannya, dan terbagi atas barisnya',
  ],
  ['discount: above its maximum', `UPDATE pesanan_diskon SET nilai = 1`, 'refused'],
  [
    'payment: changed next year',
    `UPDATE pembayaran SET diubah = :now + interval '1 year' WHERE pesanan_id = :lunas`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'refund: complaint of another order',
    `UPDATE pengembalian SET keluhan_id = (SELECT max(keluhan_id) FROM keluhan) WHERE status = 'manual'`,
    'Pengembalian atas keluhan adalah untuk pesanan yang dikeluhkan',
  ],
  [
    'refund: asked about next year',
    `UPDATE pengembalian SET periksa_pada = :now + interval '1 year' WHERE status = 'diminta'`,
    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu',
  ],
  [
    'ledger: order without money, of a partial refund',
    `UPDATE buku SET lunas = -1 WHERE pesanan_id = :partial AND jumlah < 0`,
    'Uang yang kembali seluruhnya membawa kembali semua barisnya',
  ],
  [
    'ledger line: unknown line',
    `UPDATE buku_baris SET urutan = 9 WHERE buku_id IN (SELECT buku_id FROM buku WHERE pesanan_id = :kembali)`,
    'Uang yang kembali seluruhnya membawa kembali semua barisnya',
  ],
  ['settlement: fee above its amount', `UPDATE setoran SET biaya = jumlah + 1`, 'refused'],
  ['settlement: payment forgotten', `UPDATE setoran SET pembayaran_id = NULL`, 'Setoran menunjuk pembayarannya'],
  ['settlement: another number', `UPDATE setoran SET order_id = 'KS-LAIN'`, 'Setoran menunjuk pembayarannya'],
  [
    'kept money: of another shop although assigned',
    `UPDATE titipan SET status = 'bukan milik toko', pembayaran_id = NULL WHERE status = 'dipasangkan'`,
    'Uang titipan yang tidak dipasangkan bukan pembayaran pesanan',
  ],
  [
    'kept money: transaction of an order',
    `UPDATE titipan SET transaction_id = (SELECT transaction_id FROM pembayaran WHERE pesanan_id = :jalan) WHERE status = 'menunggu'`,
    'Uang titipan yang tidak dipasangkan bukan pembayaran pesanan',
  ],
  [
    'notification: asked about next year',
    `UPDATE notifikasi SET periksa_pada = :now + interval '1 year'`,
    'Yang ditanyakan ke Midtrans ditanyakan tepat waktu',
  ],
  [
    'lot: recall undone',
    `UPDATE lot SET ditarik = NULL, alasan_tarik = '' WHERE nomor = 'T1'`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'lot: supplier forgotten',
    `UPDATE lot SET pemasok_id = NULL WHERE nomor = 'P1'`,
    'Nama pemasok di lot adalah pemasok',
  ],
  [
    'lot movement: before the order',
    `UPDATE mutasi_lot SET waktu = waktu - interval '30 days' WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Tidak ada kejadian sebelum pesanannya dibuat',
  ],
  [
    'lot movement: another lot',
    `UPDATE mutasi_lot SET lot_id = (SELECT lot_id FROM lot WHERE nomor = 'P1') WHERE lot_id = :lot AND alasan = 'kemas'`,
    'Isi lot adalah jumlah mutasinya',
  ],
  [
    'product: promotion without trail',
    `UPDATE produk SET harga_promo = 1 WHERE produk_id = :produk`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'product: medicine sold without prescription',
    `UPDATE produk SET golongan = 'bukan_obat' WHERE produk_id = :obat`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'voucher: worth more without trail',
    `UPDATE voucher SET nilai = nilai + 1`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'voucher: usable by everyone without trail',
    `UPDATE voucher SET pertama = NOT pertama`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'voucher: archived without trail',
    `UPDATE voucher SET aktif = NOT aktif`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  ['voucher: more than a hundred percent', `UPDATE voucher SET jenis = 'persen', nilai = 101`, 'refused'],
  ['voucher: no value', `UPDATE voucher SET nilai = NULL WHERE jenis <> 'ongkir'`, 'refused'],
  ['voucher: ends before it begins', `UPDATE voucher SET mulai = :today, sampai = :today - 9`, 'refused'],
  [
    'purchase: cancelled after arrival',
    `UPDATE pembelian SET status = 'batal', alasan = 'x' WHERE pembelian_id = :pembelian`,
    'Keadaan pembelian sesuai dengan yang sudah datang',
  ],
  ['purchase: never ordered', `UPDATE pembelian SET dipesan = NULL WHERE pembelian_id = :pembelian`, 'refused'],
  [
    'prescription: decided next year',
    `UPDATE resep SET diputus = :now + interval '1 year' WHERE resep_id = :resep`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'prescription: valid for ten years',
    `UPDATE resep SET berlaku_sampai = berlaku_sampai + 3650 WHERE resep_id = :resep`,
    'Tanggal resep berurutan',
  ],
  [
    'prescription: of another product',
    `UPDATE resep_produk SET produk_id = :produk`,
    'Resep terpakai sebanyak yang diambil pesanannya',
  ],
  [
    'prescription: used before it came',
    `UPDATE resep SET dipakai = dibuat - interval '9 days' WHERE resep_id = :resep`,
    'Tanggal resep berurutan',
  ],
  [
    'complaint: ended with goods that nobody sent',
    `UPDATE keluhan SET status = 'selesai', hasil = 'kirim ulang', selesai = :now`,
    'Keluhan yang selesai dengan uang atau barang punya pengembalian atau pengganti',
  ],
  [
    'mail: held for a year',
    `UPDATE surat SET dipegang_sampai = :now + interval '1 year' WHERE status = 'menunggu'`,
    'Email dikirim tepat waktu',
  ],
  [
    'notice: channel chosen next year',
    `UPDATE surat SET saluran_pada = :now + interval '1 year' WHERE kunci = 'lunas:1'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'notice: sent next year',
    `UPDATE kabar_saluran SET kirim_pada = :now + interval '1 year' WHERE status = 'menunggu'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'notice: to the browser of another person',
    `UPDATE langganan_push SET pengguna_id = :other`,
    'Langganan notifikasi milik akun dari sesinya',
  ],
  ['consent: withdrawal lost', `UPDATE izin_kabar SET dicabut = NULL WHERE dicabut IS NOT NULL`, 'refused'],
  [
    'consent: given next year',
    `UPDATE izin_kabar SET diberi = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  ['WhatsApp number: code without end', `UPDATE nomor_wa SET kode = 'KODE1'`, 'refused'],
  [
    'WhatsApp number: confirmed next year',
    `UPDATE nomor_wa SET dikonfirmasi = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'webhook of WhatsApp: processed next year',
    `INSERT INTO peristiwa_wa (sidik, isi, diterima, kerjakan_pada) VALUES ('\\x00', '{}', :now, :now + interval '1 year')`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'conversation: answer stuck',
    `UPDATE percakapan_pesan SET kirim_pada = :now - interval '2 hours' WHERE status = 'menunggu'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'conversation: answer next year',
    `UPDATE percakapan_pesan SET kirim_pada = :now + interval '1 year' WHERE status = 'menunggu'`,
    'Kabar lewat HP dan WhatsApp dikirim tepat waktu',
  ],
  [
    'conversation: open for a year',
    `UPDATE percakapan SET masuk = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  ['messages of the month: negative', `UPDATE pemakaian_wa SET terkirim = -1`, 'refused'],
  ['messages of the month: negative cost', `UPDATE pemakaian_wa SET biaya = -400`, 'refused'],
  ['code: valid for a year', `UPDATE kode_sekali SET kedaluwarsa = kedaluwarsa + interval '1 year'`, 'refused'],
  ['code: unlimited guesses', `UPDATE kode_sekali SET salah = -1000`, 'refused'],
  ['merge: separable for years', `UPDATE gabung_akun SET kedaluwarsa = kedaluwarsa + interval '5 years'`, 'refused'],
  [
    'approval: by the person who asked',
    `UPDATE persetujuan SET status = 'disetujui', isi = NULL, diputus = :now, diputus_oleh = pengguna_id`,
    'refused',
  ],
  [
    'approval: asked next year',
    `UPDATE persetujuan SET dibuat = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'goods or money let go: next year',
    `UPDATE pelepasan SET waktu = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'product: another warning',
    `UPDATE produk SET peringatan = 'Aman' WHERE produk_id = :obat`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'product: wholesale price',
    `UPDATE produk SET harga_grosir = '[{"mulai": 2, "harga": 1}]' WHERE produk_id = :produk`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'prescription: more than the vet approved',
    `UPDATE resep_produk SET disetujui = disetujui + 10, diminta = diminta + 10`,
    'Jumlah yang disetujui adalah yang dicatat di jejak',
  ],
  [
    'package: another price',
    `UPDATE paket SET harga = 1`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  ['package: deleted', `DELETE FROM paket`, 'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat'],
  [
    'lot: lasts longer',
    `UPDATE lot SET kedaluwarsa = kedaluwarsa + 365 WHERE lot_id = :lot`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'shipping: another fee',
    `UPDATE pengiriman SET biaya = 1`,
    'Data yang dicatat di jejak ada, dan adalah seperti terakhir dicatat',
  ],
  [
    'parcel: created next year',
    `UPDATE kiriman SET dibuat = :now + interval '1 year'`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'account: proof of the password next year',
    `UPDATE sesi SET bukti = :now + interval '1 year' WHERE pengguna_id = :admin`,
    'Tidak ada kejadian di masa depan',
  ],
  [
    'repeated key: of another person',
    `UPDATE kunci_ulangan SET pengguna_id = :other`,
    'Pesanan dan resepnya milik orang yang sama',
  ],
  [
    'account: address link for years',
    `UPDATE tautan_email SET kedaluwarsa = kedaluwarsa + interval '1 year'`,
    'Tautan hanya berlaku sebentar',
  ],
  ...KEPT,
  ...FIXED,
  [
    'record of another program',
    `INSERT INTO ubahan_luar VALUES (:now, 'pesanan', 'UPDATE', 'postgres', 'psql')`,
    'Data hanya diubah lewat toko',
  ],
]

/** Damages that no rule can report: the books say nothing else about it. */
export const UNSEEN: readonly (readonly [name: string, statement: string])[] = [
  ['ledger: an hour later', `UPDATE buku SET waktu = waktu + interval '1 hour' WHERE pesanan_id = :lunas`],
  ['payment: fee of the method', `UPDATE buku SET biaya = 4000 WHERE pesanan_id = :lunas`],
  // It ends with the next choice of a payment method, or in a week.
  [
    'order: deadline a day later',
    `UPDATE pesanan SET batas_bayar = batas_bayar + interval '1 day' WHERE pesanan_id = :tunggu`,
  ],
  [
    'payment: attempt copied',
    `INSERT INTO pembayaran (pesanan_id, order_id, jumlah, dibuat, diubah)
    SELECT pesanan_id, order_id || '-7', jumlah, dibuat, diubah FROM pembayaran WHERE pesanan_id = :tunggu`,
  ],
  ['account: second factor removed', `DELETE FROM dua_langkah`],
  ['account: password', `UPDATE pengguna SET password_hash = 'x' WHERE pengguna_id = :admin`],
  [
    'account: office session invented',
    `INSERT INTO sesi (token_hash, pengguna_id, jenis, dibuat, kedaluwarsa) VALUES ('\\x99', :admin, 'kantor', :now, :now + interval '2 hours')`,
  ],
  // The provider may name another one.
  ['payment: another method', `UPDATE pembayaran SET payment_type = 'qris' WHERE pesanan_id = :lunas`],
  // Its writer may do that.
  ['review: deleted', `DELETE FROM ulasan`],
  ['account: another phone', `UPDATE pengguna SET no_hp = '0811' WHERE pengguna_id = :other`],
  [
    'consent: invented',
    `INSERT INTO izin_kabar (pengguna_id, saluran, keperluan, tempat, naskah, diberi) VALUES (:other, 'wa', 'penawaran', 'pengaturan', 1, :now)`,
  ],
  // It goes with its link, its person, or a newer one.
  ['mail: deleted', `DELETE FROM surat WHERE kunci = 'lunas:1'`],
]
