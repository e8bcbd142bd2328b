import { MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Limfokistis (kutil ikan)',
  ringkas:
    'Kutil putih seperti butir beras di sirip dan kulit karena virus. Tidak ada obatnya, tetapi biasanya hilang sendiri.',
  penyebab: [
    'Virus limfokistis, dari keluarga iridovirus. Sel kulit yang terinfeksi membesar menjadi kutil. Virus ini berbeda dari iridovirus penyebab kerapu tidur dan jarang mematikan.',
    'N9',
  ],
  kenali: [
    ['kutil putih atau abu-abu, sendiri atau bergerombol seperti kembang kol, di sirip dan kulit', 'N9'],
    ['kutil juga bisa di insang atau mulut', 'N9', 'K'],
    ['biasanya hilang sendiri dalam beberapa minggu', 'N9'],
    ['ikan lain tetap makan dan berenang biasa', 'K'],
    ['ikan sulit dijual karena rupanya', 'K'],
  ],
  mirip: [
    {
      kode: 'bintik-putih',
      beda: 'Bintiknya rata sekecil pasir, ikan menggosokkan badan, dan benih cepat mati.',
      sumber: ['K'],
    },
    { kode: 'jamur-luar', beda: 'Berserabut seperti kapas, bukan butir keras.', sumber: ['K'] },
    { kode: 'iridovirus', beda: 'Ikan gelap berbaring di dasar dan cepat mati, tanpa kutil.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['tutup_petak'],
        kalimat: 'Beri petak atau bak itu alat sendiri. Virusnya menular lewat air dan sentuhan.',
        sumber: ['N9'],
      },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir; luka baru mempermudah penularan.', sumber: ['K'] },
      { jenis: ['ukur'], kalimat: 'Perbaiki air dan kurangi hal yang membuat ikan stres.', sumber: ['N9', 'K'] },
    ],
    tanpa_bak: [
      { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri, kerjakan petak ini paling akhir.', sumber: ['K'] },
      {
        jenis: ['jangan_sortir', 'jangan_campur'],
        kalimat: 'Tunda sortir dan jangan campur dengan petak lain.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Ganti jaring kasar dengan jaring tanpa simpul.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['potong atau kerok kutilnya; lukanya dimasuki bakteri', 'K'],
    ['beri obat atau antibiotik; antibiotik tidak mempan untuk virus', 'K'],
    ['tebar ikan berkutil ke petak lain', 'K'],
  ],
  larangan: ['jangan_campur', 'jangan_obati'],
  rendam: [],
  ulang: [{ apa: 'Hitung ikan yang berkutil dari 20 ekor', hari: [14, 30, 45], sumber: ['K'] }],
  berhenti: [RISING_KEMATIAN, ['Ikan gelap dan berbaring di dasar: buka kartu iridovirus dan laporkan', 'K']],
  ukur: [MEASURED.oksigen, MEASURED.suhu, MEASURED.mati],
  contoh: [
    ['Foto kutil dari dekat, dengan penggaris.', 'K'],
    ['Bawa satu atau dua ikan berkutil ke petugas; dipastikan dengan mikroskop.', 'N9'],
  ],
  hubungi: false,
  diperiksa: '2026-11-27',
}
