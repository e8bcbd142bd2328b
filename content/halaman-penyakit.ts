import type { KodePenyakit } from './penyakit.ts'

/*
 * The shop's texts about diseases, for the service pages and the public disease page. They are written like articles (see
 * tulisan.ts). They inform and never diagnose. They never advise an antibiotic dose or a forbidden substance, and every virus
 * text says that there is no drug.
 */

export interface HalamanPenyakit {
  /** Id in the URL: /layanan/detail/{id}. */
  id: number
  nama: string
  /** One sentence, for the card and for search engines. */
  ringkas: string
  /** Name of its drawing: `web/drawings/penyakit-….svg`. */
  gambar: 'bakteri' | 'gizi' | 'jamur' | 'parasit' | 'virus'
  alt: string
  /** Short advice for use at the cage: how to recognize it, what to do first, and what makes it worse. */
  kenali: readonly string[]
  lakukan: readonly string[]
  jangan: readonly string[]
  penyebab: string
  gejala: string
  pencegahan: string
  pengobatan: string
  /** Names of products in the catalog; products that are not on sale are left out. */
  produk: readonly string[]
  /** Limits of the products, if they cannot cure the disease. */
  batas?: string
}

export const BAGIAN = [
  { kunci: 'penyebab', judul: 'Penyebab' },
  { kunci: 'gejala', judul: 'Gejala' },
  { kunci: 'pencegahan', judul: 'Pencegahan' },
  { kunci: 'pengobatan', judul: 'Pengobatan' },
] as const

