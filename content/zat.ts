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
  rotterdam: 'Konvensi Rotterdam, UU 10/2013',
  minamata: 'Konvensi Minamata, UU 11/2017',
  perikanan: 'UU 31/2004 pasal 8',
  fakta: 'lembar fakta kesehatan kerapu toko',
  umum: 'kebiasaan umum budidaya, belum dirujuk ke satu aturan',
} as const
export type SumberZat = keyof typeof SUMBER_ZAT

/** Legal rules; each completes the sentence "{nama} …". */
const ATURAN = {
  dilarang: 'dilarang untuk ikan konsumsi',
  antimikroba: 'tidak termasuk antimikroba yang boleh dipakai pada ikan',
  pestisida: 'adalah pestisida yang dilarang untuk ikan konsumsi',
  racun: 'adalah racun yang dilarang untuk ikan konsumsi',
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
    ...zat('Oksitetrasiklin', 'OTC, Oxytet', 'Terramycin'),
    masa_henti: 30,
  },
  zat('Tetrasiklin', '', 'Achromycin, Super Tetra'),
  zat('Eritromisin', '', 'Erythrocin, Erysanbe'),
  zat('Enrofloksasin', '', 'Baytril, Enroflox'),
  zat('Sulfadiazin', 'Silver sulfadiazine'),
]).map((one): Zat => ({ ...one, antimikroba: true }))

/** Other prescription substances. */
const RESEP = group('boleh_dengan_resep', 'resep', 'permen', [
  zat('Emamektin', 'Emamectin benzoate'),
  zat('Prazikuantel', 'Prazikwantel', 'Droncit, Biltricide'),
  zat('Metilen biru', 'Methylene blue, Methyl blue, Metilin biru, Biru metilen, Methylthioninium chloride'),
  zat('Vaksin ikan', 'Vaksin Vibrio, Sel Vibrio inaktif, Sel Vibrio spp. inaktif, Vaksin VNN, Vaksin iridovirus'),
])

