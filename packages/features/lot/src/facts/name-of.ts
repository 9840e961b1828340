import type { SharedCarLot } from '@seriba/contracts/lot'

/** `Toyota Alphard` */
export const nameOf = ({ carInfo }: Pick<SharedCarLot, 'carInfo'>) =>
  `${carInfo.maker} ${carInfo.model}`.trim()

/** `Toyota Alphard 2019` */
export const nameWithYear = (lot: Pick<SharedCarLot, 'carInfo'>) =>
  [nameOf(lot), lot.carInfo.year].filter(Boolean).join(' ')
