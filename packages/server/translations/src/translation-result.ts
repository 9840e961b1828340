import type { Input, Output } from '@seriba/contracts/contract'
import type { translationResult as contract } from '@seriba/contracts/translations'
import type { Actor } from '@seriba/domain/access/actor'
import { type FileExtension, fileExtensions } from '@seriba/domain/translations/translation-file'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { fileLinks } from './file-link.ts'
import { translationLot } from './translation-lot.ts'
import { answersTo } from './translations.repository.ts'

/** What staff have found on a lot's sheet, with its files in a form that a page can show. */
export async function translationResult(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  asked: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const lot = await translationLot(db, actor, asked)
  const [last, ...earlier] = await answersTo(db, actor, lot.id)
  if (!last) return notFound()
  const linkTo = fileLinks(actor.userId, config.cookieSecret, new Date())
  const replyOf = ({ text_en, text_ru, files }: typeof last) => {
    const links = fileExtensions.map((extension) => [
      extension,
      files.filter((file) => file.extension === extension).map(linkTo),
    ])
    return { text_en, text_ru, files: Object.fromEntries(links) as Record<FileExtension, string[]> }
  }
  return {
    ...replyOf(last),
    ...(earlier.length > 0 && {
      earlier: earlier.map((answer) => ({ ...replyOf(answer), at: answer.at })),
    }),
  }
}
