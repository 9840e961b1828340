import * as z from 'zod/mini'
import { instant } from './fields.ts'

const lotInfo = {
  lotNumber: z.int(),
  auctionName: z.string(),
  /** Null for stock, which is not auctioned. */
  auctionDate: z.nullable(instant()),
  condition: z.string(),
  status: z.int(),
}

const lotImages = z.object({ images: z.array(z.string()), thumbnails: z.array(z.string()) })

/** What the hall says about a section: `Label:score#name-value,name-value`, and pictures of it separated by `#`. */
const SectionRate = z.object({ txt: z.string(), img: z.string() })

/**
 * The inspection report (2§3.8). `list` is one text to be split into items, `videos` URLs separated by
 * `#`, `rate` the sections; every other key is shown as `key : value`.
 */
export const Inspection = z.record(z.string(), z.union([z.string(), z.array(SectionRate)]))
export type Inspection = z.infer<typeof Inspection>

const shown = {
  id: z.string(),
  lotNumber: z.int(),
  /** The hall's remarks. */
  info: z.string(),
  auctionSheet: z.nullable(z.string()),
  /** The manager's note. */
  comment: z.string(),
  commentEditable: z.boolean(),
  allowDownloadPhotos: z.boolean(),
}

/** Absent if the lot has none. */
const report = { lotImages, inspection: z.optional(Inspection) }

export const carFacts = {
  carCommonDetail: z.object({ ...shown, isUss: z.boolean() }),
  lotInfo: z.object(lotInfo),
  carInfo: z.object({
    maker: z.string(),
    model: z.string(),
    year: z.nullable(z.int()),
    chassisId: z.string(),
    /** Kilometers. */
    mileage: z.nullable(z.int()),
    /** Whether the source says that the mileage is confirmed; null if it says nothing. */
    mileageTrusted: z.nullable(z.boolean()),
    /** The source says that the car may not go to certain destinations. */
    isRestricted: z.boolean(),
  }),
  carSpecification: z.object({
    engineCC: z.nullable(z.int()),
    grade: z.string(),
    color: z.string(),
    transmission: z.string(),
    drive: z.string(),
    horsePower: z.nullable(z.int()),
    equipment: z.string(),
    steering: z.string(),
  }),
  ...report,
}

const rate = z.nullable(z.number())

/** A bike (2§3.6); rates are the hall's scores. */
export const bikeFacts = {
  bikeCommonDetail: z.object(shown),
  lotInfo: z.object({
    ...lotInfo,
    info: z.string(),
    rateEng: rate,
    rateFront: rate,
    rateExt: rate,
    rateRear: rate,
    rateEl: rate,
    rateFrame: rate,
  }),
  bikeInfo: z.object({
    maker: z.string(),
    model: z.string(),
    year: z.nullable(z.int()),
    serial: z.string(),
    mileage: z.nullable(z.int()),
    mileageNote: z.string(),
  }),
  bikeSpecification: z.object({
    grade: z.string(),
    color: z.string(),
    engineCC: z.nullable(z.int()),
  }),
  ...report,
}

/** A machine (2§3.7). */
export const mechFacts = {
  mechCommonDetail: z.object(shown),
  lotInfo: z.object(lotInfo),
  mechInfo: z.object({
    maker: z.string(),
    model: z.string(),
    year: z.nullable(z.int()),
    serial: z.string(),
    mileage: z.nullable(z.int()),
    hours: z.nullable(z.int()),
  }),
  mechSpecification: z.object({
    grade: z.string(),
    category: z.string(),
    subCategory: z.string(),
    /** JSON text of an object with names and values. */
    description: z.string(),
  }),
  ...report,
}
