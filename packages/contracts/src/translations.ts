import {
  sheetLanguages,
  translationLimits,
  translationStatuses,
  translationTypes,
} from '@seriba/domain/translations/translation'
import { fileExtensions, largestFile } from '@seriba/domain/translations/translation-file'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fileFormat, id, instant, lotId, seenVersion, success, text } from './fields.ts'

const ofLot = { carId: lotId(), type: z.enum(translationTypes) }

/**
 * Asks staff to translate a lot's sheet. Repeated requests count as one (DEC32); once it is answered, another question
 * is a new request.
 */
export const requestTranslation = contract({
  method: 'POST',
  path: '/car-auction/translations-request',
  operation: 'translations.requestTranslation',
  audience: 'buyer',
  needs: ['auctionTranslationUse'],
  input: z.object({
    ...ofLot,
    language: z.enum(sheetLanguages),
    specialRequest: z._default(text(translationLimits.question), ''),
    auction: z.optional(text(200)),
  }),
  output: success(),
  errors: ['lot_not_found', 'daily_limit'],
})

/** The same with GET, for callers of the old address (DEC32). */
export const requestTranslationByGet = contract({
  ...requestTranslation,
  operation: 'translations.requestTranslationByGet',
  audience: 'buyer',
  needs: ['auctionTranslationUse'],
  method: 'GET',
})

const links = z.array(z.string())
const reply = {
  text_en: z.string(),
  text_ru: z.string(),
  /** Addresses that end in the file's name, by kind of file. */
  files: z.object({ mp3: links, pdf: links, xlsx: links, jpg: links, png: links }),
}

/**
 * The answer to the caller's own request; staff see their last answer. Links work for a day, and only for the caller.
 */
export const translationResult = contract({
  method: 'GET',
  path: '/car-auction/translations-result',
  operation: 'translations.translationResult',
  audience: 'signedIn',
  needs: ['auctionTranslationUse'],
  input: z.object(ofLot),
  output: z.object({
    ...reply,
    /** Answers to the caller's earlier questions about the lot, the newest first. */
    earlier: z.optional(z.array(z.object({ ...reply, at: instant() }))),
  }),
  errors: ['lot_not_found', 'not_found'],
})
export type TranslationResult = z.infer<typeof translationResult.output>

export const TranslationFile = z.object({
  id: z.int(),
  name: z.string(),
  extension: z.enum(fileExtensions),
  /** Bytes. */
  size: z.int(),
  url: z.string(),
})
export type TranslationFile = z.infer<typeof TranslationFile>

/** A lot whose sheet clients want read, with everybody who asked. */
export const TranslationTask = z.object({
  carId: z.string(),
  type: z.enum(translationTypes),
  lotNo: z.int(),
  auctionName: z.string(),
  auctionDate: z.nullable(instant()),
  maker: z.string(),
  model: z.string(),
  grade: z.string(),
  year: z.nullable(z.int()),
  condition: z.string(),
  auctionSheet: z.nullable(z.string()),
  status: z.enum(translationStatuses),
  requests: z.array(
    z.object({
      client: z.object({ id: z.int(), name: z.string() }),
      language: z.enum(sheetLanguages),
      question: z.string(),
      requestedAt: instant(),
      /** Until when the client was told to expect an answer. */
      promisedAt: instant(),
      answeredAt: z.nullable(instant()),
    }),
  ),
  /** The last answer, no matter to whom. */
  answer: z.nullable(
    z.object({
      text_en: z.string(),
      text_ru: z.string(),
      files: z.array(TranslationFile),
      at: instant(),
      by: z.nullable(z.string()),
    }),
  ),
  /** What has been written for it and not sent, by the last person who wrote. */
  draft: z.nullable(
    z.object({
      text_en: z.string(),
      text_ru: z.string(),
      files: z.array(TranslationFile),
      /** Counts what was written and sent: a save names the version it is based on. */
      version: z.int(),
      by: z.object({ id: z.int(), name: z.string() }),
      at: instant(),
    }),
  ),
  /** The colleague who has taken it, while somebody is waiting. */
  holder: z.nullable(z.object({ id: z.int(), name: z.string(), since: instant() })),
  /** What was answered about the same car on another lot: for the same sheet, or for its chassis number. */
  earlier: z.nullable(
    z.object({
      text_en: z.string(),
      text_ru: z.string(),
      at: instant(),
      by: z.nullable(z.string()),
      lotNo: z.int(),
      auctionName: z.string(),
      because: z.enum(['sheet', 'chassis']),
    }),
  ),
})
export type TranslationTask = z.infer<typeof TranslationTask>

