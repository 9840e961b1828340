import { offeredLanguage } from '@seriba/domain/site/portal-languages'
import { languageIds, languageOf } from '@seriba/server-kit/language'
import type { Company } from './company.ts'

type Offering = Pick<Company, 'languages'>

/** Whether clients can choose a language, by its ID. */
export const isOffered = ({ languages }: Offering, id: number): boolean =>
  languages.some((language) => languageIds[language] === id)

/** The ID of an offered language: the requested one, else the first. */
export const offeredLanguageId = ({ languages }: Offering, asked?: number): number =>
  languageIds[offeredLanguage(languages, asked === undefined ? null : languageOf(asked))]
