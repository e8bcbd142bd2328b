import { MEASURED, PARASITE_SAMPLE, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Berak putih (parasit usus)',
  ringkas: 'Benih sangat kurus dengan kotoran putih, karena parasit kecil di usus. Belum ada obatnya; cegah menular.',
  penyebab: [
    'Parasit usus yang hanya tampak di mikroskop: mikrosporidia dan Sphaerospora. Keduanya dilaporkan pada kerapu budidaya di Tiongkok selatan. Di Indonesia belum kami temukan laporannya.',
    'S31',
    'S31b',
    'K',
  ],
  kenali: [
    ['kotoran putih, atau cairan putih seperti bubur keluar saat perut ditekan pelan', 'S31', 'S31b'],
    ['benih sangat kurus dan tidak mau makan', 'S31', 'S31b'],
    ['ikan turun ke dasar', 'S31'],
    ['usus membengkak, dindingnya tipis dan bening saat dibedah', 'S31', 'S31b'],
    ['kematian benih bisa mencapai 90%; sering pada air 26–30 °C', 'S31'],
  ],
  mirip: [
    { kode: 'cacing-dalam', beda: 'Ada cacing yang tampak di usus atau rongga perut.', sumber: ['K'] },
    { kode: 'vnn', beda: 'Benih berputar atau mengambang. Anggap VNN sampai diuji.', sumber: ['K'] },
    { kode: 'nokardiosis', beda: 'Ikan lebih besar, dengan benjolan putih di limpa dan ginjal.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['jangan_pindahkan', 'tutup_petak'], kalimat: 'Jangan pindahkan benih, air, atau alat.', sumber: ['K'] },
    { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati ke wadah tertutup.', sumber: ['K'] },
    { jenis: ['rawat_wadah'], kalimat: 'Bak: sifon kotoran beberapa kali sehari.', sumber: ['K'] },
    { jenis: ['simpan_contoh'], kalimat: 'Simpan benih sekarat di atas es.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      {
        jenis: ['jangan_pindahkan', 'tutup_petak'],
        kalimat: 'Tutup bak itu: alat sendiri, airnya tidak dialirkan ke bak lain.',
        sumber: ['K'],
      },
      { jenis: ['rawat_wadah'], kalimat: 'Sifon kotoran beberapa kali sehari; parasitnya ada di sana.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan kirim benih untuk mikroskop.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      { jenis: ['tutup_petak'], kalimat: 'Pakai alat sendiri, kerjakan petak ini paling akhir.', sumber: ['K'] },
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati dan yang sangat kurus setiap hari.', sumber: ['K'] },
      {
        jenis: ['simpan_contoh', 'hubungi'],
        kalimat: 'Hubungi petugas dan kirim benih untuk mikroskop.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['beri obat apa pun tanpa hasil mikroskop; belum ada obat yang terbukti', 'K'],
    ['jual atau tebar benih yang selamat ke lokasi lain', 'K'],
    ['buang ikan mati atau kotoran bak ke laut', 'K'],
  ],
  larangan: ['jangan_jual'],
  rendam: [],
  ulang: [{ apa: 'Hitung kematian dan lihat kotoran ikan', hari: [1, 2, 3, 7, 14], sumber: ['K'] }],
  berhenti: [RISING_KEMATIAN, ['Benih berputar: perlakukan sebagai VNN', 'K']],
  ukur: [MEASURED.mati, MEASURED.suhu, MEASURED.oksigen, ['Asal dan umur benih', 'K']],
  contoh: [...PARASITE_SAMPLE.slice(0, 3), ['Minta pemeriksaan isi dan dinding usus di mikroskop.', 'K']],
  hubungi: true,
  diperiksa: '2026-11-27',
}
