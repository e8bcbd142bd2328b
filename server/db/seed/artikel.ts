import type { KodePenyakit } from '#content/penyakit.ts'

/*
 * Articles for the library. Plain text: blank lines separate paragraphs, '## ' starts a subheading, '- ' a list entry; there is
 * no other formatting. They inform and never diagnose. They name a forbidden substance only to say that it is forbidden.
 */

export interface ArtikelSeed {
  readonly kode: string
  readonly judul: string
  readonly penyakit: readonly KodePenyakit[]
  /** Published this many days before the seeding, so that a fresh shop does not look abandoned. */
  readonly hariAgo: number
  readonly konten: string
}

export const artikel: readonly ArtikelSeed[] = [
  {
    kode: 'A1',
    judul: 'Bintik Putih Kerapu: Mengapa Sekali Rendam Tidak Cukup',
    penyakit: ['bintik-putih'],
    hariAgo: 9,
    konten: `
Pagi hari ikan direndam, sore bintiknya hilang. Seminggu kemudian bintik itu muncul lagi, lebih banyak dari sebelumnya. Banyak pembudidaya mengira bahan rendamnya palsu. Biasanya bukan itu sebabnya. Satu kali rendam memang tidak cukup.

## Penyebabnya

Bintik putih di laut disebabkan oleh Cryptocaryon irritans. Ini parasit bersilia, berukuran sekitar 0,3–0,5 mm. Parasit ini tidak sekadar menempel, tetapi masuk ke bawah kulit dan ke jaringan insang. Karena itu obat di air sulit mengenai parasit.

Tanda yang sering terlihat:

- bintik seperti butir pasir di kulit, sirip, atau insang
- ikan menggosokkan badan ke jaring atau dinding bak
- napas cepat dan ikan berkumpul di air masuk
- mata keruh

Jika yang terserang benih, satu bak bisa habis dalam beberapa hari. Tangani segera, jangan tunggu bintik merata.

## Tiga tahap hidup parasit

Tahap pertama berlangsung di tubuh ikan. Parasit makan dan membesar. Inilah bintik yang kita lihat.

Pada tahap kedua parasit lepas, jatuh ke dasar, lalu membungkus diri. Di dalam bungkus itu parasit membelah menjadi banyak bakal parasit.

Pada tahap ketiga bungkus pecah dan bakal parasit berenang mencari ikan. Bungkus tidak pecah serentak. Ada yang dalam tiga hari, ada yang sampai empat minggu.

Bungkus tahan terhadap bahan rendam. Jadi rendam hari ini hanya membersihkan ikan hari ini. Di dasar bak masih ada parasit yang akan menetas.

## Cara yang berhasil

Di bak, putuskan daur hidup parasit. Pindahkan ikan ke bak yang bersih dan kering setiap 2–3 hari, dua sampai tiga kali atau lebih. Cuci, desinfeksi, dan jemur bak bekas sampai kering. Pakai serok dan ember sendiri untuk setiap bak.

Rendam hidrogen peroksida membantu menurunkan jumlah parasit. Dosisnya 75–150 ppm (1 ppm = 1 g/m³) selama 30 menit, lalu diulang. Mulai dari 75 ppm, apalagi jika air hangat. Jangan lebih dari 150 ppm.

Sebelum merendam, periksa hal-hal ini:

- ikan dipuasakan 12–24 jam
- suhu air di bawah 31 °C dan oksigen terlarut di atas 5 mg/L
- rendam dikerjakan di bak atau terpal, saat sejuk
- bahan diuji dulu pada 5–10 ekor
- aerasi menyala kuat dan selalu ada orang yang mengawasi

Begitu ikan hilang keseimbangan, hentikan dan kembalikan ikan ke air bersih. Pakai sarung tangan dan kacamata. Jangan campur peroksida dengan kaporit; reaksinya berbahaya. Jangan tuang bahan rendam ke laut terbuka.

## Kapan boleh disebut selesai

Kulit yang bersih belum cukup. Ambil beberapa ekor dan periksa lendir serta insangnya di mikroskop. Jika belum punya mikroskop, minta bantuan pos kesehatan ikan atau Dinas Perikanan setempat. Lanjutkan pengamatan sampai empat minggu, karena sebagian bungkus lambat menetas.

## Supaya tidak terulang

Karantina benih baru minimal 14 hari, terpisah dari ikan lama. Jangan pindahkan ikan dari keramba yang sedang bermasalah. Keringkan jaring dan alat di bawah matahari. Angkat ikan mati setiap hari ke wadah tertutup, lalu kubur dengan kapur atau bakar.

Tulisan ini informasi, bukan diagnosis. Bintik, lendir, dan napas cepat bisa juga karena penyakit lain. Jika kematian naik atau Anda ragu, hubungi dokter hewan atau petugas kesehatan ikan.
`,
  },
  {
    kode: 'A2',
    judul: 'VNN pada Benih Kerapu: Kenali dari Cara Berenang',
    penyakit: ['vnn'],
    hariAgo: 27,
    konten: `
Benih yang sehat berenang lurus dan menyambar pakan. Benih yang terserang VNN berenang seperti sekrup. Ada yang berputar, ada yang terbalik, ada yang menghentakkan kepala ke permukaan. Perubahan cara berenang sering terlihat sebelum ada yang mati. Jika Anda tahu sehari lebih cepat, bak di sebelahnya bisa diselamatkan.

## Apa yang terjadi di tubuh ikan

VNN adalah singkatan dari viral nervous necrosis. Virusnya, betanodavirus, menyerang otak dan retina mata. Itu sebabnya ikan kehilangan arah dan keseimbangan. Larva bisa mengambang dengan gelembung renang yang membesar. Warna badan menjadi pucat atau gelap, dan nafsu makan hilang.

Pada larva dan benih, kematian bisa mendekati 100% dalam satu sampai dua minggu. Ikan yang lebih besar pun tidak kebal: ikan berbobot 200–2.000 g juga bisa terkena.

## Cara penularan

Ada dua cara. Pertama dari induk ke telur. Kedua lewat air, alat, tangan, dan ikan lain. Risikonya naik jika riwayat benih tidak jelas, bak terlalu padat, atau benih stres di perjalanan.

## Tidak ada obatnya

Belum ada obat untuk VNN. Antibiotik hanya untuk bakteri, tidak mempan untuk virus. Jangan beri antibiotik: uang terbuang, ada residu di ikan, dan bakteri menjadi kebal. Produk apa pun saat wabah virus hanya untuk kebersihan, pengambilan contoh, atau membantu ikan yang belum sakit.

## Jika Anda curiga

Kerjakan hari itu juga:

- pisahkan bak atau petak, beri serok dan ember sendiri
- jangan pindahkan ikan dan jangan alirkan airnya ke bak lain
- kurangi pakan dan jangan sortir ikan
- ukur suhu, salinitas, dan oksigen, lalu catat
- ambil beberapa ekor yang sekarat, bukan yang busuk
- simpan contoh dalam alkohol untuk uji PCR dan beri label tanggal serta asal bak
- angkat ikan mati, masukkan ke wadah tertutup, kubur dengan kapur atau bakar
- laporkan ke Posikandu atau Dinas Perikanan kabupaten

Benih yang tiba kurang dari 14 hari lalu dan mulai berputar harus dianggap tanda bahaya, meskipun baru beberapa ekor.

Berenang berputar tidak selalu berarti VNN. Infeksi bakteri Streptococcus dan kekurangan vitamin B1 bisa memberi gejala yang mirip. Hanya uji laboratorium yang bisa memastikan. Untuk VNN, yang diuji otak dan mata.

## Pencegahan sejak telur

Pencegahan dimulai di hatchery. Induk dan benih diuji PCR. Kepadatan larva dijaga di bawah 15 ekor per liter. Setiap kelompok larva mendapat bak sendiri, dan air bak larva tidak diputar ulang. Telur dicuci menurut prosedur hatchery oleh petugas yang terlatih.

Pembudidaya pembesaran juga bisa mencegah:

- beli benih yang disertai surat kesehatan dan hasil uji
- karantina benih 14–30 hari sebelum digabung
- jangan campur umur dan asal benih
- sediakan bak kaki dan alat sendiri di setiap rakit
- jemur jaring dan alat sampai kering di antara dua siklus

## Setelah wabah

Ikan yang selamat bisa membawa virus tanpa terlihat sakit. Jika ikan itu dijual atau dipindahkan, penyakitnya ikut menyebar. Ikuti saran petugas tentang pemusnahan. Cuci dan desinfeksi bak, keringkan, lalu beri masa istirahat sebelum tebar berikutnya.

Tulisan ini informasi, bukan diagnosis. Keputusan akhir ada pada dokter hewan atau petugas kesehatan ikan yang memeriksa ikan Anda.
`,
  },
  {
    kode: 'A3',
    judul: 'Lintah Laut di Keramba Cantang: Kecil, Cepat, Menguras Darah',
    penyakit: ['lintah-laut'],
    hariAgo: 48,
    konten: `
Panjang lintah tidak sampai dua sentimeter, tetapi satu ekor saja bisa membunuh benih. Lintah laut Zeylanicobdella umum dijumpai pada kerapu hibrida di Indonesia, termasuk cantang. Lintah ini mengisap darah, melukai kulit, dan berkembang biak dengan cepat. Kabar baiknya, daur hidup lintah sudah dikenal, jadi bisa diputus dengan jadwal yang tepat.

## Mengenali lintah

Cari hewan cokelat sampai kehitaman, panjang 8–15 mm, di sirip, mulut, dan sekitar mata. Periksa juga bagian dalam tutup insang. Setelah lintah lepas, sering tertinggal titik darah atau luka kecil.

Ikan yang banyak lintahnya tampak lesu, insangnya pucat, dan makannya berkurang. Setelah itu bakteri bisa masuk lewat luka gigitan.

Dalam satu pengamatan pada benih kerapu macan, sepertiga benih mati dalam tujuh hari meski hanya diisap satu lintah. Pada benih dengan 30 lintah atau lebih, hampir delapan dari sepuluh mati. Jadi jangan tunggu lintah menjadi banyak.

## Mengapa lintah selalu muncul lagi

Lintah tidak bertelur di tubuh ikan. Telurnya terbungkus dan menempel di jaring, tali, dan pelampung. Telur menetas dalam 7–12 hari. Lintah muda menjadi dewasa sekitar 9–10 hari kemudian.

Jadi, jika ikan dibersihkan tetapi jaringnya tidak diganti, lintah muncul lagi dalam sekitar seminggu. Air keruh, arus lemah, dan jaring penuh tempelan memperburuk keadaan.

## Rendam asam sitrat

Lintah lepas jika ikan direndam asam sitrat mutu pangan. Dosisnya 250–300 ppm, yaitu 250–300 g/m³ air, maksimal 60 menit. Contohnya, bak terpal berisi 1,6 m³ perlu 400 g untuk 250 ppm. Jangan lebih dari 300 ppm.

Urutannya:

- puasakan ikan 12–24 jam dan kerjakan pada pagi yang sejuk
- pastikan oksigen terlarut di atas 5 mg/L dan aerasi kuat
- larutkan asam sitrat di ember, baru campurkan ke bak
- uji pada 5–10 ekor dulu
- masukkan ikan dan awasi, jangan ditinggal
- angkat segera jika ikan lemas atau miring
- kembalikan ikan ke keramba dengan jaring yang bersih

Air rendam menjadi asam. Karena itu pakai hanya di bak atau terpal, jangan disebar di keramba. Jangan pernah campur asam dengan kaporit; gasnya beracun.

## Ganti jaring pada hari yang sama

Ganti jaring pada hari rendam. Angkat jaring lama ke darat, semprot, lalu jemur di bawah matahari sampai benar-benar kering. Jemur juga tali dan serok. Kumpulkan lintah yang rontok, jangan dibuang kembali ke laut.

Kerjakan semua petak dalam satu rakit pada hari yang sama. Jika satu petak tertinggal, lintah menyebar lagi dari petak itu.

## Ulangi pada hari ke-7 sampai ke-10

Rendam kedua untuk lintah muda yang baru menetas, sebelum sempat bertelur. Di air hangat siklusnya bisa lebih pendek, jadi periksa 5–10 ekor setiap minggu. Jika lintah masih ditemukan, ulangi lagi.

## Pencegahan

- ganti jaring setiap 2–4 minggu
- beri jarak antarkeramba supaya arus lewat
- jaga dasar jaring minimal 30 cm dari dasar laut
- karantina benih dan periksa sirip serta mulutnya
- jangan pinjamkan jaring basah ke rakit lain

Untuk luka gigitan pada ikan besar, oles tipis gel povidon iodin. Pakai sarung tangan; beberapa bakteri ikan bisa masuk lewat luka di tangan.

Tulisan ini informasi, bukan diagnosis. Jika kematian terus naik, hubungi dokter hewan atau petugas kesehatan ikan.
`,
  },
  {
    kode: 'A4',
    judul: 'Pakan Rucah: Murah di Awal, Mahal di Hati',
    penyakit: ['kurang-tiamin', 'kurang-vitamin-c', 'lemak-tengik'],
    hariAgo: 70,
    konten: `
Sekilo rucah memang murah. Namun yang Anda jual ikan, bukan pakan. Hitung berapa rupiah pakan untuk menghasilkan satu kilogram kerapu. Dengan hitungan itu rucah sering lebih mahal, dan hati ikan bisa rusak.

## Lemak tengik merusak hati

Rucah penuh lemak yang mudah tengik. Beberapa jam di geladak yang panas sudah cukup. Lemak tengik merusak hati dan menghabiskan vitamin E di tubuh ikan. Saat dibedah, hati tampak kuning pucat dan berminyak. Ikan menjadi gelap, dagingnya tipis, dan bisa mati mendadak setelah ditangani.

## Tiaminase merusak vitamin B1

Teri, sarden, dan beberapa ikan lain mengandung tiaminase. Enzim ini memecah vitamin B1. Ikan yang lama diberi satu jenis rucah semacam itu bisa kehilangan nafsu makan, gemetar, lalu limbung. Gejalanya mirip penyakit saraf, padahal sebabnya pakan.

Dua langkah sederhana membantu: selang-seling jenis rucah, dan tambahkan vitamin B1 tepat sebelum pakan diberikan.

## Penyakit dari rucah mentah

Dalam rucah mentah bisa ada cacing, bakteri Vibrio, dan nokardia. Penyakit karena nokardia berkembang pelan, berbulan-bulan, dengan benjolan putih di organ dalam. Risiko sebagian penyakit ini turun jika rucah dibekukan atau dimasak. Yang paling aman tetap pelet terdaftar.

## Jika masih memakai rucah

- beli yang segar dan bekukan segera pada -18 °C atau lebih dingin
- habiskan dalam satu sampai dua bulan
- cairkan secukupnya, sekali saja, jangan dibekukan lagi
- buang jika berbau tengik atau berubah warna
- bersihkan ember dan pisau setiap hari
- ganti-ganti jenis ikannya
- tambahkan premiks vitamin, 3–5 g per kg rucah
- beri sampai hampir kenyang, dua kali sehari, dan angkat sisanya

Catat juga jumlah yang benar-benar dimakan. Jika ada lapisan minyak di permukaan air, pakan terlalu banyak.

## Kebutuhan gizi kerapu

Kerapu adalah pemangsa. Kebutuhan protein pakannya sekitar 48–50% dari berat kering. Benih perlu kira-kira 70–156 mg vitamin C per kg pakan. Vitamin C mudah rusak karena lama disimpan atau kena panas. Tanda kekurangannya: tulang bengkok, tutup insang pendek, dan luka yang lambat menutup.

Lemak omega-3 juga penting, terutama untuk benih. Takaran minyak ikan yang lazim 10–20 mL per kg pakan. Jangan pakai minyak yang tengik.

## Beralih ke pelet tanpa mogok makan

Kerapu yang terbiasa dengan rucah sering menolak pelet. Mulai sejak benih, karena benih lebih cepat belajar. Campur sedikit pelet yang dibasahi dengan rucah cincang, lalu naikkan bagiannya setiap beberapa hari. Beri pada jam yang sama dan jangan terburu-buru. Perekat pakan membuat campuran tidak cepat hancur.

Simpan pelet di tempat kering, terangkat dari lantai. Buang pakan berjamur, jangan dijemur lalu dipakai lagi.

## Cara menghitungnya

Ambil catatan satu siklus. Bagi seluruh biaya pakan dengan kenaikan bobot ikan. Angka ini hanya contoh: rucah seharga Rp 8.000 per kg dengan konversi 8 berarti Rp 64.000 untuk setiap kg ikan. Pelet seharga Rp 25.000 per kg dengan konversi 1,8 berarti Rp 45.000. Masukkan angka Anda sendiri, dan jangan lupa menghitung ikan yang mati.

Tulisan ini informasi, bukan diagnosis. Jika ikan limbung, kejang, atau mati mendadak, pisahkan, ambil contoh, dan hubungi dokter hewan atau petugas kesehatan ikan. Tanda penyakit virus bisa serupa.
`,
  },
  {
    kode: 'A5',
    judul: 'Antibiotik di Keramba: Yang Boleh, Yang Dilarang, dan Masa Henti',
    penyakit: [],
    hariAgo: 96,
    konten: `
Jika dipakai tepat, antibiotik menolong ikan yang terserang bakteri. Jika dipakai sembarangan, ada residu di ikan, bakteri menjadi kebal, dan pembeli menolak ikan Anda. Berikut ringkasan aturan dan kebiasaan baik untuk setiap pembudidaya.

## Dua golongan obat ikan

Aturannya Permen KP 19/2024 tentang Obat Ikan. Obat ikan dibagi menjadi dua:

- obat keras, misalnya antimikroba dan vaksin, hanya dengan resep dokter hewan
- obat bebas terbatas, misalnya antiseptik, desinfektan, vitamin, dan mineral

Semua obat ikan harus terdaftar. Sebelum membeli, periksa nomor pendaftaran pada kemasan. Peraturan bisa berubah, jadi tanyakan yang terbaru kepada petugas.

## Antimikroba yang diperbolehkan

Daftarnya pendek, dan semuanya obat keras:

- tetrasiklin
- oksitetrasiklin
- klortetrasiklin
- eritromisin
- enrofloksasin
- sulfadiazin

Diperbolehkan bukan berarti bebas dibeli. Sebagian obat di daftar ini bisa ditolak negara pembeli, jadi tanyakan juga kepada eksportir Anda.

## Yang dilarang

Antimikroba di luar daftar itu tidak boleh dipakai. Contohnya kloramfenikol, golongan nitrofuran, dan golongan nitroimidazol. Florfenikol, doksisiklin, amoksisilin, asam oksolinat, dan kanamisin juga tidak termasuk yang diizinkan, walaupun pernah disebut di tulisan luar negeri.

Bahan lain pun dilarang: malachite green, kristal violet, triklorfon, diklorvos, trifluralin, serta hormon pemacu pertumbuhan. Jika buku lama masih menganjurkannya, jangan diikuti. Jangan pakai produk tanpa label, tanpa kandungan yang jelas, atau obat manusia.

## Resep dan uji kepekaan dulu

Sebagian bakteri dari kerapu cantang di Indonesia sudah kebal terhadap beberapa antibiotik. Jangan tebak obatnya. Urutan yang benar:

- pisahkan ikan, perbaiki air, hentikan sortir
- periksa kutu dan cacing, karena luka sering muncul di bekas gigitannya
- kirim ikan sekarat dalam es ke laboratorium, kurang dari 24 jam
- tunggu hasil kultur dan uji kepekaan
- dokter hewan menulis obat, takaran, lama pemberian, dan masa henti

Beri obat sampai tuntas, meski ikan tampak membaik. Jangan sisakan obat untuk lain kali. Jangan beri antibiotik untuk pencegahan.

Ikan yang tidak mau makan tidak bisa diobati lewat pakan. Jangan tuang antibiotik ke air laut: boros dan sedikit gunanya.

## Antibiotik tidak menyembuhkan semua

Antibiotik hanya mempan untuk bakteri. Antibiotik tidak menyembuhkan virus seperti VNN dan iridovirus, dan tidak menyembuhkan jamur, parasit, atau kekurangan vitamin. Antibiotik juga tidak menaikkan oksigen. Ukur air dulu, baru pikirkan obat.

## Masa henti

Masa henti adalah jarak antara pemberian obat terakhir dan panen. Selama waktu itu sisa obat keluar dari daging ikan. Jika panen terlalu cepat, masih ada residu. Satu temuan residu bisa menutup pasar satu kawasan.

Catat untuk setiap keramba:

- nama obat, kandungan, dan nomor bets
- takaran dan cara pemberian
- tanggal mulai dan tanggal selesai
- tanggal paling awal boleh panen
- nama dokter hewan dan nomor resep

Angkanya mengikuti label dan resep. Jika label tidak menyebut ikan laut, dokter hewan yang menetapkan. Untuk oksitetrasiklin, toko ini memakai minimal 30 hari sebagai patokan aman.

## Lebih murah mencegah

Vaksinasi benih sehat, jaring bersih, padat tebar yang wajar, sortir dengan lembut, dan pakan yang baik mengurangi kebutuhan obat. Pakai alat sendiri untuk setiap rakit dan karantina minimal 14 hari, supaya penyakit tidak masuk.

Tulisan ini informasi, bukan nasihat hukum dan bukan resep. Untuk kasus Anda, tanyakan kepada dokter hewan atau Dinas Perikanan setempat.
`,
  },
  {
    kode: 'A6',
    judul: 'Rendam Air Tawar yang Aman di Atas Rakit',
    penyakit: ['cacing-kulit'],
    hariAgo: 128,
    konten: `
Air tawar adalah bahan rendam yang paling sederhana. Tidak ada residu, tidak ada masa henti, dan bahannya mudah didapat. Dalam dua sampai lima menit cacing kulit memutih dan rontok. Namun air tawar tetap membuat ikan laut stres. Tanpa persiapan, ikan bisa mati.

## Kegunaan

Rendam air tawar merontokkan cacing kulit, seperti Benedenia dan Neobenedenia. Kutu laut dan beberapa protozoa di permukaan kulit juga berkurang. Untuk cacing insang, air tawar tidak banyak menolong.

Ingat: telur cacing tidak mati. Telur tersangkut di jaring dan menetas beberapa hari kemudian. Jadi setelah rendam air tawar, selalu ganti jaring dan rendam ulang.

## Jangan rendam jika

- ikan lemah, limbung, atau tidak makan sama sekali
- insang rusak atau sangat pucat
- oksigen terlarut di bawah 5 mg/L
- hari sedang panas terik
- benih berenang berputar atau kematian melonjak; hubungi petugas dulu

## Siapkan sehari sebelumnya

Puasakan ikan 12–24 jam. Pasang bak terpal di tempat yang rata dan teduh, isi maksimal 80%. Air tawar harus bebas klor. Samakan suhu dan pH-nya dengan air laut di keramba. Perbedaan suhu sering lebih berbahaya daripada salinitasnya. Pasang dan coba aerasi. Siapkan bak pemulihan berisi air laut beraerasi, serok tanpa simpul, dan jam.

## Hitung giliran

Patokan yang aman 20 kg/m³. Contoh: bak berisi 1,6 m³ menampung 32 kg sekali rendam. Jika ikan rata-rata 200 g, itu 160 ekor. Untuk 600 ekor diperlukan empat giliran. Dengan lima menit rendam dan lima menit penanganan, pekerjaan selesai dalam sekitar 40 menit.

Pada setiap giliran, sedikit air laut ikut terbawa. Ukur salinitas air rendam dengan refraktometer setelah tiap giliran. Ganti air jika melewati 5 permil, karena khasiatnya turun.

## Langkah kerja

- mulai pagi hari, saat air masih sejuk
- ukur oksigen, suhu, pH, dan salinitas, lalu catat
- coba 5–10 ekor dan amati sampai selesai
- masukkan giliran pertama, nyalakan jam
- rendam 2–5 menit; satu orang hanya bertugas mengawasi
- angkat segera jika ikan miring atau diam di dasar
- pindahkan ke bak pemulihan, lalu ke keramba dengan jaring bersih
- beri pakan lagi setelah ikan tenang

Rendam lebih lama dari lima menit hanya untuk ikan kuat di atas 100 g, dan awasi terus. Jangan lebih dari 15 menit.

Cacing yang rontok terlihat seperti keping bening di dasar bak. Saring dan kumpulkan. Air rendam jangan dibuang di sisi keramba, karena telur ikut terbawa.

## Jaring dan jadwal ulang

Ganti jaring pada hari yang sama. Jemur jaring lama satu sampai dua hari. Kerjakan semua petak di satu rakit dalam satu hari, karena petak yang terlewat akan menulari yang lain.

Ulangi pada hari ke-7 sampai ke-10. Pada waktu itu telur sudah menetas dan cacing muda belum sempat bertelur. Rendam ketiga menyusul 7–10 hari setelahnya jika cacing masih tampak. Di air hangat siklusnya bisa lebih cepat, jadi periksa 5–10 ekor setiap minggu.

## Catat hasilnya

Tulis tanggal, petak, jumlah ikan, lama rendam, salinitas akhir, dan jumlah ikan mati tiga hari setelahnya. Dari catatan ini Anda tahu jadwal terbaik untuk lokasi Anda.

Tulisan ini informasi, bukan diagnosis. Pakai sarung tangan, jangan bekerja sendirian, dan jika ragu minta bantuan dokter hewan atau petugas kesehatan ikan.
`,
  },
]
