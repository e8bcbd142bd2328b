import type { KodePembayaran } from '#contract/pembayaran/metode-office.ts'

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
  /** Code of the category. */
  readonly kategori: string
  /** Holds no comma: the back office splits the items of a package on commas. */
  readonly nama: string
  readonly kemasan: string
  /** Rupiah. */
  readonly harga: number
  readonly stok: number
  readonly golongan: string
  /** Prescription only. */
  readonly resep: boolean
  /** Withdrawal before harvest in days; null = label or prescription decides, or it does not apply. */
  readonly henti: number | null
  readonly zat: string
  readonly kelas: readonly KodeKelas[]
  readonly deskripsi: string
  readonly dosis: string
}

export interface PaketSeed {
  readonly kode: string
  readonly title: string
  /** Rupiah. */
  readonly harga: number
  readonly deskripsi: string
  /** Codes of the products, one of each, in the order in which they are packed. */
  readonly isi: readonly string[]
}

export interface PengirimanSeed {
  readonly kode: string
  readonly nama: string
  readonly estimasi: string
  /** Rupiah. */
  readonly biaya: number
}

interface MetodeSeed {
  /** Midtrans' word for it. */
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
    deskripsi: 'Bahan rendam dan obat melawan cacing kulit, cacing insang, lintah, kutu, dan protozoa.',
  },
  {
    kode: 'K3',
    nama: 'Antijamur',
    deskripsi: 'Penanganan jamur luar pada luka, telur, dan benih, juga penahan kapang di pakan.',
  },
  {
    kode: 'K4',
    nama: 'Antibakteri & Vaksin (Wajib Resep)',
    deskripsi: 'Obat keras dan vaksin; dilayani setelah ada resep dokter hewan.',
  },
  {
    kode: 'K5',
    nama: 'Vitamin, Nutrisi & Imunostimulan',
    deskripsi: 'Tambahan pakan untuk gizi yang seimbang dan daya tahan yang terjaga.',
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
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: 0,
    zat: 'povidon iodin 10% (setara iodin tersedia ±1%)',
    kelas: ['B', 'J', 'V'],
    deskripsi:
      'Antiseptik cair untuk luka luar ikan dan untuk mencelup alat kerja. Angkat ikan sebentar, oleskan tipis pada luka, lalu lepas lagi ke air bersih. Bukan untuk dituang ke keramba. Periksa nomor pendaftaran pada kemasan.',
    dosis:
      'Luka: satu bagian produk dengan sepuluh bagian air, oles 1-2 kali sehari. Celup alat: 20-25 mL per liter air (sekitar 200-250 ppm iodin) selama 10 menit, kemudian bilas.',
  },
  {
    kode: 'P02',
    kategori: 'K1',
    nama: 'Desinfektan Kalium Peroksimonosulfat',
    kemasan: 'pouch 500 g',
    harga: 165_000,
    stok: 45,
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: null,
    zat: 'kalium peroksimonosulfat ±50%',
    kelas: ['B', 'V', 'J'],
    deskripsi:
      'Serbuk sanitasi untuk bak kaki, serok, ember, dan lantai perahu. Kekuatannya turun setelah dilarutkan, jadi buat larutan baru tiap hari. Jangan dipakai merendam ikan. Jangan pernah dicampur kaporit: dapat timbul gas beracun.',
    dosis: '10 g per liter air (larutan 1%). Biarkan menempel paling sedikit 10 menit, lalu bilas air bersih.',
  },
  {
    kode: 'P03',
    kategori: 'K1',
    nama: 'Kaporit Granul 60%',
    kemasan: 'ember 1 kg',
    harga: 55_000,
    stok: 80,
    golongan: 'desinfektan (cek klasifikasi)',
    resep: false,
    henti: null,
    zat: 'kalsium hipoklorit, klor aktif 60%',
    kelas: ['B', 'V', 'P'],
    deskripsi:
      'Butiran klor untuk mencuci bak kosong, jaring, dan selang sesudah wabah. Kosongkan wadah dari ikan sebelum mulai, dan netralkan sisa klor sebelum wadah diisi lagi. Simpan di tempat kering. Jangan dicampur asam, peroksida, atau peroksimonosulfat: dapat timbul gas beracun.',
    dosis: '200 ppm klor aktif selama 1 jam untuk alat dan bak tanpa ikan; hitung banyaknya dengan kalkulator klor.',
  },
  {
    kode: 'P04',
    kategori: 'K1',
    nama: 'Natrium Tiosulfat (Penetral Klor)',
    kemasan: 'pouch 1 kg',
    harga: 35_000,
    stok: 70,
    golongan: 'bukan obat (pembenah air)',
    resep: false,
    henti: null,
    zat: 'natrium tiosulfat pentahidrat',
    kelas: ['L'],
    deskripsi:
      'Kristal yang menetralkan sisa klor di bak dan tandon. Encerkan di ember terlebih dahulu, sebar merata, dan uji klornya sekali lagi sebelum ikan dimasukkan.',
    dosis: '7 g per m3 air untuk tiap 1 ppm klor yang tersisa.',
  },
  {
    kode: 'P05',
    kategori: 'K2',
    nama: 'Hidrogen Peroksida 50%',
    kemasan: 'jeriken 5 L',
    harga: 165_000,
    stok: 40,
    golongan: 'bahan kimia akuakultur (cek label)',
    resep: false,
    henti: 0,
    zat: 'hidrogen peroksida 50% b/b',
    kelas: ['P', 'J'],
    deskripsi:
      'Bahan rendam pengoksidasi untuk cacing kulit, kutu, dan protozoa luar di bak atau terpal. Setelah bekerja ia berubah menjadi air dan oksigen, tanpa residu. Cairan ini korosif: kenakan sarung tangan dan kacamata, serta coba dulu pada 5-10 ekor. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      '75-150 ppm H2O2 murni selama 30 menit; pakai 75 ppm sebagai awal bila air 28 C atau lebih hangat, dan tunda bila mencapai 31 C. Aerasi kuat; ulangi mengikuti siklus parasit.',
  },
  {
    kode: 'P06',
    kategori: 'K2',
    nama: 'Natrium Perkarbonat Serbuk',
    kemasan: 'pouch 1 kg',
    harga: 75_000,
    stok: 50,
    golongan: 'bahan kimia akuakultur (cek label)',
    resep: false,
    henti: 0,
    zat: 'natrium perkarbonat, setara H2O2 ±27,6%',
    kelas: ['P'],
    deskripsi:
      'Sumber peroksida berbentuk serbuk, lebih ringan dibawa ke rakit daripada jeriken. Larutkan sampai habis di ember sebelum disebar ke bak rendam. Larutannya basa, maka pH perlu dipantau. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      '272 g per m3 setara 75 ppm H2O2, selama 30 menit, hanya di bak atau terpal. Tunda bila suhu air mencapai 31 C.',
  },
  {
    kode: 'P07',
    kategori: 'K2',
    nama: 'Asam Sitrat Food Grade',
    kemasan: 'pouch 1 kg',
    harga: 38_000,
    stok: 290,
    golongan: 'bukan obat (bahan pangan)',
    resep: false,
    henti: 0,
    zat: 'asam sitrat monohidrat',
    kelas: ['P'],
    deskripsi:
      'Bahan rendam untuk melepas lintah laut dari kerapu cantang. Air rendam menjadi asam, sehingga ikan harus diawasi terus di bak atau terpal dan segera diangkat begitu tampak lemas. Jangan dicampur kaporit: dapat timbul gas beracun.',
    dosis: '250-300 ppm (250-300 g per m3), paling lama 60 menit dengan aerasi kuat.',
  },
  {
    kode: 'P08',
    kategori: 'K2',
    nama: 'Prazikuantel 50% Premiks',
    kemasan: 'pouch 100 g',
    harga: 385_000,
    stok: 12,
    golongan: 'obat keras',
    resep: true,
    henti: null,
    zat: 'prazikuantel 50%',
    kelas: ['P'],
    deskripsi:
      'Obat keras untuk cacing insang dan cacing kulit, diberikan lewat pakan. Pembelian memerlukan resep dokter hewan dan catatan bobot ikan. Karena pahit, obat perlu dilapisi perekat pakan. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Takaran dan masa henti ditulis dokter hewan pada resep; jangan dihitung sendiri.',
  },
  {
    kode: 'P09',
    kategori: 'K3',
    nama: 'Gel Luka Povidon Iodin',
    kemasan: 'tube 50 g',
    harga: 45_000,
    stok: 75,
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: 0,
    zat: 'povidon iodin 10% dalam gel',
    kelas: ['J', 'B', 'P'],
    deskripsi:
      'Gel antiseptik yang bertahan lebih lama di luka gigitan dan lecet karena jaring. Paling berguna untuk induk dan ikan besar yang ditangani seekor demi seekor. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Seka luka sampai kering, oles tipis, tahan 30-60 detik, lepas ikan; ulangi setiap 2 hari.',
  },
  {
    kode: 'P10',
    kategori: 'K3',
    nama: 'Hidrogen Peroksida 35% (Telur & Benih)',
    kemasan: 'botol 1 L',
    harga: 52_000,
    stok: 48,
    golongan: 'bahan kimia akuakultur (cek label)',
    resep: false,
    henti: 0,
    zat: 'hidrogen peroksida 35% b/b',
    kelas: ['J', 'P'],
    deskripsi:
      'Peroksida kemasan kecil bagi panti benih yang menakar dosis rendah dengan teliti. Untuk rendam singkat benih dengan jamur luar dan untuk membersihkan perlengkapan penetasan. Pakai sarung tangan dan kacamata. Jangan dicampur kaporit: reaksinya keras dan berbahaya.',
    dosis:
      'Benih: 75 ppm selama 30 menit, setelah 5-10 ekor lolos uji; tunda bila air mencapai 31 C. Telur: menurut prosedur hatchery, dengan uji daya tetas lebih dulu.',
  },
  {
    kode: 'P11',
    kategori: 'K3',
    nama: 'Ekstrak Daun Ketapang Cair',
    kemasan: 'botol 1 L',
    harga: 58_000,
    stok: 55,
    golongan: 'obat alami (cek pendaftaran)',
    resep: false,
    henti: 0,
    zat: 'tanin dari Terminalia catappa',
    kelas: ['J'],
    deskripsi:
      'Ekstrak daun berwarna cokelat untuk bak karantina dan bak pemulihan. Mendampingi perbaikan air bagi ikan yang baru terluka. Ikan yang sakit berat tetap butuh pengobatan. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Menurut label; umumnya 20-50 mL per m3 di bak yang airnya tidak mengalir.',
  },
  {
    kode: 'P12',
    kategori: 'K3',
    nama: 'Kalsium Propionat (Antikapang Pakan)',
    kemasan: 'pouch 1 kg',
    harga: 72_000,
    stok: 40,
    golongan: 'imbuhan pakan',
    resep: false,
    henti: 0,
    zat: 'kalsium propionat',
    kelas: ['J', 'N'],
    deskripsi:
      'Imbuhan yang menahan kapang pada pelet lembap dan adonan pakan sendiri. Gudang pakan harus tetap kering, dan pakan yang telanjur berjamur jangan dipakai lagi.',
    dosis: '2-3 g per kg pakan, dimasukkan ketika adonan dibuat.',
  },
  {
    kode: 'P13',
    kategori: 'K4',
    nama: 'Oksitetrasiklin 20% Premiks',
    kemasan: 'pouch 500 g',
    harga: 185_000,
    stok: 20,
    golongan: 'obat keras',
    resep: true,
    henti: 30,
    zat: 'oksitetrasiklin HCl 20%',
    kelas: ['B'],
    deskripsi:
      'Antibiotik tetrasiklin untuk infeksi bakteri yang terbukti peka di laboratorium. Pembelian memerlukan resep dokter hewan beserta hasil uji kepekaan. Tunggu masa henti habis sebelum panen. Periksa nomor pendaftaran pada kemasan.',
    dosis:
      'Menurut resep, sampai tuntas. Masa henti paling singkat seperti pada label; bila label tidak menyebut lebih lama, toko memakai 30 hari.',
  },
  {
    kode: 'P14',
    kategori: 'K4',
    nama: 'Eritromisin 20% Premiks',
    kemasan: 'pouch 250 g',
    harga: 240_000,
    stok: 10,
    golongan: 'obat keras',
    resep: true,
    henti: null,
    zat: 'eritromisin tiosianat 20%',
    kelas: ['B'],
    deskripsi:
      'Antibiotik makrolida untuk streptokokosis yang sudah dipastikan laboratorium. Pembelian memerlukan resep dokter hewan. Tidak boleh untuk pencegahan dan tidak menolong pada penyakit virus. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Takaran, lama pemberian, dan masa henti menurut resep dokter hewan.',
  },
  {
    kode: 'P15',
    kategori: 'K4',
    nama: 'Vaksin Vibrio Inaktif Multistrain',
    kemasan: 'botol 500 mL',
    harga: 475_000,
    stok: 15,
    golongan: 'obat keras',
    resep: true,
    henti: null,
    zat: 'sel Vibrio spp. inaktif',
    kelas: ['B'],
    deskripsi:
      'Vaksin rendam bagi benih sehat sebelum masuk keramba. Jaga rantai dingin 2-8 C, dan pakai dengan arahan dokter hewan atau petugas kesehatan ikan. Benih yang sedang sakit tidak divaksin. Periksa nomor pendaftaran pada kemasan.',
    dosis: 'Menurut label vaksin; vaksinasi ulang lazimnya 2-3 minggu sesudahnya.',
  },
  {
    kode: 'P16',
    kategori: 'K5',
    nama: 'Vitamin C Stabil 35%',
    kemasan: 'pouch 500 g',
    harga: 165_000,
    stok: 85,
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: 0,
    zat: 'L-askorbil-2-polifosfat, setara vitamin C 35%',
    kelas: ['N', 'B', 'V', 'J'],
    deskripsi:
      'Vitamin C yang tahan panas dan air, untuk pelet maupun rucah. Mendukung tulang benih yang sedang tumbuh dan luka yang sedang menutup. Campur secukupnya untuk hari itu saja.',
    dosis:
      'Harian: 150 mg vitamin C per kg pakan (0,43 g produk). Masa stres: 500 mg per kg pakan (1,43 g produk) selama 7-14 hari.',
  },
  {
    kode: 'P17',
    kategori: 'K5',
    nama: 'Premiks Multivitamin & Vitamin E',
    kemasan: 'pouch 1 kg',
    harga: 140_000,
    stok: 70,
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: 0,
    zat: 'vitamin A, D3, E, K, B kompleks',
    kelas: ['N'],
    deskripsi:
      'Campuran vitamin untuk menutup kekurangan gizi pada pakan rucah. Vitamin E di dalamnya ikut melindungi lemak dari ketengikan di tubuh ikan.',
    dosis: 'Rucah: 3-5 g per kg. Pelet: 2 g per kg.',
  },
  {
    kode: 'P18',
    kategori: 'K5',
    nama: 'Vitamin B1 (Tiamin) Larut Air',
    kemasan: 'pouch 250 g',
    harga: 95_000,
    stok: 50,
    golongan: 'obat bebas terbatas',
    resep: false,
    henti: 0,
    zat: 'tiamin HCl 10%',
    kelas: ['N'],
    deskripsi:
      'Penambah vitamin B1 bagi ikan yang lama makan satu jenis rucah seperti teri atau sarden. Enzim tiaminase pada rucah tertentu menghabiskan vitamin ini. Aduk ke pakan tepat sebelum ditebar.',
    dosis: '0,2-0,3 g produk per kg rucah segar, setara 20-30 mg tiamin per kg.',
  },
  {
    kode: 'P19',
    kategori: 'K5',
    nama: 'Beta-Glukan Ragi',
    kemasan: 'pouch 250 g',
    harga: 175_000,
    stok: 40,
    golongan: 'pelengkap pakan',
    resep: false,
    henti: 0,
    zat: 'beta-1,3/1,6-glukan ±70%',
    kelas: ['B', 'V', 'P'],
    deskripsi:
      'Imunostimulan dari dinding sel ragi, diberikan berkala sebelum masa berat. Contohnya menjelang grading, pindah keramba, atau pergantian musim. Ini bukan obat: ikan yang sakit tidak sembuh karenanya.',
    dosis: '1 g per kg pakan selama 14 hari, kemudian berhenti 14 hari.',
  },
  {
    kode: 'P20',
    kategori: 'K5',
    nama: 'Minyak Ikan Kaya Omega-3',
    kemasan: 'botol 1 L',
    harga: 78_000,
    stok: 60,
    golongan: 'pelengkap pakan',
    resep: false,
    henti: 0,
    zat: 'minyak ikan, EPA+DHA, dengan antioksidan',
    kelas: ['N'],
    deskripsi:
      'Asam lemak esensial untuk benih dan untuk pelet yang miskin lemak laut. Tutup rapat dan taruh di tempat sejuk; buang bila tercium tengik.',
    dosis: '10-20 mL tiap kg pakan.',
  },
  {
    kode: 'P21',
    kategori: 'K5',
    nama: 'Perekat Pakan (Binder)',
    kemasan: 'pouch 500 g',
    harga: 55_000,
    stok: 65,
    golongan: 'pelengkap pakan',
    resep: false,
    henti: 0,
    zat: 'gelatin dan karboksimetil selulosa',
    kelas: ['N', 'B', 'P'],
    deskripsi:
      'Pelapis pakan yang menahan vitamin dan obat resep agar tidak larut ke laut. Cairkan dengan air hangat, semprotkan sambil diaduk, lalu angin-anginkan pakan 15 menit.',
    dosis: '5-10 g per kg pakan, dilarutkan dalam 50-100 mL air.',
  },
  {
    kode: 'P22',
    kategori: 'K6',
    nama: 'Probiotik Pakan Bacillus',
    kemasan: 'pouch 500 g',
    harga: 135_000,
    stok: 60,
    golongan: 'probiotik',
    resep: false,
    henti: 0,
    zat: 'Bacillus subtilis, B. licheniformis',
    kelas: ['B', 'N'],
    deskripsi:
      'Bakteri baik dalam pakan untuk menekan Vibrio di usus ikan. Manfaatnya datang dari pemberian yang rutin. Hentikan selama ikan menerima antibiotik.',
    dosis: '3-5 g per kg pakan, setiap hari.',
  },
  {
    kode: 'P23',
    kategori: 'K6',
    nama: 'Probiotik Air Bacillus-Lactobacillus',
    kemasan: 'botol 1 L',
    harga: 85_000,
    stok: 50,
    golongan: 'probiotik',
    resep: false,
    henti: 0,
    zat: 'Bacillus spp., Lactobacillus spp.',
    kelas: ['B', 'L'],
    deskripsi:
      'Cairan bakteri pengurai sisa pakan untuk bak pendederan dan tambak. Di keramba laut terbuka ia hanyut seketika, jadi tidak dianjurkan di sana.',
    dosis: '5-10 mL per m3, setiap 3-5 hari, dengan aerasi hidup.',
  },
  {
    kode: 'P24',
    kategori: 'K6',
    nama: 'Arang Aktif Granul',
    kemasan: 'pouch 1 kg',
    harga: 60_000,
    stok: 245,
    golongan: 'bukan obat (pembenah air)',
    resep: false,
    henti: null,
    zat: 'karbon aktif',
    kelas: ['L'],
    deskripsi:
      'Butiran penyerap warna, bau, dan sisa bahan rendam di bak karantina. Isikan ke kantong saring, lalu tukar dengan yang baru tiap dua minggu.',
    dosis: '100-200 g per m3, ditempatkan di aliran saringan.',
  },
  {
    kode: 'P25',
    kategori: 'K7',
    nama: 'Refraktometer Salinitas 0-100',
    kemasan: '1 unit',
    harga: 185_000,
    stok: 25,
    golongan: 'alat',
    resep: false,
    henti: null,
    zat: '',
    kelas: ['L'],
    deskripsi:
      'Pengukur salinitas genggam yang langsung menunjukkan permil. Setel ke nol dengan air tawar bersih setiap kali akan dipakai.',
    dosis: 'Ukur keramba tiap pagi dan setelah hujan lebat; ukur air rendam pada setiap angkatan ikan.',
  },
  {
    kode: 'P26',
    kategori: 'K7',
    nama: 'Test Kit Amonia Air Laut 50 Uji',
    kemasan: '1 set',
    harga: 165_000,
    stok: 30,
    golongan: 'alat',
    resep: false,
    henti: null,
    zat: '',
    kelas: ['L'],
    deskripsi:
      'Pereaksi untuk mengukur amonia total di air laut, cukup untuk 50 kali uji. Dalam beberapa menit warnanya tinggal dicocokkan dengan kartu.',
    dosis: 'Uji bak pendederan tiap hari; perbaiki air bila hasil melewati 0,3 mg/L.',
  },
  {
    kode: 'P27',
    kategori: 'K7',
    nama: 'Test Kit Oksigen Terlarut 50 Uji',
    kemasan: '1 set',
    harga: 210_000,
    stok: 22,
    golongan: 'alat',
    resep: false,
    henti: null,
    zat: '',
    kelas: ['L'],
    deskripsi:
      'Penguji oksigen terlarut tanpa listrik, cukup untuk 50 kali uji. Waktu terpenting adalah menjelang subuh, ketika oksigen paling rendah.',
    dosis: 'Segera bertindak bila hasil di bawah 4 mg/L.',
  },
  {
    kode: 'P28',
    kategori: 'K7',
    nama: 'Terpal Bak Rendam Lipat 2 m3',
    kemasan: '1 unit',
    harga: 285_000,
    stok: 18,
    golongan: 'alat',
    resep: false,
    henti: null,
    zat: '',
    kelas: ['P'],
    deskripsi:
      'Bak terpal yang dapat dilipat, untuk merendam ikan di atas rakit. Cocok bagi air tawar maupun bahan rendam. Dasar dan dindingnya berlapis penguat, mudah dicuci dan cepat kering.',
    dosis: 'Isi air paling banyak 80%, dengan ikan tidak lebih dari 20 kg per m3 selama rendam.',
  },
  {
    kode: 'P29',
    kategori: 'K7',
    nama: 'Kit Ambil Contoh Ikan Sakit',
    kemasan: '1 set',
    harga: 110_000,
    stok: 20,
    golongan: 'alat',
    resep: false,
    henti: null,
    zat: 'alkohol 96%, botol, sarung tangan, kotak pendingin kecil',
    kelas: ['V', 'B'],
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
    golongan: 'obat alami (cek pendaftaran)',
    resep: false,
    henti: null,
    zat: 'eugenol ±80%',
    kelas: ['L'],
    deskripsi:
      'Penenang dari cengkeh untuk saat ikan ditimbang, diobati lukanya, atau diberi tanda. Campur lebih dulu dengan sedikit alkohol pangan. Bak pemulihan dengan aerasi harus sudah siap. Periksa nomor pendaftaran pada kemasan.',
    dosis: '10-20 ppm agar tenang, 30-40 ppm untuk bius ringan; selalu coba dulu pada 2-3 ekor.',
  },
]

