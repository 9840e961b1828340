import { checkedStates } from '@seriba/domain/clients/client-list'
import { paperTypes } from '@seriba/domain/clients/paper-types'
import { largestPaper, paperContentTypes, paperStates } from '@seriba/domain/clients/papers'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, id, instant, success, text } from './fields.ts'

const needs = ['managerBidForClient'] as const
/** The bytes as base64. */
const data = () => z.string().check(z.regex(/^[\w+/]*={0,2}$/))
const largestBody = Math.ceil(largestPaper / 3) * 4 + 10_000
const type = () => z.enum(paperTypes)

/** A client's document; its address works for ten minutes and only for the reader. */
export const ClientPaper = z.object({
  id: z.int(),
  type: type(),
  name: z.string(),
  contentType: z.enum(paperContentTypes),
  /** Bytes. */
  size: z.int(),
  at: instant(),
  /** Whether the client sent it, or staff added it. */
  byClient: z.boolean(),
  state: z.enum(paperStates),
  /** Why it was refused, as shown to the client. */
  note: z.nullable(z.string()),
  /** The last Japanese day on which it is valid, according to staff; null if it does not expire. */
  validUntil: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instant()),
  url: z.string(),
})
export type ClientPaper = z.infer<typeof ClientPaper>

const PaperRequest = z.object({
  type: type(),
  words: z.string(),
  dueOn: z.nullable(z.string()),
  askedAt: instant(),
})

/** The documents that a client has sent, those they were asked for, and whether the client is verified. */
export const clientPapers = contract({
  method: 'GET',
  path: '/client/papers',
  operation: 'clientPapers.clientPapers',
  audience: 'manager',
  needs,
  input: z.object({ id: id() }),
  output: z.object({
    papers: z.array(ClientPaper),
    requests: z.array(PaperRequest),
    checked: z.nullable(
      z.object({
        state: z.enum(checkedStates),
        by: z.nullable(z.string()),
        at: instant(),
        note: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['client_not_found'],
})

/** Adds a document to a client: PDF, JPG or PNG up to 10 MB, recognized by its content. */
export const uploadClientPaper = contract({
  method: 'POST',
  path: '/client/upload-document',
  operation: 'clientPapers.uploadClientPaper',
  audience: 'manager',
  needs,
  input: z.object({ id: id(), type: type(), name: text(200), data: data() }),
  largestBody,
  output: success(),
  errors: ['client_not_found', 'paper_kind', 'paper_size', 'files_away'],
})

/**
 * Accepts or refuses a document, or corrects how long it is valid; the reason for a refusal is emailed to the client,
 * who is asked for the document again.
 */
export const reviewPaper = contract({
  method: 'PUT',
  path: '/client/review-document',
  operation: 'clientPapers.reviewPaper',
  audience: 'manager',
  needs,
  input: z.object({
    id: id(),
    documentId: id(),
    state: z.enum(checkedStates),
    note: z._default(text(300), ''),
    /** The last Japanese day on which an accepted document is valid; empty for none. */
    validUntil: z._default(dateString(), ''),
  }),
  output: success(),
  errors: ['client_not_found', 'paper_not_found', 'field_required', 'date_passed'],
})

/** Deletes a document, with a reason; the log records that it existed. */
export const deletePaper = contract({
  method: 'POST',
  path: '/client/delete-document',
  operation: 'clientPapers.deletePaper',
  audience: 'manager',
  needs,
  input: z.object({ id: id(), documentId: id(), reason: text(300) }),
  output: success(),
  errors: ['client_not_found', 'paper_not_found', 'field_required'],
})

/** Asks a client for a document by email. */
export const askForPaper = contract({
  method: 'POST',
  path: '/client/ask-document',
  operation: 'clientPapers.askForPaper',
  audience: 'manager',
  needs,
  input: z.object({
    id: id(),
    type: type(),
    words: z._default(text(300), ''),
    /** A Japanese day; empty for none. */
    dueOn: z._default(dateString(), ''),
  }),
  output: success(),
  errors: ['client_not_found'],
})

/** Marks a client as verified, or their documents as refused, with a note for staff; null undoes it. */
export const checkClient = contract({
  method: 'PUT',
  path: '/client/check',
  operation: 'clientPapers.checkClient',
  audience: 'manager',
  needs,
  input: z.object({ id: id(), state: z.nullable(z.enum(checkedStates)), note: z._default(text(300), '') }),
  output: success(),
  errors: ['client_not_found'],
})

/** The documents that the caller has sent, and those they were asked for. */
export const ownPapers = contract({
  method: 'GET',
  path: '/user/documents',
  operation: 'clientPapers.ownPapers',
  audience: 'buyer',
  input: z.object({}),
  output: z.object({ papers: z.array(ClientPaper), requests: z.array(PaperRequest) }),
  errors: [],
})

/** Sends a document of the caller's own: PDF, JPG or PNG up to 10 MB. */
export const uploadOwnPaper = contract({
  method: 'POST',
  path: '/user/upload-document',
  operation: 'clientPapers.uploadOwnPaper',
  audience: 'buyer',
  input: z.object({ type: type(), name: text(200), data: data() }),
  largestBody,
  output: success(),
  errors: ['paper_kind', 'paper_size', 'files_away', 'too_many_papers'],
})
