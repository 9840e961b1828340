// Generated from packages/contracts/src/bank-files.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bank-files'
import * as cache from '../../cache/bank-files.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Discards what was read from a file, so that it can be read again, for instance with days and months the other way around. It is refused as long as a line of the file is recorded as a payment. `DELETE /payments/bank-file` */
export const discardBankFile = mutation(contracts.discardBankFile, cache.discardBankFile)
export const useDiscardBankFileMutation = useMutationOf(discardBankFile)

/** The imported files, newest first. `GET /payments/bank-files` */
export const listBankFiles = query(contracts.listBankFiles, cache.listBankFiles)
export const useListBankFilesQuery = useQueryOf(listBankFiles)
export const useLazyListBankFilesQuery = useLazyQueryOf(listBankFiles)

/** Reads a bank statement, CSV or CAMT.053, and suggests whose money each line is. It enters nothing in the ledger. `POST /payments/bank-file` */
export const readBankFile = mutation(contracts.readBankFile, cache.readBankFile)
export const useReadBankFileMutation = useMutationOf(readBankFile)

/** Records a line, or part of it, as a client's payment; the rest of it remains to be recorded. `POST /payments/record-bank-line` */
export const recordBankLine = mutation(contracts.recordBankLine, cache.recordBankLine)
export const useRecordBankLineMutation = useMutationOf(recordBankLine)

/** Sets aside a line that is no client’s payment, or returns it to the lines to be decided on. `PUT /payments/set-bank-line-aside` */
export const setBankLineAside = mutation(contracts.setBankLineAside, cache.setBankLineAside)
export const useSetBankLineAsideMutation = useMutationOf(setBankLineAside)

/** An imported file with the state of its lines. `GET /payments/bank-file` */
export const viewBankFile = query(contracts.viewBankFile, cache.viewBankFile)
export const useViewBankFileQuery = useQueryOf(viewBankFile)
export const useLazyViewBankFileQuery = useLazyQueryOf(viewBankFile)
