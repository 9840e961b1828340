import type { Json } from './json.ts'

/** What `domain/landed-cost` computes, which the contracts pass on unchanged. */
export const costSchemas: Record<string, Json> = {
  CostRange: {
    type: 'object',
    description: 'Yen, or the destination’s currency: the most likely amount, and the range around it.',
    properties: { likely: { type: 'number' }, min: { type: 'number' }, max: { type: 'number' } },
    required: ['likely', 'min', 'max'],
  },
  CostLine: {
    type: 'object',
    properties: {
      id: { type: 'string', description: 'Which cost it is: `price`, `freight`, `duty` and so on.' },
      yen: { $ref: '#/components/schemas/CostRange' },
      amount: {
        anyOf: [{ $ref: '#/components/schemas/CostRange' }, { type: 'null' }],
        description: 'In the destination’s currency; null on the invoice, which is in yen.',
      },
      currency: { type: ['string', 'null'] },
      recoverable: { type: 'boolean', description: 'A business may get it back.' },
    },
    required: ['id', 'yen', 'amount', 'currency', 'recoverable'],
  },
  CostEstimate: {
    type: 'object',
    properties: {
      invoice: {
        type: 'array',
        items: { $ref: '#/components/schemas/CostLine' },
        description: 'What the company charges.',
      },
      destination: {
        type: 'array',
        items: { $ref: '#/components/schemas/CostLine' },
        description: 'What is charged at the destination; empty if there is no sum.',
      },
      milestones: {
        type: 'object',
        description: 'Where a sum may end; each one includes those before it. Null if nothing is known.',
        properties: Object.fromEntries(
          ['fob', 'cnf', 'cif', 'landed'].map((name) => [
            name,
            { anyOf: [{ $ref: '#/components/schemas/CostRange' }, { type: 'null' }] },
          ]),
        ),
        required: ['fob', 'cnf', 'cif', 'landed'],
      },
      noSum: {
        enum: ['noPort', 'rulesOnly', 'prohibited', 'banned', 'listValue', 'unknown', null],
        description: 'Why there is no sum for the destination.',
      },
      ban: { type: ['object', 'null'], description: 'The rule that keeps the vehicle out.' },
      missing: {
        type: 'array',
        items: {},
        description: 'What is not known and makes the difference between the lowest and the highest sum.',
      },
      assumed: { type: 'array', items: {}, description: 'What was assumed about the vehicle.' },
      open: { type: 'boolean', description: 'The highest sum is not an upper limit.' },
    },
    required: ['invoice', 'destination', 'milestones', 'noSum', 'ban', 'missing', 'assumed', 'open'],
  },
}

/** Fields of answers that these describe, by call. */
const fields: Record<string, Record<string, Json>> = {
  'costs.landedCost': {
    estimate: refer('CostEstimate'),
    importVerdict: { anyOf: [refer('ImportVerdict'), { type: 'null' }] },
  },
}

/** A call's answer, with what is described here. */
export function withCosts(operation: string, answer: Json): Json {
  const known = Object.entries(fields[operation] ?? {})
  if (known.length === 0) return answer
  const properties = answer.properties as Record<string, Json>
  const described = known.map(([name, schema]) => {
    const said = properties[name]?.description
    return [name, said === undefined ? schema : { ...schema, description: said }]
  })
  return { ...answer, properties: { ...properties, ...Object.fromEntries(described) } }
}

function refer(id: string): Json {
  return { $ref: `#/components/schemas/${id}` }
}
