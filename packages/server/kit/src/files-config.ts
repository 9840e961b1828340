import * as z from 'zod'
import { ConfigurationError } from './configuration-error.ts'

/** Where uploaded files are stored. Existing ones are read from where they are. */
export type FilesConfig = {
  newFiles: 'database' | 's3'
  /** Undefined: there is no bucket to read from, either. */
  s3: S3Config | undefined
}

export type S3Config = {
  /** Undefined: Amazon's own, by its region. */
  endpoint: string | undefined
  bucket: string
  region: string
  /** Whether the bucket is named in the path rather than in the host. */
  pathStyle: boolean
  /** Undefined: with the permissions of the machine's role. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

export const filesSettings = {
  FILES: z.enum(['database', 's3'], 'must be database or s3').default('database'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like https://s3.example' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['on', 'off'], 'must be on or off').optional(),
}

type Settings = z.infer<z.ZodObject<typeof filesSettings>>

export function filesOf(settings: Settings): FilesConfig {
  const { FILES: newFiles, S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PATH_STYLE: style } = settings
  if (bucket === undefined) {
    if (newFiles === 's3') throw new ConfigurationError('FILES=s3 needs a bucket: set S3_BUCKET, too.')
    return { newFiles, s3: undefined }
  }
  return {
    newFiles,
    s3: {
      endpoint: endpoint?.replace(/\/$/, ''),
      bucket,
      region: settings.S3_REGION,
      // Self-hosted servers have one name; Amazon has one for each bucket.
      pathStyle: style === undefined ? endpoint !== undefined : style === 'on',
      credentials: credentialsOf(settings),
    },
  }
}

function credentialsOf({ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Settings) {
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigurationError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or neither if the machine’s role has access to the bucket.',
    )
  }
  return { accessKeyId, secretAccessKey }
}