export const HALAMAN_PENYAKIT: readonly HalamanPenyakit[] = [
  {
    id: 1,
    nama: 'Penyakit Bakteri',
    ringkas: 'Luka merah, sirip geripis, dan borok, sering setelah luka jaring atau gigitan kutu.',
    gambar: 'bakteri',
    alt: 'Kerapu dengan luka merah di badan dan sirip yang geripis.',
    kenali: ['borok merah di badan', 'sirip dan ekor geripis memutih', 'kemerahan di mulut, pangkal sirip, atau dubur'],
    lakukan: [
      'pisahkan ikan yang sakit dan hentikan sortir',
      'ukur air, lalu kurangi pakan menjadi setengah',
      'kirim ikan sekarat ke laboratorium untuk kultur dan uji kepekaan',
    ],
    jangan: ['beri antibiotik tanpa resep dokter hewan', 'tuang obat ke laut', 'panen sebelum masa henti selesai'],
    penyebab: `
Penyebab yang paling sering adalah bakteri Vibrio, misalnya Vibrio harveyi dan Vibrio alginolyticus. Pada kerapu cantang, Photobacterium damselae juga banyak ditemukan. Bakteri lain yang dikenal di laut adalah Streptococcus iniae, Tenacibaculum, dan Nocardia.

Bakteri ini biasa ada di air. Ikan sakit saat daya tahannya turun. Pemicunya antara lain:

- luka karena sortir, serok, atau jaring yang kasar
- ikan terlalu padat
- cuaca berubah atau hujan lebat
- cacing kulit dan cacing insang yang melukai ikan
- pakan rucah yang sudah tidak segar
- jaring yang kotor`,
    gejala: `
- tidak mau makan dan berenang dekat permukaan
- kulit kusam atau menggelap
- kemerahan di mulut, pangkal sirip, atau dubur
- ujung sirip dan ekor geripis memutih
- lepuh yang pecah menjadi borok
- mata menonjol atau keruh
- perut membengkak
- hati pucat saat ikan dibedah

Pada infeksi Streptococcus, ikan bisa berenang berputar. Infeksi Nocardia berkembang pelan: ikan kurus, dan ada benjolan putih di organ dalam. Sebagian bakteri ini bisa masuk lewat luka di tangan Anda, jadi bedah ikan dengan sarung tangan.`,
    pencegahan: `
- sortir dengan tenang dan pakai jaring tanpa simpul
- kurangi kepadatan
- ganti jaring setiap 2–4 minggu
- bersihkan ikan dari cacing kulit dan kutu, karena borok sering muncul di bekas gigitannya
- beri vitamin C dan beta-glukan sebelum ikan stres
- campur probiotik ke pakan
- vaksinasi benih yang sehat dengan vaksin Vibrio, melalui dokter hewan
- pakai alat sendiri untuk setiap rakit
- karantina ikan baru minimal 14 hari`,
    pengobatan: `
Kerjakan berurutan:

- pisahkan ikan yang sakit dan hentikan sortir
- ukur dan perbaiki air, lalu kurangi pakan menjadi setengah
- kirim ikan yang sekarat ke laboratorium untuk kultur bakteri dan uji kepekaan
- rawat luka luar ikan besar dengan antiseptik

Antibiotik hanya dengan resep dokter hewan, setelah uji kepekaan. Berikan sampai tuntas. Jangan pakai antibiotik untuk mencegah. Sebagian bakteri dari kerapu cantang di Indonesia sudah kebal, jadi menebak obat sering gagal.

Ikan yang tidak mau makan tidak bisa diobati lewat pakan. Jangan tuang antibiotik ke air laut: boros dan kurang berguna.

Catat nama obat, takaran, keramba, serta tanggal mulai dan selesai. Jangan panen sebelum masa henti (jeda obat sebelum panen) selesai.`,
    produk: [
      'Povidon Iodin 10% Akuakultur',
      'Probiotik Pakan Bacillus',
      'Vitamin C Stabil 35%',
      'Beta-Glukan Ragi',
      'Desinfektan Kalium Peroksimonosulfat',
      'Vaksin Vibrio Inaktif Multistrain',
      'Oksitetrasiklin 20% Premiks',
      'Eritromisin 20% Premiks',
    ],
  },
  {
    id: 2,
    nama: 'Penyakit Jamur',
    ringkas: 'Gumpalan seperti kapas pada luka atau telur, dan jamur pada pakan lembap.',
    gambar: 'jamur',
    alt: 'Kerapu dengan gumpalan putih seperti kapas pada luka di badannya.',
    kenali: [
      'gumpalan seperti kapas pada luka, sirip, atau telur',
      'luka hitam yang berlubang',
      'benjolan putih di organ dalam',
    ],
    lakukan: [
      'cari penyebab pertamanya: parasit, jaring kasar, atau air',
      'rawat luka ikan besar dengan povidon iodin',
      'angkat telur dan ikan mati setiap hari',
    ],
    jangan: [
      'pakai malachite green; bahan itu dilarang',
      'tiru resep ikan air tawar',
      'jemur pakan berjamur untuk dipakai lagi',
    ],
    penyebab: `
Jamur hampir selalu muncul belakangan, setelah ikan luka atau lemah.

## Jamur luar

Saprolegnia dan Achlya hidup di air tawar atau air dengan salinitas sekitar 3 permil. Di laut bersalinitas 30 permil, keduanya jarang jadi penyebab. Waspadai pada telur, bak bersalinitas rendah, atau ikan yang lama di air tawar. Gumpalan putih di laut bisa juga protozoa, alga, atau kulit mati. Periksa dulu di mikroskop.

## Jamur dalam

Ichthyophonus menyerupai jamur dan menular lewat ikan rucah mentah yang terinfeksi. Jamur hitam jarang terjadi. Kasusnya pada kerapu di Indonesia belum dipastikan.

## Pakan berjamur

Pakan lembap berisi racun jamur yang merusak hati ikan.

Pemicu lain: lecet, gigitan parasit, borok lama, telur mati yang tidak diangkat, dan kurang vitamin C.`,
    gejala: `
- gumpalan putih atau abu-abu seperti kapas pada luka, sirip, atau telur
- luka hitam yang berlubang
- perut membengkak
- ikan kusam dan kurus
- benjolan putih di organ dalam saat ikan dibedah`,
    pencegahan: `
- rawat luka sejak masih kecil
- angkat telur dan ikan mati setiap hari
- keringkan bak di antara dua siklus
- hindari rucah mentah; pilih pelet, atau rucah segar yang dibekukan lalu dimasak
- simpan pakan di tempat kering dan terangkat dari lantai
- buang pakan berjamur, jangan dijemur untuk dipakai lagi
- cukupi vitamin C`,
    pengobatan: `
Hilangkan dulu penyebab pertamanya: parasit, jaring kasar, atau air yang buruk. Lalu:

- oles gel atau larutan povidon iodin pada luka ikan yang cukup besar
- untuk benih, rendam hidrogen peroksida 75 ppm selama 30 menit di bak, setelah diuji pada 5–10 ekor
- alirkan air bersih dan jaga aerasi

Belum ada obat yang bisa diandalkan untuk jamur di organ dalam. Afkir ikan yang terserang, desinfeksi bak dan alat, hentikan rucah mentah, dan hubungi laboratorium.

Jangan tiru resep ikan air tawar untuk kerapu. Malachite green dilarang untuk ikan.`,
    produk: [
      'Gel Luka Povidon Iodin',
      'Povidon Iodin 10% Akuakultur',
      'Hidrogen Peroksida 35% (Telur & Benih)',
      'Ekstrak Daun Ketapang Cair',
      'Vitamin C Stabil 35%',
      'Premiks Multivitamin & Vitamin E',
      'Kalsium Propionat (Antikapang Pakan)',
    ],
  },
  {
    id: 3,
    nama: 'Penyakit Virus',
    ringkas: 'VNN pada benih dan iridovirus pada ikan besar. Tidak ada obatnya; yang menolong adalah pencegahan.',
    gambar: 'virus',
    alt: 'Kerapu berwarna gelap terbaring miring di dasar seperti tertidur.',
    kenali: [
      'benih berputar atau berenang seperti spiral',
      'ikan gelap berbaring miring di dasar seperti tidur',
      'insang pucat dan kematian yang melonjak',
    ],
    lakukan: [
      'tutup petak yang terserang hari itu juga: pakai alat sendiri, jangan keluarkan ikan atau air',
      'angkat ikan mati dan simpan contohnya',
      'laporkan ke Posikandu atau Dinas Perikanan',
    ],
    jangan: [
      'beri antibiotik; antibiotik tidak mempan untuk virus',
      'pindahkan ikan, air, atau alat',
      'jual ikan yang selamat',
    ],
    penyebab: `
Ada dua virus yang paling merugikan kerapu.

## VNN

VNN disebabkan oleh betanodavirus. Virus ini menyerang otak dan retina mata. Penularannya dari induk ke telur, juga lewat air, alat, dan ikan lain. Larva dan benih paling rentan. Kematiannya bisa mendekati 100% dalam satu sampai dua minggu. Ikan 200–2.000 g juga bisa terkena.

## Iridovirus

Iridovirus menyerang limpa dan ginjal, dari gelondongan sampai ikan ukuran pasar. Virus ini menular lewat air, alat, dan ikan, bisa juga lewat rucah. Kematian 20–50% dalam hitungan hari sampai minggu pernah dilaporkan, dan bisa lebih tinggi.

Pemicunya antara lain benih yang tidak jelas asalnya, musim hangat, dan ikan terlalu padat. Pengangkutan, rucah mentah, dan kelompok ikan yang dicampur juga memicunya.`,
    gejala: `
## Tanda VNN

- benih berputar atau berenang seperti spiral
- kehilangan keseimbangan
- menghentakkan kepala ke permukaan
- larva mengambang dengan gelembung renang membesar
- tidak mau makan, warna pucat atau gelap

## Tanda iridovirus

- ikan lesu dan berbaring miring di dasar seperti tidur
- badan menggelap dan insang pucat
- limpa dan ginjal membesar
- mati dengan cepat

Tanda-tanda ini mirip dengan penyakit lain. Hanya uji PCR yang bisa memastikan. Yang diuji: otak dan mata untuk VNN, limpa dan ginjal untuk iridovirus.`,
    pencegahan: `
- beli benih dengan surat kesehatan dan hasil uji PCR
- karantina benih 14–30 hari, di hilir arus dari ikan lama
- jangan mencampur umur dan asal benih
- sediakan bak kaki dan alat sendiri di setiap rakit
- jemur jaring dan alat sampai kering
- jaga kepadatan; untuk larva di bawah 15 ekor per liter
- di hatchery, uji induk, pisahkan bak tiap kelompok, dan jangan memutar ulang air larva

Ketersediaan vaksin untuk virus ini di Indonesia belum pasti. Tanyakan kepada dokter hewan.`,
    pengobatan: `
Belum ada obat untuk penyakit virus pada kerapu. Antibiotik tidak mempan untuk virus.

Lakukan hari itu juga:

- tutup petak atau bak yang terserang, pakai alat sendiri
- jangan pindahkan ikan dan airnya
- kurangi pakan dan jangan sortir ikan
- angkat ikan mati setiap hari
- simpan contoh dan laporkan ke Posikandu atau Dinas Perikanan
- musnahkan ikan jika dianjurkan petugas
- setelah itu desinfeksi, keringkan, dan istirahatkan keramba

Jangan beri antibiotik untuk berjaga-jaga. Jangan jual atau pindahkan ikan yang selamat, karena ikan itu bisa menularkan virus.`,
    produk: [
      'Desinfektan Kalium Peroksimonosulfat',
      'Kit Ambil Contoh Ikan Sakit',
      'Kaporit Granul 60%',
      'Vitamin C Stabil 35%',
      'Beta-Glukan Ragi',
    ],
    batas:
      'Tidak satu pun dari produk ini menyembuhkan virus. Semuanya hanya untuk kebersihan, pengambilan contoh, dan untuk membantu ikan yang belum sakit.',
  },
  {
    id: 4,
    nama: 'Penyakit Parasit',
    ringkas: 'Bintik putih, cacing kulit, cacing insang, lintah, dan kutu. Sekali rendam jarang cukup.',
    gambar: 'parasit',
    alt: 'Kerapu dengan bintik-bintik putih dan lintah yang menempel di siripnya.',
    kenali: [
      'menggosokkan badan ke jaring atau dinding bak',
      'bintik putih, lintah, atau kutu di badan',
      'napas cepat, insang pucat, atau mata keruh',
    ],
    lakukan: [
      'kerjakan semua petak satu rakit pada hari yang sama',
      'ganti jaring dan jemur yang lama sampai kering',
      'ulangi rendam pada hari ke-7 sampai ke-10',
    ],
    jangan: [
      'berhenti setelah satu kali rendam',
      'pakai lebih dari 150 ppm hidrogen peroksida',
      'tuang bahan rendam ke laut; pakai bak atau terpal',
    ],
    penyebab: `
Parasit adalah makhluk kecil yang hidup dari tubuh ikan. Yang sering dijumpai pada kerapu:

- Cryptocaryon irritans, penyebab bintik putih
- Amyloodinium, seperti debu keemasan di kulit
- Trichodina dan protozoa lain di kulit dan insang
- cacing kulit Benedenia dan Neobenedenia
- cacing insang seperti Diplectanum dan Pseudorhabdosynochus
- lintah laut Zeylanicobdella
- kutu laut Caligus dan isopoda
- cacing di dalam tubuh, dari rucah mentah

Pemicunya adalah jaring kotor, arus lemah, ikan terlalu padat, serta air keruh atau hangat. Rucah mentah dan ikan liar di sekitar keramba juga memicunya.`,
    gejala: `
- menggosokkan badan ke jaring atau dinding bak
- bintik putih seperti pasir, atau lapisan debu keemasan
- lendir berlebih dan kulit keabu-abuan
- napas cepat dan tutup insang terbuka
- insang pucat
- mata keruh atau memutih
- lintah cokelat 8–15 mm di sirip, mulut, atau mata
- kutu yang bergerak di kulit
- badan kurus, tumbuh lambat, atau kotoran putih

Cacing kulit tampak sebagai keping bening setelah ikan direndam air tawar sebentar.`,
    pencegahan: `
- ganti jaring secara bergilir dan jemur sampai kering
- beri jarak antarkeramba supaya arus lewat
- jaga dasar jaring minimal 30 cm dari dasar laut
- karantina ikan baru dan beri dua kali rendam air tawar
- periksa 5–10 ekor setiap minggu
- angkat ikan mati setiap hari
- hentikan rucah mentah; bekukan atau masak dulu`,
    pengobatan: `
Untuk hampir semua parasit, kerjakan semua petak di satu rakit pada hari yang sama. Ganti jaringnya, lalu ulangi. Telur dan bungkus parasit tidak mati pada rendam pertama.

## Bintik putih

Pindahkan ikan ke bak bersih dan kering setiap 2–3 hari, dua sampai tiga kali atau lebih. Amati sampai empat minggu.

## Cacing kulit dan kutu

Rendam air tawar 2–5 menit, atau hidrogen peroksida 75 ppm selama 30 menit. Jangan lebih dari 150 ppm (1 ppm = 1 g/m³). Ulangi hari ke-7 sampai ke-10, lalu sekali lagi 7–10 hari kemudian jika masih ada.

## Cacing insang

Air tawar kurang menolong. Hidrogen peroksida bisa dicoba dengan takaran yang sama. Prazikuantel hanya dengan resep dokter hewan.

## Lintah laut

Rendam asam sitrat 250–300 ppm, maksimal 60 menit, lalu ulangi hari ke-7 sampai ke-10. Jaring dijemur sampai kering.

## Amyloodinium

Air tawar hanya meringankan. Penanganannya perlu petugas kesehatan ikan. Amati 10–14 hari.

Belum ada obat untuk parasit usus yang membuat ikan sangat kurus. Pisahkan dan afkir ikannya.`,
    produk: [
      'Hidrogen Peroksida 50%',
      'Natrium Perkarbonat Serbuk',
      'Asam Sitrat Food Grade',
      'Terpal Bak Rendam Lipat 2 m³',
      'Gel Luka Povidon Iodin',
      'Prazikuantel 50% Premiks',
    ],
  },
  {
    id: 5,
    nama: 'Gangguan Gizi',
    ringkas: 'Tulang bengkok, hati berlemak, dan ikan limbung karena pakan.',
    gambar: 'gizi',
    alt: 'Kerapu kurus dengan punggung bengkok di dekat ember pakan.',
    kenali: [
      'punggung bengkok atau tutup insang pendek',
      'limbung setelah lama diberi satu jenis rucah',
      'hati kuning berminyak',
    ],
    lakukan: [
      'buang pakan tengik dan berjamur',
      'selang-seling jenis rucah, atau pindah ke pelet',
      'tambahkan vitamin yang kurang dengan perekat pakan',
    ],
    jangan: [
      'beri pakan yang berbau tengik',
      'bekukan lagi rucah yang sudah mencair',
      'tunda melapor jika benih limbung; itu bisa VNN',
    ],
    penyebab: `
- vitamin C kurang, karena pakan lama disimpan atau terkena panas
- vitamin B1 kurang, karena lama diberi satu jenis rucah seperti teri atau sarden yang mengandung tiaminase
- lemak tengik dan vitamin E kurang, karena ikan berminyak disimpan hangat atau terlalu lama
- lemak omega-3 kurang, terutama pada benih
- pakan terlalu banyak atau terlalu sedikit
- pakan berjamur

Gelembung renang bisa juga terganggu karena gas berlebih di air, atau karena tidak terisi saat larva. Pastikan dulu bukan VNN.`,
    gejala: `
- kurang vitamin C: punggung bengkok, tutup insang pendek, luka lambat menutup
- kurang vitamin B1: tidak mau makan, gemetar, limbung, warna berubah
- lemak tengik: hati kuning berminyak, badan gelap, mati mendadak setelah ditangani
- kurang omega-3: benih lemah dan cacat
- pakan tidak pas: ukuran tidak seragam, saling memangsa, lapisan minyak di permukaan
- pakan berjamur: kurus dan pucat

Benih yang mengambang, berputar, atau limbung bisa juga berarti VNN. Anggap tanda bahaya sampai diperiksa.`,
    pencegahan: `
- pilih pelet terdaftar dengan protein sekitar 48–50%
- beri sampai hampir kenyang, dua kali sehari, lalu angkat sisanya
- sortir ukuran supaya ikan tidak saling memangsa
- jika memakai rucah, beli yang segar, simpan pada -18 °C atau lebih dingin, dan habiskan dalam 1–2 bulan
- cairkan rucah sekali saja
- selang-seling jenis rucah
- simpan pelet kering dan terangkat dari lantai`,
    pengobatan: `
Perbaiki pakannya. Itulah obatnya.

- buang pakan tengik dan berjamur
- tambahkan vitamin C; benih memerlukan sekitar 70–156 mg per kg pakan
- untuk tanda kurang vitamin B1, ganti jenis rucah dan tambahkan tiamin menurut label
- tambahkan premiks vitamin E jika hati berlemak
- beri minyak ikan segar 10–20 mL per kg pakan untuk omega-3
- rekatkan suplemen dengan perekat pakan

Tulang bengkok tidak akan lurus kembali, tetapi ikan berikutnya bisa diselamatkan. Jika ikan limbung atau mati mendadak, ambil contoh dan hubungi petugas. Tanda infeksi virus dan bakteri bisa serupa.`,
    produk: [
      'Premiks Multivitamin & Vitamin E',
      'Vitamin B1 (Tiamin) Larut Air',
      'Vitamin C Stabil 35%',
      'Minyak Ikan Kaya Omega-3',
      'Perekat Pakan (Binder)',
    ],
  },
]

