import { type Control, flagsOfControl } from './flags.ts'
import type { PermissionFlag } from './permissions.ts'

/** The features that draw each control; each feature's flag test tries all the controls that belong to it. */
export const controlLocations = {
  share: ['lot'],
  sheetTranslation: ['lot'],
  bidForm: ['bids'],
  bidType: ['bids'],
  clientSearch: ['bids'],
  clientPage: ['shell', 'bids'],
  clientChat: ['bids'],
  statusSwitcher: ['bids'],
  soldPriceEditor: ['bids'],
  bidValuesEditor: ['bids'],
  overbid: ['bids'],
  autoBid: ['bids'],
  todayFirst: ['bids'],
  statusConfirmation: ['bids'],
  lastHourWarning: ['bids'],
  companyPages: ['shell'],
  costTablesPage: ['shell'],
  costPublishing: ['site'],
  readerTest: ['translations'],
  feedsPage: ['shell'],
  lotCorrection: ['lot'],
  auditPage: ['shell'],
  staffPage: ['shell', 'clients'],
  clientDeletion: ['clients'],
  purchaseEditor: ['purchases'],
  costEditor: ['purchases', 'payments'],
  paymentEntry: ['payments', 'clients'],
  paymentReversal: ['payments', 'clients', 'imports'],
  paymentMove: ['payments'],
  monthClose: ['payments'],
} as const satisfies Record<Control, readonly string[]>

type Homes = typeof controlLocations
type Home = Homes[Control][number]
export type ControlIn<H extends Home> = {
  [C in Control]: H extends Homes[C][number] ? C : never
}[Control]

/** Every flag with all the controls of a feature that it hides. */
export const hiddenIn = <H extends Home>(home: H): [PermissionFlag, ControlIn<H>][] =>
  (Object.keys(controlLocations) as Control[])
    .filter((control) => (controlLocations[control] as readonly string[]).includes(home))
    .flatMap((control) =>
      flagsOfControl(control).map((flag): [PermissionFlag, ControlIn<H>] => [flag, control as ControlIn<H>]),
    )
