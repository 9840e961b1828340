import { ApiError } from '../api-error.ts'

/** Both ends are included. */
export type Part = { from: number; to: number }

/** A bucket: bytes under keys, which nobody but the server reaches. */
export type Objects = {
  put(key: string, body: Buffer): Promise<void>
  /** Undefined: there is no such object. */
  get(key: string, part?: Part): Promise<Buffer | undefined>
  /** Its bytes, counted; undefined where there is none. */
  size(key: string): Promise<number | undefined>
  /** One that is not there is no error. */
  delete(key: string): Promise<void>
}

/** The bucket did not do what it was asked. Asking again in a while may find it well. */
export class BucketAway extends ApiError {
  override name = 'BucketAway'
  constructor(cause: unknown) {
    super('files_away', { detail: { retryAfter: 10 } })
    this.cause = cause
  }
}