const queueFilter = {
  status: z._default(z.enum(translationStatuses), 'waiting'),
  language: z.optional(z.enum(sheetLanguages)),
}

/** Open requests by promised time, past auctions last; or answered ones, newest first. */
export const translationIndex = contract({
  method: 'GET',
  path: '/car-auction/translations-index',
  operation: 'translations.translationIndex',
  audience: 'manager',
  input: z.object(queueFilter),
  output: z.object({
    translations: z.array(TranslationTask),
    /** Lots in either status, regardless of the filters. */
    counts: z.object({ waiting: z.int(), answered: z.int() }),
    /** The colleagues who can be given a translation. */
    colleagues: z.array(z.object({ id: z.int(), name: z.string() })),
    /** A sheet reader is connected that drafts answers. */
    byReader: z.optional(z.literal(true)),
    /**
     * For the Japanese day: requests answered, how long they waited, and how many were answered too late or not yet.
     */
    today: z.object({ answered: z.int(), medianMinutes: z.nullable(z.int()), late: z.int() }),
  }),
  errors: [],
})
export type TranslationIndex = z.infer<typeof translationIndex.output>

/**
 * Creates a link to download this queue, one line per client who asked, as a file; it works for one minute and only for
 * the caller.
 */
export const exportTranslations = contract({
  method: 'GET',
  path: '/car-auction/translations-index-export',
  operation: 'translations.exportTranslations',
  audience: 'manager',
  input: z.object({ ...queueFilter, format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

const written = {
  ...ofLot,
  text_en: z._default(text(translationLimits.answer), ''),
  text_ru: z._default(text(translationLimits.answer), ''),
  /** Ids of files uploaded for this lot. */
  files: z._default(z.array(id()).check(z.maxLength(translationLimits.files)), []),
}

/**
 * Answers everyone waiting for a lot's sheet; if nobody is waiting, corrects the last answer. An answer needs texts
 * or files.
 */
export const answerTranslation = contract({
  method: 'POST',
  path: '/car-auction/translations-answer',
  operation: 'translations.answerTranslation',
  audience: 'manager',
  input: z.object({
    ...written,
    /** The draft it was based on, 0 for none: if a colleague has written or answered since, 'stale'. */
    version: z.optional(seenVersion()),
  }),
  output: success(),
  errors: ['lot_not_found', 'not_found', 'invalid_input', 'stale'],
})

/** Saves a draft for the next person who opens the lot. A colleague's draft is never overwritten unseen. */
export const saveTranslationDraft = contract({
  method: 'POST',
  path: '/car-auction/translations-save-draft',
  operation: 'translations.saveTranslationDraft',
  audience: 'manager',
  input: z.object({
    ...written,
    /** The draft it was based on, 0 for none: if a colleague has written or answered since, 'stale'. */
    version: seenVersion(),
  }),
  output: z.object({ version: z.int() }),
  errors: ['lot_not_found', 'invalid_input', 'stale'],
})

/**
 * Assigns a translation that clients are waiting for to a colleague or to the caller, or releases it. Others may still
 * answer it.
 */
export const handOverTranslation = contract({
  method: 'POST',
  path: '/car-auction/translations-hand-over',
  operation: 'translations.handOverTranslation',
  audience: 'manager',
  input: z.object({
    ...ofLot,
    /** The colleague to assign it to; 0 for nobody. */
    colleagueId: z.int().check(z.nonnegative()),
    /** The colleague the caller saw it assigned to, 0 for nobody: if somebody else has it now, 'stale'. */
    from: z.int().check(z.nonnegative()),
  }),
  output: success(),
  errors: ['lot_not_found', 'not_found', 'invalid_input', 'stale'],
})

const base64Length = Math.ceil(largestFile / 3) * 4

/**
 * Uploads a file for an answer; its type is detected from its content. A file that is not used in an answer is
 * deleted after a day.
 */
export const uploadTranslationFile = contract({
  method: 'POST',
  path: '/car-auction/translations-file',
  operation: 'translations.uploadTranslationFile',
  audience: 'manager',
  input: z.object({
    ...ofLot,
    name: text(200),
    /** Base64. */
    data: z.string().check(z.minLength(4), z.maxLength(base64Length)),
  }),
  largestBody: base64Length + 10_000,
  output: z.object({ file: TranslationFile }),
  errors: ['lot_not_found', 'file_kind', 'file_size', 'files_away'],
})
