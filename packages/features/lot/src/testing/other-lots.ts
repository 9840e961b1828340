import type { BikeLot, MechLot } from '@seriba/contracts/lot'
import { carLot } from './car-lot.ts'

const inspection = {
  Key: '2',
  Storage: 'Indoor',
  list: 'A Small scratch on the tank, A1 B Fork dry',
  rate: [
    { txt: 'E.G:4#Start-5,Oil leak-3', img: '/art/engine.svg' },
    { txt: 'Chassis:2#Track, left-30 %', img: '' },
  ],
  videos: 'https://films.example/start.mp4#https://films.example/idle.mp4',
}

/** The fields that lots of cars and of all other kinds share. */
function shared() {
  const { carCommonDetail, carInfo, carSpecification, ...rest } = carLot()
  const { isUss, ...common } = carCommonDetail
  return { common, rest }
}

export function bikeLot(): BikeLot {
  const { common, rest } = shared()
  const rates = { rateFrame: 5, rateEng: 5, rateEl: 4, rateExt: 3, rateFront: 2, rateRear: null }
  return {
    ...rest,
    bikeCommonDetail: common,
    lotInfo: { ...rest.lotInfo, lotNumber: 2041, auctionName: 'BDS Kashiwa', info: '', ...rates },
    bikeInfo: {
      maker: 'Honda',
      model: 'CB400',
      year: 2018,
      serial: 'NC42-1602214',
      mileage: 18_420,
      mileageNote: 'Meter changed',
    },
    bikeSpecification: { grade: 'VTEC Revo', color: 'Red', engineCC: 400 },
  }
}

export function mechLot(): MechLot {
  const { common, rest } = shared()
  return {
    ...rest,
    mechCommonDetail: common,
    lotInfo: { ...rest.lotInfo, lotNumber: 512, auctionName: 'ARAI Oyama VT' },
    mechInfo: {
      maker: 'Komatsu',
      model: 'PC78US-8',
      year: 2015,
      serial: '15233',
      mileage: null,
      hours: 4812,
    },
    mechSpecification: {
      grade: 'Blade, multi lever',
      category: 'Earthmoving',
      subCategory: 'Excavator',
      description: JSON.stringify({ 'Operating weight': '7 240 kg', Bucket: '0.28 m³' }),
    },
    inspection,
  }
}
