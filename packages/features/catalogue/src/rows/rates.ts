import type { BikeRow } from '@seriba/contracts/catalogue'

/** The hall's scores for a bike, in the order of its page. */
export const rateNames = ['engine', 'front', 'exterior', 'rear', 'electro', 'frame'] as const
export type RateName = (typeof rateNames)[number]

export const ratesOf = (bike: BikeRow): Record<RateName, number | null> => ({
  engine: bike.rateEngine,
  front: bike.rateFront,
  exterior: bike.rateExt,
  rear: bike.rateRear,
  electro: bike.rateEl,
  frame: bike.rateFrame,
})

/** 3 deserves a look, less is a fault; most are plain, so that those stand out. */
export const rateTone = (rate: number) => (rate >= 4 ? undefined : rate >= 3 ? 'low' : 'bad')
