import type { KodePenyakit } from '#content/penyakit.ts'
import type { BAHAYA, Golongan, SEDIAAN, STORAGE_SUHU } from '#contract/katalog/golongan.ts'
import type { KodePembayaran } from '#contract/pembayaran/metode-admin.ts'
import type { Jalur } from '#contract/pengiriman/cargo.ts'

/*
 * The demo catalogue. Names, prices, stock and packs are invented samples; substances, doses and withdrawal days follow
 * the published ranges that the shop's information pages also use. No registration number is claimed anywhere: the
 * texts send the reader to the pack. The first sentence of a product's `deskripsi` doubles as a hover hint.
 */

type KodeKelas = 'B' | 'J' | 'V' | 'P' | 'N' | 'L'

export interface KategoriSeed {
  readonly kode: string
  readonly nama: string
  readonly deskripsi: string
}

export interface ProdukSeed {
  readonly kode: string
  /** Category code. */
  readonly kategori: string
  /** Holds no comma: the back office splits the items of a package on commas. */
  readonly nama: string
  readonly kemasan: string
  /** Rupiah. */
  readonly harga: number
  readonly stok: number
  readonly golongan: Golongan
  /** Kind of preparation; default: pharmaceutical, or none if it is no medicine. */
  readonly sediaan?: keyof typeof SEDIAAN
  /** Further description, if the class is not specific enough. */
  readonly keterangan: string
  readonly bentuk: string
  readonly bahaya: keyof typeof BAHAYA
  readonly suhu: keyof typeof STORAGE_SUHU
  /** Grams, including the packaging. */
  readonly berat: number
  readonly peringatan?: string
  /** Withdrawal before harvest in days; null = label or prescription decides, or it does not apply. */
  readonly henti: number | null
  readonly zat: string
  /** Active substance in the spreadsheet format; absent if the strength is unknown. */
  readonly zatAktif?: string
  /** Directions in the spreadsheet format, one per use; absent if they cannot be expressed in numbers. */
  readonly aturanPakai?: readonly string[]
  readonly kelas: readonly KodeKelas[]
  /** Diseases that it treats or is used after; absent if it is not specific to a disease. */
  readonly penyakit?: readonly KodePenyakit[]
  readonly deskripsi: string
  readonly dosis: string
}

export interface PaketSeed {
  readonly kode: string
  readonly title: string
  /** Rupiah. */
  readonly harga: number
  readonly deskripsi: string
  /** Product codes, one unit of each, in packing order. */
  readonly isi: readonly string[]
  readonly penyakit: readonly KodePenyakit[]
  /** Instructions for use, one step per line. */
  readonly caraHarian: readonly string[]
}

export interface PengirimanSeed {
  readonly kode: string
  readonly nama: string
  readonly estimasi: string
  /** Rupiah. */
  readonly biaya: number
  readonly jalur: Jalur
  readonly dingin: boolean
}

interface MetodeSeed {
  /** Midtrans' code of the method. */
  readonly kode: KodePembayaran
  readonly method: string
  readonly description: string
}

export const kategori: readonly KategoriSeed[] = [
  {
    kode: 'K1',
    nama: 'Antiseptik & Desinfektan',
    deskripsi: 'Bahan sanitasi bak, jaring, dan alat, serta antiseptik untuk luka luar.',
  },
  {
    kode: 'K2',
    nama: 'Antiparasit',
    deskripsi: 'Bahan rendam dan obat untuk cacing kulit, cacing insang, lintah, kutu, dan protozoa.',
  },
  {
    kode: 'K3',
    nama: 'Antijamur',
    deskripsi: 'Penanganan jamur luar pada luka, telur, dan benih, dan pencegah kapang di pakan.',
  },
  {
    kode: 'K4',
    nama: 'Antibakteri & Vaksin (Wajib Resep)',
    deskripsi: 'Obat keras dan vaksin, hanya dengan resep dokter hewan.',
  },
  {
    kode: 'K5',
    nama: 'Vitamin, Nutrisi & Imunostimulan',
    deskripsi: 'Tambahan pakan untuk gizi seimbang dan daya tahan.',
  },
  {
    kode: 'K6',
    nama: 'Probiotik & Kualitas Air',
    deskripsi: 'Bakteri baik dan pembenah air untuk bak dan kolam pendederan.',
  },
  {
    kode: 'K7',
    nama: 'Alat Uji & Penanganan',
    deskripsi: 'Pengukur mutu air, perlengkapan rendam, dan alat pengambil contoh.',
  },
]

