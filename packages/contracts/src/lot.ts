import { allPageTypes } from '@seriba/domain/lots/page-types'
import { sheetLanguages } from '@seriba/domain/translations/translation'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, lotId, success, text, yen } from './fields.ts'
import { ImageReload } from './image-reloads.ts'
import { bikeFacts, carFacts, mechFacts } from './lot-facts.ts'
import { OpenNegotiation } from './negotiations.ts'
import { WishList } from './wish-list.ts'
import { Withdrawal } from './withdrawals.ts'

const kinds = ['car-auction', 'bikes', 'machinery'] as const

/** What the viewer may do with the lot, and their bid; amounts in yen. */
export const BidInfo = z.object({
  bidGroupShow: z.boolean(),
  exportTypeOptional: z.boolean(),
  exportTypeShow: z.boolean(),
  startPrice: yen(),
  averagePrice: z.nullable(yen()),
  soldPrice: yen(),
  bidLimitReached: z.boolean(),
  myBid: z.boolean(),
  /** The viewer's bid, or false if there is none (DEC27). */
  jasId: z.union([z.int(), z.literal(false)]),
  myBidAmount: z.nullable(yen()),
  myBidDate: z.nullable(instant()),
  /** The group of the viewer's live bid, as numbered by `/bid/group`. */
  myBidGroup: z.nullable(z.int()),
  /** The hall's deadline; for users it does not apply to, the lot's start. */
  biddingDeadline: z.nullable(instant()),
  acceptBid: z.boolean(),
  /** One of the company's clients has won it. */
  sold: z.boolean(),
  /** The viewer has won it: the price in yen, null while it is not known, and the purchase that it has become. */
  won: z.optional(z.object({ price: z.nullable(yen()), purchaseId: z.nullable(z.int()) })),
  cancellationAllowed: z.boolean(),
  /** The viewer's request to withdraw their bid, if there was one. */
  withdrawal: z.optional(Withdrawal),
  /** They may request it now. */
  withdrawalAllowed: z.optional(z.literal(true)),
  /** The open negotiation with the seller about the viewer's bid. */
  negotiation: z.optional(OpenNegotiation),
  /** The receipt for the bid that they canceled. */
  receipt: z.optional(z.object({ bidId: z.int(), number: z.string() })),
  /** They have set caps for themselves: `bidAllowance` says how much these leave. */
  budgetSet: z.optional(z.literal(true)),
  /** A bid on it holds more of the credit than its amount: `bidAllowance` says what may be bid. */
  overbidCounted: z.optional(z.literal(true)),
  auctionFinished: z.boolean(),
  bidStatusId: z.nullable(z.int()),
  /** Another client of the company is ahead of the viewer's bid; present if the company tells clients. */
  anotherAhead: z.optional(z.literal(true)),
  /** Overbid allowance. */
  bidAdjustmentPrice: yen(),
  cancelDeadlineHour: z.number(),
})
export type BidInfo = z.infer<typeof BidInfo>

const forViewer = {
  bidInfo: BidInfo,
  wishList: WishList,
  /**
   * Whether staff were asked to read the sheet, and have; for staff, whether anybody asked, and everyone has been
   * answered.
   */
  translateDetail: z.object({
    requested: z.boolean(),
    translated: z.boolean(),
    requestedAt: z.optional(z.nullable(instant())),
    /** For clients who are waiting: by when they were promised an answer, and how many lots are answered before. */
    promise: z.optional(z.object({ at: instant(), ahead: z.int() })),
    /** Whether it can be translated by machine. */
    byMachine: z.boolean(),
    /** Present if the company takes no requests for translations by staff. */
    byManager: z.optional(z.literal(false)),
    /** Its codes and remarks can be read by machine. */
    byReader: z.optional(z.literal(true)),
  }),
}

/** A part of the sheet as a background: where to read the chassis number (2§3.5). */
export const ChassisCrop = z.object({
  auctionSheet: z.string(),
  backgroundSize: z.string(),
  backgroundPosition: z.string(),
})
export type ChassisCrop = z.infer<typeof ChassisCrop>

/** Spelled as on the wire (DEC31). */
const crop = { mopDeail: z.optional(ChassisCrop) }

export const CarLot = z.object({ ...carFacts, ...forViewer, ...crop })
export type CarLot = z.infer<typeof CarLot>

export const BikeLot = z.object({ ...bikeFacts, ...forViewer, ...crop })
export type BikeLot = z.infer<typeof BikeLot>

export const MechLot = z.object({ ...mechFacts, ...forViewer })
export type MechLot = z.infer<typeof MechLot>

/** Distinguished by `carInfo`, `bikeInfo` and `mechInfo`; stock cars are cars. */
export const LotDetail = z.union([CarLot, BikeLot, MechLot])
export type LotDetail = z.infer<typeof LotDetail>

/** A lot as its share link shows it: no bid, favorites or translation. */
export const SharedCarLot = z.object(carFacts)
export type SharedCarLot = z.infer<typeof SharedCarLot>

export const SharedBikeLot = z.object(bikeFacts)
export type SharedBikeLot = z.infer<typeof SharedBikeLot>