export interface Group {
  kunci: string
  nama: string
  /** Facts common to the whole group. */
  introduction: string
  /** Id of the service page with details. */
  detail?: number
  /** Warning that calls for help at once. */
  bahaya?: string
  /** Diseases; `kode` is the card with details. */
  isi: readonly { nama: string; facts: string; kode?: KodePenyakit }[]
}

/** Common diseases of grouper by group, one sentence each. */
export const GROUPS: readonly Group[] = [
  {
    kunci: 'bakterial',
    nama: 'Bakterial',
    introduction: 'Bakteri biasanya masuk lewat luka atau saat ikan lemah. Antibiotik hanya dengan resep dokter hewan.',
    detail: 1,
    isi: [
      {
        nama: 'Vibriosis',
        kode: 'vibriosis',
        facts: 'Kemerahan, sirip geripis, dan borok; penyakit bakteri yang paling sering.',
      },
      {
        nama: 'Fotobakteriosis',
        kode: 'fotobakteriosis',
        facts: 'Banyak ditemukan pada wabah kerapu cantang; bisa meninggalkan bintik putih di limpa dan ginjal.',
      },
      {
        nama: 'Streptokokosis',
        kode: 'streptokokosis',
        facts: 'Ikan berputar, mata keruh atau menonjol, rahang menggelap.',
      },
      {
        nama: 'Tenacibakulosis (sirip dan mulut busuk)',
        kode: 'tenacibakulosis',
        facts: 'Sering pada ikan kecil setelah dipindahkan.',
      },
      {
        nama: 'Nokardiosis',
        kode: 'nokardiosis',
        facts: 'Ikan makin kurus selama berbulan-bulan, dengan benjolan putih di organ dalam.',
      },
    ],
  },
  {
    kunci: 'viral',
    nama: 'Viral',
    introduction: 'Tidak ada obat untuk virus, dan antibiotik tidak mempan. Satu-satunya jalan adalah pencegahan.',
    detail: 3,
    bahaya:
      'Tanda bahaya: benih berputar, ikan berbaring miring seperti tidur, atau kematian melonjak. Jangan sortir atau pindahkan ikan, simpan contoh, dan laporkan hari itu juga.',
    isi: [
      {
        nama: 'VNN',
        kode: 'vnn',
        facts: 'Menyerang otak dan mata; benih berputar, kematiannya bisa mendekati 100%. Tidak ada obatnya.',
      },
      {
        nama: 'Iridovirus (kerapu tidur)',
        kode: 'iridovirus',
        facts: 'Ikan gelap berbaring miring di dasar, insang pucat, limpa membesar. Tidak ada obatnya.',
      },
      {
        nama: 'Limfokistis (kutil ikan)',
        kode: 'limfokistis',
        facts: 'Kutil putih di sirip dan kulit; biasanya hilang sendiri. Tidak ada obatnya.',
      },
    ],
  },
  {
    kunci: 'parasit',
    nama: 'Parasit',
    introduction: 'Hampir semua parasit perlu rendam ulang dan ganti jaring pada hari yang sama.',
    detail: 4,
    isi: [
      {
        nama: 'Bintik putih (Cryptocaryon)',
        kode: 'bintik-putih',
        facts: 'Bintik seperti pasir; bungkusnya menetas bertahap 3–28 hari.',
      },
      { nama: 'Amyloodinium', kode: 'amyloodinium', facts: 'Ikan megap-megap sebelum debu keemasan tampak di kulit.' },
      {
        nama: 'Trichodina',
        kode: 'trichodina',
        facts: 'Lendir keabu-abuan dan benih lemah. Paling menolong: air bersih dan ikan tidak terlalu padat.',
      },
      {
        nama: 'Cacing kulit',
        kode: 'cacing-kulit',
        facts: 'Keping bening yang rontok di air tawar; telurnya tahan air tawar.',
      },
      {
        nama: 'Cacing insang',
        kode: 'cacing-insang',
        facts: 'Insang pucat, tutup insang terbuka; sangat umum di keramba pendederan.',
      },
      {
        nama: 'Lintah laut',
        kode: 'lintah-laut',
        facts: 'Satu lintah saja bisa membunuh benih; telurnya menempel di jaring.',
      },
      {
        nama: 'Kutu dan isopoda',
        kode: 'kutu-ikan',
        facts: 'Bergerak di kulit dan insang, meninggalkan luka gigitan.',
      },
      {
        nama: 'Cacing dalam tubuh',
        kode: 'cacing-dalam',
        facts: 'Ikan makin kurus; larvanya masuk lewat rucah mentah.',
      },
      {
        nama: 'Berak putih (parasit usus)',
        kode: 'berak-putih',
        facts: 'Benih sangat kurus dengan kotoran putih. Belum ada obatnya.',
      },
      { nama: 'Uronema', kode: 'uronema', facts: 'Borok karena parasit bersilia; hanya mikroskop yang memastikan.' },
    ],
  },
  {
    kunci: 'jamur',
    nama: 'Jamur',
    introduction: 'Jamur biasanya muncul setelah luka, pada telur mati, atau pada pakan lembap.',
    detail: 2,
    isi: [
      {
        nama: 'Jamur luar pada luka dan telur',
        kode: 'jamur-luar',
        facts: 'Gumpalan seperti kapas; jarang pada salinitas 30 permil, periksa di mikroskop.',
      },
      {
        nama: 'Ichthyophonus',
        kode: 'ichthyophonus',
        facts: 'Benjolan putih di organ dalam, menular lewat rucah mentah. Belum ada obatnya.',
      },
      {
        nama: 'Pakan berjamur',
        kode: 'pakan-berjamur',
        facts: 'Racun jamur merusak hati ikan. Buang pakan seperti ini.',
      },
    ],
  },
  {
    kunci: 'non-infeksi',
    nama: 'Non-infeksi',
    introduction:
      'Ukur dulu oksigen, salinitas, suhu, pH, dan amonia. Tidak semua kematian karena kuman. Tambah aerasi atau pindahkan ikan, dan hentikan pakan.',
    detail: 5,
    bahaya:
      'Banyak ikan serentak megap-megap di permukaan menjelang subuh adalah keadaan darurat. Tambah aerasi dan periksa air dulu.',
    isi: [
      { nama: 'Kurang vitamin C', kode: 'kurang-vitamin-c', facts: 'Punggung bengkok dan luka lambat sembuh.' },
      { nama: 'Kurang vitamin B1', kode: 'kurang-tiamin', facts: 'Limbung setelah lama diberi satu jenis rucah.' },
      {
        nama: 'Kurang omega-3',
        kode: 'kurang-omega-3',
        facts: 'Benih lemah dan cacat karena pakan kurang minyak ikan.',
      },
      {
        nama: 'Lemak tengik',
        kode: 'lemak-tengik',
        facts: 'Hati kuning berminyak dan kematian mendadak setelah ikan ditangani.',
      },
      {
        nama: 'Oksigen rendah',
        kode: 'oksigen-rendah',
        facts: 'Paling rawan menjelang subuh; di bawah 3 mg/L sudah darurat.',
      },
      {
        nama: 'Ledakan alga',
        kode: 'ledakan-alga',
        facts: 'Kerapu di Teluk Lampung pernah mati karena ini. Jauhkan ikan dari air yang berubah warna.',
      },
      { nama: 'Amonia', kode: 'amonia', facts: 'Menumpuk di bak pendederan yang padat dan kurang ganti air.' },
      {
        nama: 'Salinitas turun',
        kode: 'salinitas-turun',
        facts: 'Setelah hujan lebat; yang berbahaya adalah turunnya yang mendadak.',
      },
      {
        nama: 'Gelembung gas',
        kode: 'gelembung-gas',
        facts: 'Gelembung di mata atau insang karena gas terlarut berlebih.',
      },
      { nama: 'Luka jaring', kode: 'luka-jaring', facts: 'Bakteri bisa masuk lewat lecet karena jaring atau sortir.' },
      {
        nama: 'Kanibalisme',
        kode: 'kanibalisme',
        facts: 'Ikan besar memangsa yang kecil; sortir ukuran secara teratur.',
      },
      {
        nama: 'Keracunan',
        kode: 'keracunan',
        facts: 'Tumpahan minyak atau pestisida dari luar; pindahkan ikan dan laporkan.',
      },
      {
        nama: 'Ubur-ubur',
        kode: 'ubur-ubur',
        facts: 'Sengatnya merusak insang; kematian bisa berlanjut berhari-hari.',
      },
      { nama: 'Stres angkut', kode: 'stres-angkut', facts: 'Benih lemas setelah perjalanan; samakan air pelan-pelan.' },
    ],
  },
]
