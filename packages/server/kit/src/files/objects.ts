import { ApiError } from '../api-error.ts'

/** Both ends are included. */
export type Part = { from: number; to: number }

/** A bucket: bytes under keys, accessible only to the server. */
export type Objects = {
  put(key: string, body: Buffer): Promise<void>
  /** Undefined: there is no such object. */
  get(key: string, part?: Part): Promise<Buffer | undefined>
  /** Its size in bytes; undefined if there is none. */
  size(key: string): Promise<number | undefined>
  /** A missing one is not an error. */
  delete(key: string): Promise<void>
}

/** The bucket did not do what it was asked. It may work again in a while. */
export class BucketAway extends ApiError {
  override name = 'BucketAway'
  constructor(cause: unknown) {
    super('files_away', { detail: { retryAfter: 10 } })
    this.cause = cause
  }
}
