import type { Contract } from '@seriba/contracts/contract'
import fc from 'fast-check'
import * as z from 'zod'

const oddTexts = [
  '',
  '0',
  '-1',
  '1',
  '\u0000',
  '\ud800',
  '1e308',
  '9'.repeat(40),
  "'; drop table users; --",
  '2026-02-31',
]
/** Some valid ones, so that the verbs behind the schemas are exercised with the rest. */
const plausible = ['car-auction', 'stock', 'bikes', '2026-11-21', '1-5', 'ASC', 'auction', 1, 2, '100001']
const oddNumbers = [0, 1, 2, -1, 0.5, 2 ** 31, Number.MAX_SAFE_INTEGER]

const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...oddTexts))
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, ...oddNumbers, ...plausible),
  fc.array(fc.jsonValue(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
)

/** Input for a contract that is wrong in every field, wrong in some, or well-formed but odd. */
export function nonsenseFor({ input }: Pick<Contract, 'input'>): fc.Arbitrary<Record<string, unknown>> {
  const fields = [...Object.keys(input.shape), 'unknown']
  const wrong = record(Object.fromEntries(fields.map((field) => [field, anything])))
  const odd = formed(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })) as typeof wrong
  return fc.oneof(wrong, odd, fc.tuple(odd, wrong).map(mixed))
}

const record = (all: Record<string, fc.Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  fc.record(all, { requiredKeys }) as fc.Arbitrary<Record<string, unknown>>

/** The first with one field from the second. */
const mixed = ([all, some]: [Record<string, unknown>, Record<string, unknown>]) => ({
  ...all,
  ...Object.fromEntries(Object.entries(some).slice(0, 1)),
})

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Anything of the shape that a schema describes, whatever its limits. */
function formed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => formed(choice as JsonSchema)))
  if (schema.type === 'object') return formedObject(schema)
  if (schema.type === 'array') return fc.array(formed(schema.items as JsonSchema), { maxLength: 3 })
  if (schema.type === 'string') return text
  if (schema.type === 'integer') return fc.constantFrom(...oddNumbers)
  if (schema.type === 'boolean') return fc.boolean()
  return anything
}

function formedObject({ properties = {}, required = [], additionalProperties }: JsonSchema) {
  if (typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string(), formed(additionalProperties), { maxKeys: 2 })
  }
  const all = Object.entries(properties).map(([name, schema]) => [name, formed(schema as JsonSchema)])
  return record(Object.fromEntries(all), required)
}
