/*
 * The closed list of substances in products for fish that people eat: the product form, the checks of names and texts, the
 * treatment book and the search read it. A substance that is not here is sold only after a decision of the office.
 * Consult the regulation in force before changing a line: regulation 19/2024 of the ministry is known second-hand (press and
 * summaries, not its annex). Brands are common knowledge of the trade; they only lead to the substance.
 */

/** Legal class of a substance. `belum_dinilai`: known, but not sold until a veterinarian of the shop has classed it. */
export type KelasZat = 'boleh' | 'boleh_dengan_resep' | 'dilarang' | 'belum_dinilai'

/** Sources of the classes, as a sentence cites them. */
export const SUMBER_ZAT = {
  permen: 'Permen KP 19/2024',
  eropa: 'Peraturan Uni Eropa 37/2010 dan 2022/1644',
  stockholm: 'Konvensi Stockholm, UU 19/2009',
  fakta: 'lembar fakta kesehatan kerapu toko',
  umum: 'kebiasaan umum budidaya, belum dirujuk ke satu aturan',
} as const
export type SumberZat = keyof typeof SUMBER_ZAT

/** Legal rules; each completes the sentence "{nama} …". */
const ATURAN = {
  dilarang: 'dilarang untuk ikan konsumsi',
  antimikroba: 'tidak termasuk antimikroba yang boleh dipakai pada ikan',
  pestisida: 'adalah pestisida yang dilarang untuk ikan konsumsi',
  resep: 'hanya boleh dijual dengan resep dokter hewan',
  menunggu: 'belum dinilai dokter hewan toko untuk ikan konsumsi',
  boleh: 'boleh dipakai sesuai label',
} as const

/** A substance. Spelling and case of the names do not matter, see `contract/obat/sound.ts`. */
export interface Zat {
  nama: string
  sebutan: readonly string[]
  merek: readonly string[]
  kelas: KelasZat
  aturan: string
  sumber: SumberZat
  /** Minimum withdrawal period of any treatment, in days; absent if only the prescription decides. */
  masa_henti?: number
  /** Prescribed after a sensitivity test. */
  antimikroba?: true
}

type Names = Pick<Zat, 'nama' | 'sebutan' | 'merek' | 'masa_henti'>

const split = (names: string) => (names === '' ? [] : names.split(', '))
const zat = (name: string, names = '', brands = ''): Names => ({
  nama: name,
  sebutan: split(names),
  merek: split(brands),
})

const group = (kelas: KelasZat, aturan: keyof typeof ATURAN, sumber: SumberZat, all: readonly Names[]): Zat[] =>
  all.map((one) => ({ ...one, kelas, aturan: ATURAN[aturan], sumber }))

/** Antimicrobials that a veterinarian may prescribe. All others are prohibited. */
const RESEP_ANTIMICROBIALS = group('boleh_dengan_resep', 'resep', 'permen', [
  zat('Klortetrasiklin', '', 'Aureomycin'),
  // 30 days: the shop's own figure. Labels elsewhere state 21 days for listed species; marine fish have none.
  {
    ...zat('Oksitetrasiklin', 'OTC, Oxytet', 'Terramycin, Teramisin'),
    masa_henti: 30,
  },
  zat('Tetrasiklin', '', 'Achromycin, Super Tetra'),
  zat('Eritromisin', '', 'Erythrocin, Erysanbe'),
  zat('Enrofloksasin', 'Enrofloxacine', 'Baytril, Enroflox'),
  zat('Sulfadiazin', 'Silver sulfadiazine'),
]).map((one): Zat => ({ ...one, antimikroba: true }))

/** Other prescription substances. */
const RESEP = group('boleh_dengan_resep', 'resep', 'permen', [
  zat('Emamektin', 'Emamectin benzoate, Emamektin benzoat'),
  zat('Prazikuantel', 'Praziquantel, Prazikwantel', 'Droncit, Biltricide'),
  zat('Metilen biru', 'Methylene blue, Methyl blue, Metilin biru, Biru metilen, Methylthioninium chloride'),
  zat('Vaksin ikan', 'Vaksin Vibrio, Sel Vibrio inaktif, Sel Vibrio spp. inaktif, Vaksin VNN, Vaksin iridovirus'),
])

