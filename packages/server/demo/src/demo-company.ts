import { demoAccounts } from '@seriba/demo/company'
import { drawPicture } from '@seriba/demo/pictures'
import { productionMonthOf } from '@seriba/demo/production-month'
import { chassisCropOf } from '@seriba/demo/sheet-crop'
import { sheetTruth } from '@seriba/demo/sheet-truth'
import type { Config } from '@seriba/server-kit/config'
import type { DemoCompany } from '@seriba/server-kit/demo-company'

const demoCompany: DemoCompany = {
  accounts: [...demoAccounts],
  draw(address) {
    const { pathname, searchParams } = new URL(address, 'http://demo.invalid')
    return drawPicture(pathname, searchParams)
  },
  readSheet: sheetTruth,
  chassisCrop: chassisCropOf,
  productionMonth: productionMonthOf,
}

/** The demo company, if this is a demo. */
export const demoCompanyOf = ({ demo }: Pick<Config, 'demo'>): DemoCompany | null =>
  demo ? demoCompany : null
