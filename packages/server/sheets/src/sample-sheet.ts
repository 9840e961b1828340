import { auctionSheet } from '@seriba/art/auction-sheet'
import { printedSheet } from '@seriba/art/rasterise'
import { readingOfDrawn } from '@seriba/art/sheet/reading'

/** The sheet of a made-up car, with marks and remarks on it, for testing a reader. */
const sample = {
  house: 'ＵＳＳ東京',
  session: '第1168回',
  date: '2026年11月19日',
  lot: '30005',
  lane: 'E',
  grade: '2',
  exterior: 'D',
  interior: 'D',
  maker: 'トヨタ',
  model: 'シエンタ',
  trim: 'X',
  modelCode: 'NSP170G',
  year: 2019,
  eraYear: 'H31',
  month: 1,
  chassis: 'NSP170-0098417',
  mileageKm: 24_985,
  engineCc: 1500,
  fuel: 'ガソリン',
  shift: 'IA',
  drive: '2WD',
  doors: '5D',
  seats: 7,
  airConditioner: 'AAC',
  color: 'パールホワイト',
  colorCode: '294',
  inspection: 'R9年4月',
  recyclingYen: 7800,
  history: '自家用',
  importer: '国産',
  steering: '右',
  equipment: ['AC', 'PW', 'ナビ'],
  sellingPoints: ['本革シート　シートヒーター', 'サンルーフ　ルーフレール', '新品タイヤ４本'],
  notes: ['リモコンキー電池弱', 'ナビディスク無', 'Fガラス飛石'],
  inspectorNotes: ['ボンネット先端飛石　Fバンパー下A'],
  damages: [
    { panel: 'rightFrontFender', code: 'U3' },
    { panel: 'rightRearDoor', code: 'A2' },
    { panel: 'trunk', code: 'S1' },
    { panel: 'leftRearFender', code: 'XX' },
    { panel: 'rightRocker', code: 'A1' },
    { panel: 'windshield', code: 'W3' },
    { panel: 'leftFrontFender', code: 'A3' },
    { panel: 'leftRocker', code: 'B2' },
    { panel: 'leftRearDoor', code: 'A1' },
  ],
  diagram: 'oneBox',
} satisfies Parameters<typeof readingOfDrawn>[0]

export const sampleHall = 'USS Tokyo'
/** No lot has it. */
export const sampleAddress = 'sample-sheet'

export const samplePicture = () => printedSheet(auctionSheet(sample))
export const sampleReading = () => readingOfDrawn(sample)
