import { MEASURED, WATER_SAMPLE } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Ubur-ubur',
  ringkas: 'Ubur-ubur atau potongannya menyengat insang dan kulit. Tambah udara, hentikan pakan, jangan angkat ikan.',
  penyebab: [
    'Kawanan ubur-ubur terbawa arus ke jaring. Potongannya lolos lewat mata jaring dan menyengat insang. Pada ikan laut lain, insang rusak setelah beberapa jam dan belum pulih berminggu-minggu kemudian.',
    'N5',
    'N6',
  ],
  kenali: [
    ['ubur-ubur, atau lendir dan potongan bening, di jaring dan air', 'N6', 'K'],
    ['ikan megap-megap atau menjauh dari satu sisi jaring', 'K'],
    ['insang bengkak, merah tua, atau berdarah', 'N5', 'N6'],
    ['luka seperti goresan di kulit', 'K'],
    ['kematian bisa berlanjut beberapa hari setelah ubur-ubur pergi', 'N5', 'N6'],
  ],
  mirip: [
    { kode: 'ledakan-alga', beda: 'Air berubah warna, tidak ada ubur-ubur.', sumber: ['K'] },
    { kode: 'oksigen-rendah', beda: 'Menjelang subuh, air jernih, ikan pulih setelah aerasi.', sumber: ['K'] },
    { kode: 'keracunan', beda: 'Ada bau atau minyak; ikan liar ikut mati.', sumber: ['K'] },
  ],
  darurat: [
    { jenis: ['aerasi'], kalimat: 'Tambah udara dari bawah permukaan.', sumber: ['K'] },
    { jenis: ['puasakan'], kalimat: 'Hentikan pakan.', sumber: ['K'] },
    {
      jenis: ['jangan_pindahkan', 'jangan_sortir'],
      kalimat: 'Jangan angkat, sortir, atau pindahkan ikan.',
      sumber: ['K'],
    },
    { jenis: ['lindungi_diri'], kalimat: 'Pakai sarung tangan dan lengan panjang.', sumber: ['K'] },
    { jenis: ['jangan_rendam'], kalimat: 'Jangan rendam ikan dengan bahan apa pun.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['tutup_air'], kalimat: 'Hentikan air masuk; pakai air simpanan dengan aerasi kuat.', sumber: ['K'] },
      { jenis: ['puasakan'], kalimat: 'Jangan beri pakan sampai napas ikan biasa lagi.', sumber: ['K'] },
      {
        jenis: ['hubungi', 'simpan_contoh'],
        kalimat: 'Simpan contoh ubur-ubur dan insang, lalu hubungi petugas.',
        sumber: ['K'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['rawat_wadah', 'lindungi_diri'],
        kalimat:
          'Serok ubur-ubur dari sisi arus datang, pakai sarung tangan. Jangan dihancurkan: potongannya lolos ke jaring.',
        sumber: ['N6', 'K'],
      },
      { jenis: ['geser_keramba'], kalimat: 'Turunkan jaring lebih dalam jika ubur-ubur di permukaan.', sumber: ['K'] },
      {
        jenis: ['hubungi', 'simpan_contoh'],
        kalimat: 'Kabari keramba tetangga, simpan contoh, hubungi petugas.',
        sumber: ['K'],
      },
    ],
  },
  jangan: [
    ['semprot atau sikat jaring saat ubur-ubur menempel; sengatnya terlepas ke air', 'N6', 'K'],
    ['beri pakan selama ikan megap-megap', 'K'],
    ['rendam atau sortir ikan sampai pulih', 'K'],
  ],
  larangan: ['jangan_rendam', 'jangan_sortir', 'puasakan'],
  rendam: [],
  ulang: [{ apa: 'Lihat insang beberapa ekor dan hitung kematian', hari: [1, 2, 3, 7, 14, 28], sumber: ['N5', 'K'] }],
  berhenti: [
    ['Napas ikan biasa dan air bersih dua hari: beri pakan lagi, setengah dulu', 'K'],
    ['Sengatan pada orang bengkak atau sesak: segera ke puskesmas', 'K'],
  ],
  ukur: [MEASURED.oksigen, ['Jumlah ubur-ubur di jaring, dengan jam dan arah arus', 'K'], MEASURED.mati],
  contoh: [...WATER_SAMPLE.slice(1), ['Simpan satu ubur-ubur dalam alkohol, atau foto dari dekat.', 'K']],
  hubungi: true,
  diperiksa: '2026-11-27',
}
