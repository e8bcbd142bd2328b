/*
 * Words as farmers say and type them, by the words of the shop: slang, dialects, other languages, short forms. The search
 * understands them as it does `sinonim.ts`, but does not suggest them. Sources: speech; Latin and English names by the cards.
 */

const SPEECH: readonly (readonly [arti: string, kata: string])[] = [
  // Slang and other spelling, regional languages, and English words on labels.
  [
    'megap-megap',
    'tercungap, cungap, tercungap-cungap, gasping, gasp, mengap, ngangap, mulut buka tutup, cari udara, ngap ngapan, kehabisan napas, kehabisan oksigen',
  ],
  [
    'napas cepat, megap-megap',
    'ngos, ngos-ngosan, ngosngosan, napas cepet, napas memburu, sesak napas, engap, ngosan, fast breathing, gasping gill',
  ],
  [
    'berputar, hilang keseimbangan',
    'mabok, mabuk, teler, sempoyongan, limbung, puyeng, mumet, pening, linglung, nggliyeng, klenger, whirling, spinning, spiral swimming, berpusing, pusing-pusing, gulung-gulung, muter-muter, mutar-mutar',
  ],
  [
    'menggosokkan',
    'gatel, gatelen, makate, kate, gosrek, gesrek, garuk, garuk-garuk, flashing, rubbing, scratching, gosok-gosokan, kesek',
  ],
  [
    'insang pucat',
    'pucat, pucet, pias, pale, anemia, anaemia, kurang darah, pale gills, insang putih, mapute insanna, insang pias',
  ],
  [
    'mata keruh',
    'burem, buram, mata kabur, mata rabun, katarak, mata berkabut, mata berselaput, cloudy eye, blind, mripat putih, mripate putih, mapute mata, mapute matanna, mata susu, mata putih susu, matanya putih, mripat buthek, mripate buthek, mata butek, mata buthek, matane burem',
  ],
  [
    'mata menonjol',
    'mata nonjol, mata nongol, nongol, mata copot, mata belo, belo, mata keluar, mata mau keluar, mata buncit, mata terjojol, mata terbeliak, mata terbonjol, mlolo, melolo, mendelik, mripat mlolo, pop eye, popeye, exophthalmia, exophthalmos, bulging eye, mata juling',
  ],
  [
    'perut membengkak',
    'gembung, gendut, mlembung, mblendung, blendung, weteng gede, wetenge mlembung, perut besar, perut isi air, busung, dropsy, bloat, bloated, swollen belly, swollen abdomen, perut buncit, borro, maborro, melembung',
  ],
  [
    'jamur luar, gumpalan seperti kapas',
    'bulukan, buluk, jamuran, kulat, berkulat, jamuren, fungus, fungal, cotton, cottony, lapuk, berjamur putih, panuan, panu',
  ],
  [
    'geripis',
    'gripis, grimpis, rombeng, compang camping, sobek, sobek-sobek, robek, buntung, rowak, gowang, fin rot, tail rot, mrotoli, protol, sirip habis, ekor habis, sirip rusak, ekor rusak, sirip busuk, buntut bosok, buntute gripis, bosok, bopeng',
  ],
  ['sirip, ekor', 'buntut, ikko'],
  [
    'borok',
    'borokan, korengan, kudis, kudisan, gudig, gudigen, bisulan, melepuh, mlocot, mlonyoh, bonyok, ulcer, ulcers, lesion, lesions, sore, sores, luka busuk, luka bernanah, nanah, luka lubang, luka merah, skin ulcer',
  ],
  ['luka, luka jaring', 'lecet, baret, beset, tergores, goresan, memar, terjepit, kena waring, waring'],
  [
    'perdarahan',
    'berdarah-darah, pendarahan, keluar darah, darah, hemorrhage, bleeding, getihen, cella, macella, merah-merah',
  ],
  ['dubur', 'anus, pantat, silit, vent'],
  ['warna badan menggelap', 'item, ireng, gelap, lotong, malotong, kehitaman, hitam legam, dark body, menghitam'],
  ['menyendiri', 'mojok, mojok sendiri, sendirian, misah, nyendiri, memisahkan diri, mencil, diam saja, diam di pojok'],
  [
    'nafsu makan',
    'gak doyan makan, tidak doyan makan, ogah makan, males makan, malas makan, gak nafsu makan, tidak nafsu makan, hilang selera, tak lalu makan, tak nak makan, tak selera makan, ora gelem mangan, ora doyan mangan, ora mangan, ra gelem mangan, mogok mangan, de namanre, demanre, tena nanganre, tidak makan, gak makan, nggak makan, ga mau makan, gk mau makan, tdk mau makan, puasa sendiri, pakan sisa, pakan tidak habis, off feed, not eating, loss of appetite, anorexia, susah makan, makan berkurang',
  ],
  [
    'kematian melonjak, cek gejala',
    'mati kabeh, pada mati, mati satu satu, mati satu persatu, mati terus, mati tiap hari, mati beruntun, mate, mate maneng, mati manengi, mati serentak, mati tiba-tiba, sudden death, mass mortality, mortality, kematian tinggi, mati smua, mati banyak sekali, dying, mati bergelimpangan, modar',
  ],
  [
    'cek gejala',
    'sakit apa, penyakit apa, tidak tahu penyakitnya, malasa, bale malasa, garring, juku garring, iwak loro, ikan stres, stres, ikan sakit kenapa, sick fish, lemes, lemas, lesu',
  ],
  [
    'berbaring miring, dasar',
    'tidur miring, rebahan, rebah, ambruk, nggeletak, geletak, tergeletak, terlentang di dasar, diam di dasar, lesu di dasar, lemas di dasar, lying on side, lethargic, tidur di dasar',
  ],
  [
    'mengambang, perut ke atas',
    'terapung, ngapung, kambang, kemambang, ngambang terbalik, terbalik, kebalik, balik badan, perut atas, floating, upside down, tidak bisa tenggelam, swim bladder, kepala di bawah, nungging, njungkir',
  ],
  [
    'badan kurus',
    'kurus kering, kuru, kering, tinggal tulang, kurus kepala besar, lisut, thin, emaciated, emaciation, kerempeng, ceking, macommo',
  ],
  [
    'lendir berlebih',
    'lendir tebal, berlendir tebal, ingus, umbel, lunyu, licin sekali, mucus, excess mucus, slime, slimy, lendir putih, belendir',
  ],
  [
    'tulang punggung bengkok',
    'bungkuk, bongkok, punggung bengkok, skoliosis, lordosis, scoliosis, deformed, cacat, badan bengkok, kuntet',
  ],
  ['keracunan, oksigen rendah', 'loncat, loncat-loncat, lompat, lompat-lompat, melompat'],
  ['kejang', 'kejang-kejang, kesetrum, step, stuip, convulsion, gemetar'],
  [
    'benjolan putih kecil',
    'bentol putih, bintil putih, benjol putih, bintil di limpa, bentol di hati, nodul, nodul putih, nodule, granuloma, white nodules, bentol',
  ],
  [
    'bintik putih',
    'bercak putih kecil, titik-titik putih, totol putih, putih-putih kayak garam, bintik garam, cryptocaryoniasis, marine ich, cryptocaryon irritans, marine white spot',
  ],
  // Latin and English names.
  [
    'amyloodinium',
    'amyloodinium ocellatum, amyloodiniosis, marine velvet, debu cokelat, dakian cokelat emas, debu keemasan, karat',
  ],
  [
    'cacing kulit',
    'skin fluke, skin flukes, neobenedenia girellae, cacing pipih, benedeniasis, cacing mata, cacing jangkar',
  ],
  [
    'cacing insang',
    'gill fluke, gill flukes, haliotrema, diplectanid, cacing di insang, ulat di insang, insang busuk, insang rusak',
  ],
  ['cacing dalam tubuh', 'cacing usus, cacing di usus, cacing perut, cacing di perut, cacing di dalam'],
  ['cacing kulit, cacing insang', 'kecacingan, cacingan, monogenean, worms'],
  [
    'lintah laut',
    'alinta, lintah2, piscicola, zeylanicobdella arugamensis, pterobdella, penghisap darah, pengisap darah',
  ],
  [
    'kutu ikan',
    'tuma, tumo, utu, utu bale, kutu laut, kutu air, fish lice, fish louse, isopod, nerocila, rocinela, alitropus, lepeophtheirus, kutu insang, hewan kecil, binatang kecil, kecoa laut',
  ],
  ['trichodina', 'brooklynella, trichodiniasis, uronema, ciliate, protozoa'],
  [
    'vibriosis',
    'vibrio harveyi, vibrio alginolyticus, vibrio parahaemolyticus, vibrio vulnificus, vibrio anguillarum, harveyi, alginolyticus',
  ],
  ['fotobakteriosis', 'photobacterium damselae, damselae, pasteurella, pasteurellosis, photobacteriosis, piscicida'],
  ['streptokokosis', 'red boil, streptococcus iniae, streptococcosis, iniae, lactococcus'],
  ['sirip dan mulut busuk', 'tenacibaculum maritimum, tenacibaculosis, flexibacter, mouth rot, maritimum'],
  ['nokardiosis', 'nocardia seriolae, nocardiosis'],
  [
    'VNN',
    'nervous necrosis virus, viral nervous necrosis, nnv, encephalopathy, viral encephalopathy retinopathy, virus saraf, virus syaraf, penyakit saraf, penyakit syaraf',
  ],
  ['iridovirus', 'rsiv, iskny, iskniv, isknv, sgiv, red sea bream, irido'],
  ['ichthyophonus', 'ichthyophonus hoferi, ichthyophoniasis'],
  [
    'oksigen rendah',
    'low oxygen, low do, do drop, do anjlok, hypoxia, air mati, air tenang, arus mati, air tidak bergerak, anoxia, pagi hari, subuh, dini hari, menjelang pagi',
  ],
  [
    'ledakan alga',
    'algal bloom, algae bloom, plankton bloom, bloom, hab, harmful algal bloom, air hijau, air ijo, air coklat, air cokelat, air berubah warna, air butek, butek, buthek, air keruh, banyune keruh, lumut',
  ],
  [
    'amonia',
    'ammonia poisoning, nitrit, nitrite, no2, tan, air bau, amonia beracun, amoniak beracun, air berbusa, busa, berbusa',
  ],
  ['salinitas turun', 'freshwater flood, low salinity, asin berkurang, air kurang asin, uyah, banjir'],
  [
    'keracunan',
    'poisoning, poison, tumpahan minyak, oli, potas keramba, racun plankton, air kecampur solar, minyak solar',
  ],
  ['gelembung gas', 'gas bubble, gas bubble disease, emboli, supersaturation'],
  ['kurang vitamin B1', 'thiamine deficiency, kekurangan vitamin b'],
  ['lemak tengik', 'fatty liver, hati berlemak, minyak tengik, rucah busuk, rucah bau, rancid'],
  [
    'pakan berjamur',
    'pelet jamuran, pelet berjamur, pakan jamuran, pakan lembap, pakan basah, mouldy feed, aflatoksin, mikotoksin, pakan apek',
  ],
  ['jamur luar', 'exophiala, telur bulukan, telur jamuran, telur berjamur'],
  // Products, amounts and pages.
  [
    'kalkulator dosis, hitung takaran',
    'brp, brp ml, brp gram, brp gr, brp cc, brp ppm, brp sendok, brp liter, brp kubik, berapa ml, berapa gram, berapa cc, berapa sendok, berapa ppm, takaran, dosis, dosisnya, ukurannya berapa, isi bak, volume bak, hitung volume, cara hitung, how much, dosage',
  ],
  ['povidon iodin', 'betadien, iodin, pvp iodine, povidone iodine, povidone, isodine'],
  ['kaporit', 'bayclin, sunklin, proklin, so klin pemutih, pemutih bayclin, kaporit tablet, hth'],
  ['hidrogen peroksida', 'h2o2 3 persen, perhydrol, peroksid, hidrogen, peroxida, hp50'],
  ['minyak cengkeh', 'obat penenang, penenang, penenang ikan, obat tidur ikan, pembius, anesthetic, obat angkut ikan'],
  ['oksitetrasiklin', 'terramycin, teramisin, teramycin, oxytetra, oksitetra, oxytetracyclin, oxy'],
  ['eritromisin', 'eritro, erythro'],
  [
    'refraktometer salinitas',
    'refrakto, ukur salinitas, cek salinitas, pengukur garam, salinometer, cara ukur salinitas, atago',
  ],
  ['test kit amonia', 'test kit amoniak, tes amonia, tes amoniak, amonia test, uji amonia'],
  ['test kit oksigen', 'tes oksigen, ukur oksigen, cek do, alat do'],
  ['perekat pakan', 'pengikat pakan, perekat pelet, cmc, tepung perekat, lem pelet'],
  ['vitamin C', 'vitamin ce, vit ce, vitc, askorbat'],
  ['premiks multivitamin', 'vitamin ikan, vitamin kerapu, premix, suplemen, obat nafsu makan, penambah nafsu makan'],
  ['probiotik', 'probio, bakteri pengurai, pengurai, em 4, probiotic'],
  ['vaksin vibrio', 'vaksin, vaccine, imunisasi'],
  ['gel luka', 'salep, salep ikan, obat luka, obat oles'],
  ['kit ambil contoh, siapa yang dihubungi', 'kirim contoh, kirim ikan ke lab, uji pcr, tes pcr, cek lab'],
  [
    'siapa yang dihubungi',
    'lapor, lapor wabah, lapor kmn, dokter hewan, drh, telp dinas, no hp dokter, nomor dokter, penyuluh, telpon petugas, hubungi siapa, mantri ikan, petugas',
  ],
  [
    'masa henti, buku obat',
    'boleh dipanen, bisa dipanen, kapan bs panen, kapan bisa panen, abis diobatin, withdrawal, jeda panen, aman dipanen',
  ],
  [
    'pesanan, kiriman',
    'resi, cek resi, paketku, paket saya, pesananku, kapan sampai, nyampe mana, lacak, barang saya, kurir, kapan datang, barang datang',
  ],
  ['rendam air tawar', 'celup air tawar, dip air tawar, freshwater dip, freshwater bath, mandi tawar'],
  ['penyakit umum', 'macam penyakit, daftar penyakit, semua penyakit, jenis penyakit'],
  // Signs and places that several cards share, and cards by other names.
  [
    'borok, luka jaring',
    'sisik lepas, sisik copot, sisik rontok, sisik mengelupas, kulit mengelupas, berlubang, bolong, bolong di badan',
  ],
  ['oksigen rendah, suhu', 'suhu tinggi, suhu naik, air panas, airnya panas, kepanasan, air hangat, banyune panas'],
  ['amonia, ledakan alga, air & lingkungan', 'air busuk, bau busuk, air bau busuk, air amis'],
  ['ledakan alga', 'air laut merah, laut merah, air laut coklat, air laut hijau'],
  ['asam sitrat', 'jeruk nipis, perasan jeruk, asam jeruk'],
  ['ubur-ubur', 'jellyfish, ampai-ampai'],
  [
    'kanibalisme',
    'kanibal, saling makan, ikan makan ikan, cannibalism, saling gigit, gigit-gigit, gigit-gigitan, berkelahi, tarung',
  ],
  ['berak putih', 'tinja putih, feses putih, kotoran putih, white feces, white faeces, taik putih, mencret'],
  ['limfokistis', 'limfosistis, lymphocystis, kutil, kutil di bibir, kutil di sirip, kista putih, kembang kol'],
  [
    'stres angkut',
    'stres habis diangkut, habis diangkut, setelah diangkut, stres transportasi, transport stress, habis dikirim',
  ],
  ['siapa yang dihubungi', 'dokter ikan, ahli ikan, pakar ikan, balai ikan, bpbap, bbpbl'],
  ['masa henti, buku obat', 'aman dimakan, boleh dimakan, boleh dijual, aman dijual, kapan boleh jual'],
  ['syarat dan ketentuan, retur', 'uang kembali, refund, kembalikan barang, barang rusak, barang salah'],
  ['lupa kata sandi', 'lupa sandi, ganti sandi, gak bisa login, tidak bisa masuk'],
]

