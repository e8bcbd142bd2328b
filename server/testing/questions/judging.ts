import type { QUESTIONS } from '#server/testing/question.ts'

/*
 * Searches as farmers type them, kept for judging: written before the words and the ranking were tuned, and their failures are not
 * looked at while tuning. `tuning.ts` is the half to tune with. Prefixes: see `../question.ts`.
 */

const GASPING = ['d:oksigen-rendah', 'd:ledakan-alga', 'd:keracunan', 'd:ubur-ubur', 'h:/layanan/air']
const FAST_BREATH = [
  'd:bintik-putih',
  'd:amyloodinium',
  'd:trichodina',
  'd:cacing-insang',
  'd:amonia',
  'd:stres-angkut',
  ...GASPING,
]
const RUBBING = [
  ...['d:bintik-putih', 'd:cacing-kulit', 'd:trichodina', 'd:amyloodinium', 'd:kutu-ikan', 'd:amonia', 'd:keracunan'],
]
const NOT_EATING = [
  ...['d:vibriosis', 'd:oksigen-rendah', 'd:amonia', 'd:vnn', 'd:ledakan-alga', 'd:salinitas-turun', 'd:stres-angkut'],
  'h:/layanan/cek-gejala',
]
const WHITE_EYE = ['d:cacing-kulit', 'd:bintik-putih', 'd:streptokokosis']
const BULGING_EYE = ['d:vibriosis', 'd:streptokokosis', 'd:gelembung-gas']
const MUCUS = ['d:trichodina', 'd:cacing-kulit', 'd:cacing-insang', 'd:amonia', 'd:salinitas-turun']
const THIN = [
  ...['d:cacing-insang', 'd:nokardiosis', 'd:pakan-berjamur', 'd:lemak-tengik', 'd:kurang-omega-3'],
  ...['d:ichthyophonus', 'd:fotobakteriosis', 'd:cacing-dalam', 'd:berak-putih', 'd:kanibalisme'],
]
const DARK = [
  ...['d:vnn', 'd:vibriosis', 'd:iridovirus', 'd:fotobakteriosis', 'd:lemak-tengik', 'd:lintah-laut'],
  ...['d:kurang-tiamin', 'd:ichthyophonus', 'd:stres-angkut'],
]
const SPINNING = ['d:vnn', 'd:streptokokosis', 'd:kurang-tiamin', 'd:keracunan', 'a:VNN']
const FIN_ROT = ['d:tenacibakulosis', 'd:vibriosis', 'd:luka-jaring', 'd:kutu-ikan', 'd:kanibalisme']
const ULCER = [
  ...['d:vibriosis', 'd:luka-jaring', 'd:tenacibakulosis', 'd:nokardiosis', 'd:fotobakteriosis', 'd:cacing-kulit'],
  ...['d:kutu-ikan', 'd:jamur-luar', 'd:ubur-ubur'],
]
const DYING = [
  ...['d:keracunan', 'd:ledakan-alga', 'd:iridovirus', 'd:vnn', 'd:ubur-ubur', 'h:/layanan/cek-gejala'],
  'h:/layanan/siapa-dihubungi',
]
const PALE_GILLS = ['d:iridovirus', 'd:cacing-insang', 'd:lintah-laut', 'd:pakan-berjamur']
const SWOLLEN = ['d:vibriosis', 'd:vnn', 'd:gelembung-gas']
const LYING = ['d:iridovirus']
const HOW_MUCH = ['h:/layanan/kalkulator-dosis']

