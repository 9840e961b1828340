import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import { openFiles } from '@seriba/server-kit/files/files'
import type { Objects } from '@seriba/server-kit/files/objects'
import { Command, Option } from 'commander'
import { checkFiles, tryBucket } from '../files/check-files.ts'
import { type Moved, moveFiles } from '../files/move-files.ts'
import { type CommandContext, withDatabase } from './with-database.ts'

/** `files`: where the bytes of uploaded files are. */
export function filesCommand() {
  const move = new Command('move')
    .description(
      'move uploaded files into the bucket or back; if it is interrupted, run it again to continue',
    )
    .addOption(
      new Option('--to <place>', 'where to move them').choices(['s3', 'database']).makeOptionMandatory(),
    )
    .action(({ to }: { to: 's3' | 'database' }) =>
      withDatabase(async (context) => {
        const objects = bucketOf(context)
        await tryBucket(objects)
        const moved = await moveFiles({ db: context.db, objects, to, onMoved: logEvery100 })
        console.log(`${described(moved)} moved.`)
        for (const { file, reason } of moved.failed) console.error(`${file} was not moved: ${reason}`)
        if (moved.failed.length > 0) process.exitCode = 1
        if (context.config.files.newFiles !== to)
          console.log(`New files are not stored there yet: set FILES=${to} and restart Seriba.`)
      }),
    )
  const check = new Command('check')
    .description('test the bucket, and check that it has every file listed in the database')
    .action(() =>
      withDatabase(async (context) => {
        const { objects } = openFiles(context)
        if (objects) await tryBucket(objects)
        const { database, bucket, missing } = await checkFiles({ db: context.db, objects })
        console.log(`${database} files are in the database, ${bucket} in the bucket.`)
        for (const file of missing) console.error(`Missing from the bucket: ${file}`)
        if (missing.length > 0) process.exitCode = 1
      }),
    )
  return new Command('files').description('manage uploaded files').addCommand(move).addCommand(check)
}

function bucketOf(context: CommandContext): Objects {
  const { objects } = openFiles(context)
  if (!objects)
    throw new ConfigurationError('There is no bucket: set S3_BUCKET and the settings that go with it.')
  return objects
}

const described = ({ files, bytes }: Moved) => `${files} files (${(bytes / 1e6).toFixed(1)} MB)`

const logEvery100 = (moved: Moved) => {
  if (moved.files % 100 === 0) console.log(`${described(moved)} so far`)
}
