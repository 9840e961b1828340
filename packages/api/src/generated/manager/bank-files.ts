// Generated from packages/contracts/src/bank-files.ts by packages/api/scripts/generate.ts: change that.
import * as contracts from '@seriba/contracts/bank-files'
import * as cache from '../../cache/bank-files.ts'
import { mutation, query, useLazyQueryOf, useMutationOf, useQueryOf } from '#engine'

/** Files that were read in, newest first. `GET /payments/bank-files` */
export const listBankFiles = query(contracts.listBankFiles, cache.listBankFiles)
export const useListBankFilesQuery = useQueryOf(listBankFiles)
export const useLazyListBankFilesQuery = useLazyQueryOf(listBankFiles)

/** Reads a statement of the bank in, CSV or CAMT.053, and proposes whose money each line is. It enters nothing. `POST /payments/bank-file` */
export const readBankFile = mutation(contracts.readBankFile, cache.readBankFile)
export const useReadBankFileMutation = useMutationOf(readBankFile)

/** Enters a line, or a part of it, as a payment of a client; what is left of it stays to be recorded. `POST /payments/record-bank-line` */
export const recordBankLine = mutation(contracts.recordBankLine, cache.recordBankLine)
export const useRecordBankLineMutation = useMutationOf(recordBankLine)

/** Sets a line aside that is nobody’s payment, or takes it back among those to decide. `PUT /payments/set-bank-line-aside` */
export const setBankLineAside = mutation(contracts.setBankLineAside, cache.setBankLineAside)
export const useSetBankLineAsideMutation = useMutationOf(setBankLineAside)

/** A file that was read in, with what has become of its lines. `GET /payments/bank-file` */
export const viewBankFile = query(contracts.viewBankFile, cache.viewBankFile)
export const useViewBankFileQuery = useQueryOf(viewBankFile)
export const useLazyViewBankFileQuery = useLazyQueryOf(viewBankFile)
