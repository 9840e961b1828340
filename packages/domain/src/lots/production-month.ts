import { ok, type RuleResult, rejected } from '../access/rule-result.ts'
import type { PageType } from './page-types.ts'

/** The pages whose vehicles are looked up by their chassis number (2§2.13). */
export const productionMonthPages = ['bikes', 'car-auction', 'stock'] as const satisfies readonly PageType[]
export type ProductionMonthPage = (typeof productionMonthPages)[number]

export const hasProductionMonth = (pageType: PageType): pageType is ProductionMonthPage =>
  productionMonthPages.some((page) => page === pageType)

/** How many new chassis numbers a viewer may look up a day: each may cost the company. */
export const newLookUpsADay = 50

const hyphens = /[‐‑‒–—―−ー-]+/g
const shortest = 6
const longest = 20
const chassis = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

/**
 * In the form used in catalogues. Texts copied from sheets have full-width letters, spaces and hyphens of every kind.
 */
export const normalChassis = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replace(/\s+/g, '').replace(hyphens, '-')

/** Whether the typed text can be looked up in a catalogue. */
export function chassisVerdict(typed: string): RuleResult<'field_required' | 'chassis_invalid'> {
  const text = normalChassis(typed)
  if (text === '') return rejected('field_required')
  const fits = text.length >= shortest && text.length <= longest && chassis.test(text) && /\d/.test(text)
  return fits ? ok : rejected('chassis_invalid')
}

/** What is known about a vehicle, in display order, after the month. */
export const productionFields = [
  'modelCode',
  'modelName',
  'gradeCode',
  'engineNo',
  'transmission',
  'description',
  'code',
  'colorCode',
  'trimCode',
  'catalogNo',
  'productionDate',
  'advancedCode',
] as const
export type ProductionField = (typeof productionFields)[number]

export type ProductionFacts = { year: string | null; month: string | null } & {
  [F in ProductionField]?: string | null | undefined
}

/** 1 to 12; null for anything else. */
export function monthOf(month: string | null): number | null {
  const number = /^\d{1,2}$/.test(month ?? '') ? Number(month) : 0
  return number >= 1 && number <= 12 ? number : null
}

/** `2019/8 (August)`, or as much of it as is known; null if nothing is. */
export function productionYear(
  { year, month }: Pick<ProductionFacts, 'year' | 'month'>,
  nameOf: (month: number) => string,
): string | null {
  const number = monthOf(month)
  if (number === null) return year || null
  return `${year ? `${year}/` : ''}${number} (${nameOf(number)})`
}

/** Whether anything at all is known. */
export const hasContent = (facts: ProductionFacts): boolean => Object.values(facts).some(Boolean)
