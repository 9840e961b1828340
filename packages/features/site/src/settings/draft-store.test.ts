import { expect, test } from 'vitest'
import { someSettings } from '../testing/settings.ts'
import { makeDraft } from './draft-store.ts'

const { sections } = someSettings()

test('untouched parts stay the same objects, so that nothing showing them is rendered again', () => {
  const draft = makeDraft(sections)
  const before = draft.get().values
  draft.set('panel.en.headline', 'Buy in Japan.')
  const { values } = draft.get()
  expect(values.panel.en.headline).toBe('Buy in Japan.')
  expect(values.brand).toBe(before.brand)
  expect(values.panel.ru).toBe(before.panel.ru)
  expect(values.panel.en.points).toBe(before.panel.en.points)
  const { changed } = draft.get()
  draft.set('panel.en.headline', 'Buy there.')
  expect(draft.get().changed).toBe(changed)
})

test('typing the original value back is not a change', () => {
  const draft = makeDraft(sections)
  draft.set('brand.name', 'Another')
  expect(draft.get().changed).toEqual(['brand'])
  draft.set('brand.name', sections.brand.name)
  expect(draft.get()).toMatchObject({ changed: [], edits: {} })
})

test('the saved draft lies beneath the input, and typing its value back is not a change of its own', () => {
  const draft = makeDraft(sections, { brand: { ...sections.brand, name: 'Kept' } })
  expect(draft.get()).toMatchObject({ values: { brand: { name: 'Kept' } }, changed: ['brand'], unkept: [] })
  draft.set('brand.name', 'Typed')
  expect(draft.get()).toMatchObject({ values: { brand: { name: 'Typed' } }, unkept: ['brand'] })
  draft.set('brand.name', 'Kept')
  expect(draft.get().unkept).toEqual([])
  draft.set('brand.name', sections.brand.name)
  expect(draft.get()).toMatchObject({ changed: [], unkept: ['brand'] })
})

test('a draft somebody else saves in the meantime goes beneath the input', () => {
  const draft = makeDraft(sections)
  draft.set('brand.name', 'Typed')
  draft.rebase(sections, {
    description: { en: 'Vans', ru: '' },
    brand: { ...sections.brand, name: 'Theirs' },
  })
  expect(draft.get().values).toMatchObject({ brand: { name: 'Typed' }, description: { en: 'Vans' } })
  draft.rebase(sections, { brand: { ...sections.brand, name: 'Typed' } })
  expect(draft.get()).toMatchObject({ unkept: [], changed: ['brand'] })
})

test('a publication in the meantime goes beneath the input', () => {
  const draft = makeDraft(sections)
  draft.set('brand.name', 'Another')
  draft.rebase({ ...sections, description: { en: 'Vans', ru: '' } })
  expect(draft.get().values).toMatchObject({ brand: { name: 'Another' }, description: { en: 'Vans' } })
})
