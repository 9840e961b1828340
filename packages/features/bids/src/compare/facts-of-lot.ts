import type { LotDetail } from '@seriba/contracts/lot'

/** What all kinds of lots have in common, under one name. */
export function factsOfLot(lot: LotDetail) {
  const { lotInfo, bidInfo, lotImages } = lot
  const common = {
    lotNumber: lotInfo.lotNumber,
    hall: lotInfo.auctionName,
    at: lotInfo.auctionDate,
    condition: lotInfo.condition,
    startPrice: bidInfo.startPrice,
    photo: lotImages.thumbnails[0] ?? lotImages.images[0],
  }
  const none = { engine: null, transmission: '', drive: '', equipment: '', steering: '', hours: null }
  if ('carInfo' in lot) {
    const { carInfo, carSpecification: spec } = lot
    return {
      ...common,
      ...none,
      ...spec,
      engine: spec.engineCC || null,
      name: `${carInfo.maker} ${carInfo.model}`.trim(),
      year: carInfo.year,
      number: carInfo.chassisId,
      mileage: carInfo.mileage,
    }
  }
  const info = 'bikeInfo' in lot ? lot.bikeInfo : lot.mechInfo
  const spec = 'bikeInfo' in lot ? lot.bikeSpecification : lot.mechSpecification
  return {
    ...common,
    ...none,
    grade: spec.grade,
    color: 'color' in spec ? spec.color : '',
    engine: 'engineCC' in spec ? spec.engineCC || null : null,
    hours: 'hours' in info ? info.hours : null,
    name: `${info.maker} ${info.model}`.trim(),
    year: info.year,
    number: info.serial,
    mileage: info.mileage,
  }
}

export type ComparedFacts = ReturnType<typeof factsOfLot>
