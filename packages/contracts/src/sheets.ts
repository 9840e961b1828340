import { allPageTypes } from '@seriba/domain/lots/page-types'
import { mistakeKinds, mistakeLimits, mistakePlaces } from '@seriba/domain/lots/sheet/sheet-mistake'
import { sheetParts } from '@seriba/domain/lots/sheet/sheet-parts'
import { readingLimits, sheetFields, sheetTurns } from '@seriba/domain/lots/sheet/sheet-reading'
import { translationTypes } from '@seriba/domain/translations/translation'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { id, instant, int, lotId, seenVersion, success, text } from './fields.ts'

/** Thousandths of the picture's width and height, before it is turned; see `turned`. */
const Box = z.object({ x: int(0, 1000), y: int(0, 1000), width: int(0, 1000), height: int(0, 1000) })

const found = {
  /** How sure the reader is, in percent; null if it does not say. */
  sure: z.nullable(int(0, 100)),
  box: z.nullable(Box),
}
const several = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most))

export const SheetReading = z.object({
  /** By how many degrees clockwise the picture has to be turned to be upright. */
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
  /** Lines of remarks, with what they mean; empty texts if the list of phrases says it. */
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
  /** As the machine read it, or as staff corrected it. */
  reading: SheetReading,
  /** Findings of each severity. */
  counts,
  readAt: instant(),
  /** `demo`: the demo company's own, which knows what it has drawn. */
  reader: z.enum(['machine', 'demo']),
  /** Null until a person has looked at it. */
  checked: z.nullable(
    z.object({
      by: z.string(),
      at: instant(),
      /**
       * What staff have changed: the machine's value, empty for what it missed, and the staff's, empty for what is not
       * there.
       */
      changes: z.array(z.object({ what: z.string(), was: z.string(), is: z.string() })),
    }),
  ),
})
export type ReadSheet = z.infer<typeof ReadSheet>

/** For what a mark says: its code as in our list. Places are names of boxes on the form, or parts of the car. */
const Mistake = {
  kind: z.enum(mistakeKinds),
  says: text(readingLimits.text).check(z.minLength(1)),
  places: several(z.enum(mistakePlaces), sheetParts.length),
  note: text(mistakeLimits.note).check(z.minLength(1)),
}

const readingOutput = z.object({
  success: z.literal(true),
  /** Whether a reader is connected that can be used. */
  offered: z.boolean(),
  /** `unreadable`: it was tried, and cannot be read. */
  state: z.enum(['none', 'read', 'unreadable']),
  read: z.nullable(ReadSheet),
  /** The caller's own open request to have a person look at it. */
  asked: z.nullable(z.object({ at: instant(), promisedAt: instant() })),
  /** What the caller has reported as misread, until staff have looked at it. */
  reported: z.array(z.object({ ...Mistake, at: instant() })),
})
export type SheetReadingAnswer = z.infer<typeof readingOutput>

const pageOfLot = { pageType: z.enum(allPageTypes), id: lotId() }

/** The reading of a lot's sheet, if there is one; no reader is called. */
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

/** Sends a lot's sheet to the connected reader, unless it has been read before; takes up to a minute. */
export const readSheet = contract({
  method: 'POST',
  path: '/:pageType/sheet-reading',
  operation: 'sheets.readSheet',
  audience: 'signedIn',
  needs: ['auctionTranslationUse'],
  input: z.object(pageOfLot),
  slow: true,
  output: readingOutput,
  errors: ['lot_not_found', 'sheet_not_read', 'daily_limit'],
})

/**
 * Asks staff to check what a machine has read. Repeated requests count as one; a reading that a person has already
 * checked needs none.
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

/** Whether the caller will be notified when the sheet arrives for a lot that has none yet. */
export const viewSheetAlert = contract({
  method: 'GET',
  path: '/:pageType/sheet-alert',
  operation: 'sheets.viewSheetAlert',
  audience: 'buyer',
  input: z.object(pageOfLot),
  output: z.object({ on: z.boolean() }),
  errors: ['lot_not_found', 'permission_missing'],
})

