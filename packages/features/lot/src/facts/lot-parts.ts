import type { SharedLotDetail } from '@seriba/contracts/lot'
import type { LotKind } from '@seriba/domain/lots/page-types'

/** A stock car is a car. */
export type DetailKind = Exclude<LotKind, 'stock'>

export function kindOf(lot: SharedLotDetail): DetailKind {
  if ('carInfo' in lot) return 'car'
  return 'bikeInfo' in lot ? 'bike' : 'machinery'
}

/** What lots of any kind have under different names. */
export function commonOf(lot: SharedLotDetail) {
  if ('carInfo' in lot) return lot.carCommonDetail
  return 'bikeInfo' in lot ? lot.bikeCommonDetail : lot.mechCommonDetail
}

/** What it is; `number` is the chassis or serial number. */
export function vehicleOf(lot: SharedLotDetail) {
  if ('carInfo' in lot) return { ...lot.carInfo, number: lot.carInfo.chassisId }
  const info = 'bikeInfo' in lot ? lot.bikeInfo : lot.mechInfo
  return { ...info, number: info.serial }
}

/** `Toyota Alphard` */
export function nameOf(lot: SharedLotDetail) {
  const { maker, model } = vehicleOf(lot)
  return `${maker} ${model}`.trim()
}

/** `Toyota Alphard 2019` */
export const nameWithYear = (lot: SharedLotDetail) =>
  [nameOf(lot), vehicleOf(lot).year].filter(Boolean).join(' ')
