import type { Db, Tx } from '@seriba/server-kit/db'
import type { Company } from './company.ts'

export type Issuer = Company['issuer']
export type KeptIssuer = { at: string; issuer: Issuer }

/** The senders of documents, newest first. */
export const issuers = (db: Db | Tx): Promise<KeptIssuer[]> =>
  db.selectFrom('issuers').select(['at', 'issuer']).orderBy('id', 'desc').execute()

export const storeIssuer = (tx: Tx, issuer: Issuer) =>
  tx
    .insertInto('issuers')
    .values({ issuer: issuer && JSON.stringify(issuer) })
    .execute()