export const SharedMechLot = z.object(mechFacts)
export type SharedMechLot = z.infer<typeof SharedMechLot>

export const SharedLotDetail = z.union([SharedCarLot, SharedBikeLot, SharedMechLot])
export type SharedLotDetail = z.infer<typeof SharedLotDetail>

/** Requires the flag of its page type. */
export const viewLot = contract({
  method: 'GET',
  path: '/:pageType/view',
  operation: 'lot.viewLot',
  audience: 'signedIn',
  forVisitors: true,
  input: z.object({ pageType: z.enum(allPageTypes), id: lotId() }),
  output: z.object({
    success: z.literal(true),
    lotDetail: LotDetail,
    /**
     * For a car whose hall counts them: for how many more lots extra photos may be requested today; `unlimited` if
     * there is no limit.
     */
    ussCounter: z.optional(
      z.object({
        ussLimit: z.int(),
        unlimited: z.optional(z.boolean()),
        /** The viewer has the extra photos of this lot: they are among its images. */
        fetched: z.optional(z.boolean()),
      }),
    ),
    /** For a car auction, for staff: whether its pictures are being fetched again, or have been. */
    imageReload: z.optional(ImageReload),
  }),
  errors: ['lot_not_found'],
})

/** The picture of a lot's sheet in another language; null if there is no translation (GAP35). */
export const imageTranslate = contract({
  method: 'GET',
  path: '/car-auction/image-translate',
  operation: 'lot.imageTranslate',
  audience: 'signedIn',
  needs: ['auctionTranslationUse'],
  input: z.object({
    image: z.optional(text(2000)),
    maker: z.optional(text(100)),
    model: z.optional(text(200)),
    carId: lotId(),
    auction: z.optional(text(200)),
    lotNo: z.optional(text(20)),
    language: z.enum(sheetLanguages),
  }),
  slow: true,
  output: z.nullable(z.string()),
  errors: ['lot_not_found'],
})

/** Additional photos of a car, from a hall that limits requests; a lot counts once a day (GAP29). */
export const extraImages = contract({
  method: 'GET',
  path: '/car-auction/uss-images',
  operation: 'lot.extraImages',
  audience: 'signedIn',
  as: 'mutation',
  input: z.object({
    id: lotId(),
    auction: z.optional(text(200)),
    lotNo: z.optional(text(20)),
    auctionDate: z.optional(text(40)),
  }),
  slow: true,
  output: z.object({
    success: z.literal(true),
    auctionLotDetail: z.object({
      /** How many lots are left for today; left out if there is no limit. */
      carCommonDetail: z.object({ isUss: z.boolean(), ussLimit: z.optional(z.int()) }),
      carInfo: z.object({ id: z.string(), images: z.array(z.string()), auctionSheet: z.string() }),
    }),
  }),
  errors: ['lot_not_found', 'extra_images_limit', 'extra_images_failed'],
})

/** A link to all photos of a lot in one file; it works for ten minutes (GAP30). */
export const downloadImages = contract({
  method: 'GET',
  path: '/:pageType/download-images',
  operation: 'lot.downloadImages',
  audience: 'signedIn',
  needs: ['downloadPhotos'],
  input: z.object({ pageType: z.enum(allPageTypes), id: lotId() }),
  output: z.string(),
  errors: ['lot_not_found'],
})

/** The access code of a lot's share link, created on the first call (GAP27). */
export const shareLot = contract({
  method: 'GET',
  path: '/:kind/password',
  operation: 'lot.shareLot',
  audience: 'signedIn',
  needs: ['shareCar'],
  input: z.object({
    kind: z.enum(kinds),
    carId: z.optional(lotId()),
    bikeId: z.optional(lotId()),
    id: z.optional(lotId()),
    auctionDate: z.optional(text(40)),
    auctionType: z.optional(z.enum(['main', 'one', 'stats', 'bike', 'mech'])),
    imageUrl: z.optional(text(2000)),
  }),
  /** The link works until `validUntil`, or until it is revoked. */
  output: z.object({ password: z.string(), validUntil: instant() }),
  errors: ['lot_not_found'],
})

/** Revokes the viewer's access code; the link stops working. */
export const revokeShare = contract({
  method: 'DELETE',
  path: '/:kind/password',
  operation: 'lot.revokeShare',
  audience: 'signedIn',
  needs: ['shareCar'],
  input: z.object({ kind: z.enum(kinds), id: lotId() }),
  output: success(),
  errors: ['lot_not_found'],
})

/** Opens a shared lot. Without a password, it answers only a browser that has unlocked it before (GAP26). */
export const viewSharedLot = contract({
  method: 'POST',
  path: '/:pageType/share-view',
  operation: 'lot.viewSharedLot',
  audience: 'anyone',
  input: z.object({ pageType: z.enum(allPageTypes), id: lotId(), password: z.optional(text(20)) }),
  output: z.object({ success: z.literal(true), lotDetail: SharedLotDetail }),
  errors: ['wrong_code', 'too_many_tries'],
})
