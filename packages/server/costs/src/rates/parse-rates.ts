import { isDay } from '@seriba/domain/format/date'
import { decimal, divide, type Rational, rational } from '@seriba/domain/landed-cost/rational'
import { crossRate, type DayRates, toRate } from '@seriba/domain/money/exchange-rates'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import * as z from 'zod'

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, parseAttributeValue: false })

function readXml(text: string): unknown {
  if (XMLValidator.validate(text) !== true) throw new Error('the answer is not XML')
  return parser.parse(text)
}

const many = <T extends z.ZodType>(item: T) => z.preprocess((value) => [value].flat(), z.array(item).min(1))
const code = z.string().regex(/^[A-Z]{3}$/)
const positive = z.string().regex(/^\d+(\.\d+)?$/)

const Ecb = z.object({
  'gesmes:Envelope': z.object({
    Cube: z.object({
      Cube: z.object({
        '@_time': z.string().refine(isDay),
        Cube: many(z.object({ '@_currency': code, '@_rate': positive })),
      }),
    }),
  }),
})

/** The daily reference rates of the European Central Bank: units of each currency for one euro. */
export function ratesOfEcb(text: string): DayRates {
  const { Cube } = Ecb.parse(readXml(text))['gesmes:Envelope'].Cube
  const perEuro = Object.fromEntries(Cube.Cube.map((line) => [line['@_currency'], decimal(line['@_rate'])]))
  const yen = yenOf(perEuro)
  const others = Object.entries(perEuro).filter(([currency]) => currency !== 'JPY')
  return {
    day: Cube['@_time'],
    yenPer: {
      EUR: toRate(yen),
      ...Object.fromEntries(others.map(([currency, units]) => [currency, crossRate(yen, units)])),
    },
  }
}

const Cbr = z.object({
  ValCurs: z.object({
    '@_Date': z.string().regex(/^\d\d\.\d\d\.\d{4}$/),
    Valute: many(
      z.object({
        CharCode: code,
        Nominal: z.string().regex(/^[1-9]\d*$/),
        Value: z.string().regex(/^\d+(,\d+)?$/),
      }),
    ),
  }),
})

/**
 * The daily rates of the Bank of Russia: rubles for `Nominal` units of each currency, with a decimal comma, in
 * windows-1251.
 */
export function ratesOfCbr(bytes: Uint8Array): DayRates {
  const { ValCurs } = Cbr.parse(readXml(new TextDecoder('windows-1251').decode(bytes)))
  const [day, month, year] = ValCurs['@_Date'].split('.')
  const rubles = Object.fromEntries(
    ValCurs.Valute.map(({ CharCode, Nominal, Value }) => [
      CharCode,
      divide(decimal(Value.replace(',', '.')), rational(BigInt(Nominal))),
    ]),
  )
  const yen = yenOf(rubles)
  const others = Object.entries(rubles).filter(([currency]) => currency !== 'JPY')
  return {
    day: z.string().refine(isDay).parse(`${year}-${month}-${day}`),
    yenPer: {
      RUB: crossRate(rational(1n), yen),
      ...Object.fromEntries(others.map(([currency, price]) => [currency, crossRate(price, yen)])),
    },
  }
}

function yenOf(rates: Record<string, Rational>): Rational {
  const yen = rates.JPY
  if (!yen || yen.n <= 0n) throw new Error('the answer has no rate for the yen')
  return yen
}

const RatesFile = z.object({
  day: z.string().refine(isDay),
  yenPer: z.record(code, z.string().regex(/^\d{1,7}(\.\d{1,8})?$/)),
})

/** A file from the operator: `{"day": "2026-11-25", "yenPer": {"USD": "155.20"}}`. */
export function ratesOfFile(text: string): DayRates {
  const { day, yenPer } = RatesFile.parse(JSON.parse(text))
  const { JPY: _, ...others } = yenPer
  return { day, yenPer: others }
}
