import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ConfigurationError } from '@seriba/server-kit/configuration-error'
import type * as z from 'zod'
import { type CompanyPicture, isTouchIcon, readPicture } from './company-files.ts'
import { CompanyFile } from './company-schema.ts'
import { sentences } from './setting-errors.ts'

/** A company as it is served: its pages are texts, its pictures addresses. */
export type Company = z.infer<typeof CompanyFile> & { pictures: readonly CompanyPicture[] }

/** Reads a company's file; without one, the settings are those given, or all defaults. */
export function readCompany(companyFile: string | undefined, otherwise: unknown = {}): Company {
  if (companyFile === undefined) return { ...CompanyFile.parse(otherwise), pictures: [] }
  const parsed = CompanyFile.safeParse(jsonOf(companyFile))
  if (!parsed.success) throw faultsIn(companyFile, parsed.error.issues.flatMap(sentencesOf))
  const { company, faults } = withFiles(companyFile, parsed.data)
  if (faults.length > 0) throw faultsIn(companyFile, faults)
  return company
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is no JSON' : (error as NodeJS.ErrnoException).code
    throw new ConfigurationError(
      `The company file ${file} cannot be read (${why}): correct COMPANY_FILE or the file.`,
    )
  }
}

/** One sentence per error, so that a file can be corrected in one go. */
function faultsIn(file: string, faults: readonly string[]) {
  return new ConfigurationError(
    faults.map((fault) => `In ${file}, ${fault}: correct it and start again.`).join('\n'),
  )
}

function sentencesOf(issue: z.core.$ZodIssue): string[] {
  const place = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${[...issue.path, key].join('.')} is no setting that there is`)
  return [`${place || 'the whole'} is wrong (${issue.message})`]
}

function withFiles(
  companyFile: string,
  { logo, favicon, touchIcon, pages, ...rest }: z.infer<typeof CompanyFile>,
) {
  const faults: string[] = []
  const pictures: CompanyPicture[] = []

  const picture = (place: string, name: string) => {
    if (/^(https:\/)?\//.test(name)) return name
    const read = readPicture(companyFile, name)
    if (typeof read === 'string') faults.push(`${place} is wrong (${read})`)
    else pictures.push(read)
    return typeof read === 'string' ? name : read.url
  }
  const page = (place: string, text: string) => {
    if (!/^\S+\.md$/.test(text)) return text
    try {
      return readFileSync(resolve(dirname(companyFile), text), 'utf8')
    } catch (error) {
      faults.push(`${place} is wrong (${text} cannot be read: ${(error as NodeJS.ErrnoException).code})`)
      return text
    }
  }

  const company: Company = {
    ...rest,
    logo: logo && {
      light: picture('logo.light', logo.light),
      ...(logo.dark && { dark: picture('logo.dark', logo.dark) }),
      ...(logo.mark && { mark: picture('logo.mark', logo.mark) }),
    },
    favicon: favicon && picture('favicon', favicon),
    touchIcon: touchIcon && picture('touchIcon', touchIcon),
    pages: Object.fromEntries(
      Object.entries(pages).map(([slug, { en, ru }]) => [
        slug,
        { en: page(`pages.${slug}.en`, en), ...(ru !== undefined && { ru: page(`pages.${slug}.ru`, ru) }) },
      ]),
    ),
    pictures,
  }
  const touch = pictures.find(({ url }) => url === company.touchIcon)
  if (touch && !isTouchIcon(touch)) faults.push(`touchIcon is wrong (${sentences.setting_icon_size})`)
  return { company, faults }
}
