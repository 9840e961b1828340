import { formatDateTime } from '@seriba/domain/format/date'
import { formatMileage } from '@seriba/domain/format/number'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { Language } from './language.ts'
import type { MailCard } from './mail-texts.ts'

/** A lot as a database row. */
export type LotInCard = {
  auction: string
  auction_at: string | null
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
  condition: string
  mileage: number | null
}

type CardPlace = { link: string | null; image: string | null; price?: string | null; language: Language }

const km: Record<Language, string> = { en: 'km', ru: 'км' }

/** A vehicle in an email: what it is, where it is sold, and how it is graded. */
export const lotCard = (lot: LotInCard, { link, image, price = null, language }: CardPlace): MailCard => ({
  card: `${lot.lot_no}. ${specificationOf(lot)}`,
  href: link,
  image,
  lines: [
    [lot.auction, lot.auction_at && formatDateTime(lot.auction_at)].filter(Boolean).join(', '),
    [lot.condition, lot.mileage === null ? null : formatMileage(lot.mileage, km[language])]
      .filter(Boolean)
      .join(', '),
  ].filter((line) => line !== ''),
  price,
})