/** Prohibited by name in the regulation. */
const PROHIBITED = group('dilarang', 'dilarang', 'permen', [
  zat(
    'Kloramfenikol',
    'Chlorampenicol, Kloram, Levomycetin, Laevomycetin, Kloramfenikol palmitat, Chlornitromycin',
    'Chloromycetin, Kemicetine, Colsancetine, Kalmicetine, Enkacetyn, Lanacetine, Empeecetin, Xepanicol, Erlamycetin, Cendo Fenicol, Salmicol, Chlorbiotic, Paraxin, Fenicol, Novachlor, Suprachlor, Colme, Ikamicetin, Combicetin, Reco',
  ),
  zat(
    'Nitrofuran',
    'Furazolidon, Nitrofurantoin, Nitrofurazon, Nitrofural, Furaltadon, Nifurpirinol, Nifurstyrenate, Nifursol, Nifuroxazide, Nifurtimox, Nifuratel, Nifurzide, Nitrovin, Nihydrazone, Furazidin, Furylfuramide, Panazon, AOZ, AMOZ, AHD, Semikarbazid',
    'Furanace, Prefuran, Furacin, Furoxone, Furadantin, Macrodantin, Macrobid, Altafur, Elbaju, Furazon, Furasol',
  ),
  zat(
    'Nitroimidazol',
    'Metronidazol, Dimetridazol, Ronidazol, Ipronidazol, Tinidazol, Ornidazol, Seknidazol, Nimorazol, Karnidazol, Ternidazol, Benznidazol, Hydroxymetronidazole',
    'Flagyl, Trichodazol, Fladex, Fasigyn, Emtryl',
  ),
  zat(
    'Hijau malakit',
    'Malachite green, Malachitegreen, Malachite, Malakit hijau, Malasit hijau, Hijau malasit, Malasit green, Malachiet groen, Verde malaquita, Leucomalachite green, Leuko malakit, Malakit leuko, Hijau malakit oksalat, Malachite green oxalate, Basic green 4, Aniline green, Hijau anilin, Victoria green B, Benzaldehyde green, Diamond green B, Malachite green carbinol, MG oxalate, Malasit grin',
  ),
  zat(
    'Ungu gentian',
    'Gentian violet, Violet gentian, Gentiana violet, Crystal violet, Violet kristal, Ungu kristal, Kristal ungu, Leucocrystal violet, Kristal violet leuko, Methyl violet, Metil ungu, Ungu metil, Basic violet 3, Hexamethyl pararosaniline, Methylrosaniline, Pyoctanin, Gention violet, GV 1, GV 2, GV 0.5, Larutan GV, Obat GV, Tetes GV',
  ),
  zat(
    'MS-222',
    'MS-22, Tricaine, Trikain metansulfonat, Tricaine methanesulfonate, Trikain mesilat, Metacaine, Ethyl 3-aminobenzoate methanesulfonate',
    'Finquel, Tricaine-S, Syncaine, Tricaine Pharmaq, Sandoz MS-222',
  ),
  zat(
    'Estradiol',
    'Oestradiol, Etinilestradiol, Dietilstilbestrol, Stilbestrol, Stilboestrol, Stilben, Benestrol, Dienestrol, Heksestrol, Estradiol benzoat, Estradiol valerat, Estron, Estriol, Estrogen, Oestrogen, Hormon estrogen, 17 beta estradiol',
    'Progynova, Progynon, Lynoral',
  ),
  zat(
    'Metiltestosteron',
    '17 alfa metiltestosteron, 17a-MT, 17-MT, 17 alfa MT, MT 17a, MT 17 alfa, Hormon MT, MT hormon, Testosteron, Hormon testosteron, Trenbolon, Nandrolon, Boldenon, Stanozolol, Klostebol, Drostanolon, Fluoksimesteron, Oksandrolon, Letrozol, Mesterolon, Metandienon, Oksimetolon, Steroid anabolik, Anabolik steroid, Androstenedion',
    'Andriol, Sustanon, Winstrol, Dianabol',
  ),
  zat(
    'Hormon pertumbuhan',
    'Growth hormone, Hormon pemacu tumbuh, Hormon pemacu pertumbuhan, Hormon tumbuh, Hormone growth promoter, HGPs, Somatotropin, Recombinant growth hormone, Bovine somatotropin, rBST, rGH, Hormon tiroksin, Tiroksin, Levotiroksin',
  ),
  zat('Trifluralin', 'Trifluoralin', 'Treflan, Triflurex'),
  zat('Diklorvos', 'Diklorfos, DDVP', 'Nuvan, Vapona, Dedevap, Aquagard'),
  zat('Triklorfon', 'Metrifonat, Chlorofos, Trichlorofon', 'Dipterex, Dylox, Masoten, Neguvon, Diptrex, Dipterek'),
  zat('Eter', 'Dietil eter, Ether anestesi'),
  zat('Aristolochia', 'Aristolokhia, Aristolochic acid, Asam aristolokat, Asam aristolokhat'),
])

/** Prohibited or of group A in the European Union, where grouper is sold, and not allowed by the regulation. */
const RESIDUES = group('dilarang', 'dilarang', 'eropa', [
  zat('Kloroform', 'Triklorometana, Trichloromethane'),
  zat('Klorpromazin', '', 'Largactil'),
  zat('Kolkisin', 'Kolsisin'),
  zat('Dapson', 'Diaminodifenilsulfon'),
  zat(
    'Klenbuterol',
    'Klenbuterol HCl, Beta agonis, Beta agonist, Beta 2 agonis, Beta 2 agonist',
    'Spiropent, Ventipulmin',
  ),
  zat('Salbutamol', 'Albuterol', 'Ventolin'),
  zat('Raktopamin', '', 'Paylean, Optaflexx'),
  ...[
    'Zilpaterol',
    'Terbutalin',
    'Mabuterol',
    'Brombuterol',
    'Fenoterol',
    'Formoterol',
    'Salmeterol',
    'Isoprenalin',
  ].map((name) => zat(name)),
  zat('Simaterol', 'Kimaterol'),
  zat('Zeranol', 'Zearalanol, Taleranol', 'Ralgro'),
  zat(
    'Progesteron',
    'Medroksiprogesteron, Melengestrol, Megestrol, MGA, Progestin, Progestogen, Levonorgestrel, Noretisteron',
  ),
  zat('Tiourasil', 'Metiltiourasil, Propiltiourasil, Tapazol, Tiamazol, Methimazole'),
  zat('Hijau brilian', 'Brilliant green, Brilian green, Ethyl violet, Basic green 1'),
  zat('Fenilbutason', 'Phenylbutazone'),
  zat(
    'Kortikosteroid',
    'Hormon steroid, Deksametason, Betametason, Prednison, Prednisolon, Metilprednisolon, Hidrokortison, Kortison, Triamsinolon',
    'Kalmethasone, Oradexon',
  ),
  zat(
    'Pewarna industri',
    'Rodamin B, Rhodamine, Biru Victoria, Victoria blue, Biru nil, Nile blue, Fuksin, Basic fuchsin, Auramin, Krisoidin, Kuning metanil, Metanil kuning, Metanil yellow, Methyl yellow, Sudan I, Sudan IV, Sudan red, Pararosanilin',
  ),
])

