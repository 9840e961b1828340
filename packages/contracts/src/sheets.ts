import { allPageTypes } from '@seriba/domain/lots/page-types'
import { mistakeKinds, mistakeLimits, mistakePlaces } from '@seriba/domain/lots/sheet/sheet-mistake'
import { sheetParts } from '@seriba/domain/lots/sheet/sheet-parts'
import { readingLimits, sheetFields, sheetTurns } from '@seriba/domain/lots/sheet/sheet-reading'
import { translationTypes } from '@seriba/domain/translations/translation'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, lotId, success, text } from './fields.ts'

/** Thousandths of the picture's width and height, as the picture is; see `turned`. */
const Box = z.object({ x: int(0, 1000), y: int(0, 1000), width: int(0, 1000), height: int(0, 1000) })

const found = {
  /** How sure the reader is, in percent; null where it does not say. */
  sure: z.nullable(int(0, 100)),
  box: z.nullable(Box),
}
const several = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))

export const SheetReading = z.object({
  /** By how many degrees to the right the picture is turned to stand upright. */
  turned: z.literal([...sheetTurns]),
  fields: several(
    z.object({ ...found, name: z.enum(sheetFields), value: text(readingLimits.text) }),
    readingLimits.fields,
  ),
  /** Codes on the drawing of the car. */
  marks: several(
    z.object({ ...found, code: text(readingLimits.code), part: z.enum(sheetParts) }),
    readingLimits.marks,
  ),
  /** Lines of remarks, with what they mean; empty texts where the list of phrases says it. */
  remarks: several(
    z.object({
      ...found,
      written: text(readingLimits.text),
      en: text(readingLimits.text),
      ru: text(readingLimits.text),
    }),
    readingLimits.remarks,
  ),
})

const counts = z.object({ red: z.int(), amber: z.int(), green: z.int(), info: z.int() })

export const ReadSheet = z.object({
  id: z.int(),
  /** As the machine has read it, or as staff has corrected it. */
  reading: SheetReading,
  /** Finds of each severity. */
  counts,
  readAt: instant(),
  /** `demo`: the demo company's own, which knows what it has drawn. */
  reader: z.enum(['machine', 'demo']),
  /** Null until a person has looked at it. */
  checked: z.nullable(
    z.object({
      by: z.string(),
      at: instant(),
      /** What staff has changed: the machine's value, empty for what it had missed, and staff's, empty for what is not there. */
      changes: z.array(z.object({ what: z.string(), was: z.string(), is: z.string() })),
    }),
  ),
})
export type ReadSheet = z.infer<typeof ReadSheet>

/** Of what a mark says: its code as our list has it. Places are names of boxes of the form, or parts of the car. */
const Mistake = {
  kind: z.enum(mistakeKinds),
  says: text(readingLimits.text).check(z.minLength(1)),
  places: several(z.enum(mistakePlaces), sheetParts.length),
  note: text(mistakeLimits.note).check(z.minLength(1)),
}

const readingOutput = z.object({
  success: z.literal(true),
  /** Whether a reader is connected that can be asked. */
  offered: z.boolean(),
  /** `unreadable`: it was tried, and cannot be read. */
  state: z.enum(['none', 'read', 'unreadable']),
  read: z.nullable(ReadSheet),
  /** The caller's own open request to have a person look at it. */
  asked: z.nullable(z.object({ at: instant(), promisedAt: instant() })),
  /** What the caller has reported as read wrongly, until staff has looked at it. */
  reported: z.array(z.object({ ...Mistake, at: instant() })),
})
export type SheetReadingAnswer = z.infer<typeof readingOutput>

const pageOfLot = { pageType: z.enum(allPageTypes), id: lotId() }

/** What was read of a lot's sheet; nothing is asked of a reader. */
export const viewSheetReading = contract({
  method: 'GET',
  path: '/:pageType/sheet-reading',
  operation: 'sheets.viewSheetReading',
  audience: 'signedIn',
  needs: ['auctionTranslationUse'],
  input: z.object(pageOfLot),
  output: readingOutput,
  errors: ['lot_not_found'],
})

/** Has a lot's sheet read by the connected reader, unless it was read before; takes up to a minute. */
export const readSheet = contract({
  method: 'POST',
  path: '/:pageType/sheet-reading',
  operation: 'sheets.readSheet',
  audience: 'signedIn',
  needs: ['auctionTranslationUse'],
  input: z.object(pageOfLot),
  output: readingOutput,
  errors: ['lot_not_found', 'sheet_not_read', 'daily_limit'],
})

/**
 * Asks staff to check what a machine has read. Repeated requests count as one; of a reading that a person has checked nothing is
 * asked.
 */
export const askForCheck = contract({
  method: 'POST',
  path: '/:pageType/sheet-check',
  operation: 'sheets.askForCheck',
  audience: 'buyer',
  needs: ['auctionTranslationUse'],
  input: z.object(pageOfLot),
  output: success(),
  errors: ['lot_not_found', 'not_found', 'daily_limit'],
})

