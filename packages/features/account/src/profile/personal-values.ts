import type { UserDetail } from '@seriba/contracts/user'
import { formatPhone } from '@seriba/domain/format/phone'

export type PersonalValues = {
  fullName: string
  mobile: string
  officePhone: string
  company: string
  city: string
  address: string
  /** 0 for none. */
  countryId: number
}

export const valuesOf = (detail: UserDetail): PersonalValues => ({
  fullName: detail.fullName,
  mobile: detail.mobile ? formatPhone(detail.mobile) : '',
  officePhone: detail.officePhone ?? '',
  company: detail.company ?? '',
  city: detail.city ?? '',
  address: detail.address ?? '',
  countryId: detail.countryId,
})