/** Poisons that no fish for people to eat may come into contact with. */
const POISONS = [
  ...group('dilarang', 'racun', 'perikanan', [
    zat(
      'Sianida',
      'Cyanide, Kalium sianida, Potassium cyanide, Potasium sianida, Natrium sianida, Sodium cyanide, Hidrogen sianida, Asam sianida, KCN, NaCN, HCN, Potas, Potas ikan, Apotas, Racun ikan',
    ),
    zat(
      'Akar tuba',
      'Tuba, Tuba root, Jenu, Deris, Derris elliptica, Rotenon, Rotenoid, Racun tuba',
      'Chemfish, Noxfish',
    ),
  ]),
  ...group('dilarang', 'racun', 'minamata', [
    zat(
      'Merkuri',
      'Mercuric, Air raksa, Raksa, Merkuri klorida, Merkuro klorida, Mercuric chloride, Mercury chloride, HgCl2, Sublimat, Kalomel, Metil merkuri, Fenil merkuri, Phenylmercuric acetate, Tiomersal, Thimerosal, Merbromin, Merkurokrom',
      'Merthiolate',
    ),
  ]),
  ...group('dilarang', 'racun', 'rotterdam', [
    zat(
      'Timah organik',
      'Organotin, Organotimah, Tributiltin, Tributil timah, TBT, TBTO, Trifeniltin, TPT, Dibutiltin, Fentin, Fentin asetat, Fentin hidroksida, Azosiklotin, Siheksatin',
      'Brestan, Duter, Aquatin',
    ),
  ]),
  ...group('dilarang', 'racun', 'umum', [
    zat(
      'Arsen',
      'Arsenik, Arsenat, Arsenit, Arsen trioksida, Warangan, Asam arsanilat, Arsanilic acid, Natrium arsanilat, Roksarson, Nitarson, Karbarson, Timbal arsenat',
    ),
    zat('Garam logam berat', 'Timbal asetat, Lead acetate, Kadmium, Kromium heksavalen, Krom heksavalen, Asam kromat'),
    zat('Boraks', 'Natrium tetraborat, Bleng'),
    zat('Striknin', 'Brusin'),
    zat('Fluoroasetat', 'Natrium fluoroasetat, Asam fluoroasetat'),
  ]),
]

