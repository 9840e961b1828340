import { addAbortSignal, type Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../files-config.ts'
import { BucketAway, type Objects } from './objects.ts'

/** For a whole request including retries: an upload takes no longer. */
const longest = 20_000

const load = () => import('@aws-sdk/client-s3')

type Opened = { s3: Awaited<ReturnType<typeof load>>; client: S3Client }

/** An Amazon S3 bucket, or a compatible server. The library is loaded on first use. */
export function openS3({ bucket, endpoint, ...config }: S3Config, timeout = longest): Objects {
  let opened: Promise<Opened> | undefined
  const open = async (): Promise<Opened> => {
    const s3 = await load()
    const client = new s3.S3Client({
      region: config.region,
      forcePathStyle: config.pathStyle,
      ...(endpoint !== undefined && { endpoint }),
      ...(config.credentials && { credentials: config.credentials }),
      maxAttempts: 3,
      // Compatible servers often support no other; what is read is verified by its own checksum.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: Math.min(timeout, 5000) },
    })
    return { s3, client }
  }
  const ask = async <T>(question: (at: Opened & { abortSignal: AbortSignal }) => Promise<T>) => {
    opened ??= open()
    try {
      return await question({ ...(await opened), abortSignal: AbortSignal.timeout(timeout) })
    } catch (error) {
      if (isMissing(error)) return undefined
      throw new BucketAway(error)
    }
  }
  return {
    put: async (Key, Body) => {
      const done = await ask(({ s3, client, abortSignal }) =>
        client.send(new s3.PutObjectCommand({ Bucket: bucket, Key, Body }), { abortSignal }),
      )
      // A missing bucket gives the same answer to this as a missing object.
      if (done === undefined) throw new BucketAway(new Error(`there is no bucket ${bucket}`))
    },
    get: (Key, part) =>
      ask(async ({ s3, client, abortSignal }) => {
        const Range = part && `bytes=${part.from}-${part.to}`
        const question = new s3.GetObjectCommand({ Bucket: bucket, Key, ...(Range && { Range }) })
        const { Body, ContentLength } = await client.send(question, { abortSignal })
        const bytes = await readAll(Body as Readable, abortSignal)
        if (ContentLength !== undefined && bytes.length !== ContentLength)
          throw new Error(`${bytes.length} of ${ContentLength} bytes arrived`)
        return bytes
      }),
    size: (Key) =>
      ask(async ({ s3, client, abortSignal }) => {
        const head = await client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key }), { abortSignal })
        return head.ContentLength ?? 0
      }),
    delete: async (Key) =>
      void (await ask(({ s3, client, abortSignal }) =>
        client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key }), { abortSignal }),
      )),
  }
}

async function readAll(body: Readable, signal: AbortSignal): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of addAbortSignal(signal, body)) parts.push(part)
  return Buffer.concat(parts)
}

const isMissing = (error: unknown) => {
  const { name } = error as { name?: string }
  return name === 'NoSuchKey' || name === 'NotFound'
}
