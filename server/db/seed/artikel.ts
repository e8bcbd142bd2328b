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
  readonly hariLalu: number
  readonly konten: string
}

export const artikel: readonly ArtikelSeed[] = [
  {
    kode: 'A1',
    judul: 'Bintik Putih Kerapu: Mengapa Sekali Rendam Tidak Cukup',
    penyakit: ['bintik-putih'],
    hariLalu: 9,
    konten: `
Pagi hari ikan direndam, sore bintiknya hilang. Seminggu kemudian bintik itu kembali, lebih banyak dari sebelumnya. Banyak pembudidaya mengalami hal ini dan mengira bahan rendamnya palsu. Biasanya bukan itu sebabnya. Yang keliru adalah harapan bahwa satu kali rendam sudah selesai.

## Siapa pelakunya

Bintik putih di laut disebabkan oleh Cryptocaryon irritans. Ini parasit bersilia, berukuran sekitar 0,3-0,5 mm. Parasit ini tidak sekadar menempel, tetapi masuk ke bawah kulit dan ke jaringan insang. Karena itu obat di air sukar menjangkaunya.

Tanda yang sering terlihat:

- bintik seperti butir pasir di kulit, sirip, atau insang
- ikan menggosokkan badan ke jaring atau dinding bak
- napas cepat dan ikan berkumpul di air masuk
- mata keruh

Bila yang terserang benih, satu bak dapat habis dalam beberapa hari. Jangan menunggu bintik merata baru bertindak.

## Tiga babak hidup parasit

Babak pertama berlangsung di tubuh ikan. Parasit makan dan membesar; inilah bintik yang kita lihat.

Pada babak kedua parasit lepas, jatuh ke dasar, lalu membungkus diri. Di dalam bungkus itu parasit membelah menjadi banyak bakal parasit.

Pada babak ketiga bungkus pecah dan bakal parasit berenang mencari ikan. Bungkus tidak pecah serentak. Ada yang dalam tiga hari, ada yang sampai empat minggu.

Bungkus tahan terhadap bahan rendam. Jadi rendam hari ini hanya membersihkan ikan hari ini. Di dasar bak, gelombang berikutnya sudah menunggu.

## Yang berhasil: pindah, rendam, ulangi

Cara paling kuat di bak adalah memutus daur hidupnya. Pindahkan ikan ke bak yang bersih dan kering setiap 2-3 hari, dua sampai tiga kali atau lebih. Bak yang ditinggalkan dicuci, didesinfeksi, dan dijemur sampai kering. Pakai serok dan ember tersendiri untuk setiap bak.

Rendam hidrogen peroksida membantu menurunkan jumlah parasit. Kisarannya 75-150 ppm selama 30 menit, lalu diulang. Mulailah dari 75 ppm, terlebih bila air hangat. Jangan melewati 150 ppm.

Sebelum merendam, periksa hal-hal ini:

- ikan dipuasakan 12-24 jam
- suhu air di bawah 31 C dan oksigen terlarut di atas 5 mg/L
- rendam dikerjakan di bak atau terpal, pada jam yang sejuk
- bahan diuji dulu pada 5-10 ekor
- aerasi menyala kuat dan selalu ada orang yang mengawasi

Begitu ikan kehilangan keseimbangan, hentikan dan kembalikan ke air bersih. Pakai sarung tangan dan kacamata. Jangan mencampur peroksida dengan kaporit; reaksinya berbahaya. Bahan rendam tidak pernah dituang ke laut terbuka.

## Kapan boleh disebut selesai

Kulit yang bersih belum cukup. Ambil beberapa ekor dan periksa lendir serta insangnya di mikroskop. Bila belum punya mikroskop, minta bantuan pos kesehatan ikan atau Dinas Perikanan setempat. Lanjutkan pengamatan sampai empat minggu, karena bungkus yang lambat menetas bisa memulai lagi dari awal.

## Agar tidak datang kembali

Karantina benih baru paling sedikit 14 hari, terpisah dari ikan lama. Jangan memindah ikan dari keramba yang sedang bermasalah. Keringkan jaring dan alat di bawah matahari. Ikan mati diangkat setiap hari, dimasukkan ke wadah tertutup, lalu dikubur dengan kapur atau dibakar.

Tulisan ini informasi, bukan diagnosis. Bintik, lendir, dan napas cepat dapat juga berasal dari penyakit lain. Bila kematian naik atau Anda ragu, hubungi dokter hewan atau petugas kesehatan ikan.
`,
  },
  {
    kode: 'A2',
    judul: 'VNN pada Benih Kerapu: Kenali dari Cara Berenang',
    penyakit: ['vnn'],
    hariLalu: 27,
    konten: `
Benih yang sehat berenang lurus dan menyambar pakan. Benih yang terserang VNN berenang seperti sekrup. Ada yang berputar, ada yang terbalik, ada yang menghentakkan kepala ke permukaan. Perubahan cara berenang sering terlihat lebih dulu daripada kematian. Mengenalinya sehari lebih cepat dapat menyelamatkan bak di sebelahnya.

## Apa yang terjadi di tubuh ikan

VNN adalah singkatan dari viral nervous necrosis. Virusnya, betanodavirus, menyerang otak dan retina mata. Itu sebabnya ikan kehilangan arah dan keseimbangan. Larva dapat mengambang dengan gelembung renang yang membesar. Warna badan menjadi pucat atau gelap, dan nafsu makan hilang.

Pada larva dan benih, kematian bisa mendekati 100% dalam satu sampai dua minggu. Ikan yang lebih besar pun tidak kebal: ikan berbobot 200-2.000 g juga dapat terkena.

## Dari mana datangnya

Ada dua jalan. Jalan pertama dari induk ke telur. Jalan kedua melalui air, alat, tangan, dan ikan lain. Benih dengan riwayat tidak jelas, bak yang terlalu padat, dan perjalanan yang melelahkan membuat keadaan lebih buruk.

## Tidak ada obatnya

Ini perlu dikatakan terus terang: belum ada obat untuk VNN. Antibiotik bekerja pada bakteri, tidak pada virus. Memberikannya hanya membuang uang, meninggalkan residu, dan melatih bakteri menjadi kebal. Produk apa pun yang dipakai saat wabah virus hanya untuk kebersihan, pengambilan contoh, atau mendukung ikan yang belum sakit.

## Bila Anda curiga

Kerjakan hari itu juga:

- pisahkan bak atau petak, beri serok dan ember sendiri
- jangan memindahkan ikan dan jangan mengalirkan airnya ke bak lain
- kurangi pakan dan jangan menyortir
- ukur suhu, salinitas, dan oksigen, lalu catat
- ambil beberapa ekor yang sekarat, bukan yang busuk
- simpan contoh dalam alkohol untuk uji PCR dan beri label tanggal serta asal bak
- angkat ikan mati, masukkan ke wadah tertutup, kubur dengan kapur atau bakar
- laporkan ke Posikandu atau Dinas Perikanan kabupaten

Benih yang tiba kurang dari 14 hari lalu dan mulai berputar harus dianggap tanda bahaya, meskipun baru beberapa ekor.

Berenang berputar tidak selalu berarti VNN. Infeksi bakteri Streptococcus dan kekurangan vitamin B1 dapat memberi gejala yang mirip. Hanya uji laboratorium yang dapat memastikan. Untuk VNN bagian yang diuji adalah otak dan mata.

## Mencegah sejak telur

Pencegahan dimulai di panti benih. Induk dan benih diuji PCR. Kepadatan larva dijaga di bawah 15 ekor per liter. Setiap kelompok larva mendapat bak sendiri, dan air bak larva tidak diputar ulang. Telur dicuci menurut prosedur hatchery oleh petugas yang terlatih.

Pembudidaya pembesaran pun punya peran:

- beli benih yang disertai surat kesehatan dan hasil uji
- karantina benih 14-30 hari sebelum digabung
- jangan mencampur umur dan asal benih
- sediakan bak kaki dan alat tersendiri di setiap rakit
- jemur jaring dan alat sampai kering di antara dua siklus

## Sesudah wabah

Ikan yang selamat dapat membawa virus tanpa terlihat sakit. Menjual atau memindahkannya berarti memindahkan penyakit. Ikuti saran petugas tentang pemusnahan. Cuci dan desinfeksi bak, keringkan, lalu beri masa istirahat sebelum tebar berikutnya.

Tulisan ini informasi, bukan diagnosis. Keputusan akhir ada pada dokter hewan atau petugas kesehatan ikan yang memeriksa ikan Anda.
`,
  },
  {
    kode: 'A3',
    judul: 'Lintah Laut di Keramba Cantang: Kecil, Cepat, Menguras Darah',
    penyakit: ['lintah-laut'],
    hariLalu: 48,
    konten: `
Panjangnya tidak sampai dua sentimeter, tetapi satu ekor saja bisa berakibat fatal bagi benih. Lintah laut Zeylanicobdella umum dijumpai pada kerapu hibrida di Indonesia, termasuk cantang. Lintah ini mengisap darah, melukai kulit, dan berkembang biak dengan cepat. Kabar baiknya, daur hidupnya sudah dikenal. Siapa yang tahu jadwalnya dapat memutusnya.

## Mengenali lintah

Carilah makhluk cokelat sampai kehitaman, panjang 8-15 mm. Tempat kesukaannya sirip, mulut, dan sekitar mata. Periksa juga bagian dalam tutup insang. Setelah lintah lepas, sering tertinggal titik darah atau luka kecil.

Ikan yang banyak lintahnya tampak lesu, insangnya pucat, dan makannya berkurang. Luka gigitan kemudian dimasuki bakteri.

Dalam satu pengamatan pada benih kerapu macan, sepertiga benih mati dalam tujuh hari walau hanya diisap satu lintah. Pada benih dengan 30 lintah atau lebih, hampir delapan dari sepuluh mati. Jadi jangan menunggu lintah menjadi banyak.

## Mengapa selalu datang lagi

Lintah tidak bertelur di tubuh ikan. Telurnya terbungkus dan menempel di jaring, tali, dan pelampung. Telur menetas dalam 7-12 hari. Lintah muda menjadi dewasa sekitar 9-10 hari kemudian.

Artinya jelas. Membersihkan ikan tetapi membiarkan jaring yang sama hanya memberi jeda sekitar seminggu. Air keruh dan arus yang lemah membuat keadaan lebih buruk, begitu pula jaring yang penuh tempelan.

## Rendam asam sitrat

Asam sitrat mutu pangan dapat melepaskan lintah. Dosisnya 250-300 ppm, atau 250-300 g untuk setiap meter kubik air, paling lama 60 menit. Contohnya, bak terpal berisi 1,6 m3 memerlukan 400 g untuk 250 ppm. Jangan melewati 300 ppm.

Urutannya:

- puasakan ikan 12-24 jam dan kerjakan pada pagi yang sejuk
- pastikan oksigen terlarut di atas 5 mg/L dan aerasi kuat
- larutkan asam sitrat di ember, baru campurkan ke bak
- uji pada 5-10 ekor lebih dulu
- masukkan ikan dan awasi tanpa ditinggal
- angkat segera bila ikan lemas atau miring
- kembalikan ikan ke keramba dengan jaring yang bersih

Air rendam menjadi asam. Karena itu bahan ini hanya untuk bak atau terpal, tidak untuk disebar di keramba. Jangan pernah mencampur asam dengan kaporit; gasnya beracun.

## Jaring dikerjakan pada hari yang sama

Ganti jaring pada hari rendam. Angkat jaring lama ke darat, semprot, lalu jemur di bawah matahari sampai benar-benar kering. Tali dan serok ikut dijemur. Lintah yang rontok dikumpulkan, jangan dibuang kembali ke laut.

Kerjakan semua petak dalam satu rakit pada hari yang sama. Bila satu petak tertinggal, petak itu menjadi sumber baru.

## Ulangi pada hari ke-7 sampai ke-10

Rendam kedua menangkap lintah muda yang baru menetas sebelum sempat bertelur. Pada air hangat siklusnya bisa lebih pendek, maka periksa 5-10 ekor setiap minggu. Bila lintah masih ditemukan, ulangi lagi.

## Menjaga agar jarang datang

- ganti jaring setiap 2-4 minggu
- beri jarak antar keramba supaya arus lewat
- jaga dasar jaring sedikitnya 30 cm dari dasar laut
- karantina benih dan periksa sirip serta mulutnya
- jangan meminjamkan jaring basah antar rakit

Untuk luka gigitan pada ikan besar, gel povidon iodin dapat dioleskan tipis. Pakailah sarung tangan; beberapa bakteri ikan dapat masuk lewat luka di tangan.

Tulisan ini informasi, bukan diagnosis. Bila kematian terus naik, hubungi dokter hewan atau petugas kesehatan ikan.
`,
  },
  {
    kode: 'A4',
    judul: 'Pakan Rucah: Murah di Awal, Mahal di Hati',
    penyakit: ['kurang-tiamin', 'kurang-vitamin-c', 'lemak-tengik'],
    hariLalu: 70,
    konten: `
Sekilo rucah memang murah. Namun pembudidaya tidak menjual pakan; ia menjual ikan. Yang perlu dihitung adalah berapa rupiah pakan untuk menghasilkan satu kilogram kerapu. Di situlah rucah sering kalah, dan sebagian ongkosnya dibayar oleh hati ikan.

## Lemak tengik merusak hati

Rucah penuh lemak yang mudah teroksidasi. Beberapa jam di geladak yang panas sudah cukup untuk memulainya. Lemak tengik merusak hati dan menghabiskan vitamin E di tubuh ikan. Saat dibedah, hati tampak kuning pucat dan berminyak. Ikan menjadi gelap, dagingnya tipis, dan dapat mati mendadak sesudah ditangani.

## Pencuri vitamin bernama tiaminase

Teri, sarden, dan beberapa ikan lain mengandung tiaminase. Enzim ini memecah vitamin B1. Ikan yang lama diberi satu jenis rucah semacam itu dapat kehilangan nafsu makan, gemetar, lalu limbung. Gejalanya mirip penyakit saraf, padahal asalnya dari ember pakan.

Dua langkah sederhana membantu: selang-seling jenis rucah, dan tambahkan vitamin B1 tepat sebelum pakan diberikan.

## Penumpang yang tidak diundang

Rucah mentah membawa cacing, bakteri Vibrio, dan nokardia. Penyakit yang disebabkan nokardia berjalan pelan, berbulan-bulan, dan meninggalkan benjolan putih di organ dalam. Pembekuan dan pemasakan mengurangi risiko sebagian penumpang ini. Jalan paling aman tetap pelet yang terdaftar.

## Kalau masih memakai rucah

- beli yang segar dan bekukan segera pada -18 C atau lebih dingin
- habiskan dalam satu sampai dua bulan
- lelehkan secukupnya, sekali saja, jangan dibekukan lagi
- buang bila berbau tengik atau berubah warna
- bersihkan ember dan pisau setiap hari
- ganti-ganti jenis ikannya
- tambahkan premiks vitamin, 3-5 g per kg rucah
- beri sampai hampir kenyang, dua kali sehari, dan angkat sisanya

Catat juga jumlah yang benar-benar dimakan. Lapisan minyak di permukaan air menandakan pakan berlebih.

## Yang dibutuhkan kerapu

Kerapu adalah pemangsa. Kebutuhan protein pakannya sekitar 48-50% dari berat kering. Benih memerlukan kira-kira 70-156 mg vitamin C per kg pakan. Vitamin C mudah hilang, baik karena lama disimpan maupun karena panas. Kekurangannya tampak sebagai tulang bengkok, tutup insang pendek, dan luka yang lambat menutup.

Lemak omega-3 juga penting, terutama untuk benih. Takaran minyak ikan yang lazim 10-20 mL per kg pakan. Minyak yang tengik jangan dipakai karena menambah masalah yang sama.

## Beralih ke pelet tanpa mogok makan

Kerapu yang terbiasa dengan rucah sering menolak pelet. Mulailah sejak benih, karena benih lebih cepat belajar. Campur sedikit pelet yang dibasahi dengan rucah cincang, lalu naikkan bagiannya setiap beberapa hari. Beri pada jam yang sama dan jangan terburu-buru. Perekat pakan membuat campuran tidak cepat hancur.

Simpan pelet di tempat kering, terangkat dari lantai. Pakan yang berjamur dibuang, bukan dijemur lalu dipakai lagi.

## Cara menghitungnya

Ambil catatan satu siklus. Bagi seluruh biaya pakan dengan kenaikan bobot ikan. Misalnya, dan angka ini hanya contoh, rucah seharga Rp 8.000 per kg dengan konversi 8 berarti Rp 64.000 untuk setiap kg ikan. Pelet seharga Rp 25.000 per kg dengan konversi 1,8 berarti Rp 45.000. Masukkan angka Anda sendiri, dan jangan lupa menghitung ikan yang mati.

Tulisan ini informasi, bukan diagnosis. Bila ikan limbung, kejang, atau mati mendadak, pisahkan, ambil contoh, dan hubungi dokter hewan atau petugas kesehatan ikan, karena penyakit virus dapat tampak serupa.
`,
  },
  {
    kode: 'A5',
    judul: 'Antibiotik di Keramba: Yang Boleh, Yang Dilarang, dan Masa Henti',
    penyakit: [],
    hariLalu: 96,
    konten: `
Antibiotik adalah obat, bukan jimat. Jika dipakai tepat, antibiotik menolong ikan yang terserang bakteri. Jika dipakai asal, antibiotik meninggalkan residu, membuat bakteri kebal, dan menutup pintu pembeli. Berikut ringkasan aturan dan kebiasaan baik yang perlu diketahui setiap pembudidaya.

## Dua golongan obat ikan

Aturan yang menjadi pegangan adalah Permen KP 19/2024 tentang Obat Ikan. Aturan ini membagi obat ikan menjadi dua:

- obat keras, misalnya antimikroba dan vaksin, hanya dengan resep dokter hewan
- obat bebas terbatas, misalnya antiseptik, desinfektan, vitamin, dan mineral

Semua obat ikan harus terdaftar. Sebelum membeli, periksa nomor pendaftaran pada kemasan. Peraturan dapat berubah, jadi tanyakan yang terbaru kepada petugas.

## Antimikroba yang diperbolehkan

Daftarnya pendek, dan semuanya obat keras:

- tetrasiklin
- oksitetrasiklin
- klortetrasiklin
- eritromisin
- enrofloksasin
- sulfadiazin

Diperbolehkan bukan berarti bebas dibeli. Beberapa negara pembeli dapat menolak sebagian dari daftar ini, maka tanyakan juga kepada eksportir Anda.

## Yang dilarang

Antimikroba di luar daftar itu tidak boleh dipakai. Contohnya kloramfenikol, golongan nitrofuran, dan golongan nitroimidazol. Florfenikol, doksisiklin, amoksisilin, asam oksolinat, dan kanamisin juga tidak termasuk yang diizinkan, walaupun pernah disebut di tulisan luar negeri.

Bahan lain pun dilarang: malachite green, kristal violet, triklorfon, diklorvos, trifluralin, serta hormon pemacu pertumbuhan. Bila buku lama masih menganjurkannya, tinggalkan anjuran itu. Produk tanpa label, tanpa kandungan yang jelas, atau dengan cap obat manusia tidak punya tempat di keramba.

## Resep dan uji kepekaan lebih dulu

Bakteri dari kerapu cantang di Indonesia sudah ada yang kebal terhadap beberapa antibiotik. Menebak obat berarti berjudi. Urutan yang benar:

- pisahkan ikan, perbaiki air, hentikan penyortiran
- periksa kutu dan cacing, karena luka sering mengikuti gigitannya
- kirim ikan sekarat dalam es ke laboratorium, kurang dari 24 jam
- tunggu hasil kultur dan uji kepekaan
- dokter hewan menulis obat, takaran, lama pemberian, dan masa henti

Obat diberikan sampai tuntas, walau ikan tampak membaik di tengah jalan. Jangan menyisakan obat untuk lain kali. Jangan memberikannya sebagai pencegahan.

Ikan yang tidak mau makan tidak dapat diobati lewat pakan. Menuang antibiotik ke air laut pun boros dan sedikit gunanya.

## Antibiotik tidak menyembuhkan semua

Antibiotik bekerja pada bakteri. Antibiotik tidak menyembuhkan virus seperti VNN dan iridovirus, dan tidak menyembuhkan jamur, parasit, atau kekurangan vitamin. Oksigen yang rendah juga tidak naik karenanya. Ukur air dulu, baru bicara obat.

## Masa henti: hitung, catat, patuhi

Masa henti adalah jarak antara pemberian obat terakhir dan panen. Selama waktu itu ikan membuang sisa obat dari dagingnya. Panen terlalu cepat meninggalkan residu, dan satu temuan residu dapat menutup pasar satu kawasan.

Catat untuk setiap keramba:

- nama obat, kandungan, dan nomor bets
- takaran dan cara pemberian
- tanggal mulai dan tanggal selesai
- tanggal paling awal boleh panen
- nama dokter hewan dan nomor resep

Angkanya mengikuti label dan resep. Bila label tidak menyebut ikan laut, dokter hewan yang menetapkan. Untuk oksitetrasiklin toko ini memakai paling sedikit 30 hari sebagai patokan hati-hati.

## Lebih murah mencegah

Vaksinasi benih sehat, jaring bersih, padat tebar yang wajar, sortir dengan lembut, dan pakan yang baik mengurangi kebutuhan obat. Alat tersendiri untuk setiap rakit dan karantina paling sedikit 14 hari menahan penyakit di pintu.

Tulisan ini informasi, bukan nasihat hukum dan bukan resep. Untuk kasus Anda, tanyakan kepada dokter hewan atau Dinas Perikanan setempat.
`,
  },
  {
    kode: 'A6',
    judul: 'Rendam Air Tawar yang Aman di Atas Rakit',
    penyakit: ['cacing-kulit'],
    hariLalu: 128,
    konten: `
Air tawar adalah bahan rendam yang paling sederhana. Tidak ada residu, tidak ada masa henti, dan bahannya mudah didapat. Dalam dua sampai lima menit cacing kulit memutih dan rontok. Namun air tawar tetap tekanan bagi ikan laut. Sedikit persiapan membedakan rendam yang menolong dari rendam yang mematikan.

## Berguna untuk apa

Rendam air tawar merontokkan cacing kulit, seperti Benedenia dan Neobenedenia. Kutu laut dan beberapa protozoa di permukaan kulit juga berkurang. Cacing insang lebih bandel; air tawar tidak banyak menolong.

Satu hal harus diingat: telur cacing tidak mati. Telur tersangkut di jaring dan menetas beberapa hari kemudian. Maka rendam air tawar selalu satu paket dengan ganti jaring dan rendam ulang.

## Jangan lakukan bila

- ikan lemah, limbung, atau tidak makan sama sekali
- insang rusak atau sangat pucat
- oksigen terlarut di bawah 5 mg/L
- hari sedang panas terik
- benih berenang berputar atau kematian melonjak; hubungi petugas dulu

## Siapkan sehari sebelumnya

Puasakan ikan 12-24 jam. Pasang bak terpal di tempat yang rata dan teduh, isi paling banyak 80%. Air tawar harus bebas klor. Suhu dan pH-nya disamakan dengan air laut di keramba; perbedaan suhu sering lebih berbahaya daripada salinitasnya. Aerasi dipasang dan dicoba. Siapkan bak pemulihan berisi air laut beraerasi, serok tanpa simpul, dan jam.

## Hitung giliran

Pegangan yang hati-hati adalah 20 kg ikan per meter kubik. Contoh: bak berisi 1,6 m3 menampung 32 kg sekali rendam. Bila ikan rata-rata 200 g, itu 160 ekor. Untuk 600 ekor diperlukan empat giliran. Dengan lima menit rendam dan lima menit penanganan, pekerjaan selesai dalam sekitar 40 menit.

Pada setiap giliran, sedikit air laut ikut terbawa. Ukur salinitas air rendam dengan refraktometer setelah tiap giliran. Ganti air jika melewati 5 permil, sebab khasiatnya menurun.

## Langkah kerja

- mulai pagi hari, saat air masih sejuk
- ukur oksigen, suhu, pH, dan salinitas, lalu catat
- coba 5-10 ekor dan amati sampai selesai
- masukkan giliran pertama, nyalakan jam
- rendam 2-5 menit; satu orang hanya bertugas mengawasi
- angkat segera bila ikan miring atau diam di dasar
- pindahkan ke bak pemulihan, lalu ke keramba dengan jaring bersih
- beri pakan lagi setelah ikan tenang

Rendam lebih lama dari lima menit hanya untuk ikan kuat di atas 100 g, dengan pengawasan terus-menerus, dan tidak pernah lebih dari 15 menit.

Cacing yang rontok terlihat seperti keping bening di dasar bak. Saring dan kumpulkan. Air rendam jangan dibuang di sisi keramba, karena telur ikut terbawa.

## Jaring, tetangga, dan jadwal ulang

Ganti jaring pada hari yang sama. Jaring lama dijemur satu sampai dua hari. Semua petak di satu rakit dikerjakan dalam satu hari; petak yang dilewati akan menulari yang lain.

Ulangi pada hari ke-7 sampai ke-10. Pada waktu itu telur sudah menetas dan cacing muda belum sempat bertelur. Rendam ketiga menyusul 7-10 hari sesudahnya bila cacing masih tampak. Di air yang hangat siklus bisa lebih cepat, maka periksa 5-10 ekor setiap minggu.

## Catat hasilnya

Tulis tanggal, petak, jumlah ikan, lama rendam, salinitas akhir, dan jumlah ikan mati tiga hari sesudahnya. Dari catatan inilah jadwal terbaik untuk lokasi Anda ditemukan.

Tulisan ini informasi, bukan diagnosis. Pakai sarung tangan, jangan bekerja sendirian, dan bila ragu mintalah pendampingan dokter hewan atau petugas kesehatan ikan.
`,
  },
]