/** Persistent pesticides, and those with phosphorus. */
const PESTICIDES = [
  ...group('dilarang', 'pestisida', 'stockholm', [
    zat('DDT', 'Diklorodifeniltrikloroetana, Dichlorodiphenyltrichloroethane'),
    ...['Aldrin', 'Dieldrin', 'Endrin', 'Toksafen', 'Mireks', 'Klordekon'].map((name) => zat(name)),
    zat('Pentaklorofenol', 'Pentachlorophenate, PCP, PCP sodium, PCP natrium, PCP Na, Na PCP', 'Santobrite'),
    zat('Dikofol', 'Metoksiklor', 'Kelthane'),
    zat('Dioksin', 'PCBs, Bifenil poliklorinasi, Polychlorinated biphenyl, Poliklorinasi bifenil'),
    zat('Heptaklor', ''),
    zat('Klordan', ''),
    zat(
      'Lindan',
      'Gamma HCH, Gamma BHC, BHC, HCH, Heksaklorosikloheksana, Hexachlorocyclohexane, Benzene hexachloride',
      'Gammexane',
    ),
    zat('Endosulfan', '', 'Thiodan, Akodan'),
    zat('Heksaklorobenzena', 'Hexachlorobenzene, HCB'),
  ]),
  // "Old handbooks recommend trichlorfon, temephos, malachite green: never copy"; "no organophosphates" against lice.
  ...group('dilarang', 'pestisida', 'fakta', [
    zat('Temefos', '', 'Abate, Bubuk Abate'),
    zat(
      'Organofosfat',
      'Organofosfor, Organoklorin, Profenofos, Asefat, Metamidofos, Kuinalfos, Triazofos, Fentoat, Fosfamidon, Mevinfos, Dikrotofos, Chlorfenvinphos, Edifenfos, Forat, Terbufos, Etoprofos, Etion, Isofenfos, Ometoat, Pirimifos, Kumafos, Coumaphos, Azinfos',
      'Curacron, Orthene, Tamaron, Bayrusil, Hostathion, Elsan, Dimecron, Hinosan, Rogor, Perfekthion, Sumithion, Asuntol',
    ),
    zat('Klorpirifos', '', 'Dursban'),
    zat('Malation', ''),
    zat('Diazinon', '', 'Basudin'),
    zat('Fention', '', 'Lebaycid, Baytex'),
    zat('Paration', 'Metil paration'),
    zat('Azametifos', '', 'Salmosan'),
    zat('Fenitrotion', ''),
    zat('Monokrotofos', '', 'Azodrin'),
    zat('Dimetoat', ''),
    zat('Karbofuran', '', 'Furadan'),
  ]),
  ...group('dilarang', 'pestisida', 'umum', [
    zat(
      'Karbamat',
      'Karbaril, Metomil, Propoksur, Aldikarb, BPMC, Fenobukarb, MIPC, Isoprokarb, Karbosulfan, Tiodikarb, Metiokarb, Pirimikarb, Oksamil, Bendiokarb',
      'Sevin, Lannate, Baygon, Temik, Larvin, Mesurol, Vydate, Marshal 200',
    ),
    zat(
      'Ditiokarbamat',
      'Mankozeb, Maneb, Zineb, Propineb, Thiram, Ziram, Karbendazim, Benomil, Tembaga oksiklorida, Klorotalonil',
      'Dithane, Antracol, Benlate, Daconil',
    ),
    zat(
      'Avermektin',
      'Abamektin, Doramektin, Moksidektin, Eprinomektin, Selamektin, Milbemektin',
      'Agrimec, Demolish 18, Dectomax, Numectin, Alfamec',
    ),
    zat('Ivermektin', '', 'Ivomec'),
    zat(
      'Deltametrin',
      'Sipermetrin, Permetrin, Sihalotrin, Siflutrin, Bifentrin, Fenvalerat, Esfenvalerat, Fenpropatrin, Alfametrin, Piretroid',
      'Decis, Ripcord, Buldok, Matador 25',
    ),
    zat(
      'Neonikotinoid',
      'Imidakloprid, Tiametoksam, Asetamiprid, Klotianidin, Tiakloprid, Nikotin, Nikotin sulfat',
      'Confidor, Mospilan, Actara',
    ),
    zat(
      'Insektisida ladang',
      'Fipronil, Klorfenapir, Klorantraniliprol, Spinosad, Amitraz, Kartap, Dimehipo, Bisultap, Bensultap, Nereistoksin, Sulfluramid, Heksaflumuron',
      'Regent 50, Prevathon, Spontan 400',
    ),
    zat(
      'Racun siput',
      'Niklosamida, Niclosamide, Metaldehid, Moluskisida, Molluscicide, Racun keong',
      'Bayluscide, Snaildown, Siputox',
    ),
    zat(
      'Racun rumput',
      'Parakuat, Glifosat, Dikuat, Glufosinat, Atrazin, Diuron, Ametrin, Butaklor, Alaklor, Simazin, Propanil, Oksifluorfen, Metil metsulfuron, 2.4-D, 2.4-D amina, 2.4-D dimetil amina',
      'Gramoxone, Noxone, Paracol, Roundup, Reglone, Karmex, Lindomin, DMA 6, Goal 240, Basta 150',
    ),
    zat(
      'Racun tikus',
      'Rodentisida, Brodifakum, Brodifacoum, Bromadiolon, Kumatetralil, Warfarin, Seng fosfida, Zinc phosphide, Aluminium fosfida, Fosfin, Metil bromida, Methyl bromide',
      'Klerat, Petrokum, Phostoxin',
    ),
  ]),
]