export const produk: readonly ProdukSeed[] = [
  {
    kode: 'P01',
    kategori: 'K1',
    nama: 'Povidon Iodin 10% Akuakultur',
    kemasan: 'botol 1 L',
    harga: 145_000,
    stok: 60,
    golongan: 'obat_bebas_terbatas',
    keterangan: '',
    bentuk: 'cairan',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_150,
    henti: 0,
    zat: 'povidon iodin 10% (setara iodin tersedia ±1%)',
    zatAktif: 'povidon iodin 10 % b/v',
    kelas: ['B', 'J', 'V'],
    penyakit: ['jamur-luar', 'luka-jaring', 'tenacibakulosis', 'vibriosis'],
    deskripsi:
      'Antiseptik cair untuk luka luar ikan dan untuk mencelup alat kerja. Angkat ikan sebentar, oles tipis pada luka, lalu lepaskan ke air bersih. Jangan dituang ke keramba. Periksa nomor pendaftaran pada kemasan.',
    dosis:
      'Luka: satu bagian produk dengan sepuluh bagian air, oles 1–2 kali sehari. Celup alat: 20–25 mL per liter air (sekitar 200–250 ppm iodin) selama 10 menit, kemudian bilas.',
  },
  {
    kode: 'P02',
    kategori: 'K1',
    nama: 'Desinfektan Kalium Peroksimonosulfat',
    kemasan: 'pouch 500 g',
    harga: 165_000,
    stok: 45,
    golongan: 'obat_bebas_terbatas',
    keterangan: '',
    bentuk: 'serbuk',
    bahaya: 'pengoksidasi',
    suhu: 'ruang',
    berat: 530,
    peringatan: 'Jangan pernah mencampur dengan kaporit: bisa timbul gas beracun.',
    henti: null,
    zat: 'kalium peroksimonosulfat ±50%',
    zatAktif: 'kalium peroksimonosulfat 50 % b/b',
    aturanPakai: ['sanitasi | 10 g/L | 10 menit | sumber Label produk contoh'],
    kelas: ['B', 'V', 'J'],
    penyakit: ['ichthyophonus', 'iridovirus', 'vnn'],
    deskripsi:
      'Serbuk sanitasi untuk bak kaki, serok, ember, dan lantai perahu. Buat larutan baru tiap hari, karena kadarnya turun setelah dilarutkan. Jangan dipakai untuk merendam ikan. Jangan pernah dicampur kaporit: bisa timbul gas beracun.',
    dosis: '10 g per liter air (larutan 1%). Diamkan minimal 10 menit, lalu bilas dengan air bersih.',
  },
  {
    kode: 'P03',
    kategori: 'K1',
    nama: 'Kaporit Granul 60%',
    kemasan: 'ember 1 kg',
    harga: 55_000,
    stok: 80,
    golongan: 'obat_bebas_terbatas',
    keterangan: 'desinfektan (cek klasifikasi)',
    bentuk: 'granul',
    bahaya: 'pengoksidasi',
    suhu: 'ruang',
    berat: 1_120,
    peringatan:
      'Jangan pernah mencampur dengan asam, hidrogen peroksida, atau peroksimonosulfat: bisa timbul gas beracun.',
    henti: null,
    zat: 'kalsium hipoklorit, klor aktif 60%',
    zatAktif: 'klor aktif 60 % b/b',
    aturanPakai: ['sanitasi | 200 ppm | 60 menit | sumber Kebiasaan umum mencuci bak tanpa ikan'],
    kelas: ['B', 'V', 'P'],
    penyakit: ['ichthyophonus', 'iridovirus', 'vnn'],
    deskripsi:
      'Butiran klor untuk mencuci bak kosong, jaring, dan selang setelah wabah. Keluarkan semua ikan sebelum mulai, dan netralkan sisa klor sebelum wadah diisi lagi. Simpan di tempat kering. Jangan dicampur asam, peroksida, atau peroksimonosulfat: bisa timbul gas beracun.',
    dosis: '200 ppm klor aktif selama 1 jam untuk alat dan bak tanpa ikan; hitung banyaknya dengan kalkulator klor.',
  },
  {
    kode: 'P04',
    kategori: 'K1',
    nama: 'Natrium Tiosulfat (Penetral Klor)',
    kemasan: 'pouch 1 kg',
    harga: 35_000,
    stok: 70,
    golongan: 'bukan_obat',
    keterangan: 'bukan obat (pembenah air)',
    bentuk: 'kristal',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_030,
    henti: null,
    zat: 'natrium tiosulfat pentahidrat',
    kelas: ['L'],
    deskripsi:
      'Kristal yang menetralkan sisa klor di bak dan tandon. Larutkan dulu di ember, sebar merata, dan uji lagi sisa klornya sebelum ikan dimasukkan.',
    dosis: '7 g/m³ untuk tiap 1 ppm (1 g/m³) sisa klor.',
  },
  {
    kode: 'P05',
    kategori: 'K2',
    nama: 'Hidrogen Peroksida 50%',
    kemasan: 'jeriken 5 L',
    harga: 165_000,
    stok: 40,
    golongan: 'obat_bebas_terbatas',
    keterangan: 'bahan kimia akuakultur (cek label)',
    bentuk: 'cairan',
    bahaya: 'pengoksidasi',
    suhu: 'ruang',
    berat: 6_300,
    peringatan: 'Larutan pekat membakar kulit dan mata. Pakai sarung tangan dan kacamata. Jangan dicampur kaporit.',
    henti: 0,
    zat: 'hidrogen peroksida 50% b/b',
    zatAktif: 'hidrogen peroksida 50 % b/b',
    aturanPakai: [
      'rendam | untuk cacing-kulit, cacing-insang, kutu-ikan | 75-150 ppm | 30 menit | ulang 7 hari | suhu maks 31 | DO min 5 | maks keras 150 | sumber UF/IFAS FA157 dan Aquaculture 2017',
      'rendam | untuk bintik-putih | 75-150 ppm | 30 menit | ulang 2 hari | suhu maks 31 | DO min 5 | maks keras 150 | sumber Lembar saku kesehatan ikan DJPB',
    ],
    kelas: ['P', 'J'],
    penyakit: ['bintik-putih', 'cacing-insang', 'cacing-kulit', 'kutu-ikan'],
    deskripsi:
      'Bahan rendam untuk cacing kulit, kutu, dan protozoa luar di bak atau terpal. Cairan ini pengoksidasi (zat pelepas oksigen). Sisanya terurai menjadi air dan oksigen, tanpa residu. Cairan ini membakar kulit: pakai sarung tangan dan kacamata. Coba dulu pada 5–10 ekor. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      '75–150 ppm H2O2 murni selama 30 menit. Mulai dari 75 ppm jika air 28 °C ke atas, dan tunda jika mencapai 31 °C. Aerasi kuat. Ulangi mengikuti siklus parasit.',
  },
  {
    kode: 'P06',
    kategori: 'K2',
    nama: 'Natrium Perkarbonat Serbuk',
    kemasan: 'pouch 1 kg',
    harga: 75_000,
    stok: 50,
    golongan: 'obat_bebas_terbatas',
    keterangan: 'bahan kimia akuakultur (cek label)',
    bentuk: 'serbuk',
    bahaya: 'pengoksidasi',
    suhu: 'ruang',
    berat: 1_030,
    peringatan: 'Jangan dicampur kaporit atau asam. Simpan kering, jauh dari bahan yang mudah terbakar.',
    henti: 0,
    zat: 'natrium perkarbonat, setara H2O2 ±27,6%',
    zatAktif: 'hidrogen peroksida dari perkarbonat 27,6 % b/b',
    aturanPakai: [
      'rendam | untuk cacing-kulit | 75 ppm | 30 menit | ulang 7 hari | suhu maks 31 | DO min 5 | maks keras 150 | sumber Marine Aquaculture Centre Singapura',
    ],
    kelas: ['P'],
    penyakit: ['cacing-kulit'],
    deskripsi:
      'Sumber peroksida berbentuk serbuk, lebih ringan dibawa ke rakit daripada jeriken. Larutkan sampai habis di ember sebelum disebar ke bak rendam. Larutannya basa, jadi pantau pH. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      '272 g/m³ setara 75 ppm H2O2, selama 30 menit, hanya di bak atau terpal. Tunda jika suhu air mencapai 31 °C.',
  },
  {
    kode: 'P07',
    kategori: 'K2',
    nama: 'Asam Sitrat Food Grade',
    kemasan: 'pouch 1 kg',
    harga: 38_000,
    stok: 290,
    golongan: 'bukan_obat',
    keterangan: 'bukan obat (bahan pangan)',
    bentuk: 'kristal',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_030,
    peringatan: 'Jangan pernah mencampur dengan kaporit: bisa timbul gas beracun.',
    henti: 0,
    zat: 'asam sitrat monohidrat',
    zatAktif: 'asam sitrat 100 % b/b',
    aturanPakai: [
      'rendam | untuk lintah-laut | 250-300 ppm | 60 menit | ulang 7 hari | DO min 5 | maks keras 300 | sumber Penelitian lintah laut di Malaysia',
    ],
    kelas: ['P'],
    penyakit: ['lintah-laut'],
    deskripsi:
      'Bahan rendam untuk melepas lintah laut dari kerapu cantang. Pakai hanya di bak atau terpal, karena air rendam menjadi asam. Awasi ikan terus, dan segera angkat jika tampak lemas. Jangan dicampur kaporit: bisa timbul gas beracun.',
    dosis: '250–300 ppm (250–300 g/m³), maksimal 60 menit dengan aerasi kuat.',
  },
  {
    kode: 'P08',
    kategori: 'K2',
    nama: 'Prazikuantel 50% Premiks',
    kemasan: 'pouch 100 g',
    harga: 385_000,
    stok: 12,
    golongan: 'obat_keras',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'premiks',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 115,
    henti: null,
    zat: 'prazikuantel 50%',
    zatAktif: 'prazikuantel 50 % b/b',
    kelas: ['P'],
    penyakit: ['cacing-insang', 'cacing-kulit'],
    deskripsi:
      'Obat keras untuk cacing insang dan cacing kulit, diberikan lewat pakan. Untuk membeli, perlu resep dokter hewan dan catatan bobot ikan. Obat ini pahit, jadi pakai perekat pakan. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Takaran dan masa henti ditulis dokter hewan pada resep; jangan dihitung sendiri.',
  },
  {
    kode: 'P09',
    kategori: 'K3',
    nama: 'Gel Luka Povidon Iodin',
    kemasan: 'tube 50 g',
    harga: 45_000,
    stok: 75,
    golongan: 'obat_bebas_terbatas',
    keterangan: '',
    bentuk: 'gel',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 65,
    henti: 0,
    zat: 'povidon iodin 10% dalam gel',
    zatAktif: 'povidon iodin 10 % b/b',
    kelas: ['J', 'B', 'P'],
    penyakit: ['jamur-luar', 'kanibalisme', 'kutu-ikan', 'luka-jaring'],
    deskripsi:
      'Gel antiseptik yang bertahan lebih lama di luka gigitan dan lecet karena jaring. Cocok untuk induk dan ikan besar yang ditangani satu per satu. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Seka luka sampai kering, oles tipis, tahan 30–60 detik, lalu lepaskan ikan. Ulangi setiap 2 hari.',
  },
  {
    kode: 'P10',
    kategori: 'K3',
    nama: 'Hidrogen Peroksida 35% (Telur & Benih)',
    kemasan: 'botol 1 L',
    harga: 52_000,
    stok: 48,
    golongan: 'obat_bebas_terbatas',
    keterangan: 'bahan kimia akuakultur (cek label)',
    bentuk: 'cairan',
    bahaya: 'pengoksidasi',
    suhu: 'ruang',
    berat: 1_250,
    peringatan:
      'Larutan pekat membakar kulit dan mata. Pakai sarung tangan dan kacamata. Coba dulu pada 5–10 ekor. Jangan dicampur kaporit.',
    henti: 0,
    zat: 'hidrogen peroksida 35% b/b',
    zatAktif: 'hidrogen peroksida 35 % b/b',
    aturanPakai: [
      'rendam | untuk jamur-luar | 75 ppm | 30 menit | suhu maks 31 | DO min 5 | maks keras 150 | sumber UF/IFAS FA157 dan Aquaculture 2017',
    ],
    kelas: ['J', 'P'],
    penyakit: ['jamur-luar'],
    deskripsi:
      'Peroksida kemasan kecil untuk hatchery yang perlu menakar dosis rendah dengan teliti. Untuk rendam singkat benih dengan jamur luar dan untuk membersihkan perlengkapan penetasan. Pakai sarung tangan dan kacamata. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      'Benih: uji dulu 5–10 ekor, lalu 75 ppm selama 30 menit. Tunda jika air mencapai 31 °C. Telur: ikuti prosedur hatchery, uji daya tetas dulu.',
  },
  {
    kode: 'P11',
    kategori: 'K3',
    nama: 'Ekstrak Daun Ketapang Cair',
    kemasan: 'botol 1 L',
    harga: 58_000,
    stok: 55,
    golongan: 'obat_bebas',
    sediaan: 'obat_alami',
    keterangan: 'obat alami (cek pendaftaran)',
    bentuk: 'cairan',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_080,
    henti: 0,
    zat: 'tanin dari Terminalia catappa',
    aturanPakai: ['rendam | untuk luka-jaring | 20-50 ppm | DO min 5 | maks keras 50 | sumber Label produk contoh'],
    kelas: ['J'],
    penyakit: ['luka-jaring'],
    deskripsi:
      'Ekstrak daun berwarna cokelat untuk bak karantina dan bak pemulihan. Dipakai sambil memperbaiki air setelah ikan luka. Ikan yang sakit berat tetap perlu diobati. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Menurut label; umumnya 20–50 mL/m³ di bak yang airnya tidak mengalir.',
  },
  {
    kode: 'P12',
    kategori: 'K3',
    nama: 'Kalsium Propionat (Antikapang Pakan)',
    kemasan: 'pouch 1 kg',
    harga: 72_000,
    stok: 40,
    golongan: 'bukan_obat',
    keterangan: 'imbuhan pakan',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_030,
    henti: 0,
    zat: 'kalsium propionat',
    aturanPakai: ['pakan | 2-3 g/kg pakan | maks keras 6 | sumber Label produk contoh'],
    kelas: ['J', 'N'],
    penyakit: ['pakan-berjamur'],
    deskripsi:
      'Imbuhan yang menahan kapang pada pelet lembap dan adonan pakan sendiri. Gudang pakan harus tetap kering, dan buang pakan yang telanjur berjamur.',
    dosis: '2–3 g per kg pakan, dicampur saat adonan dibuat.',
  },
  {
    kode: 'P13',
    kategori: 'K4',
    nama: 'Oksitetrasiklin 20% Premiks',
    kemasan: 'pouch 500 g',
    harga: 185_000,
    stok: 20,
    golongan: 'obat_keras',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'premiks',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 520,
    henti: 30,
    zat: 'oksitetrasiklin HCl 20%',
    zatAktif: 'oksitetrasiklin HCl 20 % b/b',
    kelas: ['B'],
    penyakit: ['fotobakteriosis', 'vibriosis'],
    deskripsi:
      'Antibiotik tetrasiklin untuk infeksi bakteri yang terbukti peka di laboratorium. Untuk membeli, perlu resep dokter hewan dan hasil uji kepekaan. Jangan panen sebelum masa henti (jeda obat sebelum panen) selesai. Periksa nomor pendaftaran pada kemasan.',
    dosis:
      'Menurut resep, sampai tuntas. Masa henti minimal sesuai label. Jika label tidak menyebut lebih lama, toko memakai 30 hari.',
  },
  {
    kode: 'P14',
    kategori: 'K4',
    nama: 'Eritromisin 20% Premiks',
    kemasan: 'pouch 250 g',
    harga: 240_000,
    stok: 10,
    golongan: 'obat_keras',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'premiks',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 265,
    henti: null,
    zat: 'eritromisin tiosianat 20%',
    zatAktif: 'eritromisin tiosianat 20 % b/b',
    kelas: ['B'],
    penyakit: ['streptokokosis'],
    deskripsi:
      'Antibiotik makrolida untuk streptokokosis yang sudah dipastikan laboratorium. Untuk membeli, perlu resep dokter hewan. Tidak boleh untuk pencegahan dan tidak mempan untuk virus. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Takaran, lama pemberian, dan masa henti menurut resep dokter hewan.',
  },
  {
    kode: 'P15',
    kategori: 'K4',
    nama: 'Vaksin Vibrio Inaktif Multistrain',
    kemasan: 'botol 500 mL',
    harga: 475_000,
    stok: 15,
    golongan: 'obat_keras',
    sediaan: 'biologik',
    keterangan: '',
    bentuk: 'suspensi',
    bahaya: 'tidak_ada',
    suhu: 'dingin',
    berat: 620,
    henti: null,
    zat: 'sel Vibrio spp. inaktif',
    kelas: ['B'],
    penyakit: ['vibriosis'],
    deskripsi:
      'Vaksin rendam bagi benih sehat sebelum masuk keramba. Simpan pada 2–8 °C, dan pakai dengan arahan dokter hewan atau petugas kesehatan ikan. Jangan vaksin benih yang sedang sakit. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Menurut label vaksin; vaksinasi ulang lazimnya 2–3 minggu setelahnya.',
  },
  {
    kode: 'P16',
    kategori: 'K5',
    nama: 'Vitamin C Stabil 35%',
    kemasan: 'pouch 500 g',
    harga: 165_000,
    stok: 85,
    golongan: 'obat_bebas_terbatas',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 520,
    henti: 0,
    zat: 'L-askorbil-2-polifosfat, setara vitamin C 35%',
    zatAktif: 'vitamin C 35 % b/b',
    aturanPakai: [
      'pakan | untuk kurang-vitamin-c | 150 mg/kg pakan | sumber J. King Saud Univ. Sci. 2018',
      'pakan | 500 mg/kg pakan | 14 hari | sumber Kebiasaan umum pada masa stres',
    ],
    kelas: ['N', 'B', 'V', 'J'],
    penyakit: ['iridovirus', 'kurang-vitamin-c', 'stres-angkut', 'vibriosis', 'vnn'],
    deskripsi:
      'Vitamin C yang tahan panas dan air, untuk pelet maupun rucah. Membantu pertumbuhan tulang benih dan penyembuhan luka. Campur secukupnya untuk hari itu saja.',
    dosis:
      'Harian: 150 mg vitamin C per kg pakan (0,43 g produk). Masa stres: 500 mg per kg pakan (1,43 g produk) selama 7–14 hari.',
  },
  {
    kode: 'P17',
    kategori: 'K5',
    nama: 'Premiks Multivitamin & Vitamin E',
    kemasan: 'pouch 1 kg',
    harga: 140_000,
    stok: 70,
    golongan: 'obat_bebas_terbatas',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'premiks',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_030,
    henti: 0,
    zat: 'vitamin A, D3, E, K, B kompleks',
    aturanPakai: [
      'pakan | untuk lemak-tengik | 3-5 g/kg pakan | maks keras 10 | sumber Label produk contoh, untuk rucah',
      'pakan | 2 g/kg pakan | maks keras 10 | sumber Label produk contoh, untuk pelet',
    ],
    kelas: ['N'],
    penyakit: ['lemak-tengik'],
    deskripsi:
      'Campuran vitamin untuk menutup kekurangan gizi pada pakan rucah. Vitamin E ikut mencegah lemak tengik di tubuh ikan.',
    dosis: 'Rucah: 3–5 g per kg. Pelet: 2 g per kg.',
  },
  {
    kode: 'P18',
    kategori: 'K5',
    nama: 'Vitamin B1 (Tiamin) Larut Air',
    kemasan: 'pouch 250 g',
    harga: 95_000,
    stok: 50,
    golongan: 'obat_bebas_terbatas',
    sediaan: 'premiks',
    keterangan: '',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 265,
    henti: 0,
    zat: 'tiamin HCl 10%',
    zatAktif: 'tiamin HCl 10 % b/b',
    aturanPakai: [
      'pakan | untuk kurang-tiamin | 20-30 mg/kg pakan | 14 hari | sumber Kebiasaan umum, perlu dipastikan',
    ],
    kelas: ['N'],
    penyakit: ['kurang-tiamin'],
    deskripsi:
      'Penambah vitamin B1 bagi ikan yang lama makan satu jenis rucah seperti teri atau sarden. Enzim tiaminase pada rucah tertentu menghabiskan vitamin ini. Aduk ke pakan tepat sebelum ditebar.',
    dosis: '0,2–0,3 g produk per kg rucah segar, setara 20–30 mg tiamin per kg.',
  },
  {
    kode: 'P19',
    kategori: 'K5',
    nama: 'Beta-Glukan Ragi',
    kemasan: 'pouch 250 g',
    harga: 175_000,
    stok: 40,
    golongan: 'bukan_obat',
    sediaan: 'obat_alami',
    keterangan: 'pelengkap pakan',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 265,
    henti: 0,
    zat: 'beta-1,3/1,6-glukan ±70%',
    aturanPakai: ['pakan | 1 g/kg pakan | 14 hari | maks keras 2 | sumber Label produk contoh'],
    kelas: ['B', 'V', 'P'],
    penyakit: ['iridovirus', 'vibriosis', 'vnn'],
    deskripsi:
      'Imunostimulan dari dinding sel ragi, diberikan sebelum ikan stres. Misalnya menjelang sortir, pindah keramba, atau pergantian musim. Imunostimulan tidak menyembuhkan ikan sakit.',
    dosis: '1 g per kg pakan selama 14 hari, kemudian berhenti 14 hari.',
  },
  {
    kode: 'P20',
    kategori: 'K5',
    nama: 'Minyak Ikan Kaya Omega-3',
    kemasan: 'botol 1 L',
    harga: 78_000,
    stok: 60,
    golongan: 'bukan_obat',
    keterangan: 'pelengkap pakan',
    bentuk: 'cairan',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_000,
    henti: 0,
    zat: 'minyak ikan, EPA+DHA, dengan antioksidan',
    aturanPakai: ['pakan | untuk kurang-omega-3 | 10-20 mL/kg pakan | maks keras 40 | sumber Label produk contoh'],
    kelas: ['N'],
    penyakit: ['kurang-omega-3'],
    deskripsi:
      'Asam lemak esensial untuk benih dan untuk pelet yang kurang minyak ikan. Simpan tertutup di tempat sejuk. Buang jika berbau tengik.',
    dosis: '10–20 mL tiap kg pakan.',
  },
  {
    kode: 'P21',
    kategori: 'K5',
    nama: 'Perekat Pakan (Binder)',
    kemasan: 'pouch 500 g',
    harga: 55_000,
    stok: 65,
    golongan: 'bukan_obat',
    keterangan: 'pelengkap pakan',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 520,
    henti: 0,
    zat: 'gelatin dan karboksimetil selulosa',
    aturanPakai: ['pakan | 5-10 g/kg pakan | maks keras 20 | sumber Label produk contoh'],
    kelas: ['N', 'B', 'P'],
    deskripsi:
      'Pelapis pakan supaya vitamin dan obat resep tidak larut ke laut. Larutkan dengan air hangat, semprotkan sambil diaduk, lalu angin-anginkan pakan 15 menit.',
    dosis: '5–10 g per kg pakan, dilarutkan dalam 50–100 mL air.',
  },
  {
    kode: 'P22',
    kategori: 'K6',
    nama: 'Probiotik Pakan Bacillus',
    kemasan: 'pouch 500 g',
    harga: 135_000,
    stok: 60,
    golongan: 'bukan_obat',
    sediaan: 'probiotik',
    keterangan: 'probiotik',
    bentuk: 'serbuk',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 520,
    henti: 0,
    zat: 'Bacillus subtilis, B. licheniformis',
    aturanPakai: ['pakan | 3-5 g/kg pakan | maks keras 10 | sumber Label produk contoh'],
    kelas: ['B', 'N'],
    penyakit: ['vibriosis'],
    deskripsi:
      'Bakteri baik dalam pakan untuk menekan Vibrio di usus ikan. Beri secara rutin supaya bermanfaat. Hentikan selama ikan diberi antibiotik.',
    dosis: '3–5 g per kg pakan, setiap hari.',
  },
  {
    kode: 'P23',
    kategori: 'K6',
    nama: 'Probiotik Air Bacillus-Lactobacillus',
    kemasan: 'botol 1 L',
    harga: 85_000,
    stok: 50,
    golongan: 'bukan_obat',
    sediaan: 'probiotik',
    keterangan: 'probiotik',
    bentuk: 'cairan',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_080,
    henti: 0,
    zat: 'Bacillus spp., Lactobacillus spp.',
    kelas: ['B', 'L'],
    penyakit: ['amonia'],
    deskripsi:
      'Cairan bakteri pengurai sisa pakan untuk bak pendederan dan tambak. Di keramba laut terbuka cairan ini langsung hanyut, jadi tidak dianjurkan di sana.',
    dosis: '5–10 mL/m³, setiap 3–5 hari, dengan aerasi menyala.',
  },
  {
    kode: 'P24',
    kategori: 'K6',
    nama: 'Arang Aktif Granul',
    kemasan: 'pouch 1 kg',
    harga: 60_000,
    stok: 245,
    golongan: 'bukan_obat',
    keterangan: 'bukan obat (pembenah air)',
    bentuk: 'granul',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 1_030,
    henti: null,
    zat: 'karbon aktif',
    kelas: ['L'],
    deskripsi:
      'Butiran penyerap warna, bau, dan sisa bahan rendam di bak karantina. Isikan ke kantong saring, lalu ganti tiap dua minggu.',
    dosis: '100–200 g/m³, ditempatkan di aliran saringan.',
  },
  {
    kode: 'P25',
    kategori: 'K7',
    nama: 'Refraktometer Salinitas 0–100',
    kemasan: '1 unit',
    harga: 185_000,
    stok: 25,
    golongan: 'bukan_obat',
    keterangan: 'alat',
    bentuk: '',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 320,
    henti: null,
    zat: '',
    kelas: ['L'],
    penyakit: ['salinitas-turun'],
    deskripsi:
      'Pengukur salinitas genggam yang langsung menunjukkan permil. Setel ke nol dengan air tawar bersih sebelum dipakai. 1 permil = kira-kira 1 gram garam per liter.',
    dosis: 'Ukur keramba tiap pagi dan setelah hujan lebat; ukur air rendam pada setiap giliran ikan.',
  },
  {
    kode: 'P26',
    kategori: 'K7',
    nama: 'Test Kit Amonia Air Laut 50 Uji',
    kemasan: '1 set',
    harga: 165_000,
    stok: 30,
    golongan: 'bukan_obat',
    keterangan: 'alat',
    bentuk: '',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 450,
    henti: null,
    zat: '',
    kelas: ['L'],
    penyakit: ['amonia'],
    deskripsi:
      'Pereaksi untuk mengukur amonia total di air laut, cukup untuk 50 kali uji. Cocokkan warnanya dengan kartu setelah beberapa menit.',
    dosis: 'Uji bak pendederan tiap hari; segera tangani jika hasil di atas 0,3 mg/L.',
  },
  {
    kode: 'P27',
    kategori: 'K7',
    nama: 'Test Kit Oksigen Terlarut 50 Uji',
    kemasan: '1 set',
    harga: 210_000,
    stok: 22,
    golongan: 'bukan_obat',
    keterangan: 'alat',
    bentuk: '',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 450,
    henti: null,
    zat: '',
    kelas: ['L'],
    penyakit: ['ledakan-alga', 'oksigen-rendah', 'stres-angkut', 'ubur-ubur'],
    deskripsi:
      'Penguji oksigen terlarut tanpa listrik, cukup untuk 50 kali uji. Ukur menjelang subuh, saat oksigen paling rendah.',
    dosis: 'Segera tangani jika hasil di bawah 4 mg/L.',
  },
  {
    kode: 'P28',
    kategori: 'K7',
    nama: 'Terpal Bak Rendam Lipat 2 m³',
    kemasan: '1 unit',
    harga: 285_000,
    stok: 18,
    golongan: 'bukan_obat',
    keterangan: 'alat',
    bentuk: '',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 3_800,
    henti: null,
    zat: '',
    kelas: ['P'],
    penyakit: ['bintik-putih', 'cacing-insang', 'cacing-kulit', 'kutu-ikan', 'lintah-laut', 'trichodina'],
    deskripsi:
      'Bak terpal yang bisa dilipat, untuk merendam ikan di atas rakit. Cocok bagi air tawar maupun bahan rendam. Dasar dan dindingnya berlapis penguat, mudah dicuci dan cepat kering.',
    dosis: 'Isi air maksimal 80%, dengan ikan tidak lebih dari 20 kg/m³ selama rendam.',
  },
  {
    kode: 'P29',
    kategori: 'K7',
    nama: 'Kit Ambil Contoh Ikan Sakit',
    kemasan: '1 set',
    harga: 110_000,
    stok: 20,
    golongan: 'bukan_obat',
    keterangan: 'alat',
    bentuk: '',
    bahaya: 'tidak_ada',
    suhu: 'ruang',
    berat: 900,
    henti: null,
    zat: 'alkohol 96%, botol, sarung tangan, kotak pendingin kecil',
    kelas: ['V', 'B'],
    penyakit: [
      'berak-putih',
      'cacing-dalam',
      'fotobakteriosis',
      'iridovirus',
      'limfokistis',
      'nokardiosis',
      'streptokokosis',
      'uronema',
      'vibriosis',
      'vnn',
    ],
    deskripsi:
      'Perlengkapan untuk mengirim contoh ikan sakit ke laboratorium dengan cara yang benar. Di dalamnya ada lembar riwayat untuk jumlah kematian, pakan, suhu, dan salinitas.',
    dosis: 'Pilih ikan yang sekarat, jangan yang busuk; kirim dalam es dan tiba sebelum 24 jam.',
  },
  {
    kode: 'P30',
    kategori: 'K7',
    nama: 'Minyak Cengkeh Murni',
    kemasan: 'botol 100 mL',
    harga: 75_000,
    stok: 35,
    golongan: 'obat_bebas',
    sediaan: 'obat_alami',
    keterangan: 'obat alami (cek pendaftaran)',
    bentuk: 'cairan',
    bahaya: 'mudah_terbakar',
    suhu: 'ruang',
    berat: 160,
    henti: null,
    zat: 'eugenol ±80%',
    aturanPakai: ['rendam | 10-40 ppm | DO min 5 | maks keras 40 | sumber Label produk contoh'],
    kelas: ['L'],
    deskripsi:
      'Penenang dari cengkeh untuk saat ikan ditimbang, diobati lukanya, atau diberi tanda. Campur dulu dengan sedikit alkohol pangan. Bak pemulihan dengan aerasi harus sudah siap. Periksa nomor pendaftaran pada kemasan.',
    dosis: '10–20 ppm agar tenang, 30–40 ppm untuk bius ringan; selalu coba dulu pada 2–3 ekor.',
  },
]