/** Prohibited by name in the regulation. */
const PROHIBITED = group('dilarang', 'dilarang', 'permen', [
  zat(
    'Kloramfenikol',
    'Chlorampenicol, Levomycetin, Laevomycetin, Kloramfenikol palmitat, Chlornitromycin',
    'Chloromycetin, Kemicetine, Colsancetine, Kalmicetine, Enkacetyn, Lanacetine, Empeecetin, Xepanicol, Erlamycetin, Cendo Fenicol, Salmicol, Chlorbiotic, Paraxin, Fenicol, Novachlor, Suprachlor, Colme, Ikamicetin, Combicetin',
  ),
  zat(
    'Nitrofuran',
    'Furazolidon, Nitrofurantoin, Nitrofurazon, Nitrofural, Furaltadon, Nifurpirinol, Nifurstyrenate, Nifursol, Nifuroxazide, Nifurtimox, Nifuratel, Nifurzide, Nihydrazone, Furazidin, Furylfuramide, Panazon, AOZ, AMOZ, Semikarbazid, Semicarbazide',
    'Furanace, Furanase, Prefuran, Furacin, Furacyn, Furoxone, Furadantin, Macrodantin, Macrobid, Altafur, Elbaju',
  ),
  zat(
    'Nitroimidazol',
    'Metronidazol, Dimetridazol, Ronidazol, Ipronidazol, Tinidazol, Ornidazol, Seknidazol, Nimorazol, Karnidazol, Benznidazol, Hydroxymetronidazole',
    'Flagyl, Trichodazol, Fladex, Fasigyn, Emtryl, Flagil',
  ),
  zat(
    'Hijau malakit',
    'Malachite green, Malachitegreen, Malachite, Malakit hijau, Malasit hijau, Hijau malasit, Malasit green, Malachiet groen, Verde malaquita, Leucomalachite green, Leuko malakit, Leuco malachite, Malakit leuko, Hijau malakit oksalat, Malachite green oxalate, Basic green 4, Aniline green, Hijau anilin, Victoria green B, Benzaldehyde green, Diamond green B, Malachite green carbinol',
  ),
  zat(
    'Ungu gentian',
    'Gentian violet, Violet gentian, Gentiana violet, Crystal violet, Violet kristal, Ungu kristal, Kristal ungu, Leucocrystal violet, Leuko kristal violet, Kristal violet leuko, Methyl violet, Metil violet, Metil ungu, Ungu metil, Basic violet 3, Hexamethyl pararosaniline, Methylrosaniline, Metilrosanilin, Pyoctanin, Gention violet',
  ),
  zat(
    'MS-222',
    'MS-22, Tricaine, Trikain, Trikain metansulfonat, Tricaine methanesulfonate, Trikain mesilat, Tricaine mesylate, Metacaine, Metakain, Ethyl 3-aminobenzoate methanesulfonate',
    'Finquel, Tricaine-S, Syncaine, Tricaine Pharmaq, Sandoz MS-222',
  ),
  zat(
    'Estradiol',
    'Oestradiol, Etinilestradiol, Ethinyl estradiol, Dietilstilbestrol, Diethylstilbestrol, Stilbestrol, Stilboestrol, Stilben, Benestrol, Dienestrol, Heksestrol, Hexestrol, Estradiol benzoat, Estradiol valerat, Estron, Estriol, Estrogen, Oestrogen, Hormon estrogen, 17 beta estradiol',
    'Progynova, Progynon, Lynoral',
  ),
  zat(
    'Metiltestosteron',
    'Methyltestosterone, 17 alfa metiltestosteron, Metil testosteron, 17a-MT, 17-MT, 17 alfa MT, 17 alpha MT, MT 17a, MT 17 alfa, Hormon MT, Testosteron, Testosterone, Hormon testosteron, Trenbolon, Nandrolon, Boldenon, Stanozolol, Mesterolon, Metandienon, Oksimetolon, Steroid anabolik, Anabolik steroid, Anabolic steroid, Androstenedion',
    'Andriol, Sustanon, Winstrol',
  ),
  zat(
    'Hormon pertumbuhan',
    'Growth hormone, Growth hormon, Hormon pemacu tumbuh, Hormon pemacu pertumbuhan, Hormon tumbuh, Hormone growth promoter, HGPs, Somatotropin, Recombinant growth hormone, Bovine somatotropin',
  ),
  zat('Trifluralin', 'Trifluoralin', 'Treflan, Triflurex'),
  zat('Diklorvos', 'Dichlorvos, Diklorfos, Dichlorphos, DDVP', 'Nuvan, Vapona, Dedevap, Aquagard'),
  zat(
    'Triklorfon',
    'Trichlorphon, Trichlorfone, Metrifonat, Metriphonate, Chlorofos, Klorofos, Trichlorofon',
    'Dipterex, Dylox, Masoten, Neguvon, Diptrex, Dipterek',
  ),
  zat('Eter', 'Dietil eter, Diethyl ether, Ether anestesi'),
  zat('Aristolochia', 'Aristolokhia, Aristolochic acid, Asam aristolokat, Asam aristolokhat'),
])