/** In shop order: the first three are the featured ones of the landing page. */
export const paket: readonly PaketSeed[] = [
  {
    kode: 'PK1',
    title: 'Paket Penanganan Penyakit Bakteri',
    harga: 800_000,
    isi: ['P01', 'P22', 'P16', 'P19', 'P02', 'P21'],
    deskripsi:
      'Bekal pertama ketika luka merah atau sirip geripis mulai terlihat: antiseptik, sanitasi alat, probiotik, dan penguat daya tahan. Antibiotik tidak termasuk; bila memang perlu, jalannya lewat resep dokter hewan.',
  },
  {
    kode: 'PK2',
    title: 'Paket Penanganan Penyakit Parasit',
    harga: 500_000,
    isi: ['P05', 'P28', 'P07', 'P09'],
    deskripsi:
      'Bahan rendam, bak terpal, dan gel luka: lengkap untuk merendam ikan di atas rakit. Untuk bak berisi 1,6 m3 air, peroksidanya cukup sekitar 24 kali rendam 75 ppm dan asam sitratnya dua kali.',
  },
  {
    kode: 'PK3',
    title: 'Paket Penanganan Penyakit Jamur',
    harga: 700_000,
    isi: ['P01', 'P09', 'P10', 'P11', 'P16', 'P17', 'P12', 'P03'],
    deskripsi:
      'Untuk luka dan benih yang berjamur, gizi yang kurang, dan pakan yang mudah berkapang. Pas bagi pendederan dan bak karantina. Simpan kaporit dan peroksida terpisah; keduanya tidak boleh bercampur.',
  },
  {
    kode: 'PK4',
    title: 'Paket Perbaikan Gizi Pakan Rucah',
    harga: 495_000,
    isi: ['P17', 'P18', 'P16', 'P20', 'P21'],
    deskripsi:
      'Vitamin, minyak ikan, dan perekat bagi keramba yang masih memberi rucah. Cukup untuk kira-kira 50-100 kg pakan; minyak ikan dan perekat yang lebih dulu habis.',
  },
  {
    kode: 'PK5',
    title: 'Paket Biosekuriti Keramba & Karantina',
    harga: 745_000,
    isi: ['P02', 'P03', 'P04', 'P01', 'P29', 'P28'],
    deskripsi:
      'Isi bak kaki, sanitasi alat, terpal karantina, dan kit contoh laboratorium, siap sebelum benih baru tiba. Simpan kaporit dan peroksimonosulfat terpisah; keduanya tidak boleh bercampur.',
  },
  {
    kode: 'PK6',
    title: 'Paket Pantau Kualitas Air',
    harga: 595_000,
    isi: ['P25', 'P26', 'P27', 'P23'],
    deskripsi:
      'Ukur salinitas, amonia, dan oksigen secara teratur, lalu benahi air bak pendederan. Paling berguna bersama buku catatan harian.',
  },
]

export const pengiriman: readonly PengirimanSeed[] = [
  { kode: 'express', nama: 'Express', estimasi: '1-2 hari kerja', biaya: 20_000 },
  { kode: 'reguler', nama: 'Reguler', estimasi: '3-5 hari kerja', biaya: 12_000 },
  { kode: 'ekonomi', nama: 'Ekonomi', estimasi: '5-9 hari kerja', biaya: 8_000 },
]

/** What Midtrans opens for most shops without further ado, the cheapest for the shop first. */
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