export const JUDGING_QUESTIONS: typeof QUESTIONS = [
  // Reduplication with 2.
  ['ikan megap2 pagi2', ...GASPING],
  ['kerapu loncat2 gesek2 badan', ...RUBBING],
  ['ada titik2 putih di badan', 'd:bintik-putih', 'a:Bintik Putih'],
  ['benih muter2 trus mati', ...SPINNING],
  ['ikan diam2 aja di dasar miring', ...LYING],
  ['gatal2', ...RUBBING],
  ['bentol2 putih di hati limpa', 'd:fotobakteriosis', 'd:nokardiosis', 'd:ichthyophonus'],
  ['sisik rontok2 luka2', ...ULCER, ...FIN_ROT],
  ['ikan lemes2 ga mau makan', ...NOT_EATING],
  ['kutu2 kecil nempel di insang', 'd:kutu-ikan'],
  // Dropped vowels and short forms.
  ['bntk pth', 'd:bintik-putih', 'a:Bintik Putih'],
  ['obt lntah', 'd:lintah-laut', 'a:Lintah Laut', 'p:Asam Sitrat'],
  ['krpu sirip grpis', ...FIN_ROT],
  ['ikn mgp mgp', ...GASPING],
  ['insng pct', ...PALE_GILLS],
  ['jmr kpas', 'd:jamur-luar'],
  ['vit c brp gram per kg pkn', 'p:Vitamin C', 'd:kurang-vitamin-c', ...HOW_MUCH],
  ['rndm air twr brp mnt', 'a:Rendam Air Tawar', 'd:cacing-kulit'],
  ['brp ml peroksida utk 2 kubik', 'p:Hidrogen Peroksida', ...HOW_MUCH],
  ['brp gr kaporit per ton air', 'p:Kaporit', ...HOW_MUCH],
  ['knp ikan mati mendadak smua', ...DYING],
  ['gmn cara ukur salinitas', 'p:Refraktometer', 'd:salinitas-turun', 'h:/layanan/air'],
  ['dosis sitrun brp ppm', 'p:Asam Sitrat', ...HOW_MUCH],
  ['takaran probiotik brp sendok', 'p:Probiotik', ...HOW_MUCH],
  // Slang and everyday words.
  ['ikan mabok', ...SPINNING, 'd:oksigen-rendah'],
  ['ikan teler', ...SPINNING, 'd:oksigen-rendah', 'd:iridovirus'],
  ['ngos-ngosan', ...FAST_BREATH],
  ['ngosngosan di pojok jaring', ...FAST_BREATH],
  ['insang pucet', ...PALE_GILLS],
  ['matanya burem', ...WHITE_EYE],
  ['mata ikan burem sebelah', ...WHITE_EYE],
  ['badannya bulukan', 'd:jamur-luar'],
  ['telur bulukan', 'd:jamur-luar', 'p:Hidrogen Peroksida 35%'],
  ['ekornya gripis', ...FIN_ROT],
  ['sirip compang camping', ...FIN_ROT],
  ['matanya nongol keluar', ...BULGING_EYE],
  ['mata belo', ...BULGING_EYE],
  ['perutnya gendut isi air', ...SWOLLEN],
  ['badan penuh lendir kayak ingus', ...MUCUS],
  ['ikan kurus kering', ...THIN],
  ['ikan gosong item', ...DARK],
  ['ikannya mojok sendirian item', ...DARK],
  ['ogah makan', ...NOT_EATING],
  ['males makan', ...NOT_EATING],
  ['mogok makan', ...NOT_EATING],
  ['mati satu satu tiap hari', ...DYING],
  ['mati massal', ...DYING],
  ['koreng di badan', ...ULCER, 'p:Gel Luka'],
  ['borokan', ...ULCER, 'p:Gel Luka'],
  ['baret kena waring', 'd:luka-jaring', 'p:Gel Luka'],
  ['melepuh', ...ULCER],
  ['keluar darah dari anus', 'd:vibriosis', 'd:tenacibakulosis', 'd:kurang-vitamin-c', 'd:streptokokosis'],
  ['ikan ngapung kebalik', 'd:vnn', 'd:gelembung-gas', 'd:kurang-omega-3'],
  ['punggung bengkok', 'd:kurang-vitamin-c', 'd:kurang-omega-3'],
  ['air laut jadi coklat bau', 'd:ledakan-alga', 'd:amonia', 'h:/layanan/air', 'd:salinitas-turun'],
  ['pelet jamuran', 'd:pakan-berjamur', 'p:Kalsium Propionat'],
  ['pakan udah bau apek', 'd:pakan-berjamur', 'd:lemak-tengik'],
  ['rucah busuk', 'a:Pakan Rucah', 'd:lemak-tengik', 'd:pakan-berjamur', 'd:kurang-tiamin'],
  ['kesetrum kejang', 'd:kurang-tiamin'],
  ['kecacingan', 'd:cacing-kulit', 'd:cacing-insang', 'p:Prazikuantel'],
  ['panuan putih2', 'd:bintik-putih', 'd:jamur-luar', 'a:Bintik Putih'],
  // Javanese.
  ['iwak mumet muter', ...SPINNING],
  ['mripate putih', ...WHITE_EYE],
  ['wetenge mlembung', ...SWOLLEN],
  ['buntute gripis', ...FIN_ROT],
  ['awake ireng', ...DARK],
  ['ora gelem mangan', ...NOT_EATING],
  ['iwak mati kabeh', ...DYING],
  ['gatelen gosrek jaring', ...RUBBING],
  ['mlocot kulite', ...ULCER, ...FIN_ROT],
  ['iwak kuru', ...THIN],
  // Languages of Sulawesi.
  ['bale malasa', 'h:/layanan/cek-gejala', 'h:/penyakit-ikan'],
  ['mate maneng', ...DYING],
  ['malotong balena', ...DARK],
  ['de namanre bale', ...NOT_EATING],
  ['mapute matanna', ...WHITE_EYE],
  ['alinta', 'd:lintah-laut', 'a:Lintah Laut', 'p:Asam Sitrat'],
  // Malay.
  ['ikan tercungap cungap', ...GASPING],
  ['ikan tak nak makan', ...NOT_EATING],
  ['kulat pada kulit', 'd:jamur-luar', 'h:/layanan/detail/2'],
  ['kudis', ...ULCER],
  ['ikan pening berpusing', ...SPINNING],
  ['perut buncit', ...SWOLLEN],
  ['mata terjojol', ...BULGING_EYE],
  // English and Latin names.
  ['fin rot', ...FIN_ROT],
  ['pop eye', ...BULGING_EYE],
  ['dropsy', ...SWOLLEN],
  ['cloudy eye', ...WHITE_EYE],
  ['gill fluke', 'd:cacing-insang'],
  ['skin flukes', 'd:cacing-kulit'],
  ['fish gasping at surface', ...GASPING],
  ['low oxygen', 'd:oksigen-rendah', 'p:Test Kit Oksigen'],
  ['algal bloom', 'd:ledakan-alga'],
  ['cryptocaryon irritans', 'd:bintik-putih', 'a:Bintik Putih'],
  ['amyloodinium ocellatum', 'd:amyloodinium'],
  ['vibrio harveyi', 'd:vibriosis'],
  ['photobacterium damselae', 'd:fotobakteriosis'],
  ['streptococcus iniae', 'd:streptokokosis'],
  ['tenacibaculum maritimum', 'd:tenacibakulosis'],
  ['neobenedenia girellae', 'd:cacing-kulit'],
  ['nervous necrosis virus', 'd:vnn', 'a:VNN'],
  ['fungus', 'd:jamur-luar', 'h:/layanan/detail/2'],
  ['gas bubble disease', 'd:gelembung-gas'],
  ['ulcer', ...ULCER],
  ['sea lice', 'd:kutu-ikan'],
  // Brands and chemicals that the shop does not sell, or that are prohibited.
  ['pk', 'h:/layanan/zat?nama=kalium-permanganat'],
  ['obat pk buat bintik putih', 'h:/layanan/zat?nama=kalium-permanganat'],
  ['kalium permanganat', 'h:/layanan/zat?nama=kalium-permanganat'],
  ['metilen biru', 'h:/layanan/zat?nama=metilen-biru'],
  ['methylen blue dosis', 'h:/layanan/zat?nama=metilen-biru'],
  ['blitz icht', 'h:/layanan/zat?nama=hijau-malakit', 'h:/layanan/zat?nama=metilen-biru'],
  ['terusi', 'h:/layanan/zat?nama=tembaga-sulfat'],
  ['prusi biru', 'h:/layanan/zat?nama=tembaga-sulfat'],
  ['copper sulphate', 'h:/layanan/zat?nama=tembaga-sulfat'],
  ['abate buat kutu', 'h:/layanan/zat?nama=temefos'],
  ['bubuk abate', 'h:/layanan/zat?nama=temefos'],
  ['formalin', 'h:/layanan/zat?nama=formalin'],
  ['formalen lintah', 'h:/layanan/zat?nama=formalin'],
  ['rendam formalin brp ppm', 'h:/layanan/zat?nama=formalin'],
  ['formaldehyde 37', 'h:/layanan/zat?nama=formalin'],
  ['malasit grin', 'h:/layanan/zat?nama=hijau-malakit'],
  ['malachit green', 'h:/layanan/zat?nama=hijau-malakit'],
  ['mg hijau malakit', 'h:/layanan/zat?nama=hijau-malakit'],
  ['kloram', 'h:/layanan/zat?nama=kloramfenikol'],
  ['chloramfenikol kapsul', 'h:/layanan/zat?nama=kloramfenikol'],
  ['furazolidon', 'h:/layanan/zat?nama=nitrofuran'],
  ['metronidazol', 'h:/layanan/zat?nama=nitroimidazol'],
  ['dipterex', 'h:/layanan/zat?nama=triklorfon'],
  ['amoxan', 'h:/layanan/zat?nama=amoksisilin'],
  ['baytril', 'h:/layanan/zat?nama=enrofloksasin'],
  ['enrofloxacin', 'h:/layanan/zat?nama=enrofloksasin'],
  ['siprofloksasin', 'h:/layanan/zat?nama='],
  ['ampicillin', 'h:/layanan/zat?nama='],
  ['florfenicol', 'h:/layanan/zat?nama=florfenikol'],
  ['antibiotik doxy', 'h:/layanan/zat?nama=doksisiklin'],
  // Products, advice and pages.
  ['supertetra', 'p:Oksitetrasiklin', 'h:/layanan/zat?nama=tetrasiklin', 'a:Antibiotik'],
  ['terramycin', 'p:Oksitetrasiklin', 'a:Antibiotik', 'h:/layanan/zat?nama=oksitetrasiklin'],
  ['betadin', 'p:Povidon Iodin', 'p:Gel Luka'],
  ['bayclin', 'p:Kaporit'],
  ['h2o2 3 persen', 'p:Hidrogen Peroksida'],
  ['obat penenang angkut ikan', 'p:Minyak Cengkeh'],
  ['kapan bs panen abis diobatin', 'h:/akun/buku-obat', 'a:Antibiotik'],
  ['no hp dokter hewan ikan', 'h:/layanan/siapa-dihubungi'],
  ['lapor wabah kmn', 'h:/layanan/siapa-dihubungi'],
  ['paketku udah nyampe mana', 'h:/riwayat-pembayaran'],
  ['air kecampur solar', 'd:keracunan'],
  ['nitrit tinggi', 'h:/layanan/air', 'd:amonia'],
  ['pengikat pakan biar ga lepas', 'p:Perekat Pakan'],
  [
    'ikan stres habis diangkut',
    'd:stres-angkut',
    'p:Minyak Cengkeh',
    'p:Vitamin C',
    'h:/layanan/cek-gejala',
    'h:/layanan/detail/3',
  ],
  ['test kit amoniak', 'p:Test Kit Amonia'],
]