/** In shop order: the first three are the featured ones of the landing page. */
export const paket: readonly PaketSeed[] = [
  {
    kode: 'PK1',
    title: 'Paket Penanganan Penyakit Bakteri',
    harga: 800_000,
    isi: ['P01', 'P22', 'P16', 'P19', 'P02', 'P21'],
    penyakit: ['luka-jaring', 'tenacibakulosis', 'vibriosis'],
    deskripsi:
      'Perlengkapan awal saat luka merah atau sirip geripis mulai terlihat: antiseptik, sanitasi alat, probiotik, dan penguat daya tahan. Antibiotik tidak termasuk. Jika memang perlu, mintalah resep dokter hewan.',
    caraHarian: [
      'Sebelum mulai: Pisahkan ikan yang luka, kurangi pakan menjadi setengah, dan hentikan sortir.',
      'Hari 1: Kirim beberapa ikan sekarat dalam es ke laboratorium. Tanpa hasil laboratorium, jenis bakterinya tidak diketahui.',
      'Angkat ikan sebentar, oles luka tipis dengan povidon iodin yang diencerkan satu banding sepuluh, lalu lepas ke air bersih. Ulangi tiap hari sampai luka mengering.',
      'Celup serok, ember, dan sepatu di larutan desinfektan 10 g per liter. Buat larutan baru tiap hari. Jangan rendam ikan di larutan ini.',
      'Hari 1–14: Campur 1 g beta-glukan, 3 g probiotik, dan 1,4 g vitamin C untuk tiap kg pakan. Tambahkan perekat yang dilarutkan dulu. Buat secukupnya untuk hari itu.',
      'Hari 3: Hitung yang mati. Jika bertambah, hubungi dokter hewan atau petugas kesehatan ikan; antibiotik hanya dengan resepnya.',
      'Hari 15: Hentikan beta-glukan selama dua minggu. Probiotik boleh terus.',
    ],
  },
  {
    kode: 'PK2',
    title: 'Paket Penanganan Penyakit Parasit',
    harga: 500_000,
    isi: ['P05', 'P28', 'P07', 'P09'],
    penyakit: ['bintik-putih', 'cacing-insang', 'cacing-kulit', 'kutu-ikan', 'lintah-laut'],
    deskripsi:
      'Bahan rendam, bak terpal, dan gel luka: lengkap untuk merendam ikan di atas rakit. Untuk bak berisi 1,6 m³ air, peroksidanya cukup sekitar 24 kali rendam 75 ppm dan asam sitratnya dua kali.',
    caraHarian: [
      'Sebelum mulai: Puasakan ikan 12–24 jam. Ukur suhu dan oksigen: tunda jika air 31 °C ke atas atau oksigen di bawah 5 mg/L.',
      'Hari 1: Pasang bak terpal di rakit, isi 1,6 m³ air laut bersih, nyalakan aerasi kuat, dan coba dulu pada 5–10 ekor.',
      'Cacing kulit, cacing insang, atau kutu: rendam dengan hidrogen peroksida 75 ppm selama 30 menit.',
      'Lintah: rendam dengan asam sitrat 250 ppm, maksimal 60 menit. Pakai air baru, jangan satu bak dengan peroksida.',
      'Awasi dari awal sampai akhir. Angkat ikan begitu ada yang miring atau lemas.',
      'Oles gel pada luka ikan besar, dan ganti jaring pada hari yang sama.',
      'Hari 3: Bintik putih saja: pindahkan ikan ke bak bersih dan rendam lagi, lalu ulangi tiap 2 hari sampai tiga kali.',
      'Hari 7: Rendam kedua untuk cacing, kutu, dan lintah, karena telurnya tidak mati pada rendam pertama. Ganti jaring lagi.',
      'Hari 14: Periksa 5–10 ekor. Rendam ketiga jika masih ada yang menempel.',
    ],
  },
  {
    kode: 'PK3',
    title: 'Paket Penanganan Penyakit Jamur',
    harga: 700_000,
    isi: ['P01', 'P09', 'P10', 'P11', 'P16', 'P17', 'P12', 'P03'],
    penyakit: ['jamur-luar', 'pakan-berjamur'],
    deskripsi:
      'Untuk luka dan benih berjamur, gizi yang kurang, dan pakan yang mudah berkapang. Cocok untuk pendederan dan bak karantina. Simpan kaporit dan peroksida terpisah; keduanya tidak boleh bercampur.',
    caraHarian: [
      'Sebelum mulai: Lihat dulu di mikroskop jika bisa. Gumpalan putih di laut sering bukan jamur.',
      'Hari 1: Pindahkan ikan yang luka ke bak dengan air bersih. Buang telur dan ikan mati.',
      'Ikan besar: keringkan luka, oles gel atau povidon iodin yang diencerkan satu banding sepuluh, tahan setengah menit, lepas lagi.',
      'Benih berjamur: rendam dengan hidrogen peroksida 75 ppm selama 30 menit setelah 5–10 ekor lolos uji. Tunda jika air 31 °C ke atas.',
      'Hari 1–14: Campur 1,4 g vitamin C dan 2–5 g premiks untuk tiap kg pakan. Pakan yang sudah berjamur dibuang, bukan dijemur.',
      'Hari 3: Oles lagi luka yang belum kering, dan ulangi tiap 2 hari.',
      'Hari 14: Bak yang sudah kosong dicuci dengan kaporit, dibilas, lalu dijemur. Kerjakan di hari lain dan dengan ember lain daripada peroksida.',
    ],
  },
  {
    kode: 'PK4',
    title: 'Paket Perbaikan Gizi Pakan Rucah',
    harga: 495_000,
    isi: ['P17', 'P18', 'P16', 'P20', 'P21'],
    penyakit: ['kurang-omega-3', 'kurang-tiamin', 'kurang-vitamin-c', 'lemak-tengik'],
    deskripsi:
      'Vitamin, minyak ikan, dan perekat bagi keramba yang masih memberi rucah. Cukup untuk kira-kira 50–100 kg pakan; minyak ikan dan perekat lebih cepat habis.',
    caraHarian: [
      'Sebelum mulai: Buang rucah yang berbau tengik, dan ganti jenis rucah yang sudah lama dipakai terus.',
      'Hari 1: Larutkan perekat di air hangat. Siapkan untuk tiap kg rucah: 3–5 g premiks, 0,2–0,3 g tiamin (perkiraan), 0,4 g vitamin C, dan 10–20 mL minyak ikan.',
      'Semprotkan ke rucah sambil diaduk, angin-anginkan 15 menit, lalu tebar. Buat untuk hari itu saja.',
      'Hari 2–14: Beri terus tiap hari. Catat berapa kg yang benar-benar dimakan.',
      'Hari 15: Hentikan tiamin; teruskan yang lain selama pakan masih rucah. Mulai latih ikan makan pelet.',
    ],
  },
  {
    kode: 'PK5',
    title: 'Paket Biosekuriti Keramba & Karantina',
    harga: 745_000,
    isi: ['P02', 'P03', 'P04', 'P01', 'P29', 'P28'],
    penyakit: ['iridovirus', 'vnn'],
    deskripsi:
      'Isi bak kaki, sanitasi alat, terpal karantina, dan kit contoh laboratorium, siap sebelum benih baru tiba. Simpan kaporit dan peroksimonosulfat terpisah; keduanya tidak boleh bercampur.',
    caraHarian: [
      'Sebelum mulai: Minta surat kesehatan dan hasil PCR benih sebelum membeli.',
      'Hari 1: Cuci bak dan jaring kosong dengan kaporit selama 1 jam, bilas, netralkan sisanya dengan tiosulfat, lalu jemur. Tidak boleh ada ikan di dalamnya.',
      'Hari 2: Pasang bak terpal sebagai bak karantina, di hilir keramba lain. Siapkan bak kaki dan celup alat dengan desinfektan 10 g per liter, larutan baru tiap hari.',
      'Jangan campur kaporit dengan desinfektan ini: pisahkan ember, takaran, dan tempat simpannya.',
      'Hari 3: Masukkan benih baru. Satu bak untuk satu kedatangan, dengan serok sendiri.',
      'Hari 3–16: Periksa 5–10 ekor tiap minggu dan catat yang mati tiap hari.',
      'Jika benih berputar, tidur di dasar, atau banyak mati: jangan pindahkan ikan, simpan contoh dengan kit, dan hubungi petugas.',
      'Hari 17: Benih yang sehat boleh dipindah. Karantina minimal 14 hari; lebih lama lebih aman.',
    ],
  },
  {
    kode: 'PK6',
    title: 'Paket Pantau Kualitas Air',
    harga: 595_000,
    isi: ['P25', 'P26', 'P27', 'P23'],
    penyakit: ['amonia', 'oksigen-rendah', 'salinitas-turun'],
    deskripsi:
      'Ukur salinitas, amonia, dan oksigen secara teratur, lalu perbaiki air bak pendederan. Cocok dipakai bersama catatan harian.',
    caraHarian: [
      'Hari 1: Setel refraktometer ke nol dengan air tawar bersih. Ukur salinitas, oksigen, dan amonia, lalu tulis hasilnya.',
      'Setiap hari: Ukur oksigen menjelang subuh dan amonia di bak pendederan.',
      'Oksigen di bawah 4 mg/L: kurangi pakan. Di bawah 3 mg/L: hentikan pakan dan nyalakan semua aerasi.',
      'Amonia di atas 0,3 mg/L: ganti air, kurangi pakan, dan buang sisa pakan di dasar.',
      'Ukur salinitas setelah hujan lebat. Di bawah 25 permil atau turun mendadak: tunda sortir dan rendam.',
      'Tiap 3 hari: Beri probiotik air 5–10 mL/m³ di bak pendederan dengan aerasi menyala. Jangan pakai di keramba laut terbuka: langsung hanyut.',
    ],
  },
]

