import { ledgerPurposes } from '@seriba/domain/money/ledger-purpose'
import { paymentTypes } from '@seriba/domain/money/payment-types'
import { costLines } from '@seriba/domain/purchases/cost-lines'
import { highestCost, mostOtherLines } from '@seriba/domain/purchases/costs'
import { documentStates, documentSteps, documentTypes } from '@seriba/domain/purchases/documents'
import * as z from 'zod/mini'
import { Consignee } from './consignees.ts'
import { contract } from './contract.ts'
import { id, instant, int, Option, seenVersion, success, text, yen } from './fields.ts'
import { Invoice, InvoiceCharges } from './invoices.ts'
import { AtBid, Logistics, Purchase } from './money.ts'
import { managesFinances, managesPurchases } from './purchase-flags.ts'

const perhapsYen = z.nullable(yen())

/** A document of a purchase, with a link that works for a few minutes. */
export const PurchaseDocument = z.object({
  id: z.int(),
  type: z.enum(documentTypes),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  by: z.enum(['client', 'staff']),
  /** The person who sent it; null if they are gone. */
  sender: z.nullable(z.string()),
  /** Whether the client sees it. */
  visible: z.boolean(),
  state: z.enum(documentStates),
  /** Why it was refused, as shown to the client. */
  reason: z.nullable(z.string()),
  /** The person who checked or refused it, and when. */
  checked: z.nullable(z.object({ by: z.nullable(z.string()), at: instant() })),
  at: instant(),
  path: z.string(),
})
export type PurchaseDocument = z.infer<typeof PurchaseDocument>

/** A ledger line that belongs to a purchase; in yen, charges are negative. */
export const PurchaseEntry = z.object({
  id: z.int(),
  date: instant(),
  type: z.enum(paymentTypes),
  purpose: z.nullable(z.enum(ledgerPurposes)),
  description: z.string(),
  amount: yen(),
})
export type PurchaseEntry = z.infer<typeof PurchaseEntry>

export const OtherLine = z.object({ label: z.string(), amount: yen() })

export const PurchaseDetails = z.extend(Purchase, {
  clientId: z.int(),
  /** The language that its client reads. */
  language: z.enum(['en', 'ru']),
  /** Of production; null if nobody knows it. */
  month: z.nullable(z.int()),
  /** Null if the company had no cost tables then. */
  atBid: z.nullable(AtBid),
  ...Logistics.shape,
  /** The lot's; empty if it was bought elsewhere. */
  carId: z.string(),
  lotType: z.string(),
  /** km */
  mileage: z.nullable(z.int()),
  /** cc */
  engine: z.nullable(z.int()),
  color: z.string(),
  lotImages: z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) }),
  /**
   * The bid that won it: its chat is where the buyer and the company write to each other. Null if it was bought
   * elsewhere.
   */
  bidId: z.nullable(z.int()),
  /** When it reached each status, in that order; staff see who moved it. */
  statusDates: z.array(z.object({ status: z.nullable(z.int()), at: instant(), by: z.nullable(z.string()) })),
  statusList: z.array(Option),
  /** The status it had before it was canceled. */
  leftFrom: z.nullable(z.int()),
  /** Its bid is a win: once that has been undone, the purchase can no longer be moved. */
  won: z.boolean(),
  /** Yen; the price is null until it is entered. */
  finances: z.object({
    price: perhapsYen,
    agentFee: yen(),
    /** Null while it is open, and nothing is charged for it yet. */
    delivery: perhapsYen,
    other: yen(),
    freight: perhapsYen,
    /** What the other costs are made up of. */
    lines: z.array(OtherLine),
    /** Counts the changes; a save names the one it was based on. */
    version: z.int(),
  }),
  /** For a car that was sold again: what it brought, and what its client pays for that. */
  resale: z.nullable(z.object({ amount: yen(), penalty: yen() })),
  /** Each line as it was when it was won, and as it is charged. */
  charged: z.array(z.object({ line: z.enum(costLines), atWin: perhapsYen, charged: perhapsYen })),
  ledger: z.array(PurchaseEntry),
  /** How much of it is paid, and how much is due in all. */
  paid: yen(),
  due: perhapsYen,
  /** A Japanese day. */
  dueOn: z.nullable(z.string()),
  invoice: z.nullable(z.extend(Invoice, { url: z.string(), charges: InvoiceCharges })),
  consignee: z.nullable(Consignee),
  /** Null means the consignee. */
  notifyParty: z.nullable(Consignee),
  consigneeLocked: z.boolean(),
  documents: z.array(PurchaseDocument),
  /** What staff have asked for, or the company requires from this status on, and nobody has sent since. */
  wanted: z.array(z.object({ what: z.enum([...documentTypes, 'consignee']), askedAt: instant() })),
  /** The step from which each document is required. */
  documentRules: z.object({
    exportCertificate: z.enum(documentSteps),
    billOfLading: z.enum(documentSteps),
    passport: z.enum(documentSteps),
    paymentSlip: z.enum(documentSteps),
  }),
  note: z.string(),
  /** The person who last wrote the note, and when. */
  noted: z.nullable(z.object({ by: z.nullable(z.string()), at: instant() })),
  noteVersion: z.int(),
  /** Null for the buyer. */
  staffNote: z.nullable(z.string()),
})
export type PurchaseDetails = z.infer<typeof PurchaseDetails>