/** Notifies the caller, once, when a lot's sheet arrives, or stops doing so. Nobody is notified of a sheet that is already there. */
export const askForSheet = contract({
  method: 'POST',
  path: '/:pageType/sheet-alert',
  operation: 'sheets.askForSheet',
  audience: 'buyer',
  input: z.object({ ...pageOfLot, on: z.boolean() }),
  output: z.object({ on: z.boolean() }),
  errors: ['lot_not_found', 'permission_missing', 'daily_limit'],
})

/**
 * Reports that something was misread; fails with `stale` if the reading no longer says it. If it is reported again, the
 * last report counts.
 */
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

/** A sheet that was read by machine and is checked by staff, with its lot. */
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
  /** As the machine read it, whatever staff have made of it. */
  machine: SheetReading,
  /** To be sent along with a check. */
  version: z.int(),
  doubtful: z.int(),
  /** Clients who are waiting for a check, and by when each was promised one. */
  asked: z.array(z.object({ client: z.string(), at: instant(), promisedAt: instant() })),
  /** What clients say was misread; a check settles it. */
  mistakes: z.array(z.object({ id: z.int(), client: z.string(), ...Mistake, at: instant() })),
})
export type ReadingTask = z.infer<typeof ReadingTask>

export const checkedStates = ['unchecked', 'checked'] as const

/**
 * Readings to check, by promised time or else by auction time; past auctions are left out unless a client is waiting.
 * Readings that a client reported are to be checked again. Checked ones come newest first.
 */
export const listReadings = contract({
  method: 'GET',
  path: '/car-auction/sheet-readings',
  operation: 'sheets.listReadings',
  audience: 'manager',
  input: z.object({ status: z._default(z.enum(checkedStates), 'unchecked') }),
  output: z.object({
    readings: z.array(ReadingTask),
    /** `asked`: of those to check, the ones that clients are waiting for. */
    counts: z.object({ unchecked: z.int(), checked: z.int(), asked: z.int() }),
    /** What the reader was asked since the first of the Japanese month; `cost` in US cents, null if no price is set. */
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

/**
 * Tests the configured reader with a sheet that Seriba has drawn: whether it answers, how much it gets right, and
 * what it costs.
 */
export const testSheetReader = contract({
  method: 'POST',
  path: '/site/sheet-reader-test',
  operation: 'sheets.testSheetReader',
  audience: 'manager',
  needs: ['companyManage'],
  input: z.object({}),
  slow: true,
  output: z.object({
    reader: z.enum(['machine', 'demo']),
    model: z.string(),
    outcome: z.enum(['read', 'unreadable', 'failed']),
    /** Why it failed, for the person who set it up. */
    problem: z.nullable(z.string()),
    seconds: z.number(),
    /** How many of the drawn boxes and marks were read correctly. */
    right: z.int(),
    of: z.int(),
    inputTokens: z.int(),
    outputTokens: z.int(),
    /** Millionths of a US dollar; null if no price is set. */
    microDollars: z.nullable(z.int()),
  }),
  errors: ['not_found', 'daily_limit'],
})

/**
 * Marks a reading as checked by staff against its sheet, with their corrections. Fails with `stale` if someone has
 * checked it since `version`.
 */
export const checkReading = contract({
  method: 'POST',
  path: '/car-auction/sheet-reading-check',
  operation: 'sheets.checkReading',
  audience: 'manager',
  input: z.object({ id: id(), reading: SheetReading, version: seenVersion() }),
  output: success(),
  errors: ['not_found', 'stale'],
})

/** Marks a sheet as unreadable; its reading is no longer shown to anyone. */
export const dropReading = contract({
  method: 'POST',
  path: '/car-auction/sheet-reading-drop',
  operation: 'sheets.dropReading',
  audience: 'manager',
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found'],
})

/**
 * Drafts a translation from a lot's reading; the sheet is read first if it has not been. Staff decide whether to send
 * it.
 */
export const draftTranslation = contract({
  method: 'POST',
  path: '/car-auction/translations-draft',
  operation: 'sheets.draftTranslation',
  audience: 'manager',
  input: z.object({ carId: lotId(), type: z.enum(translationTypes) }),
  slow: true,
  output: z.object({ text_en: z.string(), text_ru: z.string(), checked: z.boolean() }),
  errors: ['lot_not_found', 'not_found', 'sheet_not_read'],
})