/** Prohibited or of group A in the European Union, where grouper is sold, and not allowed by the regulation. */
const RESIDUES = group('dilarang', 'dilarang', 'eropa', [
  zat('Kloroform', 'Chloroform, Triklorometana, Trichloromethane'),
  zat('Klorpromazin', 'Chlorpromazine', 'Largactil'),
  zat('Kolkisin', 'Colchicine, Kolsisin'),
  zat('Dapson', 'Dapsone, Diaminodifenilsulfon'),
  zat('Klenbuterol', 'Clenbuterol, Klenbuterol HCl, Beta agonis, Beta agonist', 'Spiropent, Ventipulmin'),
  zat('Salbutamol', 'Albuterol', 'Ventolin'),
  zat('Raktopamin', 'Ractopamine, Ractopamin', 'Paylean, Optaflexx'),
  ...['Zilpaterol', 'Terbutalin', 'Mabuterol', 'Brombuterol', 'Fenoterol'].map((name) => zat(name)),
  zat('Simaterol', 'Cimaterol, Kimaterol'),
  zat('Zeranol', 'Zearalanol, Taleranol', 'Ralgro'),
  zat('Progesteron', 'Medroksiprogesteron, Melengestrol, Megestrol, Progestin, Progestogen'),
  zat('Tiourasil', 'Thiouracil, Metiltiourasil, Propiltiourasil, Tapazol, Tiamazol, Methimazole'),
  zat('Hijau brilian', 'Brilliant green, Brilian green, Ethyl violet, Basic green 1'),
  zat('Fenilbutason', 'Phenylbutazone, Fenilbutazon'),
])

/** Persistent pesticides, and those with phosphorus. */
const PESTICIDES = [
  ...group('dilarang', 'pestisida', 'stockholm', [
    zat('DDT', 'Diklorodifeniltrikloroetana, Dichlorodiphenyltrichloroethane'),
    ...['Aldrin', 'Dieldrin', 'Endrin', 'Toksafen', 'Mireks', 'Klordekon', 'Pentaklorofenol'].map((name) => zat(name)),
    zat('Heptaklor', 'Heptachlor'),
    zat('Klordan', 'Chlordane'),
    zat(
      'Lindan',
      'Lindane, Gamma HCH, Gamma BHC, HCH, Heksaklorosikloheksana, Hexachlorocyclohexane, Benzene hexachloride',
      'Gammexane',
    ),
    zat('Endosulfan', '', 'Thiodan, Akodan'),
    zat('Heksaklorobenzena', 'Hexachlorobenzene'),
  ]),
  // "Old handbooks recommend trichlorfon, temephos, malachite green: never copy"; "no organophosphates" against lice.
  ...group('dilarang', 'pestisida', 'fakta', [
    zat('Temefos', 'Temephos, Temephose', 'Abate, Bubuk Abate'),
    zat('Organofosfat', 'Organophosphate, Organofosfor, Organoklorin, Organochlorine'),
    zat('Klorpirifos', 'Chlorpyrifos, Chlorpyriphos', 'Dursban'),
    zat('Malation', 'Malathion'),
    zat('Diazinon', '', 'Basudin'),
    zat('Fention', 'Fenthion', 'Lebaycid, Baytex'),
    zat('Paration', 'Parathion, Metil paration'),
    zat('Azametifos', 'Azamethiphos', 'Salmosan'),
    zat('Fenitrotion', 'Fenitrothion'),
    zat('Monokrotofos', 'Monocrotophos', 'Azodrin'),
    zat('Dimetoat', 'Dimethoate'),
    zat('Karbofuran', 'Carbofuran', 'Furadan'),
  ]),
]

