import { bikeRow } from './bike-row.ts'
import { carRow } from './car-row.ts'
import { mechRow } from './mech-row.ts'

const photo = (paint: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#b9c4cc" d="M0 0h160v120H0z"/><path fill="#6b6d70" d="M0 78h160v42H0z"/><path fill="${paint}" d="M18 84c0-14 8-18 22-20l18-18h46l20 18c14 2 18 8 18 20z"/><path d="M44 96a10 10 0 1 0 .1 0m72 0a10 10 0 1 0 .1 0" fill="#222"/></svg>`,
  )}`

/** Lots in the states that a listing distinguishes. */
export const lots = {
  upcoming: carRow({ images: [photo('#f0f1ef')] }),
  ongoing: carRow({
    id: '2',
    lotNo: 20461,
    maker: 'Suzuki',
    model: 'Jimny',
    grade: 'XC 4WD',
    color: 'Green',
    condition: '4.5',
    status: 4531,
    myBid: true,
    myBidAmount: 1_620_000,
    bidStatusId: 2,
    startPrice: 1_350_000,
    images: [photo('#256a46')],
  }),
  sold: carRow({
    id: '3',
    lotNo: 6003,
    maker: 'Mazda',
    model: 'RX-7',
    grade: 'Type RB Bathurst',
    color: 'Vintage Red',
    condition: 'R',
    status: 4533,
    soldPrice: 5_285_000,
    averagePrice: null,
    images: [photo('#a3212b')],
  }),
  bare: carRow({ id: '4', condition: '', grade: '', equip: '', color: '', averagePrice: null, images: [] }),
}

const ownBid = { myBid: true, myBidAmount: 560_000, bidStatusId: 2, status: 4531 }

export const bikes = {
  upcoming: bikeRow({ images: [photo('#c22')] }),
  ongoing: bikeRow({ id: '2', lotNo: 2140, maker: 'Kawasaki', model: 'KLX250', ...ownBid, images: [] }),
}

export const machines = {
  upcoming: mechRow({ images: [photo('#e0b010')] }),
  ongoing: mechRow({
    id: '2',
    lotNo: 590,
    maker: 'Hino',
    model: 'Ranger crane',
    mileage: 184_200,
    ...ownBid,
  }),
}
