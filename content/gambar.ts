import type { KodeGejala } from './gejala.ts'
import type { KodePenyakit } from './penyakit.ts'

/** Text alternatives of the pictures: of signs (`web/drawings/gejala.svg`) and of diseases (`web/drawings/kartu/`). */
export const GAMBAR_GEJALA: Record<KodeGejala, string> = {
  S01: 'Kerapu dengan bintik putih sekecil pasir di badan, sirip, dan ekor; kaca pembesar memperlihatkan bintiknya.',
  S02: 'Kerapu yang badannya tertutup debu cokelat keemasan; di kaca pembesar butir-butirnya rapat seperti beludru.',
  S03: 'Kerapu berenang miring sambil menggosokkan badan ke jaring.',
  S04: 'Kerapu di bak air tawar; cacing pipih bening lepas dari badan dan jatuh ke dasar bak.',
  S05: 'Lintah cokelat melengkung menempel di mulut, mata, sirip, dan ekor kerapu.',
  S06: 'Kutu dan serangga air kecil berkaki banyak merayap di badan dan mulut kerapu.',
  S07: 'Badan kerapu tertutup lendir abu-abu yang menggantung seperti benang.',
  S08: 'Kepala kerapu dengan tutup insang terbuka; insangnya merah muda pucat, hampir putih.',
  S09: 'Tiga kerapu berkumpul di pipa air masuk, mulut terbuka dan tutup insang terangkat.',
  S10: 'Malam menjelang subuh: banyak kerapu bersama-sama mengangkat mulut ke permukaan.',
  S11: 'Ekor kerapu yang ujungnya robek-robek dan memutih.',
  S12: 'Luka terbuka merah di badan kerapu; kaca pembesar memperlihatkan dagingnya.',
  S13: 'Kerapu dengan warna merah darah di mulut, pangkal sirip, dan dubur.',
  S14: 'Mata kerapu menonjol keluar, terlihat dari samping dan dari depan.',
  S15: 'Mata kerapu keruh dan putih; kaca pembesar memperlihatkan selaputnya.',
  S16: 'Perut kerapu membengkak jauh di bawah garis perut yang biasa.',
  S17: 'Empat benih ikan berenang berputar membentuk lingkaran.',
  S18: 'Kerapu berwarna gelap terbaring miring di dasar seperti tidur.',
  S19: 'Benih mengambang dengan perut ke atas; gelembung renangnya besar.',
  S20: 'Satu kerapu gelap sendirian, jauh dari kawanannya.',
  S21: 'Pakan ditebar, mengambang dan menumpuk di dasar; dua kerapu berpaling dan tidak makan.',
  S22: 'Banyak kerapu mati, terapung dengan perut ke atas.',
  S23: 'Gumpalan putih seperti kapas pada luka kerapu, dan pada telur di kaca pembesar.',
  S24: 'Luka hitam berlubang dengan tepi gelap di badan kerapu.',
  S25: 'Perut kerapu dibedah: benjolan putih kecil di hati, ginjal, dan limpa.',
  S26: 'Perut kerapu dibedah: limpa besar dan hampir hitam, insangnya pucat.',
  S27: 'Kerapu dengan punggung bengkok dan tutup insang pendek, sehingga insang merah terlihat.',
  S28: 'Perut kerapu dibedah: hati kuning pucat, dan setetes minyak.',
  S29: 'Kerapu kurus berkepala besar; garis putus-putus menunjukkan badan yang biasa.',
  S30: 'Kerapu miring dan kejang di atas sekeranjang ikan teri dan sarden.',
}

