import { describe, expect, test } from 'vitest'
import { findNeedingResep, findProhibited } from './find-zat.ts'

const FORBIDDEN: [text: string, zat: string][] = [
  ['Kloramfenikol', 'Kloramfenikol'],
  ['kloramfenicol', 'Kloramfenikol'],
  ['CHLORAMPHENICOL 250 mg', 'Kloramfenikol'],
  ['chlor-amphenicol', 'Kloramfenikol'],
  ['klor am feni kol', 'Kloramfenikol'],
  ['kloramfenikolnya', 'Kloramfenikol'],
  ['Chloramphénicol', 'Kloramfenikol'],
  ['mengandung nitrofuran', 'Nitrofuran'],
  ['furazolidone', 'Nitrofuran'],
  ['Furazolidon 10%', 'Nitrofuran'],
  ['nitrofurantoin', 'Nitrofuran'],
  ['Nitrofurazone', 'Nitrofuran'],
  ['furaltadone', 'Nitrofuran'],
  ['nifurpirinol', 'Nitrofuran'],
  ['metronidazole', 'Nitroimidazol'],
  ['Metronidazol 500', 'Nitroimidazol'],
  ['dimetridazole', 'Nitroimidazol'],
  ['ronidazol', 'Nitroimidazol'],
  ['secnidazole', 'seknidazol'],
  ['Malachite Green', 'Hijau malakit'],
  ['Malachite-Green', 'Hijau malakit'],
  ['malachitegreen', 'Hijau malakit'],
  ['malakit hijau', 'Hijau malakit'],
  ['hijau malakit', 'Hijau malakit'],
  ['leucomalachite green', 'Hijau malakit'],
  ['crystal violet', 'Ungu gentian'],
  ['violet kristal', 'Ungu gentian'],
  ['Kristal violet', 'Ungu gentian'],
  ['gentian violet', 'Ungu gentian'],
  ['leuko-kristal violet', 'Ungu gentian'],
  ['MS-222', 'MS-222'],
  ['ms222', 'MS-222'],
  ['MS 22', 'MS-222'],
  ['tricaine methanesulfonate', 'MS-222'],
  ['Trikain', 'MS-222'],
  ['17β-estradiol', 'Estradiol'],
  ['etinil estradiol', 'Estradiol'],
  ['17α-methyltestosterone', 'Metiltestosteron'],
  ['metil testosteron', 'Metiltestosteron'],
  ['growth hormone', 'Hormon pertumbuhan'],
  ['hormon pertumbuhan', 'Hormon pertumbuhan'],
  ['trifluralin', 'Trifluralin'],
  ['dichlorvos', 'Diklorvos'],
  ['DDVP', 'Diklorvos'],
  ['trichlorfon', 'Triklorfon'],
  ['Trichlorphon', 'Triklorfon'],
  ['Dipterex 95 SP', 'Triklorfon'],
  ['Aristolochia', 'Aristolochia'],
  ['akar aristolokhia', 'Aristolochia'],
  ['florfenicol', 'Florfenikol'],
  ['Florfenikol10%', 'Florfenikol'],
  ['flor fenikol', 'Florfenikol'],
  ['thiamphenicol', 'Tiamfenikol'],
  ['doxycycline', 'Doksisiklin'],
  ['doksisiklin HCl', 'Doksisiklin'],
  ['minocycline', 'minosiklin'],
  ['amoxicillin', 'Amoksisilin'],
  ['amoksisilin', 'Amoksisilin'],
  ['ampicillin', 'ampisilin'],
  ['penisilin', 'penisilin'],
  ['oxolinic acid', 'Oxolinic acid'],
  ['asam oksolinat', 'Asam oksolinat'],
  ['flumequine', 'Flumekuin'],
  ['ciprofloxacin', 'siprofloksasin'],
  ['norfloksasin', 'norfloksasin'],
  ['kanamycin', 'kanamisin'],
  ['gentamicin', 'gentamisin'],
  ['streptomisin', 'streptomisin'],
  ['neomycin sulfate', 'Neomisin'],
  ['colistin', 'Kolistin'],
  ['azithromycin', 'azitromisin'],
  ['Sulfamethoxazole', 'Sulfametoksazol'],
  ['trimethoprim', 'Trimetoprim'],
  ['cotrimoxazole', 'Kotrimoksazol'],
  ['rifampicin', 'Rifampisin'],
  ['cephalexin', 'Sefaleksin'],
]

const ALLOWED = [
  'formalin 37%',
  'povidon iodin',
  'tetrasiklin',
  'Oxytetracycline HCl',
  'oksitetrasiklin 50%',
  'chlortetracycline',
  'erythromycin thiocyanate',
  'enrofloxacin',
  'sulfadiazine',
  'Terramycin',
  'tembaga sulfat',
  'natrium tiosulfat',
  'hidrogen peroksida',
  'vitamin C dan beta-glukan',
  'kalium peroksimonosulfat',
  'hijau daun',
  'kristal garam, botol violet',
  'items 222 buah',
  'lisin dan metionin',
  'probiotik Bacillus',
  'vaksin Vibrio',
  'asam sitrat',
  'kamisin',
  'praziquantel',
  'metilen biru',
  '',
]

const RESEP: [text: string, zat: string][] = [
  ['tetrasiklin', 'Tetrasiklin'],
  ['Tetracycline', 'Tetrasiklin'],
  ['OTC 20%', 'Oksitetrasiklin'],
  ['oxy tetra cycline', 'Oksitetrasiklin'],
  ['Chlortetracycline', 'Klortetrasiklin'],
  ['Erythromycin', 'Eritromisin'],
  ['sulphadiazine', 'Sulfadiazin'],
  ['Enrofloxacin', 'Enrofloksasin'],
  ['praziquantel', 'Prazikuantel'],
  ['emamectin benzoate', 'Emamektin'],
  ['methylene blue', 'Metilen biru'],
]

describe('prohibited', () => {
  test.each(FORBIDDEN)('%s', (text, zat) => {
    expect(findProhibited(`Botol ${text}, 1 L`).map(({ nama }) => nama)).toEqual([zat])
  })
  test.each(ALLOWED)('does not find: %s', (text) => {
    expect(findProhibited(text)).toEqual([])
  })
  test('finds several in one text, each once', () => {
    const text = 'Tanpa kloramfenikol, malachite green, dan chloramphenicol.'
    expect(findProhibited(text)).toEqual([
      { nama: 'Kloramfenikol', kata: 'kloramfenikol', aturan: 'dilarang untuk ikan konsumsi' },
      { nama: 'Hijau malakit', kata: 'malakit gren', aturan: 'dilarang untuk ikan konsumsi' },
    ])
  })
})

describe('on prescription', () => {
  test.each(RESEP)('%s', (text, zat) => {
    expect(findNeedingResep(`Serbuk ${text}`).map(({ nama }) => nama)).toEqual([zat])
  })
  test.each(['povidon iodin', 'formalin', 'florfenikol', 'otak-otak'])('does not find: %s', (text) => {
    expect(findNeedingResep(text)).toEqual([])
  })
})
