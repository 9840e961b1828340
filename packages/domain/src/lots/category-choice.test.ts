import { expect, test } from 'vitest'
import { readCategories, subcategoryPath, writeCategories } from './category-choice.ts'
import { toggleGroup, toggleItem } from './group-choice.ts'

const lifting = { id: 'Lifting', items: ['Truck crane', 'Crane truck', 'Other lifting'] }
const forklifts = { id: 'Forklifts', items: ['Diesel', 'Electric'] }
const all = [lifting, forklifts]
const none = { groups: [], items: [] }

test('a whole category is written without its subcategories', () => {
  const whole = toggleGroup(none, forklifts)
  expect(writeCategories(whole, all)).toEqual({ category: ['Forklifts'], subcategory: [] })
  expect(readCategories({ category: ['Forklifts'], subcategory: [] }, all)).toEqual(whole)
})

test('a whole category next to part of another survives the round trip through the filters', () => {
  const choice = toggleItem(toggleGroup(none, forklifts), lifting, 'Crane truck')
  const filters = writeCategories(choice, all)
  expect(filters).toEqual({
    category: ['Lifting', 'Forklifts'],
    subcategory: ['Crane truck', 'Diesel', 'Electric'],
  })
  expect(readCategories(filters, all)).toEqual(choice)
})

test('a subcategory does not choose a subcategory of the same name in another category', () => {
  const large = (category: string) => ({
    id: category,
    items: [subcategoryPath(category, 'Large'), subcategoryPath(category, 'Small')],
  })
  const machines = [large('Forklift'), large('Dozer')]
  const [forklift] = machines
  if (forklift === undefined) throw new Error('there is no forklift')
  const choice = toggleItem(none, forklift, 'Forklift>Large')
  expect(writeCategories(choice, machines)).toEqual({
    category: ['Forklift'],
    subcategory: ['Forklift>Large'],
  })
  expect(readCategories({ category: [], subcategory: ['Forklift>Large'] }, machines)).toEqual(choice)
  expect(readCategories({ category: [], subcategory: ['Large'] }, machines).items).toEqual([
    'Forklift>Large',
    'Dozer>Large',
  ])
})

test('a category with no subcategory of its own chosen leaves nothing selected', () => {
  expect(readCategories({ category: ['Forklifts'], subcategory: ['Crane truck'] }, all)).toEqual(none)
  expect(readCategories({ category: [], subcategory: ['Crane truck'] }, all).items).toEqual(['Crane truck'])
})