/** Antimicrobials outside the regulation's list. */
const ANTIMICROBIALS = group('dilarang', 'antimikroba', 'permen', [
  zat('Florfenikol', 'Florphenicol, Florfenikol premiks', 'Aquaflor, Nuflor'),
  zat('Tiamfenikol', 'Thiamphenicol', 'Thiamycin, Biothicol, Urfamycin'),
  zat('Doksisiklin', 'Doxy, Doxycyclin hyclate', 'Vibramycin'),
  zat(
    'Amoksisilin',
    'Amoxicillin, Amoxycillin, Amoksilin, Amoxilin',
    'Amoxan, Amoxil, Amoxsan, Kalmoxillin, Yusimox, Co-amoxiclav, Augmentin',
  ),
  zat('Ampisilin', 'Ampicilin, Ampicillin trihydrate', 'Binotal, Viccillin, Sanpicillin'),
  zat(
    'Penisilin',
    'Penicilline, Penisilin G, Prokain penisilin, Fenoksimetilpenisilin, Benzilpenisilin',
    'Penstrep, Pen-strep',
  ),
  ...['Kloksasilin', 'Dikloksasilin', 'Oksasilin', 'Metisilin', 'Piperasilin', 'Karbenisilin', 'Bacampicillin'].map(
    (name) => zat(name),
  ),
  zat('Asam oksolinat', 'Oxolinic acid, Asam oksolinik, Oksolinat, Asam oxolinic, Acid oxolinic', 'Oxolin'),
  zat('Flumekuin', 'Flumequine, Flumekin', 'Apurone'),
  zat('Asam nalidiksat', 'Nalidixic acid, Asam nalidiksik, Nalidiksat, Nalidixic', 'Negram'),
  zat('Asam pipemidat', 'Pipemidic acid, Piromidic acid, Asam piromidat'),
  zat('Siprofloksasin', 'Cipro, Ciprofloksasin, Ciproplox', 'Ciproxin, Baquinor, Cyflox'),
  ...[
    'Norfloksasin',
    'Ofloksasin',
    'Levofloksasin',
    'Pefloksasin',
    'Moksifloksasin',
    'Sarafloksasin',
    'Danofloksasin',
    'Difloksasin',
    'Marbofloksasin',
    'Orbifloksasin',
    'Lomefloksasin',
    'Gatifloksasin',
    'Fleroksasin',
    'Enoksasin',
    'Sinoksasin',
  ].map((name) => zat(name)),
  zat('Kolistin', 'Colistin sulfate, Kolistin sulfat, Polymyxin E'),
  zat('Polimiksin', 'Polymyxin B'),
  zat('Basitrasin', 'Bacitracin zinc, Zinc bacitracin, Bacitracin methylene disalicylate, Basitrasin zinc'),
  ...[
    'Virginiamisin',
    'Vankomisin',
    'Avoparsin',
    'Tiamulin',
    'Valnemulin',
    'Novobiosin',
    'Avilamisin',
    'Enramisin',
    'Flavomisin',
    'Bambermisin',
    'Efrotomisin',
    'Mupirosin',
    'Asam fusidat',
    'Linezolid',
    'Daptomisin',
    'Teikoplanin',
  ].map((name) => zat(name)),
  zat('Kuinokseolin', 'Carbadox, Karbadoks, Olaquindox, Olakuindoks, Mequindox, Quinocetone'),
  zat('Rifampisin', 'Rifampin, Rifamycin, Rifaksimin', 'Rimactane, Rifadin'),
  ...['Isoniazid', 'Pirazinamid', 'Etambutol'].map((name) => zat(name)),
  ...[
    'Fosfomisin',
    'Spektinomisin',
    'Linkomisin',
    'Klindamisin',
    'Tilmikosin',
    'Tulatromisin',
    'Spiramisin',
    'Josamisin',
    'Azitromisin',
    'Klaritromisin',
    'Roksitromisin',
    'Oleandomisin',
    'Kitasamisin',
    'Tilvalosin',
    'Tildipirosin',
  ].map((name) => zat(name)),
  zat('Tilosin', 'Tylosin tartrate'),
  ...[
    'Streptomisin',
    'Dihidrostreptomisin',
    'Kanamisin',
    'Gentamisin',
    'Amikasin',
    'Tobramisin',
    'Apramisin',
    'Paromomisin',
    'Framisetin',
    'Netilmisin',
    'Sisomisin',
    'Higromisin',
    'Minosiklin',
    'Demeklosiklin',
    'Tigesiklin',
    'Limesiklin',
    'Rolitetrasiklin',
    'Metasiklin',
  ].map((name) => zat(name)),
  zat('Neomisin', 'Neomycin sulphate'),
  zat('Sulfametoksazol', 'Sulfamethoxazol, Sulphamethoxazole'),
  ...[
    'Sulfamerazin',
    'Sulfadimidin',
    'Sulfametazin',
    'Sulfamonometoksin',
    'Sulfadimetoksin',
    'Sulfatiazol',
    'Sulfaguanidin',
    'Sulfakuinoksalin',
    'Sulfanilamid',
    'Sulfadoksin',
    'Sulfakloropiridazin',
    'Sulfapiridin',
    'Sulfisoksazol',
    'Sulfasetamid',
    'Sulfametoksipiridazin',
    'Sulfametizol',
    'Sulfapirazol',
    'Sulfafenazol',
    'Sulfamid',
    'Sulfonamid',
  ].map((name) => zat(name)),
  zat('Kotrimoksazol', 'Co-trimoxazole, Kotrimoxazol, Cotrim', 'Bactrim, Septrin, Sanprima, Primadex, Trimoxsul'),
  zat('Trimetoprim', 'Trimethoprime, Trimetropim, Ormetoprim, Diaveridin, Baquiloprim, Tribrissen', 'Trimezyn'),
  zat('Sefaleksin', 'Cefalexin, Cephalexin'),
  ...[
    'Sefadroksil',
    'Sefotaksim',
    'Seftriakson',
    'Seftiofur',
    'Sefiksim',
    'Sefuroksim',
    'Sefazolin',
    'Sefkuinom',
    'Seftazidim',
    'Sefaklor',
    'Sefradin',
    'Sefapirin',
    'Sefoperazon',
    'Sefpodoksim',
    'Sefalosporin',
    'Meropenem',
    'Imipenem',
    'Aztreonam',
    'Asam klavulanat',
  ].map((name) => zat(name)),
  zat('Griseofulvin', 'Griseovulvin'),
  zat('Nistatin', 'Nystatin, Mycostatin'),
  ...[
    'Ketokonazol',
    'Mikonazol',
    'Klotrimazol',
    'Itrakonazol',
    'Flukonazol',
    'Amfoterisin',
    'Natamisin',
    'Terbinafin',
  ].map((name) => zat(name)),
  ...['Asiklovir', 'Ribavirin', 'Amantadin', 'Rimantadin', 'Oseltamivir'].map((name) => zat(name)),
  ...['Monensin', 'Salinomisin', 'Narasin', 'Lasalosid', 'Maduramisin'].map((name) => zat(name)),
])

