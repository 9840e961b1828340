import type { TranslationIndex, TranslationTask } from '@seriba/contracts/translations'
import { hourMs } from '@seriba/domain/time/jst'

const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString()

/** A sheet requested by one client, whose lot is sold in the given number of hours. */
export const aTask = (
  lotNo: number,
  hours: number,
  more: Partial<TranslationTask> = {},
): TranslationTask => ({
  carId: String(lotNo),
  type: 'auction',
  lotNo,
  auctionName: 'USS Yokohama',
  auctionDate: ago(-hours),
  maker: 'Toyota',
  model: 'Land Cruiser Prado',
  grade: 'TX L',
  year: 2019,
  condition: '4.5',
  auctionSheet: null,
  status: 'waiting',
  requests: [
    {
      client: { id: 1042, name: 'Oleg Sidorenko' },
      language: 'EN',
      question: 'Does the sunroof work?',
      requestedAt: ago(0.5),
      promisedAt: ago(-1.5),
      answeredAt: null,
    },
  ],
  answer: null,
  draft: null,
  holder: null,
  earlier: null,
  ...more,
})

export const anIndex = (translations: TranslationTask[]): TranslationIndex => ({
  translations,
  colleagues: [
    { id: 7, name: 'Anna Sato' },
    { id: 8, name: 'Ken Endo' },
  ],
  counts: { waiting: translations.length, answered: 41 },
  today: { answered: 41, medianMinutes: 12, late: 3 },
})