/** The same form as `SINONIM`: word and meaning. */
export const SPEECH_SINONIM: readonly (readonly [kata: string, arti: string])[] = SPEECH.flatMap(([meaning, words]) =>
  words.split(', ').map((word) => [word, meaning] as const),
)

/** Names of substances as farmers type them, by their names in the shop's list. */
export const ZAT_SPEECH: Readonly<Record<string, string>> = {
  'Hijau malakit':
    'malasit grin, malakit grin, malachit, malasit, blitz icht, blitz ich, super ich, obat hijau, mg green',
  'Ungu gentian': 'obat ungu, gv ungu',
  Kloramfenikol: 'kloram, chloram, cloram, kloramfenicol, CAP antibiotik',
  Nitrofuran: 'elbayou, elbaju, furasol, nitrofuran kuning, obat kuning',
  Nitroimidazol: 'flagyl',
  'MS-222': 'ms222, obat bius ms',
  Metiltestosteron: 'hormon jantan, hormon kelamin',
  'Hormon pertumbuhan': 'hormon pembesar, obat cepat besar, penggemuk ikan, obat gemuk',
  Triklorfon: 'dipterek, diptrex, obat kutu masoten, neguvon, sugudip',
  Diklorvos: 'racun nyamuk, nuvan, pestisida nyamuk',
  Temefos: 'abate, bubuk abate, abete, abet, obat jentik, racun jentik, bubuk jentik',
  Formalin: 'formalen, formalim, pormalin, formalin 37, pengawet mayat',
  'Kalium permanganat': 'pk, obat pk, serbuk pk, pk ungu, permanganat, kalium permangat, kmno4, pk kalium',
  'Metilen biru': 'methylen blue, metilin blue, metilen blu, obat biru, mb biru, methilen blue',
  'Tembaga sulfat':
    'terusi, trusi, prusi, prusi biru, kristal biru, cuso4, cupri sulfat, copper, copper sulfate, copper sulphate, tembaga, blue stone',
  Enrofloksasin: 'enro, enrofloxasin, baytril',
  Tetrasiklin: 'supertetra, super tetra',
  Amoksisilin: 'amoxan, amoxsan, amox, amoksilin, penisilin kapsul',
  Akriflavin: 'acriflavin, acriflavine, akriflafin, kuning akriflavin',
  Ivermektin: 'ivermec',
  Levamisol: 'levamisole, obat cacing ayam',
  Sianida: 'bius potas',
  Deltametrin: 'hama pestisida, obat hama, insektisida, pestisida sawah',
  'Ramuan daun':
    'daun pepaya, daun sirih, daun mimba, daun jambu, sambiloto, temulawak, kunyit, bawang putih, jahe, mengkudu, brotowali, jamu, obat herbal',
  'Bahan dapur': 'cuka, micin, merica, kopi, gula merah, molase, tetes tebu, soda kue, minyak goreng',
  'Sabun dan deterjen': 'sabun, detergen, deterjen, rinso, dettol, wipol, karbol, lysol, sunlight, pembersih lantai',
  'Obat manusia':
    'paracetamol, parasetamol, panadol, bodrex, antimo, ctm, combantrin, promag, oralit, obat maag, obat warung, balsem',
  'Racun rumput': 'herbisida, racun sawah',
  Kapur: 'kapur tohor, kapur pertanian, dolomit, kaptan, kapur gamping',
  Zeolit: 'zeolite, bentonit, batu zeolit',
  Alkohol: 'alkohol 70, spiritus, etanol, alkohol medis',
  Rivanol: 'rivanol kompres, etakridin, ethacridine',
  'Garam ikan': 'garam krosok, garam dapur, garam grosok',
}