/** Name endings and beginnings of unlisted members of a prohibited group. */
export const ZAT_PARTS: readonly { aturan: string; sumber: SumberZat; suffix?: string[]; prefix?: string[] }[] = [
  { aturan: ATURAN.dilarang, sumber: 'permen', suffix: ['nidazole'], prefix: ['nifur', 'nitrofur', 'chloramphen'] },
  {
    aturan: ATURAN.antimikroba,
    sumber: 'permen',
    suffix: ['floxacin', 'cycline', 'cillin', 'mycin', 'conazole'],
    prefix: ['doxycy', 'amoxy', 'amoxi', 'florfen', 'norfloxa', 'ciproflo', 'levoflo', 'trimethop'],
  },
]

/** Known, but not classed by any source of the shop. */
const PENDING = group('belum_dinilai', 'menunggu', 'umum', [
  zat('Tembaga sulfat', 'Copper sulfate, Cupri sulfat, Terusi, Prusi, CuSO4, Kupri sulfat, Blue stone'),
  zat('Akriflavin', 'Acriflavine, Acriflavin, Kuning akriflavin, Trypaflavin'),
  zat('Levamisol', 'Levamisole'),
  zat('Albendazol', 'Albendazole'),
  zat('Mebendazol', 'Mebendazole'),
  zat('Fenbendazol', 'Fenbendazole'),
  zat('Ivermektin', 'Ivermectin'),
  zat('Toltrazuril', 'Diklazuril'),
  zat('Klorokuin', 'Chloroquine, Kina, Quinine'),
  zat('Diflubenzuron', 'Lufenuron, Teflubenzuron, Dimilin'),
  zat('Deltametrin', 'Deltamethrin, Sipermetrin, Cypermethrin'),
  zat('Rotenon', 'Rotenone'),
  zat('Sianida', 'Kalium sianida, Potassium cyanide, Natrium sianida, Potas ikan'),
  zat('Niklosamida', 'Niclosamide, Fipronil, Parakuat, Paraquat, Glifosat, Glyphosate'),
  zat('Hormon pemijahan', 'LHRH, GnRH, sGnRH, Domperidon, HCG, Ovaprim, Spawnprim, Oodev'),
  zat('Brilliant blue', 'Biru brilian, Tartrazin, Tartrazine'),
  zat('Benzokain', 'Benzocaine, Fenoksietanol, Phenoxyethanol'),
  zat('Rivanol', 'Etakridin laktat, Ethacridine'),
])

