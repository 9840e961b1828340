import type { ChassisCrop } from '@seriba/contracts/lot'
import type { ProductionInfo } from '@seriba/contracts/production-month'
import type { SiteConfig } from '@seriba/contracts/site'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

export type DrawnPicture = { body: string | Buffer; contentType: string }

/** A vehicle by a number that somebody has read, and by what its lot says. */
export type NumberedVehicle = {
  kind: string
  maker: string
  model: string
  chassis: string
  lot: { chassis: string; auctionSheet: string | null }
}

/** What the rooms ask the demo company for, which knows it because it has made it up. */
export type DemoCompany = {
  accounts: SiteConfig['demoAccounts']
  /** The picture at an address of its own; null where there is none. */
  draw(address: string): Promise<DrawnPicture | null>
  /** What is drawn on one of its sheets; null for any other. */
  readSheet(address: string): SheetReading | null
  /** Where one of its sheets has the chassis number. */
  chassisCrop(address: string | null): ChassisCrop | undefined
  /** Null for a number that none of its models has. */
  productionMonth(vehicle: NumberedVehicle): ProductionInfo | null
}
