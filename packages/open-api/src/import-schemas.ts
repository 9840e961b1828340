import { verdicts } from '@seriba/domain/import-rules/import-rule'
import { decidingFacts } from '@seriba/domain/import-rules/import-verdict'
import type { Json } from './json.ts'

const names = (description: string, types: string | readonly string[] = 'object'): Json => ({
  type: types,
  properties: { en: { type: 'string' }, ru: { type: 'string' } },
  required: ['en', 'ru'],
  description,
})

/** What `domain/import-rules` finds out, which the contracts pass on unchanged. */
export const importSchemas: Record<string, Json> = {
  RuleVerdict: {
    type: 'object',
    description: 'What one rule says about the vehicle.',
    properties: {
      verdict: { enum: verdicts },
      by: {
        enum: ['japan', 'destination'],
        description: 'Japan’s rules keep a vehicle from being exported.',
      },
      says: names('The rule in words.'),
      exceptions: names('Whom it leaves out.', ['object', 'null']),
      missing: {
        enum: [...decidingFacts, null],
        description: 'What would have to be known, if nobody can tell.',
      },
      formality: { type: 'boolean', description: 'It asks for papers, and keeps nothing out.' },
      blocks: { type: 'boolean', description: 'Bids on vehicles that do not fit it are refused.' },
      source: { type: 'object', description: 'Where it was read, and when.' },
    },
    required: ['verdict', 'by', 'says', 'exceptions', 'missing', 'formality', 'blocks', 'source'],
  },
  ImportVerdict: {
    type: 'object',
    description: 'Whether the vehicle may be imported.',
    properties: {
      verdict: { enum: verdicts },
      basis: {
        enum: ['rules', 'prohibited', 'noRules'],
        description:
          'Why: the rules say so, all used vehicles are prohibited, or the company keeps no rules for the country.',
      },
      arrives: { type: 'string', description: 'The day in Japan on which it will probably arrive.' },
      changesOn: {
        type: ['string', 'null'],
        description: 'The first day of arrival on which the verdict changes; null if there is none.',
      },
      becomes: { enum: [...verdicts, null], description: 'What it changes to.' },
      rules: {
        type: 'array',
        items: { $ref: '#/components/schemas/RuleVerdict' },
        description: 'The one that decides comes first.',
      },
    },
    required: ['verdict', 'basis', 'arrives', 'changesOn', 'becomes', 'rules'],
  },
}