/** Disinfectants, antiseptics, vitamins, minerals and amino acids, which the regulation allows. */
const UNRESTRICTED = group('boleh', 'boleh', 'permen', [
  zat('Povidon iodin', 'Povidone iodine, Iodine, Iodium, Yodium, Yodin, Iodin, Iodofor, Iodophor', 'Betadine'),
  zat('Formalin', 'Formaldehid, Formaldehyde, Formaldehida'),
  zat('Kalium permanganat', 'Potassium permanganate, KMnO4, PK'),
  zat('Glutaraldehida', 'Glutaraldehyde, Glutaraldehid'),
  zat('Benzalkonium klorida', 'Benzalkonium chloride, BKC'),
  zat('Kalium peroksimonosulfat', 'Potassium peroxymonosulfate, Kalium monopersulfat', 'Virkon'),
  zat(
    'Klor',
    'Kaporit, Klor aktif, Kalsium hipoklorit, Natrium hipoklorit, Klorin, Chlorine, Klorin dioksida, TCCA, Hipoklorit',
  ),
  zat('Kloramin T', 'Chloramine T, Kloramin, Halamid, Chloramine-T'),
  zat('Hidrogen peroksida', 'Hydrogen peroxide, H2O2, Perhidrol'),
  zat('Natrium perkarbonat', 'Sodium percarbonate, Perkarbonat'),
  zat('Asam perasetat', 'Peracetic acid'),
  zat('Alkohol', 'Etanol, Ethanol'),
  zat('Klorheksidin', 'Chlorhexidine'),
  zat('Vitamin A', 'Retinol'),
  zat('Vitamin B kompleks', 'B kompleks, Vitamin B, Multivitamin, Vitamin, ADEK'),
  zat('Vitamin B1', 'Tiamin, Thiamine'),
  zat('Vitamin B2', 'Riboflavin'),
  zat('Vitamin B3', 'Niasin, Niacin, Nikotinamid, Asam nikotinat'),
  zat('Vitamin B5', 'Asam pantotenat, Kalsium pantotenat'),
  zat('Vitamin B6', 'Piridoksin'),
  zat('Vitamin B7', 'Biotin'),
  zat('Vitamin B9', 'Asam folat'),
  zat('Vitamin B12', 'Sianokobalamin, Kobalamin'),
  zat('Vitamin C', 'Asam askorbat, L-askorbil-2-polifosfat, Askorbil polifosfat, Ascorbic acid, Askorbil fosfat'),
  zat('Vitamin D3', 'Kolekalsiferol, Vitamin D'),
  zat('Vitamin E', 'Tokoferol, Alfa tokoferol'),
  zat('Vitamin K', 'Menadion, Vitamin K3'),
  zat('Kolin', 'Kolin klorida, Choline chloride'),
  zat('Inositol', 'Mio-inositol'),
  ...['Lisin', 'Metionin', 'Taurin', 'Triptofan', 'Arginin', 'Treonin', 'Glutamin', 'Glisin', 'Valin', 'Leusin'].map(
    (name) => zat(name),
  ),
  zat('Asam amino'),
  zat(
    'Mineral',
    'Kalsium, Fosfor, Magnesium, Seng, Zinc, Selenium, Mangan, Kobalt, Besi, Kalium, Natrium, Trace mineral',
  ),
])