/** Whether the caller is told when the sheet of a lot comes that has none yet. */
export const viewSheetAlert = contract({
  method: 'GET',
  path: '/:pageType/sheet-alert',
  operation: 'sheets.viewSheetAlert',
  audience: 'buyer',
  input: z.object(pageOfLot),
  output: z.object({ on: z.boolean() }),
  errors: ['lot_not_found', 'permission_missing'],
})

/** Has the caller told, once, when a lot's sheet comes, or takes that back. Of a sheet that is there already nobody is told. */
export const askForSheet = contract({
  method: 'POST',
  path: '/:pageType/sheet-alert',
  operation: 'sheets.askForSheet',
  audience: 'buyer',
  input: z.object({ ...pageOfLot, on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  errors: ['lot_not_found', 'permission_missing', 'daily_limit'],
})

/** Says that something is read wrongly; `stale` where the reading no longer says it. Reported again, the last words count. */
export const reportMistake = contract({
  method: 'POST',
  path: '/:pageType/sheet-mistake',
  operation: 'sheets.reportMistake',
  audience: 'buyer',
  needs: ['auctionTranslationUse'],
  input: z.object({ ...pageOfLot, ...Mistake }),
  output: success(),
  errors: ['lot_not_found', 'not_found', 'stale', 'daily_limit'],
})

/** A sheet that a machine has read and staff checks, with its lot. */
export const ReadingTask = z.object({
  carId: z.string(),
  type: z.enum(translationTypes),
  lotNo: z.int(),
  auctionName: z.string(),
  auctionDate: z.nullable(instant()),
  maker: z.string(),
  model: z.string(),
  auctionSheet: z.nullable(z.string()),
  read: ReadSheet,
  /** As the machine has read it, whatever staff has made of it. */
  machine: SheetReading,
  /** To be sent along with a check. */
  version: z.int(),
  doubtful: z.int(),
  /** Clients who wait for a check, and until when each was told to expect it. */
  asked: z.array(z.object({ client: z.string(), at: instant(), promisedAt: instant() })),
  /** What clients say is read wrongly; a check settles it. */
  mistakes: z.array(z.object({ id: z.int(), client: z.string(), ...Mistake, at: instant() })),
})
export type ReadingTask = z.infer<typeof ReadingTask>

export const checkedStates = ['unchecked', 'checked'] as const

/**
 * Readings to check, by the time that clients were promised or else by auction time; those of past auctions are left out unless a
 * client waits. What a client has reported is to be checked again. Checked ones come the newest first.
 */
export const listReadings = contract({
  method: 'GET',
  path: '/car-auction/sheet-readings',
  operation: 'sheets.listReadings',
  audience: 'manager',
  input: z.object({ status: z._default(z.enum(checkedStates), 'unchecked') }),
  output: z.object({
    readings: z.array(ReadingTask),
    /** `asked`: of those to check, the ones that clients wait for. */
    counts: z.object({ unchecked: z.int(), checked: z.int(), asked: z.int() }),
    /** What the reader was asked since the first of the Japanese month; `cost` in US cents, null where no price is set. */
    month: z.object({
      calls: z.int(),
      inputTokens: z.int(),
      outputTokens: z.int(),
      cost: z.nullable(z.int()),
    }),
  }),
  errors: [],
})
export type ReadingIndex = z.infer<typeof listReadings.output>

/** Has the reader that is set read a sheet that Seriba has drawn: whether it answers, what it gets right, and what that takes. */
export const testSheetReader = contract({
  method: 'POST',
  path: '/site/sheet-reader-test',
  operation: 'sheets.testSheetReader',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  output: z.object({
    reader: z.enum(['machine', 'demo']),
    model: z.string(),
    outcome: z.enum(['read', 'unreadable', 'failed']),
    /** Why it failed, for who has set it up. */
    problem: z.nullable(z.string()),
    seconds: z.number(),
    /** Of the boxes and marks that are drawn, those that were read as they are. */
    right: z.int(),
    of: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** Millionths of a US dollar; null where no price is set. */
    microDollars: z.nullable(z.int()),
  }),
  errors: ['not_found', 'daily_limit'],
})

/**
 * Staff has compared a reading with its sheet: it counts as checked from now on, with what they changed. `stale` where somebody has
 * checked it since `version`.
 */
export const checkReading = contract({
  method: 'POST',
  path: '/car-auction/sheet-reading-check',
  operation: 'sheets.checkReading',
  audience: 'manager',
  input: z.object({ id: id(), reading: SheetReading, version: int(0, 2_000_000_000) }),
  output: success(),
  errors: ['not_found', 'stale'],
})

/** Staff has found that a sheet can't be read; its reading is shown to nobody. */
export const dropReading = contract({
  method: 'POST',
  path: '/car-auction/sheet-reading-drop',
  operation: 'sheets.dropReading',
  audience: 'manager',
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found'],
})

/** A draft of an answer from a lot's reading; the sheet is read first where it was not. Staff sends it, or not. */
export const draftTranslation = contract({
  method: 'POST',
  path: '/car-auction/translations-draft',
  operation: 'sheets.draftTranslation',
  audience: 'manager',
  input: z.object({ carId: lotId(), type: z.enum(translationTypes) }),
  output: z.object({ text_en: z.string(), text_ru: z.string(), checked: z.boolean() }),
  errors: ['lot_not_found', 'not_found', 'sheet_not_read'],
})
