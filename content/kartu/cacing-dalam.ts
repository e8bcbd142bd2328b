import { BACTERIA_SAMPLE, MEASURED, RISING_KEMATIAN } from './general.ts'
import type { Kartu } from './kartu.ts'

export const kartu: Kartu = {
  nama: 'Cacing dalam tubuh',
  ringkas:
    'Ikan makin kurus karena cacing di usus, rongga perut, atau insang dalam. Sebabnya hampir selalu rucah mentah.',
  penyebab: [
    'Cacing gilig (nematoda), cacing pita, dan didymozoid. Larvanya masuk lewat ikan rucah mentah. Pada kerapu macan di Jawa Timur pernah ditemukan Anisakis dan Diphyllobothrium.',
    'S24a',
    'N1',
  ],
  kenali: [
    ['badan kurus dan kepala tampak besar meski ikan masih makan', 'K'],
    ['kotoran putih atau berlendir', 'K'],
    ['cacing panjang atau bungkus kecil di usus, rongga perut, atau hati saat dibedah', 'N1'],
    ['kista kuning atau oranye di insang atau kulit pada didymozoid', 'N1', 'K'],
  ],
  mirip: [
    {
      kode: 'berak-putih',
      beda: 'Kotoran putih seperti bubur, dinding usus tipis dan bening, tanpa cacing yang tampak.',
      sumber: ['K'],
    },
    { kode: 'cacing-insang', beda: 'Cacingnya di insang, tutup insang terbuka, usus bersih.', sumber: ['K'] },
    { kode: 'nokardiosis', beda: 'Benjolan putih di limpa dan ginjal, tidak ada cacing.', sumber: ['K'] },
  ],
  sekarang: {
    dengan_bak: [
      { jenis: ['ganti_pakan'], kalimat: 'Hentikan rucah mentah hari ini. Beri pelet.', sumber: ['K'] },
      {
        jenis: ['ukur'],
        kalimat: 'Bedah beberapa ikan yang kurus dan lihat usus serta rongga perutnya.',
        sumber: ['K'],
      },
      {
        jenis: ['hubungi'],
        kalimat: 'Tunjukkan cacingnya kepada dokter hewan. Obat cacing hanya dengan resep.',
        sumber: ['S4'],
      },
    ],
    tanpa_bak: [
      {
        jenis: ['ganti_pakan'],
        kalimat: 'Hentikan rucah mentah. Jika terpaksa, bekukan -20 °C selama 7 hari atau masak dulu.',
        sumber: ['K'],
      },
      { jenis: ['angkat_bangkai'], kalimat: 'Angkat ikan mati dan jeroannya. Jangan dijadikan pakan.', sumber: ['K'] },
      { jenis: ['jangan_sortir'], kalimat: 'Tunda sortir sampai ikan kuat lagi.', sumber: ['K'] },
    ],
  },
  jangan: [
    ['beri rucah mentah', 'K'],
    ['beli atau takar obat cacing sendiri', 'S4'],
    ['rendam; cacing di dalam tubuh tidak kena bahan rendam', 'K'],
    ['makan ikan itu mentah; larva Anisakis bisa menginfeksi orang', 'K'],
  ],
  larangan: ['jangan_rendam'],
  rendam: [],
  ulang: [{ apa: 'Timbang 10 ekor dan bedah satu ikan mati', hari: [14, 30], sumber: ['K'] }],
  berhenti: [RISING_KEMATIAN],
  ukur: [MEASURED.mati, ['Berat rata-rata 10 ekor, setiap dua minggu', 'K'], MEASURED.oksigen],
  contoh: [
    ['Simpan cacing dalam alkohol, dan tulis dari organ mana.', 'K'],
    ...BACTERIA_SAMPLE.slice(1, 3),
    ['Antar ke laboratorium atau Posikandu dan minta pemeriksaan cacing.', 'K'],
  ],
  resep: ['Obat cacing lewat pakan hanya sesuai resep dokter hewan.', 'S4'],
  hubungi: false,
  diperiksa: '2026-11-27',
}
