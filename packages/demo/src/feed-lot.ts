import type { LotKind } from './halls.ts'

/** An inspection report (2§3.8): any other key is shown as 'key : value'. */
export type FeedInspection = {
  list?: string
  /** URLs separated by '#'. */
  videos?: string
  rate?: { txt: string; img: string }[]
  [key: string]: string | { txt: string; img: string }[] | undefined
}

type Common = {
  kind: LotKind
  auction: string
  /** ISO 8601 with zone, always +09:00 here. */
  auctionDate: string
  lotNo: number
  maker: string
  model: string
  year: number
  grade: string
  color: string
  condition: string
  info: string
  /** Whole yen; 0 means there is none (yet). */
  startPrice: number
  soldPrice: number
  status: number
  isUss: boolean
  images: string[]
  auctionSheet: string
  inspection?: FeedInspection
}

export type FeedCar = Common & {
  kind: 'car' | 'stock'
  /** Cubic centimeters; 0 for electric cars. */
  engine: number
  gearbox: string
  equip: string
  /** Kilometers. */
  mileage: number
  steering: 'Right' | 'Left'
  drive: string
  horsePower: number
  chassis: string
}

export type FeedBike = Common & {
  kind: 'bike'
  engine: number
  mileage: number
  mileageNote: string
  serial: string
  /** The hall's part scores, 1 to 10. */
  ratings: Record<'engine' | 'front' | 'exterior' | 'rear' | 'electro' | 'frame', number>
}

export type FeedMachine = Common & {
  kind: 'machinery'
  gearbox: string
  /** For road vehicles. */
  mileage?: number
  group: string
  category: string
  subcategory: string
  hours: number
  volume: string
  serial: string
  description: Record<string, string>
}

/** One line of the lot feed. */
export type FeedLot = FeedCar | FeedBike | FeedMachine

/** One line of the results feed. */
export type FeedResult = Pick<Common, 'kind' | 'auction' | 'auctionDate' | 'lotNo' | 'status' | 'soldPrice'>
