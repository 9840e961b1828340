import { expect, test } from 'vitest'
import { readCategories, writeCategories } from './category-choice.ts'
import { toggleGroup, toggleItem } from './group-choice.ts'

const lifting = { id: 'Lifting', items: ['Truck crane', 'Crane truck', 'Other lifting'] }
const forklifts = { id: 'Forklifts', items: ['Diesel', 'Electric'] }
const all = [lifting, forklifts]
const none = { groups: [], items: [] }

test('whole categories are named alone', () => {
  const whole = toggleGroup(none, forklifts)
  expect(writeCategories(whole, all)).toEqual({ category: ['Forklifts'], subcategory: [] })
  expect(readCategories({ category: ['Forklifts'], subcategory: [] }, all)).toEqual(whole)
})

test('a whole category beside a part of another survives the way through the filters', () => {
  const choice = toggleItem(toggleGroup(none, forklifts), lifting, 'Crane truck')
  const filters = writeCategories(choice, all)
  expect(filters).toEqual({
    category: ['Lifting', 'Forklifts'],
    subcategory: ['Crane truck', 'Diesel', 'Electric'],
  })
  expect(readCategories(filters, all)).toEqual(choice)
})

test('a category of which no subcategory is asked for leaves nothing chosen', () => {
  expect(readCategories({ category: ['Forklifts'], subcategory: ['Crane truck'] }, all)).toEqual(none)
  expect(readCategories({ category: [], subcategory: ['Crane truck'] }, all).items).toEqual(['Crane truck'])
})
