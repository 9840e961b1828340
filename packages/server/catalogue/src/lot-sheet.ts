import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { type PageType, pageTypes } from '@seriba/domain/lots/page-types'
import type { Language } from '@seriba/server-kit/language'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { showsAveragePrice } from './average-price.ts'
import { type LotFileWords, lotFileWords } from './lot-file-words.ts'

export type AnyLotRow = CarRow | BikeRow | MechRow
type Columns<Row> = SheetColumn<Row>[]

/** The columns of a page of lots in a file: what its viewer's list shows, each fact separately. */
export function lotSheet(
  language: Language,
  pageType: PageType,
  actor: Actor,
): { name: string; columns: Columns<AnyLotRow> } {
  const words = lotFileWords(language)
  const facts = factsOf[pageTypes[pageType].rows](words) as Columns<AnyLotRow>
  const name = words.catalogue.titles[pageType]
  return {
    name,
    columns: [
      ...placeOf(words),
      ...facts,
      ...pricesOf(words, pageType),
      ...(isManager(actor) ? clientBidsOf(words) : ownBidOf(words)),
    ],
  }
}

const placeOf = ({ catalogue: { columns: t }, lots }: LotFileWords): Columns<AnyLotRow> => [
  { head: 'ID', width: 12, value: ({ id }) => id },
  { head: t.lotNo, width: 10, value: ({ lotNo }) => lotNo },
  { head: t.dateTime, width: 18, value: ({ auctionDate }) => auctionDate, as: 'moment' },
  { head: t.auction, width: 22, value: ({ auctionName }) => auctionName },
  { head: lots.fields.maker, width: 14, value: ({ maker }) => maker },
  { head: t.model, width: 22, value: ({ model }) => model },
  { head: t.grade, width: 18, value: ({ grade }) => grade },
  { head: t.year, width: 8, value: ({ year }) => year },
]

const factsOf = {
  carsList: ({ catalogue: { columns: t }, lots, ...words }: LotFileWords): Columns<CarRow> => [
    { head: t.chassis, width: 20, value: ({ chassis }) => chassis },
    { head: t.engine, width: 10, value: ({ engine }) => engine || null },
    { head: t.gearbox, width: 10, value: ({ gearbox }) => gearbox },
    { head: lots.fields.drive, width: 10, value: ({ drive }) => drive },
    { head: t.equipment, width: 24, value: ({ equip }) => equip },
    { head: t.color, width: 14, value: ({ color }) => words.color(color) },
    { head: t.steering, width: 10, value: ({ steering }) => words.steering(steering) },
    { head: t.condition, width: 10, value: ({ condition }) => condition },
    { head: t.mileage, width: 10, value: ({ mileage }) => mileage },
  ],
  bikeList: ({ catalogue: { columns: t, rates }, ...words }: LotFileWords): Columns<BikeRow> => [
    { head: t.serial, width: 20, value: ({ serial }) => serial },
    { head: t.engine, width: 10, value: ({ engine }) => engine || null },
    { head: t.color, width: 14, value: ({ color }) => words.color(color) },
    { head: t.condition, width: 10, value: ({ condition }) => condition },
    { head: t.mileage, width: 10, value: ({ mileage }) => mileage },
    // What is painted beside the engine's size has the same name there.
    { head: `${t.ratings}: ${rates.engine.full}`, width: 10, value: ({ rateEngine }) => rateEngine },
    { head: `${t.ratings}: ${rates.front.full}`, width: 10, value: ({ rateFront }) => rateFront },
    { head: `${t.ratings}: ${rates.exterior.full}`, width: 10, value: ({ rateExt }) => rateExt },
    { head: `${t.ratings}: ${rates.rear.full}`, width: 10, value: ({ rateRear }) => rateRear },
    { head: `${t.ratings}: ${rates.electro.full}`, width: 10, value: ({ rateEl }) => rateEl },
    { head: `${t.ratings}: ${rates.frame.full}`, width: 10, value: ({ rateFrame }) => rateFrame },
  ],
  mechList: ({ catalogue: { columns: t }, ...words }: LotFileWords): Columns<MechRow> => [
    { head: t.serial, width: 20, value: ({ serial }) => serial },
    { head: t.group, width: 18, value: ({ group }) => words.machinery(group) },
    { head: t.category, width: 18, value: ({ category }) => words.machinery(category) },
    { head: t.volume, width: 14, value: ({ volume }) => words.machinery(volume) },
    { head: t.gearbox, width: 10, value: ({ KPP }) => KPP },
    { head: t.mileage, width: 10, value: ({ mileage }) => mileage },
    { head: t.hours, width: 10, value: ({ hours }) => hours },
  ],
}

/** A price of 0 means none; lots at a fixed price have no other. */
function pricesOf(
  { catalogue: { columns: t }, status }: LotFileWords,
  pageType: PageType,
): Columns<AnyLotRow> {
  const start: Columns<AnyLotRow> = [
    { head: t.startPrice, width: 14, yen: true, value: ({ startPrice }) => startPrice || null },
  ]
  const average: Columns<AnyLotRow> = [
    {
      head: t.averagePrice,
      width: 14,
      yen: true,
      value: (row) => ('averagePrice' in row ? row.averagePrice : null),
    },
  ]
  return [
    { head: t.status, width: 14, value: status },
    ...(pageType === 'stock' ? [] : start),
    {
      head: pageType === 'stock' ? t.price : t.soldPrice,
      width: 14,
      yen: true,
      value: ({ soldPrice }) => soldPrice || null,
    },
    ...(showsAveragePrice(pageType) ? average : []),
  ]
}

const ownBidOf = ({ catalogue: { columns: t } }: LotFileWords): Columns<AnyLotRow> => [
  { head: t.myBid, width: 14, yen: true, value: ({ myBidAmount }) => myBidAmount },
]

const clientBidsOf = ({ catalogue: { columns: t } }: LotFileWords): Columns<AnyLotRow> => [
  { head: t.highestBid, width: 14, yen: true, value: ({ clientBids }) => clientBids?.highest ?? null },
  { head: t.clients, width: 10, value: ({ clientBids }) => clientBids?.clients ?? null },
]
