// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { visit } from './visited-lots.ts'

const list = () => JSON.parse(localStorage.getItem('visited-list') ?? '[]')

beforeEach(() => localStorage.clear())

test('the newest visit comes first, and nothing is listed twice', () => {
  for (const id of ['1', '2', '3', '1']) visit(id)
  expect(list()).toEqual(['1', '3', '2'])
})

test('only twenty lots are remembered', () => {
  for (let id = 1; id <= 25; id++) visit(String(id))
  expect(list()).toHaveLength(20)
  expect(list()[0]).toBe('25')
})

test('a corrupted list is started over', () => {
  localStorage.setItem('visited-list', '{oops')
  visit('7')
  expect(list()).toEqual(['7'])
})