/** Antimicrobials outside the regulation's list, and the names of their classes. */
const ANTIMICROBIALS = group('dilarang', 'antimikroba', 'permen', [
  zat('Fluorokuinolon', 'Fluorokinolon, Kuinolon, Kinolon'),
  zat('Glikopeptida', 'Glycopeptide'),
  zat('Aminoglikosida', 'Aminoglycoside'),
  zat('Linkosamida', 'Lincosamide, Streptogramin, Pleuromutilin'),
  zat('Beta-laktam', 'Karbapenem, Ertapenem, Doripenem'),
  zat('Antijamur azol', 'Azol antijamur, Azole antifungal'),
  zat('Florfenikol', 'Florfenikol premiks', 'Aquaflor, Nuflor'),
  zat('Tiamfenikol', '', 'Thiamycin, Biothicol, Urfamycin'),
  zat('Doksisiklin', 'Doxy, Doxycyclin hyclate', 'Vibramycin'),
  zat('Amoksisilin', 'Amoksilin', 'Amoxan, Amoxil, Kalmoxillin, Yusimox, Co-amoxiclav, Augmentin'),
  zat('Ampisilin', 'Ampicillin trihydrate', 'Binotal, Viccillin, Sanpicillin'),
  zat('Penisilin', 'Penisilin G, Prokain penisilin, Fenoksimetilpenisilin, Benzilpenisilin', 'Penstrep'),
  ...['Kloksasilin', 'Dikloksasilin', 'Oksasilin', 'Metisilin', 'Piperasilin', 'Karbenisilin', 'Bacampicillin'].map(
    (name) => zat(name),
  ),
  zat('Asam oksolinat', 'Oxolinic acid, Asam oksolinik, Oksolinat, Acid oxolinic', 'Oxolin'),
  zat('Flumekuin', 'Flumekin', 'Apurone'),
  zat('Asam nalidiksat', 'Nalidixic acid, Asam nalidiksik, Nalidiksat, Nalidixic', 'Negram'),
  zat('Asam pipemidat', 'Pipemidic acid, Piromidic acid, Asam piromidat'),
  zat('Siprofloksasin', 'Cipro, Ciproplox', 'Ciproxin, Baquinor, Cyflox'),
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
    'Sparfloksasin',
    'Gemifloksasin',
    'Ibafloksasin',
    'Pradofloksasin',
  ].map((name) => zat(name)),
  zat('Kolistin', 'Colistin sulfate, Kolistimetat, Polymyxin E'),
  zat('Polimiksin', 'Polymyxin B'),
  zat('Basitrasin', 'Bacitracin zinc, Zinc bacitracin, Bacitracin methylene disalicylate'),
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
    'Telavansin',
    'Dalbavansin',
    'Oritavansin',
  ].map((name) => zat(name)),
  zat('Kuinokseolin', 'Carbadox, Olaquindox, Mequindox, Quinocetone, Kuinoksalin'),
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
  zat('Sulfametoksazol', ''),
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
  zat('Kotrimoksazol', 'Cotrim', 'Bactrim, Septrin, Sanprima, Primadex, Trimoxsul'),
  zat('Trimetoprim', 'Trimetropim, Ormetoprim, Diaveridin, Baquiloprim, Tribrissen', 'Trimezyn'),
  zat('Sefaleksin', ''),
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
  zat('Nistatin', 'Mycostatin'),
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
  ...['Monensin', 'Salinomisin', 'Narasin', 'Lasalosid', 'Maduramisin', 'Amprolium', 'Nikarbazin', 'Robenidin'].map(
    (name) => zat(name),
  ),
  ...['Klopidol', 'Halofuginon', 'Dinitolmid'].map((name) => zat(name)),
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
  zat('Tembaga sulfat', 'Copper sulfate, Cupri sulfat, Terusi, Prusi, CuSO4, Blue stone'),
  zat('Akriflavin', 'Kuning akriflavin, Trypaflavin'),
  zat('Levamisol', 'Piperazin'),
  zat('Albendazol', ''),
  zat('Mebendazol', ''),
  zat('Fenbendazol', ''),
  zat('Toltrazuril', 'Diklazuril'),
  zat('Klorokuin', 'Kina, Quinine'),
  zat('Diflubenzuron', 'Lufenuron, Teflubenzuron, Dimilin'),
  zat('Diazepam', 'Fenobarbital, Xilazin, Ketamin'),
  zat('Hormon pemijahan', 'LHRH, GnRH, sGnRH, Domperidon, HCG, Ovaprim, Spawnprim, Oodev'),
  zat('Brilliant blue', 'Biru brilian, Tartrazin'),
  zat('Benzokain', 'Fenoksietanol'),
  zat('Rivanol', 'Etakridin laktat, Ethacridine'),
])

