import type { ChassisCrop } from '@seriba/contracts/lot'
import type { ProductionInfo } from '@seriba/contracts/production-month'
import type { SiteConfig } from '@seriba/contracts/site'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'

export type DrawnPicture = { body: string | Buffer; contentType: string }

/** A vehicle, by a number that somebody has read and by its lot's data. */
export type NumberedVehicle = {
  kind: string
  maker: string
  model: string
  chassis: string
  lot: { chassis: string; auctionSheet: string | null }
}

/** What the server's rooms ask the demo company, which knows because it made it up. */
export type DemoCompany = {
  accounts: SiteConfig['demoAccounts']
  /** The picture at one of its own addresses; null if there is none. */
  draw(address: string): Promise<DrawnPicture | null>
  /** What is drawn on one of its sheets; null for any other. */
  readSheet(address: string): SheetReading | null
  /** Where the chassis number is on one of its sheets. */
  chassisCrop(address: string | null): ChassisCrop | undefined
  /** Null for a number that fits none of its models. */
  productionMonth(vehicle: NumberedVehicle): ProductionInfo | null
}