/** Feed ingredients, water conditioners, useful bacteria and herbs of the shop's trade. */
const COMMON = group('boleh', 'boleh', 'umum', [
  zat('Natrium tiosulfat', 'Sodium thiosulfate, Tiosulfat, Natrium tiosulfat pentahidrat'),
  zat('Asam sitrat', 'Citric acid, Asam sitrun'),
  zat('Garam', 'Natrium klorida, Sodium chloride, Garam krosok, Garam ikan'),
  zat('Kapur', 'Kalsium karbonat, Dolomit, Kalsium oksida, Kapur tohor'),
  zat('Zeolit', 'Bentonit, Zeolite, Silika'),
  zat('Karbon aktif', 'Arang aktif, Activated carbon'),
  zat('Natrium bikarbonat', 'Soda kue, Sodium bicarbonate'),
  zat('EDTA'),
  zat('Kalsium propionat', 'Calcium propionate, Asam propionat, Propionat'),
  zat('Asam organik', 'Asam format, Asam butirat, Asam laktat, Asam asetat, Asam fumarat, Asam humat, Natrium butirat'),
  zat('Beta-glukan', 'Beta glucan, Beta-1,3/1,6-glukan, Glukan, MOS, Mannan oligosakarida'),
  zat('Ragi', 'Saccharomyces cerevisiae, Saccharomyces, Nukleotida'),
  zat('Minyak ikan', 'Fish oil, EPA, DHA, Omega-3, EPA+DHA'),
  zat('Lesitin', 'Lecithin, Kolesterol'),
  zat('Gelatin', 'Karboksimetil selulosa, CMC, Alginat, Perekat'),
  zat('Betain', 'Betaine'),
  zat('Enzim', 'Fitase, Protease, Amilase, Lipase, Selulase'),
  zat('Antioksidan', 'BHT, Etoksikuin, Astaxanthin, Astaksantin'),
  zat(
    'Bacillus',
    'Bacillus subtilis, Bacillus licheniformis, B. licheniformis, Bacillus spp., Bacillus amyloliquefaciens',
  ),
  zat('Lactobacillus', 'Lactobacillus spp., Lactobacillus plantarum, Lactobacillus acidophilus, Pediococcus'),
  zat('Bakteri nitrifikasi', 'Nitrosomonas, Nitrobacter, Rhodobacter, Rhodopseudomonas'),
  zat('Bawang putih', 'Alisin, Allicin, Garlic, Allium sativum'),
  zat('Kunyit', 'Kurkumin, Curcumin, Temulawak, Kurkuma'),
  zat('Daun ketapang', 'Tanin, Ekstrak ketapang, Tanin dari Terminalia catappa, Terminalia catappa, Ketapang'),
  zat(
    'Daun jambu biji',
    'Jambu biji, Meniran, Sambiloto, Daun sirih, Daun pepaya, Daun mimba, Kayu manis, Oregano, Timol, Karvakrol',
  ),
  zat('Minyak cengkeh', 'Clove oil, Eugenol, Cengkeh'),
  zat('Sulfur', 'Belerang'),
])

/** All substances of the list. */
export const ZAT: readonly Zat[] = [
  ...RESEP_ANTIMICROBIALS,
  ...RESEP,
  ...PROHIBITED,
  ...RESIDUES,
  ...PESTICIDES,
  ...ANTIMICROBIALS,
  ...PENDING,
  ...UNRESTRICTED,
  ...COMMON,
]

/** Harmless words that differ by a letter or two from a prohibited name, or end like one. */
export const LOOKALIKES: readonly string[] = [
  ...['colicin', 'kolisin', 'streptomyces', 'estragol', 'klorofil', 'chlorophyll', 'kolostrum', 'triklosan'],
  ...['furosemid', 'fitoestrogen', 'mikroflora', 'brazilin', 'hematoxylin', 'pyroxylin', 'bactericide', 'augmenting'],
  ...['halation', 'lallation', 'narration', 'vallation', 'penciling', 'roomette', 'biotical'],
]

/** Words that describe a substance without changing it: salts, forms and purity. */
export const ZAT_QUALIFIERS: readonly string[] = [
  ...['HCl', 'hidroklorida', 'klorida', 'sulfat', 'fosfat', 'nitrat', 'sitrat', 'asetat', 'tiosianat', 'stearat'],
  ...['monohidrat', 'dihidrat', 'pentahidrat', 'heptahidrat', 'anhidrat', 'basa', 'murni', 'teknis', 'stabil'],
  ...['food', 'grade', 'feed', 'ekstrak', 'serbuk', 'bubuk', 'cair', 'cairan', 'larutan', 'kering', 'inaktif'],
  ...[
    'sel',
    'spp',
    'sp',
    'dari',
    'dan',
    'setara',
    'total',
    'aktif',
    'premiks',
    'daun',
    'minyak',
    'dalam',
    'gel',
    'hidrat',
  ],
]