export const GAMBAR_PENYAKIT: Record<KodePenyakit, string> = {
  vibriosis: 'Kerapu dengan borok merah, mulut dan pangkal sirip berdarah; di kaca pembesar bakteri berbentuk koma.',
  fotobakteriosis: 'Perut kerapu dibedah: benjolan putih di organ dalam; di kaca pembesar bakteri batang pendek.',
  streptokokosis:
    'Kerapu dengan mata menonjol dan keruh serta rahang gelap, berenang berputar; di kaca pembesar bakteri bulat berantai.',
  tenacibakulosis: 'Kerapu dengan mulut busuk dan ekor robek memutih; di kaca pembesar bakteri panjang seperti benang.',
  nokardiosis: 'Kerapu kurus dengan borok; limpanya berbenjol putih, dan di kaca pembesar bakteri bercabang.',
  vnn: 'Benih kerapu berenang berputar seperti spiral, satu mengambang; di kaca pembesar virus kecil.',
  iridovirus: 'Kerapu gelap terbaring di dasar seperti tidur, insangnya pucat; di kaca pembesar virus besar.',
  limfokistis: 'Kerapu dengan gerombolan kutil putih di sirip dan badan; di kaca pembesar sel kulit yang membesar.',
  'bintik-putih': 'Kerapu penuh bintik putih; di kaca pembesar parasit bulat berambut getar di kulit.',
  amyloodinium: 'Kerapu tertutup debu keemasan; di kaca pembesar parasit berbentuk buah pir yang berakar di kulit.',
  trichodina: 'Kerapu tertutup lendir abu-abu; di kaca pembesar parasit bundar dengan lingkaran kait.',
  'cacing-kulit': 'Cacing pipih bening di badan dan mata kerapu yang keruh, sebagian sudah rontok.',
  'cacing-insang': 'Kerapu dengan tutup insang terangkat; cacing kecil memanjang menempel di insang yang pucat.',
  'lintah-laut': 'Lintah cokelat di mulut, mata, sirip, dan ekor kerapu; di kaca pembesar lintah dan telurnya.',
  'kutu-ikan': 'Kutu ikan dan isopoda merayap di badan dan mulut kerapu.',
  'cacing-dalam':
    'Perut kerapu kurus dibedah: cacing putih panjang di usus dan rongga perut; di kaca pembesar cacing melingkar.',
  'berak-putih':
    'Benih kerapu kurus dengan kotoran putih yang menggantung; di kaca pembesar spora kecil di dinding usus.',
  uronema: 'Kerapu dengan borok merah; di kaca pembesar parasit berbentuk tetes air berambut getar.',
  'jamur-luar': 'Gumpalan seperti kapas di luka dan sirip kerapu serta pada telur; di kaca pembesar benang jamur.',
  ichthyophonus: 'Kerapu kusam dibedah: benjolan putih di organ dalam; di kaca pembesar butir bulat berdinding tebal.',
  'pakan-berjamur': 'Karung pakan yang ditumbuhi jamur hijau di dekat kerapu kurus dan pucat; di kaca pembesar kapang.',
  'kurang-vitamin-c': 'Kerapu dengan tulang punggung bengkok dan tutup insang pendek; di kaca pembesar irisan jeruk.',
  'kurang-tiamin': 'Kerapu kejang dan miring di dekat sekeranjang ikan teri dan sarden.',
  'lemak-tengik': 'Ikan rucah berminyak di bawah matahari, dan kerapu yang dibedah dengan hati kuning berminyak.',
  'kurang-omega-3': 'Tiga benih yang lemah, dua di antaranya bengkok; di kaca pembesar setetes minyak ikan.',
  kanibalisme: 'Kerapu besar menangkap benih dengan mulutnya; benih lain di depannya lari.',
  'oksigen-rendah': 'Malam di rakit: kerapu berdesakan mengangkat mulut ke permukaan.',
  'ledakan-alga': 'Air di sekitar rakit berwarna cokelat merah, kerapu megap-megap dan mati; di kaca pembesar alga.',
  amonia:
    'Bak berair hijau keruh dengan sisa pakan menumpuk; insang kerapu merah tua, dan tabung uji berwarna hijau tua.',
  'salinitas-turun': 'Hujan deras di atas rakit membuat lapisan air tawar; refraktometer menunjukkan salinitas turun.',
  'gelembung-gas': 'Kepala kerapu dengan gelembung gas di mata, insang, dan sirip.',
  keracunan: 'Drum bocor menumpahkan cairan hitam ke laut; kerapu mati terapung.',
  'luka-jaring': 'Kerapu di balik jaring dengan moncong luka dan goresan bekas jaring di badan.',
  'ubur-ubur': 'Kawanan ubur-ubur di depan jaring; kerapu di dalamnya membuka mulut.',
  'stres-angkut': 'Kantong plastik berisi benih dan oksigen terapung di bak; beberapa benih berbaring.',
}

/** Text alternative of the scene for the water class (`web/drawings/penyakit-air.svg`). */
export const GAMBAR_AIR =
  'Rakit keramba dengan alat ukur oksigen di air; kerapu megap-megap, air di sampingnya cokelat merah, dan awan hujan di atas.'