/** A purchase, by its own number or by the payment it was charged with (DEC26). */
export const viewPurchase = contract({
  method: 'GET',
  path: '/purchased-cars/view',
  operation: 'purchaseView.viewPurchase',
  audience: 'signedIn',
  input: z.object({ id: id(), by: z._default(z.enum(['purchase', 'payment']), 'purchase') }),
  output: z.object({ success: z.literal(true), data: PurchaseDetails }),
  errors: ['not_found'],
})

/** Creates a link to download all photos of the car in one file; it works for ten minutes. */
export const downloadPurchaseImages = contract({
  method: 'GET',
  path: '/purchased-cars/download-images',
  operation: 'purchaseView.downloadPurchaseImages',
  audience: 'signedIn',
  needs: ['downloadPhotos'],
  input: z.object({ id: id() }),
  output: z.string(),
  errors: ['not_found'],
})

const cost = () => int(0, highestCost)

/**
 * Changes the given costs of a purchase, with a reason. One more ledger entry brings the charges in line with it. The
 * other costs are the sum of their lines.
 */
export const updateFinances = contract({
  method: 'PUT',
  path: '/purchased-cars/update-finances',
  operation: 'purchaseView.updateFinances',
  audience: 'manager',
  needs: managesFinances,
  input: z.object({
    id: id(),
    /** All in yen. The price is the bid's sold price. */
    price: z.optional(cost()),
    agentFee: z.optional(cost()),
    delivery: z.optional(z.nullable(cost())),
    freight: z.optional(z.nullable(cost())),
    /** Without lines of its own. */
    other: z.optional(cost()),
    lines: z.optional(
      z.array(z.object({ label: text(100), amount: cost() })).check(z.maxLength(mostOtherLines)),
    ),
    /** For a car that was sold again. */
    resale: z.optional(z.object({ amount: cost(), penalty: cost() })),
    reason: text(300),
    /** As the caller saw it. */
    version: seenVersion(),
  }),
  output: success(),
  errors: ['not_found', 'stale', 'field_required', 'purchase_over', 'purchase_not_resold'],
})

/** Saves the note that the client sees, and the one that only staff see. */
export const saveNote = contract({
  method: 'PUT',
  path: '/purchased-cars/save-note',
  operation: 'purchaseView.saveNote',
  audience: 'manager',
  needs: managesPurchases,
  input: z.object({
    id: id(),
    note: text(5000),
    staffNote: text(5000),
    version: seenVersion(),
  }),
  output: success(),
  errors: ['not_found', 'stale'],
})

/** Records what the buyer paid at the destination for a line of the estimate; null removes it. */
export const enterDestinationCost = contract({
  method: 'PUT',
  path: '/purchased-cars/destination-cost',
  operation: 'purchaseView.enterDestinationCost',
  audience: 'buyer',
  input: z.object({
    id: id(),
    /** Which line of the estimate it is, as named by the purchase. */
    line: text(100),
    /** Yen. */
    paid: z.nullable(int(0, 2_000_000_000)),
  }),
  output: success(),
  errors: ['not_found'],
})
