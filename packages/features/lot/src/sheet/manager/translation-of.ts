import type { SharedLotDetail } from '@seriba/contracts/lot'
import type { TranslationType } from '@seriba/domain/translations/translation'
import { commonOf, type DetailKind, kindOf } from '../../facts/lot-parts.ts'

const types: Record<DetailKind, TranslationType> = { car: 'auction', bike: 'bike', machinery: 'mech' }

/** A lot as requests for its translation name it. */
export const translationOf = (lot: SharedLotDetail) => ({
  carId: commonOf(lot).id,
  type: types[kindOf(lot)],
})