/** Disinfectants, antiseptics, vitamins, minerals and amino acids, which the regulation allows. */
const UNRESTRICTED = group('boleh', 'boleh', 'permen', [
  zat('Povidon iodin', 'Iodine, Iodium, Iodofor', 'Betadine'),
  zat('Formalin', 'Formaldehid, Formaldehida'),
  zat('Kalium permanganat', 'Potassium permanganate, KMnO4, PK'),
  zat('Glutaraldehida', 'Glutaraldehyde'),
  zat('Benzalkonium klorida', 'Benzalkonium chloride, BKC'),
  zat('Kalium peroksimonosulfat', 'Potassium peroxymonosulfate, Kalium monopersulfat', 'Virkon'),
  zat('Klor', 'Kaporit, Klor aktif, Kalsium hipoklorit, Natrium hipoklorit, Klorin, Klorin dioksida, TCCA, Hipoklorit'),
  zat('Kloramin T', 'Kloramin, Halamid'),
  zat('Hidrogen peroksida', 'Hydrogen peroxide, H2O2, Perhidrol'),
  zat('Natrium perkarbonat', 'Sodium percarbonate, Perkarbonat'),
  zat('Asam perasetat', 'Peracetic acid'),
  zat('Alkohol', 'Etanol'),
  zat('Klorheksidin', ''),
  zat('Vitamin A', 'Retinol'),
  zat('Vitamin B kompleks', 'B kompleks, Vitamin B, Multivitamin, Vitamin, ADEK'),
  zat('Vitamin B1', 'Tiamin'),
  zat('Vitamin B2', 'Riboflavin'),
  zat('Vitamin B3', 'Niasin, Nikotinamid, Asam nikotinat'),
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
  zat('Zeolit', 'Bentonit, Silika'),
  zat('Karbon aktif', 'Arang aktif, Activated carbon'),
  zat('Natrium bikarbonat', 'Soda kue, Sodium bicarbonate'),
  zat('EDTA'),
  zat('Kalsium propionat', 'Asam propionat, Propionat'),
  zat('Asam organik', 'Asam format, Asam butirat, Asam laktat, Asam asetat, Asam fumarat, Asam humat, Natrium butirat'),
  zat('Beta-glukan', 'Beta-1,3/1,6-glukan, Glukan, MOS, Mannan oligosakarida'),
  zat('Ragi', 'Saccharomyces cerevisiae, Saccharomyces, Nukleotida'),
  zat('Minyak ikan', 'Fish oil, EPA, DHA, Omega-3, EPA+DHA'),
  zat('Lesitin', 'Kolesterol'),
  zat('Gelatin', 'Karboksimetil selulosa, CMC, Alginat, Perekat'),
  zat('Betain', ''),
  zat('Enzim', 'Fitase, Protease, Amilase, Lipase, Selulase'),
  zat('Antioksidan', 'BHT, Etoksikuin, Astaxanthin'),
  zat(
    'Bacillus',
    'Bacillus subtilis, Bacillus licheniformis, B. licheniformis, Bacillus spp., Bacillus amyloliquefaciens',
  ),
  zat('Lactobacillus', 'Lactobacillus spp., Lactobacillus plantarum, Lactobacillus acidophilus, Pediococcus'),
  zat('Bakteri nitrifikasi', 'Nitrosomonas, Nitrobacter, Rhodobacter, Rhodopseudomonas'),
  zat('Bawang putih', 'Alisin, Garlic, Allium sativum'),
  zat('Kunyit', 'Kurkumin, Temulawak, Kurkuma'),
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
  ...POISONS,
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
  ...['propanol', 'kuinolin', 'benzimidazol', 'kortikosteron', 'haematoxylin', 'streptolisin', 'penicillium'],
  ...['alation', 'malleation', 'pacation', 'hortation', 'summation', 'dittany', 'parachute', 'parakrin'],
  ...['tirosin', 'kortisol', 'akuatik', 'arsenal', 'narasi', 'litoral', 'dioksid', 'dioksan', 'digoksin', 'furan'],
  ...['furnace', 'parasol', 'tamarin', 'timosin', 'sinklin', 'serrano', 'venation', 'bintal', 'furanosa', 'kuinolina'],
  ...['alloxan', 'akrasin', 'larvina', 'doksin', 'nicotian', 'karbamoat', 'makrolida', 'makrolid'],
]

/** Names that count letter by letter as whole words, because ordinary words sound or look like them. */
export const LITERAL_NAMES: readonly string[] = [
  ...['Lannate', 'Sevin', 'Potas', 'Temik', 'Decis', 'Warangan', 'Raksa', 'Mercuric'],
  ...['Thiram', 'Ziram', 'Perfekthion', 'Sublimat', 'Aquatin', 'Paracol', 'Cyflox'],
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
