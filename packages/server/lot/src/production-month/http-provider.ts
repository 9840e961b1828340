import { hasContent, monthOf } from '@seriba/domain/lots/production-month'
import * as z from 'zod'
import type { ProductionMonthProvider } from './provider-port.ts'

const timeoutMs = 10_000

/** Catalogues may send years and months as numbers, and a missing value as empty text. */
const known = z
  .union([z.string().max(300), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim() || null)

const CarInfo = z.object({
  year: known.refine((year) => year === null || /^(19|20)\d\d$/.test(year), 'is no year'),
  month: known
    .refine((month) => month === null || monthOf(month) !== null, 'is no month')
    .transform((month) => monthOf(month)?.toString() ?? null),
  modelCode: known,
  modelName: known,
  gradeCode: known,
  engineNo: known,
  transmission: known,
  description: known,
  code: known,
  colorCode: known,
  trimCode: known,
  catalogNo: known,
  productionDate: known,
  advancedCode: known,
})
const Answer = z.object({ carInfo: CarInfo.nullable() })

/** Calls the company's own adapter: `GET …?maker&model&chassis`, with its key as a bearer token. */
export function httpProvider({
  url: address,
  key,
}: {
  url: string
  key: string | undefined
}): ProductionMonthProvider {
  return {
    costs: true,
    async find({ maker, model, chassis }) {
      const url = new URL(address)
      url.searchParams.set('maker', maker.toLowerCase())
      url.searchParams.set('model', model)
      url.searchParams.set('chassis', chassis)
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status === 404) return null
      if (!response.ok) throw new Error(`the source of production months answered with ${response.status}`)
      const { carInfo } = Answer.parse(await response.json())
      return carInfo && hasContent(carInfo) ? carInfo : null
    },
  }
}
