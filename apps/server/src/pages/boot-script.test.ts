/// <reference lib="dom" />
// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { bootScript } from './boot-script.ts'

const root = document.documentElement
const boot = () => new Function(bootScript)()

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  delete root.dataset.unlike
  delete root.dataset.languages
  root.lang = 'ru'
  Object.assign(root.dataset, { for: 'member', drawnIn: 'ru', drawnOn: 'all', drawnWith: '{}' })
  localStorage.setItem('I18N_KEY', 'en')
})

test('a member’s page uses the account’s language, even if this browser last used another', () => {
  boot()
  expect([root.lang, localStorage.getItem('I18N_KEY')]).toEqual(['ru', 'ru'])
  expect(document.cookie).toContain('language=ru')
  expect('unlike' in root.dataset).toBe(false)
})

test('a prerendered page in a language other than the chosen one is hidden', () => {
  delete root.dataset.for
  boot()
  expect([root.lang, localStorage.getItem('I18N_KEY')]).toEqual(['en', 'en'])
  expect('unlike' in root.dataset).toBe(true)
})

test('if the chosen language is no longer offered, the first one is used and the prerendered page is shown', () => {
  delete root.dataset.for
  root.dataset.languages = 'ru'
  boot()
  expect([root.lang, localStorage.getItem('I18N_KEY')]).toEqual(['ru', 'en'])
  expect('unlike' in root.dataset).toBe(false)
})
