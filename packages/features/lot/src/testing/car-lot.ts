import type { CarLot, SharedCarLot } from '@seriba/contracts/lot'

/** The part of a lot that a share link shows. */
export const sharedLot = (): SharedCarLot => ({
  carCommonDetail: {
    isUss: true,
    allowDownloadPhotos: true,
    id: '8841207',
    lotNumber: 41207,
    info: 'One owner, records book',
    auctionSheet: '/art/sheet.png',
    comment: '',
    commentEditable: false,
  },
  lotInfo: {
    lotNumber: 41207,
    auctionName: 'USS Tokyo',
    auctionDate: '2026-11-26T03:05:00Z',
    condition: '4.5',
    status: 4532,
  },
  carInfo: {
    maker: 'Toyota',
    model: 'Prado',
    year: 2019,
    chassisId: 'TRJ150-0098412',
    mileage: 68_000,
    mileageTrusted: null,
    isRestricted: false,
  },
  carSpecification: {
    engineCC: 2690,
    grade: 'TX L Package',
    color: 'Pearl',
    transmission: 'AT',
    drive: '4WD',
    horsePower: 163,
    equipment: 'AC PS PW',
    steering: 'Right',
  },
  lotImages: {
    images: Array.from({ length: 14 }, (_, index) => `/art/${index + 1}.svg`),
    thumbnails: Array.from({ length: 14 }, (_, index) => `/art/${index + 1}.svg?small`),
  },
})

export const carLot = (): CarLot => ({
  ...sharedLot(),
  bidInfo: {
    bidGroupShow: false,
    exportTypeOptional: true,
    exportTypeShow: true,
    startPrice: 2_850_000,
    averagePrice: 3_310_000,
    soldPrice: 0,
    bidLimitReached: false,
    myBid: false,
    jasId: false,
    myBidAmount: null,
    myBidDate: null,
    biddingDeadline: '2026-11-26T02:05:00Z',
    acceptBid: true,
    sold: false,
    myBidGroup: null,
    cancellationAllowed: true,
    auctionFinished: false,
    bidStatusId: null,
    bidAdjustmentPrice: 20_000,
    cancelDeadlineHour: 2,
  },
  wishList: [],
  translateDetail: { requested: false, translated: false, byMachine: true },
})