export const pengiriman: readonly PengirimanSeed[] = [
  { kode: 'express', nama: 'Express', estimasi: '1–2 hari kerja', biaya: 20_000, jalur: 'darat', dingin: true },
  { kode: 'reguler', nama: 'Reguler', estimasi: '3–5 hari kerja', biaya: 12_000, jalur: 'darat', dingin: false },
  { kode: 'ekonomi', nama: 'Ekonomi', estimasi: '5–9 hari kerja', biaya: 8_000, jalur: 'laut', dingin: false },
]

/** Methods that Midtrans enables for most shops by default, the cheapest for the shop first. */
export const metodePembayaran: readonly MetodeSeed[] = [
  {
    kode: 'other_qris',
    method: 'QRIS',
    description: 'Pindai kode QR dengan aplikasi bank atau dompet digital apa pun.',
  },
  { kode: 'gopay', method: 'GoPay', description: 'Bayar dari saldo GoPay; di komputer lewat kode QR.' },
  { kode: 'shopeepay', method: 'ShopeePay', description: 'Bayar dari saldo ShopeePay; di komputer lewat kode QR.' },
  { kode: 'dana', method: 'DANA', description: 'Bayar dari saldo DANA.' },
  {
    kode: 'bri_va',
    method: 'BRI Virtual Account',
    description: 'Transfer dari ATM, BRImo, atau bank lain ke nomor BRI.',
  },
  { kode: 'bca_va', method: 'BCA Virtual Account', description: 'Transfer dari ATM, BCA mobile, atau KlikBCA.' },
  {
    kode: 'bni_va',
    method: 'BNI Virtual Account',
    description: 'Transfer dari ATM, aplikasi BNI, atau bank lain ke nomor BNI.',
  },
  { kode: 'echannel', method: 'Mandiri Bill Payment', description: 'Bayar tagihan lewat ATM Mandiri atau Livin’.' },
  {
    kode: 'permata_va',
    method: 'Permata Virtual Account',
    description: 'Transfer dari bank mana pun ke nomor Permata.',
  },
  { kode: 'credit_card', method: 'Kartu Kredit/Debit', description: 'Visa, Mastercard, atau JCB, mulai Rp 10.000.' },
  {
    kode: 'indomaret',
    method: 'Indomaret',
    description: 'Bayar tunai di kasir Indomaret, Rp 10.000 sampai Rp 5 juta.',
  },
  { kode: 'alfamart', method: 'Alfamart', description: 'Bayar tunai di kasir Alfamart, sampai Rp 2,5 juta.' },
]
